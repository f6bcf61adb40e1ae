"""Chapter 23: inactive powers wake, are set up, fight whom they must, and go home."""

from __future__ import annotations

import pytest

from games.imperium.builder import GAME, Table, position
from romanum.engine.dice import FastDice
from romanum.engine.position import changed
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import HEXES_OF, LAND_STEPS, PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID, PROVINCE_IDS
from romanum.games.imperium.data.units import KIND_BY_ID, KIND_IDS
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, is_friend, mover_of, wake
from romanum.games.imperium.rules.common.raids import why_no_raid
from romanum.games.imperium.rules.common.sieges import begin_siege
from romanum.games.imperium.state.errands import LandMovement, LookForWinners, Reckoning, Trespass
from romanum.games.imperium.state.forces import add, put, stacks_of
from romanum.games.imperium.state.marks import POOL, SUPPLIED
from romanum.games.imperium.state.position import (
    ACTIVE,
    BARBARIAN,
    CIVILIZED,
    CLIENT,
    INACTIVE,
    NEUTRAL,
    NOBODY,
    PEOPLE,
    REBELS,
    REPLENISHMENT,
)
from romanum.games.imperium.state.rosters import LETTER, each, fleets, numbers
from rules import rule

HIBERNIA = PROVINCE_BY_ID["hibernia"]


def woken(province: str, dice: tuple[int, ...] = (1, 1)) -> Table:
    """Caesar enters a Province that is nobody's, and its people rolls for its units; Pompey is far away."""
    number = PROVINCE_BY_ID[province]
    place = PLACE_IDS[HEXES_OF[number][0]]
    t = position({place: "caesar 2 20-10-a", "c1206": "pompey 1 4-12"}, scenario=6)
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    return t.roll(*dice).push(Trespass(t.stack("caesar", place), number))


@rule("23.1", "5.2.3c", "5.2.3b")
def test_the_people_of_a_province_that_is_nobodys_wakes_when_it_is_entered() -> None:
    place = PLACE_IDS[HEXES_OF[HIBERNIA][0]]
    t = position({place: "caesar 2 20-10-a"}, scenario=6)
    assert t.g.standing[PEOPLE + HIBERNIA] == INACTIVE
    t.roll(3, 3).push(Trespass(t.stack("caesar", place), HIBERNIA))
    assert t.g.standing[PEOPLE + HIBERNIA] == ACTIVE
    assert t.lord("hibernia") == "people-of-hibernia"
    assert t.asked != ("caesar",)


# ---- who they are


@rule("23.0a")
def test_inactive_are_those_the_scenario_lists_and_the_provinces_of_nobody() -> None:
    t = position(scenario=6)
    sleeping = {p for p, standing in enumerate(t.g.standing) if standing == INACTIVE}
    assert {t.power(name) for name in ("egypt", "parthia", "iudaea", "gallic-rebels")} <= sleeping
    assert {p - PEOPLE for p in sleeping if PEOPLE <= p < REBELS} == set(t.g.setting.unowned)
    assert t.g.bond[t.power("iudaea")] == CLIENT
    assert t.g.bond[t.power("egypt")] == NEUTRAL


@rule("23.0b")
def test_a_client_that_is_active_fights_beside_its_patron() -> None:
    t = position({"a3130": "numidia 1 6-16 | pompey 1 20-10-a"}, scenario=6)
    assert is_friend(t.g, t.power("numidia"), t.power("pompey"))
    assert mover_of(t.g, t.stack("numidia", "a3130")) == t.seat("pompey")
    assert mover_of(t.g, t.stack("pompey", "a3130")) == t.seat("pompey")


@rule("23.2")
@pytest.mark.parametrize(("province", "origin"), [("gallaecia", BARBARIAN), ("rhodus", CIVILIZED)])
def test_a_people_is_civilized_where_its_land_is_cultivated(province: str, origin: int) -> None:
    t = woken(province)
    assert t.g.origin[t.power(f"people-of-{province}")] == origin


# ---- waking


