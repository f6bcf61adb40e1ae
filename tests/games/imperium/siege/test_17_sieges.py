"""Chapter 17: sieges, hunger behind walls, and what falls."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.march_table import campaign, walk
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_PLACE, CITY_STRENGTH
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.rules.battle.parties import place_strength
from romanum.games.imperium.rules.common.control import city_strength
from romanum.games.imperium.rules.common.leaders import stand_apart
from romanum.games.imperium.rules.common.sieges import (
    Siege,
    begin_siege,
    end_siege,
    fort_at,
    fort_strength,
    is_besieged,
    keep_sieges,
    set_fort,
    siege_at,
)
from romanum.games.imperium.rules.siege.attrition import attrition_value, suffer
from romanum.games.imperium.rules.supply.trains import sources
from romanum.games.imperium.state.errands import (
    BY_HUNGER,
    IN_LAND_COMBAT,
    LeaderTaken,
    PlaceTaken,
    ShipyardTaken,
    SiegeResolution,
    SiegesSeen,
)
from romanum.games.imperium.state.layout import IN_FORCE
from romanum.games.imperium.state.marks import GAVE, INSIDE, MOVED
from rules import rule

MEDIOLANUM = "a3117"


def besieged(inside: str = "2 20-10-b", outside: str = "6 20-10-a", months: int = 0, **fields: object) -> Table:
    """Pompey's men in Mediolanum, Caesar's around it since last month."""
    board = f"pompey inside {inside} | caesar {outside}" if inside else f"caesar {outside}"
    t = position({MEDIOLANUM: board}, scenario=6, cities={"mediolanum": "pompey"})
    keep_sieges(t.g, [Siege(PLACE[MEDIOLANUM], months, t.g.month - 1)])
    for name, value in fields.items():
        setattr(t.g, name, value)
    return t


def resolve(t: Table, *dice: int) -> Table:
    return t.roll(*dice).push(SiegeResolution(t.seat("caesar")))


def spoils(t: Table) -> Table:
    """The reckonings of others are passed over."""
    while t.stopped:
        t.skip()
    return t


# ---- sieges


@rule("17.3a", "4k")
def test_attrition_begins_in_the_month_after_the_siege() -> None:
    fresh = besieged()
    keep_sieges(fresh.g, [Siege(PLACE[MEDIOLANUM], 0, fresh.g.month)])
    assert resolve(fresh)[MEDIOLANUM].startswith("caesar 6 20-10-a | pompey inside 2")
    assert resolve(besieged(), 1)[MEDIOLANUM].endswith("pompey inside 1 20-10-b")


@rule("17.3a")
@pytest.mark.parametrize(("train", "rolls"), [("", ["June no", "July yes"]), (" 1 train-0", ["June no", "July yes"])])
def test_a_siege_that_is_laid_in_june_is_first_rolled_for_in_july(train: str, rolls: list[str]) -> None:
    """The rulebook's; a train without supply points helps nobody."""
    board = f"pompey 2 20-10-b{train} | caesar 6 20-10-a"
    found = []
    t = position({MEDIOLANUM: board}, scenario=6, month="June 49 BC", cities={"mediolanum": "pompey"})
    t.g.mark[t.stack("pompey", MEDIOLANUM)] |= INSIDE
    begin_siege(t.g, PLACE[MEDIOLANUM])
    for month in ("June", "July"):
        resolve(t, *([6] if month == "July" else []))
        found.append(f"{month} {'yes' if t.events('siege-attrition') else 'no'}")
        t.g.month += 1
        t.g.stack.clear()
    assert found == rolls


@rule("17.3.1a")
def test_attrition_falls_on_the_value_or_less() -> None:
    """The first month has 1."""
    assert "inside 2 20-10-b" in resolve(besieged(), 2)[MEDIOLANUM]
    assert "inside 1 20-10-b" in resolve(besieged(), 1)[MEDIOLANUM]


@rule("17.3.1a", "31c")
def test_what_changes_the_value() -> None:
    place = PLACE[MEDIOLANUM]
    assert [attrition_value(besieged().g, place, month) for month in (1, 3, 5, 7, 8, 12)] == [1, 2, 3, 4, 5, 5]
    assert attrition_value(besieged("5 20-10-b").g, place, 1) == 2
    assert attrition_value(besieged("8 20-10-b-new", rules=IN_FORCE["31"]).g, place, 1) == 1
    assert attrition_value(besieged("9 20-10-b-new", rules=IN_FORCE["31"]).g, place, 1) == 2
    assert attrition_value(besieged(outside="6 20-10-a caesar").g, place, 1) == 2
    plundered = besieged()
    plundered.g.plunder = changed(plundered.g.plunder, PROVINCE[place], 2)
    assert attrition_value(plundered.g, place, 1) == 2


