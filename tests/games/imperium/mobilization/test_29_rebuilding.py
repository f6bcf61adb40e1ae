"""Chapters 29.1 and 29.4: what militia there is, and how it is rebuilt; 41.3c: how it is shared."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.mobilization_table import finish, mobilizing, raise_in
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import COST
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID, PROVINCE_COUNT
from romanum.games.imperium.rules.common.militia import militia_at, militia_rating
from romanum.games.imperium.rules.mobilization.secret_sheets import begin_drafting
from rules import rule

HISPANIA = ("tarraconensis", "baetica", "lusitania", "gallaecia")
ITALIA, TARRACONENSIS = PROVINCE_BY_ID["italia"], PROVINCE_BY_ID["tarraconensis"]


@rule("29.1a")
def test_with_12_for_hispania_each_of_its_four_provinces_may_have_12() -> None:
    t = position({}, scenario=16)
    assert [t.g.militia[PROVINCE_BY_ID[name]] for name in HISPANIA] == [12, 12, 12, 12]
    t = weakened(dict.fromkeys(HISPANIA, 11))
    raise_in(t, "clodius-albinus", "tarraconensis", "rebuild-militia 1")
    assert "rebuild-militia 1" not in t.offered("clodius-albinus")
    raise_in(t, "clodius-albinus", "baetica", "rebuild-militia 1")


@rule("29.1b")
def test_land_of_the_empire_begins_with_all_its_militia_and_its_rating() -> None:
    t = position({}, scenario=16)
    assert t.g.militia[PROVINCE_BY_ID["armenia"]] == 0
    assert t.g.militia[ITALIA] == 12
    assert [militia_rating(t.g, PLACE[place]) for place in ("a2324", "a2812")] == [1, 0]
    t.g.hidden = True
    assert t.known("clodius-albinus").militia[TARRACONENSIS] == 12
    assert t.known("septimius-severus").militia[TARRACONENSIS] == -9


def weakened(points: dict[str, int], scenario: int = 16, talents: int = 10) -> Table:
    """Provinces of Albinus have so few points left."""
    t = mobilizing(scenario=scenario, month="June AD 194", treasury={"clodius-albinus": talents})
    t.g.stack.clear()
    for name, left in points.items():
        t.g.militia = changed(t.g.militia, PROVINCE_BY_ID[name], left)
    begin_drafting(t.g)
    return t.go_on()


@rule("29.4")
def test_militia_is_rebuilt_for_talents_that_are_never_doubled() -> None:
    cost = COST[16]
    assert cost is not None
    assert cost.half_talents_a_militia_point == 1
    t = weakened({"tarraconensis": 2}, talents=4)
    offered = raise_in(t, "clodius-albinus", "tarraconensis").offered("clodius-albinus")
    assert [text for text in offered if "militia" in text] == [f"rebuild-militia {number}" for number in range(1, 9)]
    assert t.refused("clodius-albinus", "rebuild-militia 9").rule == "29.4"
    t.play("clodius-albinus", "rebuild-militia 7")
    finish(t)
    assert (t.g.militia[TARRACONENSIS], t.g.treasury[t.power("clodius-albinus")]) == (9, 0)


@rule("29.4", "29.2a")
def test_nobody_drills_militia_beyond_the_maximum_or_in_land_that_is_not_his() -> None:
    t = weakened({"tarraconensis": 10, "italia": 2})
    assert "muster italia" not in t.offered("clodius-albinus")
    assert "rebuild-militia 3" not in raise_in(t, "clodius-albinus", "tarraconensis").offered("clodius-albinus")


@rule("41.3c", "29.2b")
def test_two_romans_in_a_province_have_militia_by_the_tax_of_their_cities() -> None:
    t = position({}, scenario=16, sections=("41",), cities={"carthago-nova": "septimius-severus"})
    t.g.militia = (0,) * PROVINCE_COUNT
    t.g.militia = changed(t.g.militia, TARRACONENSIS, 9)
    place = PLACE["a2324"]
    assert militia_at(t.g, place, t.power("septimius-severus")) == 9 * 4 // 9
    assert militia_at(t.g, place, t.power("clodius-albinus")) == 9 * 5 // 9
    assert militia_at(t.g, place, t.power("didius-julianus")) == 0