@rule("23.1")
def test_a_leader_or_a_fleet_alone_wakes_nobody() -> None:
    """A fleet in its waters, a leader who travels: it sleeps. Whoever lands wakes it."""
    for board in ("caesar 2 18-30-a aboard 1 4-12", "caesar caesar"):
        t = position({"a1106": board}, scenario=6)
        t.push(Trespass(t.stack("caesar", "a1106"), HIBERNIA))
        assert t.g.standing[PEOPLE + HIBERNIA] == INACTIVE
    assert woken("hibernia", dice=(1, 1)).g.standing[PEOPLE + HIBERNIA] == ACTIVE


@rule("23.1")
def test_barbarians_do_not_wake_barbarians() -> None:
    t = position({"a2408": "gallic-rebels 2 20-8-c"}, scenario=6)
    wake(t.g, t.power("gallic-rebels"), 3)
    magna = PROVINCE_BY_ID["germania-magna"]
    t.push(Trespass(t.stack("gallic-rebels", "a2408"), magna))
    assert t.g.standing[PEOPLE + magna] == INACTIVE


@rule("23.3a")
def test_units_that_the_scenario_lists_are_its_units() -> None:
    """Egypt has an army in scenario 6: no dice are rolled."""
    t = position({"b5828": "caesar 2 20-10-a"}, scenario=6)
    t.push(Trespass(t.stack("caesar", "b5828"), PROVINCE_BY_ID["aegyptus"]))
    assert not t.events("units-of-a-people")
    assert t.g.standing[t.power("egypt")] == ACTIVE
    assert stacks_of(t.g, t.power("egypt"))


@rule("23.3a")
@pytest.mark.parametrize(
    ("dice", "units", "rate"), [((1, 4), {"20-8-c": 1}, 0), ((1, 6), {"20-8-c": 2}, 1), ((6, 6), {"20-8-b": 6}, 2)]
)
def test_else_two_dice_bring_rating_rate_and_units(dice: tuple[int, int], units: dict[str, int], rate: int) -> None:
    """Hibernia has 2 less on the barbarian part of the table: 3, 5 and 10 are its rows."""
    t = woken("hibernia", dice=dice)
    people = PEOPLE + HIBERNIA
    found = "".join(t.g.units[stack] for stack in stacks_of(t.g, people))
    assert {KIND_IDS[kind]: n for kind, n in numbers(found).items() if KIND_IDS[kind].startswith("20-8")} == units
    assert t.g.rate[people] == rate


@rule("23.3b")
def test_a_civilized_power_with_a_port_may_have_fleets_for_infantry() -> None:
    """Rhodus musters 16-9, of which one becomes a fleet."""
    t = woken("rhodus", dice=(4, 4))
    (seat,) = t.asked_seats
    name = "caesar" if seat == t.seat("caesar") else "pompey"
    assert t.offered(name)[0] == "number 0"
    foot = len(t.offered(name)) - 1
    t.play(name, "number 1")
    found = "".join(t.g.units[stack] for stack in stacks_of(t.g, t.power("people-of-rhodus")))
    assert fleets(found) == 1
    assert sum(KIND_IDS[kind].startswith("16-9") for kind in each(found)) == foot - 1


@rule("23.3b")
def test_barbarians_and_inland_powers_are_not_asked_for_fleets() -> None:
    assert woken("gallaecia", dice=(4, 4)).step != "ShipsForFoot"


@rule("23.3c")
def test_arabs_and_sagartians_ride_light_horses() -> None:
    """Total 9: four legion-sized units are eight 6-16, and the light ones of the row are none."""
    t = woken("arabia-deserta", dice=(4, 5))
    found = "".join(t.g.units[stack] for stack in stacks_of(t.g, t.power("people-of-arabia-deserta")))
    assert {KIND_IDS[kind] for kind in each(found)} == {"6-16"}
    assert len(found) == 2 * 4


@rule("23.3d")
def test_the_opponent_sets_the_units_up_anywhere_in_the_province_before_the_march_goes_on() -> None:
    t = woken("hibernia", dice=(3, 4))
    assert t.step == "Placing"
    assert t.asked == ("pompey",)
    offered = set(t.offered("pompey"))
    assert offered == {f"at {PLACE_IDS[place]}" for place in HEXES_OF[HIBERNIA]} - {"at a1106"}
    t.play("pompey", "at a1208")
    assert "done" not in t.offered("pompey")
    t.play("pompey", "unit 20-8-c", "done", "at a1111", "all")
    assert t["a1208"] == "people-of-hibernia 1 20-8-c"
    assert t["a1111"].startswith("people-of-hibernia 1 20-8-c")
    assert not t.g.stack
    assert t.is_sound()