@rule("17.3.1a")
def test_a_great_leader_who_has_just_come_to_the_besiegers_counts() -> None:
    """His stack has moved and theirs has not, so that they are two."""
    t = besieged(outside="6 20-10-a caesar")
    stand_apart(t.g, t.leader("caesar"), MOVED)
    assert attrition_value(t.g, PLACE[MEDIOLANUM], 1) == 2


@rule("14.3e", "17.3.1a")
@pytest.mark.parametrize(
    ("around", "value"),
    [("caesar 4 20-10-a | aedui 3 20-8-c", 1), ("caesar 3 20-10-a | aedui 4 20-8-c", 0), ("aedui 4 20-8-c", 0)],
)
def test_those_whom_barbarians_besiege_suffer_less_if_most_of_the_besiegers_are(around: str, value: int) -> None:
    t = position(
        {"a2420": f"vercingetorix inside 1 20-8-c | {around}"}, scenario=1, cities={"gergovia": "vercingetorix"}
    )
    keep_sieges(t.g, [Siege(PLACE["a2420"], 0, t.g.month - 1)])
    assert attrition_value(t.g, PLACE["a2420"], 1) == value


@rule("17.3.1a")
def test_an_open_port_helps_and_a_blockaded_one_does_not() -> None:
    place = PLACE["a3628"]
    board = "pompey inside 1 20-10-b | caesar 6 20-10-a"
    open_port = position({"a3628": board}, scenario=6, cities={"carthago": "pompey"})
    shut = position({"a3628": board + " | caesar 1 18-30-b"}, scenario=6, cities={"carthago": "pompey"})
    assert PORT_WATERS[place] == (place,)
    assert (attrition_value(open_port.g, place, 3), attrition_value(shut.g, place, 3)) == (0, 3)


@rule("17.3b")
def test_while_a_train_has_supplies_nothing_is_rolled_and_no_month_counted() -> None:
    t = resolve(besieged("2 20-10-b 1 train-1", months=0))
    assert "2 20-10-b" in t[MEDIOLANUM]
    assert siege_at(t.g, PLACE[MEDIOLANUM]) == Siege(PLACE[MEDIOLANUM], 0, t.g.month - 1)


@rule("17.3b")
@pytest.mark.parametrize(("gave", "left"), [(GAVE, 2), (0, 1)])
def test_the_first_roll_comes_in_the_month_after_the_last_train_has_given_all(gave: int, left: int) -> None:
    """A train that has given its last point in this game turn keeps them from hunger until the next."""
    t = besieged("2 20-10-b 1 train-0")
    t.g.mark[t.stack("pompey", MEDIOLANUM)] |= gave
    resolve(t, *([] if gave else [1]))
    assert f"inside {left} 20-10-b 1 train-0" in t[MEDIOLANUM]


@rule("17.3a", "13.5b")
@pytest.mark.parametrize(("ships", "left"), [(1, "pompey inside 1 4-12 1 18-30-b"), (2, "pompey inside 1 18-30-b")])
def test_ships_in_an_open_port_and_those_aboard_do_not_starve(ships: int, left: str) -> None:
    """A second ship of Caesar's blockades the port, and they do; until then the city alone weakens."""
    board = f"pompey inside 1 18-30-b aboard 1 4-12 | caesar 6 20-10-a | caesar {ships} 18-30-b"
    t = position({"a3628": board}, scenario=6, cities={"carthago": "pompey"})
    keep_sieges(t.g, [Siege(PLACE["a3628"], 7, t.g.month - 1)])
    full = city_strength(t.g, CITY["carthago"])
    resolve(t, 1)
    assert t["a3628"].endswith(left)
    assert full - city_strength(t.g, CITY["carthago"]) == (ships == 1)


@rule("17.3.1b", "19.1d")
def test_the_besieged_lose_cavalry_before_infantry_and_light_before_heavy() -> None:
    t = resolve(besieged("1 20-10-b 1 6-16 1 30-16-b 1 4-12"), 1)
    assert "6-16" not in t[MEDIOLANUM]
    assert (t.g.morale[t.power("pompey")], t.g.morale[t.power("caesar")]) == (98, 102)


@rule("17.3.1b")
def test_within_a_class_their_player_picks() -> None:
    t = resolve(besieged("1 4-12 1 m4-12"), 1)
    assert t.asked == ("pompey",)
    t.play("pompey", "besieged-loss m4-12")
    assert "inside 1 4-12" in t[MEDIOLANUM]


