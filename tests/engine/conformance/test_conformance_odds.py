"""The kit on the toy game: stated odds are true, a replay says what differs, plans that are laid open are named."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest

from romanum.engine.action import Move
from romanum.engine.conformance import Sample, hidden, random_game, stated_odds
from romanum.engine.event import Event
from romanum.engine.odds import Distribution, Odds, Outcome
from romanum.engine.position import Position, differences
from romanum.engine.record import RecordError, load, save
from toy.game import TOY, Toy
from toy.state import Ring
from toy.watchful_check import Patch, noticed

ROLLS = Distribution.die().combine(Distribution.die(), lambda attack, defence: attack - defence)


class TestOdds:
    """An attack: two dice, ties to the defender; walls take one from the attacker."""

    def test_those_of_the_toy_are_true(self) -> None:
        assert stated_odds.odds_are_true(Sample(TOY, 3, {"length": "long"}, games=3, share=0.3)) > 4

    @pytest.mark.parametrize("shift", [-0.12, 0.12])
    def test_a_wrong_table(self, shift: float, monkeypatch: Patch) -> None:
        right = Toy.odds

        def wrong(game: Toy, known: Ring, seat: int, move: Move) -> Odds | None:
            odds = right(game, known, seat, move)
            return None if odds is None else msgspec.structs.replace(odds, win=odds.win + shift)

        monkeypatch.setattr(Toy, "odds", wrong)
        noticed(stated_odds.odds_are_true, "is stated")

    def test_a_modifier_that_is_forgotten(self, monkeypatch: Patch) -> None:
        right = Toy.odds

        def without_walls(game: Toy, known: Ring, seat: int, move: Move) -> Odds | None:
            bare = known.copy()
            bare.armies = [min(armies, 1) for armies in bare.armies]
            return right(game, bare, seat, move)

        monkeypatch.setattr(Toy, "odds", without_walls)
        noticed(stated_odds.odds_are_true, "and 0.417 is stated")

    def test_an_outcome_without_a_name(self, monkeypatch: Patch) -> None:
        right = Toy.odds

        def in_code(game: Toy, known: Ring, seat: int, move: Move) -> Odds | None:
            odds = right(game, known, seat, move)
            return odds and msgspec.structs.replace(odds, outcomes=[Outcome("E/1/4A d", 1.0)])

        monkeypatch.setattr(Toy, "odds", in_code)
        noticed(stated_odds.odds_are_true, "without a name: ['E/1/4A d']")

    @pytest.mark.parametrize("certain", [0.0, 1.0])
    def test_what_is_stated_as_certain_is_exactly_that(self, certain: float, monkeypatch: Patch) -> None:
        right = Toy.odds

        def sure(game: Toy, known: Ring, seat: int, move: Move) -> Odds | None:
            odds = right(game, known, seat, move)
            return None if odds is None else msgspec.structs.replace(odds, win=certain)

        monkeypatch.setattr(Toy, "odds", sure)
        noticed(stated_odds.odds_are_true, f"{certain:.3f} is stated")

    def margins(self, monkeypatch: Patch, stated: Distribution[int]) -> None:
        """The outcome is told by how much the attacker has won."""

        def odds(game: Toy, known: Ring, seat: int, move: Move) -> Odds | None:
            if move[0] != "attack" or known.armies[move[1]] != 1:
                return None
            return Odds.of_gain(stated)

        def outcome(game: Toy, before: Ring, seat: int, move: Move, events: Sequence[Event]) -> str | None:
            fought = [event.facts for event in events if event.kind == "battle"]
            return f"{fought[0]['attack'] - fought[0]['defence']:+d}" if fought else None

        monkeypatch.setattr(Toy, "odds", odds)
        monkeypatch.setattr(Toy, "outcome", outcome)

    def test_every_outcome_comes_as_often_as_it_is_stated(self, monkeypatch: Patch) -> None:
        self.margins(monkeypatch, ROLLS)
        assert stated_odds.odds_are_true(Sample(TOY, 3, games=20, share=0.3)) > 0

    def test_a_flat_table(self, monkeypatch: Patch) -> None:
        self.margins(monkeypatch, Distribution(dict.fromkeys(range(-5, 6), 1)))
        noticed(stated_odds.odds_are_true, "and 0.091 is stated")

    def test_an_outcome_that_is_not_stated(self, monkeypatch: Patch) -> None:
        self.margins(monkeypatch, ROLLS.map(lambda margin: max(margin, -4)))
        noticed(stated_odds.odds_are_true, "it comes to -5, which is not stated")

    def test_chance_and_outcome_at_once(self, monkeypatch: Patch) -> None:
        """Outcomes as they are stated do not hide a chance to win that is not theirs."""
        self.margins(monkeypatch, ROLLS)
        told = Toy.outcome

        def both(game: Toy, before: Ring, seat: int, move: Move, events: Sequence[Event]) -> Any:
            margin = told(game, before, seat, move, events)
            return margin and (int(str(margin)) > 0, margin)

        monkeypatch.setattr(Toy, "outcome", both)
        noticed(stated_odds.odds_are_true, "and 1.000 is stated")

    def test_what_is_decided_only_now_and_then(self, monkeypatch: Patch) -> None:
        right = Toy.outcome

        def if_won(game: Toy, before: Ring, seat: int, move: Move, events: Sequence[Event]) -> bool | None:
            return right(game, before, seat, move, events) or None

        monkeypatch.setattr(Toy, "outcome", if_won)
        noticed(stated_odds.odds_are_true, "though not always")

    def test_a_game_that_tells_no_outcome_is_not_asked(self, monkeypatch: Patch) -> None:
        monkeypatch.delattr(Toy, "outcome")
        monkeypatch.setattr(Toy, "odds", lambda *_: pytest.fail("it was asked"))
        assert stated_odds.odds_are_true(Sample(TOY, 2)) == 1


class TestReplay:
    def test_differences_are_told_field_by_field_and_not_all(self) -> None:
        one, other = (
            {"a": [1, [2]], "b": {"c": kind}, "d": list(range(start, start + 20))} for kind, start in ((1, 0), (2, 5))
        )
        told = differences(msgspec.json.encode(one), msgspec.json.encode({**other, "a": [1], "e": True}))
        assert told[:4] == ["a: [1,[2]] and [1]", "b.c: 1 and 2", "d[0]: 0 and 5", "d[1]: 1 and 6"]
        assert told[-1] == "and 15 more"
        assert differences(b"{}", b'{"e": true}') == ["e: nothing and true"]

    def test_a_saved_match_says_what_differs(self) -> None:
        text = save(random_game(TOY, 2, seed=4))
        saved = msgspec.json.decode(text)
        saved["position"]["coins"][0] += 1
        with pytest.raises(RecordError, match=r"record leads to: coins\[0\]: \d+ and \d+"):
            load(msgspec.json.encode(saved).decode(), {"toy": TOY}.__getitem__)


class TestPlans:
    def test_bids_that_are_shown_have_their_words(self) -> None:
        assert hidden.plans_are_named(Sample(TOY, 3, games=2)) > 10

    def test_plans_without_words(self, tmp_path: Path) -> None:
        folder = Path(copytree(Path(str(TOY.folder)), tmp_path / "toy"))
        words = folder / "words" / "en.ftl"
        told = words.read_text(encoding="utf-8").replace("what everybody has bid", "{ shown-otherwise }")
        words.write_text(told, encoding="utf-8")

        class Wordless(Toy):
            @property
            def folder(self) -> Any:
                return folder

        noticed(hidden.plans_are_named, "plans are laid open, and whoever wants to undo is told", Wordless())

    def test_plans_that_the_game_has_no_words_for_are_named_by_the_engine(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "words", TOY.words)
        match = TOY.new(seats=2, seed=1)
        match.play(0, "bid 1")
        match.play(1, "bid 0")
        assert match.why_no_undo(1) == "Dice have been rolled."
        bids = [event for event in match.events if event.kind == "bids"]
        plans = next(past.before for past in match.history if past.before.stack)
        assert match.shown(bids, plans) == "what everybody has bid"
        assert match.shown([], plans) == "what everybody had planned in secret"
        assert match.shown([]) == "whether somebody can react"


def test_nothing_is_told_of_positions_that_are_the_same() -> None:
    position: Position = TOY.new(seats=2, seed=1).position
    assert differences(position.to_json(), position.copy().to_json()) == []