@rule("23.3d")
def test_who_sets_up_knows_what_he_sets_up_and_so_does_everybody() -> None:
    """Which units wake the rules say: they lie open until they stand on the map, whoever imagines the rest."""
    t = woken("hibernia", dice=(3, 4)).play("pompey", "at a1208")
    waiting = [stack for stack, mark in enumerate(t.g.mark) if mark == POOL and t.g.at[stack] >= 0]
    assert waiting
    for seat in (0, 1, None):
        known = masked(t.g, seat)
        assert [known.units[stack] for stack in waiting] == [t.g.units[stack] for stack in waiting]
    for seat in (0, 1):
        dealt = GAME.deal(masked(t.g, seat), seat, FastDice.seeded(1))
        assert [dealt.units[stack] for stack in waiting] == [t.g.units[stack] for stack in waiting]


# ---- war


@rule("23.4a")
def test_a_civilized_power_is_at_war_with_the_intruder_alone_barbarians_with_all() -> None:
    rhodes, gallaeci = woken("rhodus", dice=(1, 1)), woken("gallaecia", dice=(1, 1))
    assert rhodes.g.at_war[rhodes.power("people-of-rhodus")] == 1 << rhodes.seat("caesar")
    assert gallaeci.g.at_war[gallaeci.power("people-of-gallaecia")] & 3 == 3


def raiders(board: dict[str, str], month: str = "") -> Table:
    """The barbarians of Germania Magna are awake in scenario 12, Romans on all sides."""
    t = position(board, scenario=12, month=month)
    wake(t.g, t.power("barbarians-germania-magna"), EVERY_PLAYER)
    return t


@rule("23.4b")
def test_barbarians_drive_the_invader_out_before_they_go_anywhere() -> None:
    t = raiders({"a2607": "barbarians-germania-magna 4 20-8-c", "a2408": "vitellius 1 20-10-a"})
    stack = t.stack("barbarians-germania-magna", "a2607")
    refusal = why_no_raid(t.g, stack, PLACE["a2710"])
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("23.4b", "invaders-first")
    assert why_no_raid(t.g, stack, PLACE["a2603"]) is None
    put(t.g, t.stack("vitellius", "a2408"), PLACE["a3621"])
    assert why_no_raid(t.g, stack, PLACE["a2710"]) is None


@rule("23.4b", "5.6b")
def test_the_player_who_moves_barbarians_does_not_let_them_out_while_he_is_in_their_land() -> None:
    """He is no enemy of theirs as long as he moves them, but an invader he is."""
    t = raiders({"a2607": "barbarians-germania-magna 4 20-8-c", "a2408": "vitellius 1 20-10-a"})
    t.g.chief[t.power("barbarians-germania-magna")] = t.seat("vitellius")
    stack = t.stack("barbarians-germania-magna", "a2607")
    refusal = why_no_raid(t.g, stack, PLACE["a2710"])
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("23.4b", "invaders-first")
    put(t.g, t.stack("vitellius", "a2408"), PLACE["a3621"])
    assert why_no_raid(t.g, stack, PLACE["a2710"]) is None


@rule("23.4b", "23.4c")
def test_the_march_asks_them() -> None:
    """A step over the Rhine is refused while Romans are in Germania."""
    board = {"a2711": "vitellius 1 4-12", "a2408": "vitellius 1 20-10-a"}
    edge = next(
        PLACE_IDS[here]
        for here in HEXES_OF[PROVINCE_BY_ID["germania-magna"]]
        if any(PROVINCE_IDS[PROVINCE[step[0]]] == "agri-decumates" for step in LAND_STEPS[here])
    )
    over = next(PLACE_IDS[s[0]] for s in LAND_STEPS[PLACE[edge]] if PROVINCE_IDS[PROVINCE[s[0]]] == "agri-decumates")
    t = raiders({**board, edge: "barbarians-germania-magna 4 20-8-c"})
    t.g.chief[t.power("barbarians-germania-magna")] = t.seat("otho")
    t.g.mark[:] = [SUPPLIED] * len(t.g.mark)
    t.push(LandMovement(t.seat("otho")))
    t.play("otho", next(text for text in t.offered("otho") if edge in text))
    t.play("otho", next(text for text in t.offered("otho") if text == "ready"))
    assert t.refused("otho", f"to {over}").code == "invaders-first"