@rule("17.3.1c", "17.3.1d")
def test_with_no_units_left_the_city_weakens_and_falls() -> None:
    t = besieged("")
    city = CITY["mediolanum"]
    t.g.city_of[city] = t.power("pompey")
    assert city_strength(t.g, city) == CITY_STRENGTH[t.g.setting.column][city] == 1
    spoils(resolve(t, 1))
    assert t.holder("mediolanum") == "caesar"
    assert not is_besieged(t.g, PLACE[MEDIOLANUM])


@rule("17.3.1c", "21.2e")
def test_a_fort_in_a_city_is_worn_down_after_it_and_only_then_both_fall() -> None:
    """Mediolanum has 1 point, and a fort of level C in it 4 of this period: the fifth loss takes it."""
    t = besieged("")
    place, city, pompey = PLACE[MEDIOLANUM], CITY["mediolanum"], t.power("pompey")
    t.g.city_of[city] = pompey
    set_fort(t.g, place, pompey, 2)
    whole = 1 + fort_strength(t.g, place, pompey)
    for left in range(whole - 1, 0, -1):
        suffer(t.g, place, t.power("caesar"))
        assert place_strength(t.g, place, pompey) == left
    assert not t.g.stack
    end_siege(t.g, place)
    assert fort_strength(t.g, place, pompey) == whole - 1


@rule("17.3.1c", "13.3.1d")
def test_a_fort_without_a_city_loses_a_point_at_a_time_however_long_the_siege_was() -> None:
    field = next(p for p in HEXES_OF[PROVINCE_BY_ID["cisalpina"]] if LAND[p] and p not in CITY_PLACE)
    t = position({PLACE_IDS[field]: "caesar 6 20-10-a"}, scenario=6)
    pompey = t.power("pompey")
    set_fort(t.g, field, pompey, 4)
    keep_sieges(t.g, [Siege(field, 30, t.g.month - 1)])
    whole = fort_strength(t.g, field, pompey)
    for _ in range(whole - 1):
        suffer(t.g, field, t.power("caesar"))
    assert (fort_strength(t.g, field, pompey), t.g.stack) == (1, [])
    suffer(t.g, field, t.power("caesar"))
    assert t.g.stack == [PlaceTaken(field, t.power("caesar"), starved=True)]


@rule("17.1b")
def test_the_besieged_are_bound_to_their_hex_while_the_siege_lasts() -> None:
    t = campaign({MEDIOLANUM: "pompey inside 2 20-10-b city | caesar 6 20-10-a", "a2521": "pompey 1 4-12"}, "pompey")
    assert f"march {MEDIOLANUM}" not in t.offered("pompey")
    free = campaign({MEDIOLANUM: "pompey 2 20-10-b city", "a2521": "pompey 1 4-12"}, "pompey")
    assert f"march {MEDIOLANUM}" in free.offered("pompey")


@rule("17.1.1e")
@pytest.mark.parametrize("inside", [True, False])
def test_trains_on_one_side_of_the_walls_feed_nobody_on_the_other(inside: bool) -> None:
    """Pompey's relief stands in the hex of those whom it came for."""
    within, without = (" 1 train-6", "") if inside else ("", " 1 train-6")
    relief = f"pompey inside 2 20-10-b{within} | pompey 3 20-10-b{without} | caesar 6 20-10-a"
    t = position({MEDIOLANUM: relief}, scenario=6, cities={"mediolanum": "pompey"})
    place, pompey = PLACE[MEDIOLANUM], t.power("pompey")
    assert sources(t.g, place, pompey, inside=inside) == [place]
    assert sources(t.g, place, pompey, inside=not inside) == []


@rule("17.1c")
@pytest.mark.parametrize(("inside", "broken"), [(4, False), (5, True)])
def test_a_siege_is_broken_by_less_than_a_quarter_of_those_inside(inside: int, broken: bool) -> None:
    """Outside 20; four legions are 80, five are 100."""
    t = besieged(f"{inside} 20-10-b", "1 20-10-a")
    t.push(SiegesSeen())
    assert is_besieged(t.g, PLACE[MEDIOLANUM]) is not broken
    assert bool(t.g.mark[t.stack("pompey", MEDIOLANUM)] & INSIDE) is not broken


@rule("17.1.1c")
def test_a_siege_without_besiegers_is_broken() -> None:
    t = position({MEDIOLANUM: "pompey inside 1 20-10-b"}, scenario=6, cities={"mediolanum": "pompey"})
    t.push(SiegesSeen())
    assert not is_besieged(t.g, PLACE[MEDIOLANUM])


