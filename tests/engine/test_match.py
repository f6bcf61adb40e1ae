"""A match: one checked door, what a seat may see, history."""

from typing import Any

import pytest

from romanum.engine.action import Action
from romanum.engine.conformance import random_game
from romanum.engine.dice import FastDice, SealedDice
from romanum.engine.event import Event
from romanum.engine.game import BadSetup
from romanum.engine.match import CannotUndo, Match
from romanum.engine.rule import IllegalAction
from romanum.engine.secrecy import masked
from toy.game import TOY
from toy.state import GOLD, SHIELD, Ring
from toy.steps import Battle, Bids, Reaction, Round, Turn, Turns
from toy.table import hands, kinds, table, texts

WINDOW_SHOWN = "Something hidden has been shown: whether somebody can react."


@pytest.fixture
def turn() -> Match[Ring]:
    """Seat 0 is to move, then seat 1."""
    return table(Turns(()), Turn(1), Turn(0), coins=[2, 2])


class TestSetup:
    def test_a_match_begins_at_its_first_choice(self) -> None:
        match = TOY.new(seats=3, seed=7)
        assert (match.pending, match.over, match.result, kinds(match)) == ((0, 1, 2), False, None, ["round"])

    def test_without_a_seed_the_dice_can_be_verified(self) -> None:
        assert isinstance(TOY.new(seats=2).first_dice, SealedDice)

    def test_the_same_seed_gives_the_same_match(self) -> None:
        assert TOY.new(seats=2, seed=7).fingerprint() == TOY.new(seats=2, seed=7).fingerprint()

    def test_options_have_defaults(self) -> None:
        assert TOY.new(seats=2, seed=7).options == {"length": "short", "discreet": False}

    @pytest.mark.parametrize(
        ("arguments", "problem"),
        [
            ({"scenario": "epic"}, "toy has no scenario 'epic'; there are: standard"),
            ({"seats": 5}, "standard is for 2, 3, 4 players, not 5"),
            ({"seats": 2.0}, "standard is for 2, 3, 4 players, not 2.0"),
            ({"seats": True}, "standard is for 2, 3, 4 players, not True"),
            ({"options": {"bribes": True}}, "toy has no option 'bribes'; there are: length, discreet"),
            ({"options": {"discreet": 1}}, "option discreet is yes or no (true or false), not 1"),
            ({"options": {"length": "endless"}}, "option length is one of short, long, not 'endless'"),
            ({"seats": 2, "seed": "x"}, "a seed is a whole number, not 'x'"),
            ({"seats": 2, "seed": True}, "a seed is a whole number, not True"),
            ({"seats": 2, "names": ["Livia"]}, "1 names for 2 seats"),
        ],
    )
    def test_what_cannot_be_set_up_is_named(self, arguments: dict[str, Any], problem: str) -> None:
        with pytest.raises(BadSetup) as refused:
            TOY.new(**arguments)
        assert str(refused.value) == problem


class TestDecision:
    def test_it_asks_with_a_sentence_a_rule_and_everything_that_may_be_done(self, turn: Match[Ring]) -> None:
        decision = turn.decision(0)
        assert (decision.seat, decision.step, decision.rule) == (0, "Turn", "4a")
        assert decision.prompt == "Round 1: the turn of Player 1."
        assert decision.options[0] == Action("draw", ("draw",))

    @pytest.mark.parametrize("seat", [1, 2, -1, True, False, 0.0, None, "0"])
    def test_who_is_not_asked_has_none(self, turn: Match[Ring], seat: Any) -> None:
        with pytest.raises(IllegalAction):
            turn.decision(seat)

    def test_every_action_has_a_label(self, turn: Match[Ring]) -> None:
        assert turn.label(("attack", 1, 0)) == "Attack Capua from Alba"
        assert turn.label(turn.decision(0).options[0]) == "Draw a card"

    def test_the_others_are_told_what_is_waited_for(self, turn: Match[Ring]) -> None:
        assert turn.waiting_for(None) == "Round 1: the turn of Player 1."