@rule("23.4c")
def test_then_they_go_for_the_nearest_roman_land_and_leave_other_barbarians_alone() -> None:
    t = raiders({"a2607": "barbarians-germania-magna 4 20-8-c"})
    stack = t.stack("barbarians-germania-magna", "a2607")
    assert why_no_raid(t.g, stack, PLACE["a2710"]) is None
    for place in ("a3310", "b4419", "a3621"):
        refusal = why_no_raid(t.g, stack, PLACE[place])
        assert refusal is not None
        assert refusal.code == "not-the-nearest"


@rule("23.4c")
def test_barbarians_who_were_awake_from_the_start_go_where_they_like() -> None:
    t = position({"a1523": "suevi 3 20-8-c"}, scenario=37)
    assert why_no_raid(t.g, t.stack("suevi", "a1523"), PLACE["a3621"]) is None


# ---- going home


def at_the_end_of_the_month(t: Table) -> Table:
    t.g.phase = REPLENISHMENT
    t.g.stack.clear()
    return t.stop_at(LookForWinners).push(Reckoning())


@rule("23.6b")
def test_barbarians_nobody_listed_go_home_when_their_land_is_clear() -> None:
    t = woken("hibernia", dice=(3, 4)).play("pompey", "at a1208", "all")
    at_the_end_of_the_month(t)
    people = PEOPLE + HIBERNIA
    assert t.g.standing[people] == ACTIVE
    put(t.g, t.stack("caesar", "a1106"), PLACE["a3621"])
    add(t.g, t.power("caesar"), PLACE["a1106"], LETTER[KIND_BY_ID["18-30-a"]])
    at_the_end_of_the_month(t)
    assert (t.g.standing[people], t["a1208"], t.lord("hibernia")) == (INACTIVE, "", "")
    assert t.is_sound()
    put(t.g, t.stack("caesar", "a3621"), PLACE["a1106"])
    t.roll(1, 1).push(Trespass(t.stack("caesar", "a1106"), HIBERNIA))
    assert t.g.standing[people] == ACTIVE


@rule("23.6b", "17.1c", "18.2.1a")
def test_barbarians_who_go_home_leave_their_sieges_and_their_captives() -> None:
    t = woken("hibernia", dice=(3, 4)).play("pompey", "at a1208", "all")
    people, capsa, scipio = PEOPLE + HIBERNIA, PLACE["a3531"], t.leader("scipio")
    own = t.stack("people-of-hibernia", "a1208")
    put(t.g, own, capsa)
    put(t.g, t.stack("caesar", "a1106"), PLACE["a3621"])
    t.g.city_of[CITY["capsa"]] = t.power("pompey")
    begin_siege(t.g, capsa)
    t.g.leader_in, t.g.captor = changed(t.g.leader_in, scipio, own), changed(t.g.captor, scipio, people)
    at_the_end_of_the_month(t)
    while t.stopped:
        t.skip()
    assert (t["a3531"], t.g.sieges, t.g.captor[scipio]) == ("pompey scipio", (), NOBODY)


@rule("23.6a")
def test_a_civilized_power_stays_awake() -> None:
    t = woken("rhodus", dice=(1, 1))
    put(t.g, stacks_of(t.g, t.power("caesar"))[0], PLACE["a3621"])
    at_the_end_of_the_month(t)
    assert t.g.standing[t.power("people-of-rhodus")] == ACTIVE


@rule("23.6c")
def test_powers_that_the_scenario_lists_do_not_go_home() -> None:
    t = raiders({"a2607": "barbarians-germania-magna 4 20-8-c"})
    at_the_end_of_the_month(t)
    assert t.g.standing[t.power("barbarians-germania-magna")] == ACTIVE
    assert t["a2607"] == "barbarians-germania-magna 4 20-8-c"