@rule("17.1a")
def test_a_city_without_units_can_be_besieged() -> None:
    t = besieged("")
    t.g.city_of[CITY["mediolanum"]] = t.power("pompey")
    t.push(SiegesSeen())
    assert is_besieged(t.g, PLACE[MEDIOLANUM])


# ---- what falls


@rule("18.2d")
def test_a_leader_in_a_city_that_falls_is_captured() -> None:
    t = position({MEDIOLANUM: "pompey inside pompey | caesar 6 20-10-a"}, scenario=6, cities={"mediolanum": "pompey"})
    t.stop_at(LeaderTaken).push(PlaceTaken(PLACE[MEDIOLANUM], t.power("caesar")))
    assert (t.waiting.leader, t.waiting.power, t.waiting.always) == (t.leader("pompey"), t.power("caesar"), 1)
    assert t.waiting.how == IN_LAND_COMBAT


@rule("18.2d", "17.3.1d")
def test_one_in_a_city_that_hunger_opens_is_captured_without_a_combat() -> None:
    t = besieged(inside="pompey", months=7)
    t.g.wounds = changed(t.g.wounds, CITY["mediolanum"], city_strength(t.g, CITY["mediolanum"]) - 1)
    resolve(t.stop_at(LeaderTaken), 1)
    assert (t.waiting.leader, t.waiting.how) == (t.leader("pompey"), BY_HUNGER)


def hungry(owner: str, besieger: str, *dice: int) -> Table:
    """A city with two empty trains in it and nothing else falls on the first die; then others may be rolled."""
    board = {MEDIOLANUM: f"{owner} inside 2 train-0 | {besieger} 6 16-10-b"}
    t = position(board, scenario=6, cities={"mediolanum": owner})
    city = CITY["mediolanum"]
    t.g.wounds = changed(t.g.wounds, city, city_strength(t.g, city) - 1)
    keep_sieges(t.g, [Siege(PLACE[MEDIOLANUM], 7, t.g.month - 1)])
    return t.roll(*dice).push(SiegeResolution(t.g.chief[t.power(besieger)]))


@rule("17.3.1d", "13.4.5b", "7.7b")
def test_romans_capture_the_empty_trains_of_a_city_that_hunger_opens() -> None:
    t = hungry("pompey", "caesar", 1)
    assert "2 train-0" in t[MEDIOLANUM]
    assert "pompey" not in t[MEDIOLANUM]
    assert t.g.trains_built[t.power("caesar")] == 2
    assert not t.events("units-lost")


@rule("17.3.1d", "13.4.5c")
@pytest.mark.parametrize(("die", "kept"), [(4, True), (5, False)])
def test_other_besiegers_roll_for_them(die: int, kept: bool) -> None:
    t = hungry("caesar", "numidia", 1, die)
    assert ("2 train-0" in t[MEDIOLANUM]) is kept
    assert "caesar" not in t[MEDIOLANUM]


@rule("21.3b")
def test_forts_are_razed_and_not_captured() -> None:
    t = besieged()
    set_fort(t.g, PLACE[MEDIOLANUM], t.power("pompey"), 2)
    t.push(PlaceTaken(PLACE[MEDIOLANUM], t.power("caesar")))
    assert fort_at(t.g, PLACE[MEDIOLANUM]) is None
    assert t.holder("mediolanum") == "caesar"


@rule("7.8c")
def test_ships_on_the_stocks_are_the_captors_affair() -> None:
    t = position({"a3628": "caesar 1 20-10-a"}, scenario=6, cities={"carthago": "pompey"})
    t.g.keels = (t.power("pompey"), PLACE["a3628"], t.g.month + 2, 1, 0, 0)
    t.stop_at(ShipyardTaken).push(PlaceTaken(PLACE["a3628"], t.power("caesar")))
    assert (type(t.waiting).__name__, t.waiting.place) == ("ShipyardTaken", PLACE["a3628"])


@rule("17.1c", "12.4f")
def test_who_was_besieged_may_intercept_the_besiegers_as_soon_as_they_have_marched_off() -> None:
    board = {MEDIOLANUM: "pompey inside 2 20-10-b pompey | caesar 2 20-10-a"}
    t = campaign(board, cities={"mediolanum": "pompey"})
    begin_siege(t.g, PLACE[MEDIOLANUM])
    walk(t, "caesar", f"march {MEDIOLANUM}", "ready")
    walk(t, "caesar", next(text for text in t.offered("caesar") if text.startswith("to ")))
    assert (t[MEDIOLANUM], t.offered("pompey")) == ("pompey 2 20-10-b pompey", ["intercept pompey", "pass"])
