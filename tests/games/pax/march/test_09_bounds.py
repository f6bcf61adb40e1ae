"""Chapters 9, 13.4 and 17.2: who is not asked on a march, where nobody goes, and what a refusal cites."""

from __future__ import annotations

from games.pax.builder import position
from games.pax.march_table import board
from romanum.games.pax.data.components import LAND_LINKS, LAND_POINT, LEADER, PLACE, PLACE_IDS, PROVINCE, SPACES_OF
from romanum.games.pax.rules.cards.war_cards import matters
from romanum.games.pax.rules.march.joint_armies import company
from romanum.games.pax.rules.march.selection import conqueror_in
from romanum.games.pax.rules.march.terrain import COSTS, price, step_cost
from romanum.games.pax.rules.march.withdrawal import exits
from romanum.games.pax.screen.ways import ways
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.forces import go, own_spaces
from romanum.games.pax.state.moves import BEFORE_WITHDRAWAL
from romanum.games.pax.state.position import MAJOR
from rules import rule


@rule("17.2-CUNCTATOR")
def test_only_who_could_withdraw_may_think_of_cunctator() -> None:
    def asked(romans: str) -> list[int]:
        t = board({"placentia": "carthage 4 heavy", "parma": romans}, advanced=True).major("carthage", "placentia", 6)
        t.play("carthage", "to parma")
        return [e.power for e in t.met if isinstance(e, CardMoment) and e.moment == BEFORE_WITHDRAWAL]

    assert asked("rome 2 legion") == [0]
    assert asked("rome 1 garrison") == []


@rule("17.2-CUNCTATOR")
def test_garrisons_have_no_use_for_cunctator() -> None:
    t = position({"capua": "rome 1 garrison", "neapolis": "rome 1 light", "utica": "rome 1 light"}, advanced=True)
    assert [matters(t.g, 0, PLACE[place]) for place in ("capua", "neapolis", "utica")] == [False, True, False]


@rule("9.4.4a", "3.1")
def test_nobody_withdraws_out_of_the_part_of_the_map_that_is_played_on() -> None:
    """Over the Alps from Taurinorum lies Valentia, which scenario V has and scenario X has not."""
    for scenario, is_there in (("v", True), ("x", False)):
        t = position({"taurinorum": "rome 2 legion", "placentia": "greece 1 light"}, scenario=scenario)
        found = exits(t.g, t.stack("rome", "taurinorum"), 6, PLACE["placentia"])
        assert (PLACE["valentia"] in found) == is_there


@rule("9.2.1i", "9.2.1k")
def test_a_defeat_is_blamed_only_where_it_makes_the_difference() -> None:
    t = board({"arretium": "rome 4 legion", "parma": "carthage 4 heavy"}).major("rome", "arretium", 2)
    t.play("rome", "to parma").play("carthage", "stand")
    go(t.g, t.g.mover, PLACE["arretium"])
    t.g.lost_battle = True
    t.skip()
    assert t.g.mp == 0
    assert t.refused("rome", "to pisae").rule == "9.2.1k"


@rule("9.2.1i")
def test_ways_after_a_defeat_cost_1_more_once() -> None:
    t = board({"arretium": "rome 4 legion", "parma": "carthage 4 heavy"}).major("rome", "arretium", 6)
    t.play("rome", "to parma").play("carthage", "stand")
    go(t.g, t.g.mover, PLACE["arretium"])
    t.g.lost_battle = True
    t.skip()
    found = ways(t.known("rome"), t.power("rome"))
    assert [found.to(place)[0].cost for place in ("pisae", "genua")] == [2, 3]


@rule("13.4.2a")
def test_an_invader_that_may_not_stay_must_be_able_to_go_on() -> None:
    t = position({"massilia": "western_gauls 4 barbarians", "nemausus": "tribe 2"})
    here, there = PLACE["massilia"], PLACE["nemausus"]
    stack = t.stack("western_gauls", "massilia")
    assert price(t.g, stack, here, there) == step_cost(t.g, here, there) + 1


@rule("13.3-JUDEAb")
def test_rebels_on_the_way_are_in_no_province() -> None:
    judean = next(space for space in SPACES_OF[PROVINCE["judea"]])
    near = next(place for place in LAND_LINKS[judean])
    point = next(PLACE_IDS[place] for place in range(len(LAND_POINT)) if LAND_POINT[place])
    t = position({point: "rebels 2 barbarians"})
    plain = step_cost(position({}).g, near, judean)
    assert step_cost(t.g, near, judean) == plain
    risen = position({PLACE_IDS[judean]: "rebels 2 barbarians"})
    assert step_cost(risen.g, near, judean) == max(plain, COSTS.judea)


@rule("17.2-ALLIANCE-PERGAMUM-a")
def test_the_pergamenes_go_along_with_their_own_ally_alone() -> None:
    """Greece is allied to Rome, whom Pergamum follows, and stands with Pergamenes at Ephesus."""
    places = {"ephesus": "rome 2 legion greece 2 heavy pergamum 1 heavy", "pergamum": "pergamum city"}
    t = position(places, allies=(("rome", "greece"),), patrons={"pergamum": "rome"}, advanced=True)
    assert company(t.g, t.stack("rome", "ephesus"), MAJOR) == t.stack("pergamum", "ephesus")
    assert company(t.g, t.stack("greece", "ephesus"), MAJOR) == -1


@rule("16.2-CONQUEROR")
def test_the_conqueror_is_the_elite_leader_whoever_is_with_him() -> None:
    t = position({"arretium": "rome 2 legion rome_1 rome_4", "pisae": "rome 2 legion rome_5"})
    assert conqueror_in(t.g, t.stack("rome", "arretium")) == LEADER["rome_1"]
    assert conqueror_in(t.g, t.stack("rome", "pisae")) == -1


@rule("8.1.5a")
def test_an_army_at_sea_holds_no_space_for_leaders() -> None:
    sea = "ntp_ionium"
    t = position({sea: "rome 2 legion 2 galleys", "capua": "rome 1 light"})
    assert PLACE["capua"] in own_spaces(t.g, 0)
    assert PLACE[sea] not in own_spaces(t.g, 0)