class TestPlay:
    def test_an_action_or_its_text_are_the_same(self, turn: Match[Ring]) -> None:
        other = turn.copy()
        turn.play(0, "raise alba")
        other.play(0, Action("raise alba", ("raise", 0)))
        assert turn.fingerprint() == other.fingerprint()

    def test_it_is_written_down(self, turn: Match[Ring]) -> None:
        turn.play(0, "raise alba")
        assert [(past.seat, past.text) for past in turn.history] == [(0, "raise alba")]
        assert turn.events == [Event("raise", "4c", {"seat": "seat0", "province": "alba"})]

    @pytest.mark.parametrize(
        ("seat", "action", "rule", "message"),
        [
            (1, "pass", "4a", "It is not your turn: Player 1 must choose."),
            (2, "pass", "", "There is no such seat: seats are numbered from 0, and there are 2."),
            (0, "raise capua", "4c", "Capua is not yours."),
            (0, "attack ostia from alba", "4d", "Ostia does not lie next to Alba."),
            (0, "treat seat0", "7a", "You cannot treat with yourself."),
            (0, "bid 1", "4a", "“Bid 1” cannot be done now."),
            (0, "fly", "", "I do not understand that: no action begins with 'fly'."),
            (0, Action("pass", ("draw",)), "", "I do not understand that: its text and its move differ."),
            (0, Action("fly", ("pass",)), "", "I do not understand that: no action begins with 'fly'."),
        ],
    )
    def test_anything_else_is_refused_by_its_rule_if_there_is_one_and_changes_nothing(
        self, turn: Match[Ring], seat: int, action: Action | str, rule: str, message: str
    ) -> None:
        before = turn.position.to_json()
        with pytest.raises(IllegalAction) as refused:
            turn.play(seat, action)
        assert (refused.value.why.rule, refused.value.why.message) == (rule, message)
        assert (turn.position.to_json(), turn.events, turn.history) == (before, [], [])

    def test_what_is_accepted_is_done_and_read_once(self, turn: Match[Ring], monkeypatch: pytest.MonkeyPatch) -> None:
        read: list[str] = []
        really = TOY.vocabulary.read
        monkeypatch.setattr(TOY.vocabulary, "read", lambda text: read.append(text) or really(text))  # type: ignore[func-returns-value]
        assert turn.accept(0, "pass") is None
        assert ([(past.seat, past.text) for past in turn.history], read) == ([(0, "pass")], ["pass"])

    def test_what_is_not_accepted_is_told_why_and_changes_nothing(self, turn: Match[Ring]) -> None:
        before = turn.position.to_json()
        why = turn.accept(0, "raise capua")
        assert why is not None
        assert (why.rule, why.message) == ("4c", "Capua is not yours.")
        assert (turn.position.to_json(), turn.events, turn.history) == (before, [], [])

    @pytest.mark.parametrize("seat", [False, 0.0, None, "0", [0]])
    def test_what_only_equals_a_seat_is_none(self, turn: Match[Ring], seat: Any) -> None:
        with pytest.raises(IllegalAction, match="There is no such seat"):
            turn.play(seat, "pass")

    def test_a_refusal_carries_the_rule_in_words_and_the_numbers_that_failed(self) -> None:
        why = table(Turn(0), armies=[3, 0, 2, 0, 0]).why_not(0, "raise alba")
        assert why is not None
        assert (why.text, why.facts) == (TOY.rules["4c"].text, {"province": "alba", "armies": 3})

    def test_what_may_be_done_has_no_refusal(self, turn: Match[Ring]) -> None:
        assert turn.why_not(0, "draw") is None

    def test_all_refused_candidates_are_listed_with_their_reasons(self, turn: Match[Ring]) -> None:
        refused = {action.text: why.rule for action, why in turn.refused(0)}
        assert (refused["raise capua"], refused["treat seat0"], "draw" in refused) == ("4c", "7a", False)

    def test_a_seat_that_is_not_asked_learns_nothing_of_anothers_refusals(self) -> None:
        fields: dict[str, Any] = {"owner": [0, 1, -1, -1, -1], "armies": [2, 1, 0, 0, 0]}
        match = table(Battle(1, 0), Reaction((1, 0), "attack", (1, 0)), hands=hands([], [SHIELD]), **fields)
        assert (match.pending, match.refused(0), len(match.refused(1))) == ((1,), [], 1)

    def test_a_defect_on_the_way_leaves_everything_as_it_was(
        self, turn: Match[Ring], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(step: Turns, g: Ring) -> None:
            g.coins[0] = 99
            g.tell("pass", "4a")
            raise RuntimeError("defect")

        turn.play(0, "pass")
        before, events = turn.position.to_json(), len(turn.events)
        monkeypatch.setattr(Turns, "run", fail)
        with pytest.raises(RuntimeError, match="defect"):
            turn.play(1, "pass")
        assert (turn.position.to_json(), len(turn.events), len(turn.history)) == (before, events, 1)
        monkeypatch.undo()
        turn.position.dice = FastDice(1)
        turn.play(1, "pass")
        assert len(turn.history) == 2


class TestTheEnd:
    @pytest.fixture
    def ended(self) -> Match[Ring]:
        match = table(Turn(0), round=4, owner=[0, 1, 1, -1, -1], hands=hands([], [GOLD]))
        match.play(0, "pass")
        return match

    def test_the_result_ranks_the_seats(self, ended: Match[Ring]) -> None:
        assert ended.over
        assert ended.result == TOY.result(ended.position)
        assert (ended.result.winners, ended.result.ranking, ended.result.scores) == ((1,), ((1,), (0,)), (1, 3))

    def test_nobody_is_asked_any_more(self, ended: Match[Ring]) -> None:
        assert (ended.pending, ended.waiting_for(0), ended.refused(0)) == ((), "", [])

    def test_nothing_more_can_be_done(self, ended: Match[Ring]) -> None:
        with pytest.raises(IllegalAction, match="The game is over"):
            ended.play(0, "pass")


class TestSeeing:
    def test_a_view_shows_what_the_seat_knows(self) -> None:
        view = table(Turn(0), hands=hands([SHIELD], [GOLD])).view(0)
        own, other = {"id": "shield", "name": "Shield"}, -9
        assert [(hand["cards"], hand["count"]) for hand in view["hands"]] == [([own], 1), ([], 1)]
        assert (view["deck"][:2], view["cards"], view["step"], view["pending"]) == ([other] * 2, [1, 1], "Turn", [0])

    def test_a_view_shows_neither_dice_nor_stack(self, turn: Match[Ring]) -> None:
        assert not {"dice", "stack"} & turn.view(0).keys()

    def test_a_drawn_card_is_told_to_its_seat_alone(self) -> None:
        match = table(Turn(0), hands=hands([], []), deck=[GOLD], drawn=0, dice=[1])
        match.play(0, "draw")
        told = [match.sentence(match.events_for(viewer)[0]) for viewer in (0, 1, None)]
        assert told == ["Player 1 draws gold.", "Player 1 draws a card.", "Player 1 draws a card."]

    def test_later_events_can_be_asked_for_alone(self, turn: Match[Ring]) -> None:
        turn.play(0, "raise alba")
        assert (len(turn.events_for(1)), turn.events_for(1, since=1)) == (1, [])

    def test_what_a_seat_imagines_agrees_with_what_it_knows(self, turn: Match[Ring]) -> None:
        dream = turn.imagine(1, FastDice(5))
        assert masked(dream, 1) == masked(turn.position, 1)

    def test_different_dice_imagine_different_cards(self, turn: Match[Ring]) -> None:
        assert len({tuple(turn.imagine(1, FastDice.seeded(n)).hands) for n in range(20)}) > 1

    def test_who_is_asked_to_react_is_imagined_with_something_to_play(self) -> None:
        fields: dict[str, Any] = {"owner": [0, 1, -1, -1, -1], "armies": [2, 1, 0, 0, 0]}
        match = table(Battle(1, 0), Reaction((1, 0), "attack", (1, 0)), hands=hands([], [SHIELD, GOLD]), **fields)
        dreams = [match.imagine(0, FastDice.seeded(n)) for n in range(20)]
        assert all(dream.holds(1, SHIELD) for dream in dreams)

    def test_odds_are_exact_and_cite_what_changes_them(self) -> None:
        match = table(Turn(0), owner=[0, 1, -1, -1, -1], armies=[2, 2, 0, 0, 0])
        odds = match.odds(0, "attack capua from alba")
        assert odds is not None
        assert odds.win == pytest.approx(10 / 36)
        assert [modifier.rule for modifier in odds.modifiers] == ["6b"]

    def test_what_rolls_no_dice_has_no_odds(self, turn: Match[Ring]) -> None:
        assert turn.odds(0, "pass") is None

    def test_odds_are_for_what_is_offered(self, turn: Match[Ring]) -> None:
        with pytest.raises(IllegalAction):
            turn.odds(1, "pass")


class TestUndo:
    def test_it_gives_back_the_exact_position(self, turn: Match[Ring]) -> None:
        before = turn.position.to_json()
        turn.play(0, "raise alba")
        assert turn.undo(0) == "raise alba"
        assert (turn.position.to_json(), turn.events, turn.history) == (before, [], [])

    def test_afterwards_the_match_goes_on_and_is_logged(self, turn: Match[Ring]) -> None:
        turn.play(0, "raise alba")
        turn.undo(0)
        turn.play(0, "raise alba")
        assert kinds(turn) == ["raise"]

    @pytest.mark.parametrize(
        ("plays", "seat", "reason"),
        [
            ([], 0, "Nothing has been done yet."),
            ([(0, "pass")], 1, "Player 1 has acted since."),
            ([(0, "pass"), (1, "raise nola")], 0, "Player 2 has acted since."),
            ([(0, "draw")], 0, WINDOW_SHOWN),
            ([(0, "treat seat1"), (0, "pay 1")], 0, "Dice have been rolled."),
        ],
    )
    def test_it_stays_with_a_reason(self, plays: list[tuple[int, str]], seat: int, reason: str) -> None:
        match = table(Turns(()), Turn(0), Turn(1), Turn(0), coins=[2, 2], dice=[6])
        for actor, text in plays:
            match.play(actor, text)
        with pytest.raises(CannotUndo) as stays:
            match.undo(seat)
        assert str(stays.value) == reason

    def test_a_secret_plan_may_be_taken_back_before_the_last_is_made(self) -> None:
        match = table(Bids((0, 1)))
        match.play(0, "bid 2")
        match.undo(0)
        assert (match.pending, match.position.bids) == ((0, 1), [-1, -1])


class TestHistory:
    def test_a_copy_goes_its_own_way(self, turn: Match[Ring]) -> None:
        before, twin = turn.position.to_json(), turn.copy()
        twin.play(0, "raise alba")
        assert (turn.position.to_json(), turn.events, len(twin.events)) == (before, [], 1)

    def test_one_can_go_back_in_time(self, turn: Match[Ring]) -> None:
        start = turn.fingerprint()
        turn.play(0, "raise alba")
        then = turn.at(0)
        assert (then.fingerprint(), then.events, then.history, texts(then, 0)[0]) == (start, [], [], "draw")
        assert len(turn.history) == 1

    @pytest.mark.parametrize("n", [-1, 1])
    def test_there_is_no_time_outside_the_match(self, turn: Match[Ring], n: int) -> None:
        with pytest.raises(IndexError, match=f"this match has 0 actions, not {n}"):
            turn.at(n)

    def test_a_branch_has_dice_of_its_own(self, turn: Match[Ring]) -> None:
        assert turn.branch(seed=5).position.dice == FastDice.seeded(5)
        assert turn.position.dice != FastDice.seeded(5)

    def test_equal_positions_have_equal_fingerprints(self, turn: Match[Ring]) -> None:
        twin = turn.copy()
        assert twin.fingerprint() == turn.fingerprint()
        twin.play(0, "pass")
        assert twin.fingerprint() != turn.fingerprint()


def test_the_first_round_of_a_match_begins_with_bids() -> None:
    assert TOY.new(seats=2, seed=1).position.stack == [Round(), Bids((0, 1))]


@pytest.mark.parametrize(("discreet", "reason"), [(False, WINDOW_SHOWN), (True, "")])
def test_what_led_others_to_be_asked_stays_unless_all_are_asked_anyway(discreet: bool, reason: str) -> None:
    match = table(
        Turns(()),
        Turn(1),
        Turn(0),
        discreet=discreet,
        owner=[0, 1, 0, 1, 0, 1],
        armies=[3] * 6,
        hands=hands([], [SHIELD]),
    )
    attack = next(text for text in texts(match, 0) if text.startswith("attack"))
    match.play(0, attack)
    assert match.pending == (1,)
    assert match.why_no_undo(0) == reason


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    """Its secrets may have been shown by then."""
    match = random_game(TOY, 2, seed=4)
    assert {match.why_no_undo(seat) for seat in range(2)} == {"The game is over."}


def test_a_match_says_what_it_is_and_who_is_asked() -> None:
    match = TOY.new(seats=2, seed=3)
    assert repr(match) == "<Match of toy, standard, after 0 actions: Player 1 and Player 2 are asked>"
    while not match.over:
        match.play(match.pending[0], match.decision(match.pending[0]).options[0])
    assert repr(match) == f"<Match of toy, standard, after {len(match.history)} actions: over>"
