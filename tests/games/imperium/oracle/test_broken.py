"""Rules that are broken on purpose, so that one sees that the oracles would say so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

import pytest

from games.imperium.battle.test_29_militia_in_combat import levy
from games.imperium.march_table import campaign
from games.imperium.siege.test_17_sieges import besieged
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.battle import commitments, losses, results, segment
from romanum.games.imperium.rules.battle.fight import player_of
from romanum.games.imperium.rules.common import control, morale
from romanum.games.imperium.rules.common.donatives import Donatives
from romanum.games.imperium.rules.march import boats
from romanum.games.imperium.rules.mobilization import phase, pools
from romanum.games.imperium.rules.naval.combat import aftermath
from romanum.games.imperium.rules.powers import activation, distances, grain, rebellion
from romanum.games.imperium.rules.siege import attrition, plunder
from romanum.games.imperium.state.errands import PlayerTurn, SiegeResolution
from romanum.games.imperium.state.position import MOVEMENT, PLAYERS, SIEGE

from ..battle_table import army, attack, met
from ..builder import Table
from .land.boats import Boats
from .land.must import MustAttack
from .sea.flight import Flights
from .state.grain import Grain
from .state.leaders import Leaders
from .state.militia import Militia
from .state.plunder import Plunder
from .state.pools import Pools
from .state.powers import Powers
from .state.purses import Purses
from .state.siege import SiegesGoOn
from .state.spirit import Morale
from .state.watch import Oracle, Plan, Span, at_table, show, spans


def rules_told(oracle: Oracle, seen: Iterable[Span]) -> set[str]:
    """The rules against which an oracle has something to say first."""
    for span in seen:
        found = {what.split(":")[0] for what in oracle(span)}
        if found:
            return found
    return set()


def all_told(oracle: Oracle, seen: Iterable[Span]) -> set[str]:
    """All rules against which an oracle has something to say."""
    return {what.split(":")[0] for span in seen for what in oracle(span)}


def greedy(shares: dict[int, int], wanted: list[int], left: int, *_: object) -> dict[int, int]:
    """Everything to the last who asks."""
    last = wanted[-1]
    return {player: min(left, wanted.count(player)) if player == last else 0 for player in shares}


@pytest.mark.parametrize(
    ("module", "name", "wrong", "oracle", "scenario", "mood", "said"),
    [
        (grain, "wheat", lambda *_: 9, Grain, 26, "idle", "22.2.2a"),
        (grain, "wheat", lambda *_: 0, Grain, 9, "idle", "22.2.2b"),
        (rebellion, "MOB", "", Grain, 35, "idle", "22.2.3a"),
        (pools, "share", greedy, Pools, 23, "recruits", "7.5e"),
        (plunder, "is_at_mercy", lambda *_: True, Plunder, 6, "warlike", "24.1a"),
        (phase, "lift_plunder", lambda _: None, Plunder, 17, "warlike", "24.2"),
        (commitments, "militia_of", lambda *_: 30, Militia, 33, "warlike", "29.3a"),
        (distances, "gap", lambda *_: 3, Powers, 38, "idle", "5.3a"),
        (activation, "is_hostile", lambda *_: False, Powers, 24, "warlike", "23.1"),
        (activation, "modifier", lambda *_: 5, Powers, 24, "warlike", "23.3a"),
        (phase, "_up_to", lambda _: 6, Leaders, 2, "warlike", "18.2.2b"),
        (morale, "leader_worth", lambda *_: 1, Morale, 12, "warlike", "19.1e"),
        (aftermath, "refuges", lambda *_: (), Flights, 4, "corsairs", "10.7.4e"),
        (control, "province_tax", lambda *_: 9, Purses, 20, "idle", "5.4a"),
    ],
)
def test_oracles_see_in_a_game_where_a_rule_is_broken(
    module: ModuleType,
    name: str,
    wrong: object,
    oracle: Callable[[], Oracle],
    scenario: int,
    mood: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, wrong)
    plan = Plan(scenario, SCENARIOS[scenario - 1].players[-1], 1, mood=mood, actions=400)
    assert said in rules_told(oracle(), spans(plan))


# ---- at tables, where it would take a game too long


def test_militia_falls_before_units(monkeypatch: pytest.MonkeyPatch) -> None:
    def keeps(g: Any, fight: Any, side: int, need: int) -> None:
        g.push(losses.LandLosses(player_of(fight, side), side, need))

    def fights() -> Iterable[Span]:
        t = levy("caesar 1 20-10-b | pompey 1 20-10-b 2 4-12", 12)
        deeds = (lambda: attack(t, 4).play("pompey", "stand"), lambda: t.play("pompey", "militia 12"))
        return at_table(t, *deeds, lambda: t.play("pompey", "lose-least"))

    assert "29.3c" not in all_told(Militia(), fights())
    monkeypatch.setattr(results, "demand", keeps)
    assert "29.3c" in all_told(Militia(), fights())


def test_a_siege_is_rolled_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def goes_on() -> Iterable[Span]:
        t = besieged()
        t.g.phase, t.g.segment, t.g.active = PLAYERS, SIEGE, t.seat("caesar")

        def over() -> None:
            t.g.segment = MOVEMENT

        return at_table(t, lambda: t.roll(6).push(SiegeResolution(t.seat("caesar"))), over)

    assert rules_told(SiegesGoOn(), goes_on()) == set()
    monkeypatch.setattr(attrition, "lives_on_trains", lambda *_: True)
    assert rules_told(SiegesGoOn(), goes_on()) == {"17.3a"}


def test_a_city_is_worn_down_a_point_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def goes_on() -> Iterable[Span]:
        t = besieged("", months=2)
        t.g.phase, t.g.segment, t.g.active = PLAYERS, SIEGE, t.seat("caesar")
        return at_table(t, lambda: t.roll(1).push(SiegeResolution(t.seat("caesar"))))

    assert rules_told(SiegesGoOn(), goes_on()) == set()
    monkeypatch.setattr(attrition, "strength_left", lambda *_: 3)
    assert rules_told(SiegesGoOn(), goes_on()) == {"17.3.1c"}


def test_no_more_than_a_fifth_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    def gives(talents: int) -> Iterable[Span]:
        t = met("3 20-10-b", "3 20-10-b", morale={"caesar": 100, "pompey": 60}, treasury={"caesar": 90})
        deeds = (lambda: attack(t, 4).play("pompey", "stand"), lambda: t.play("caesar", f"number {talents}"))
        return at_table(t, *deeds)

    assert rules_told(Morale(), gives(20)) == set()
    monkeypatch.setattr(Donatives, "left", lambda step, g: g.treasury[step.powers[step.turn]])
    assert rules_told(Morale(), gives(21)) == {"19.3.1c"}


def test_whoever_comes_over_a_strait_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the strait of Messana, in a civil war whose Provinces are all somebody's."""

    def crosses() -> Iterable[Span]:
        t = army({"b4225": "caesar 3 20-10-b", "b4124": "pompey 3 20-10-b"})
        caesar = t.seat("caesar")
        t.g.phase, t.g.segment, t.g.active = PLAYERS, MOVEMENT, caesar
        t.push(PlayerTurn(caesar)).roll(*[4] * 9)
        return at_table(t, *[lambda: _goes(t, "b4225", "b4124")] * 9)

    oracle = MustAttack()
    assert all_told(lambda span: iter(show(oracle, span)), crosses()) == set()
    monkeypatch.setattr(segment, "must_attack", lambda *_: False)
    assert all_told(lambda span: iter(show(oracle, span)), crosses()) == {"14.1b"}


def _goes(t: Table, here: str, there: str) -> None:
    """The next thing that somebody does on the way from one place to another."""
    wanted = [f"to {there}", "ready", f"march {here}", "done", "stop", "pass", "stand", f"attack {there}", "pompey"]
    for seat in t.asked[:1]:
        t.play(seat, next(text for text in wanted if text in t.offered(seat)))


def test_boats_go_at_the_pace_of_foot(monkeypatch: pytest.MonkeyPatch) -> None:
    def floats() -> list[str]:
        t, oracle = campaign({"a2813": "caesar 1 train-6"}), Boats()
        texts = ("march a2813", "by-boat rhenus", "ready", *("to a2812", "to a2813") * 4)
        deeds = [lambda text=text: _if_offered(t, text) for text in texts]
        return [what for span in at_table(t, *deeds) for what in show(oracle, span)]

    assert floats() == []
    monkeypatch.setattr(boats, "PACE", dict.fromkeys(boats.PACE, 30))
    assert any(what.startswith("13.4.4c") for what in floats())


def _if_offered(t: Table, text: str) -> None:
    if t.asked and text in t.offered("caesar"):
        t.play("caesar", text)
