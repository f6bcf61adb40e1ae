"""Going somewhere: a force shows its way before the march, and walks it hex by hex until something happens."""

import pytest

from games.trajan.builder import Table, position
from romanum.engine.ways import Way
from rules import rule

M, ATTRITION, STRAIGHT = 2, 3, 5
"""Dice on the road line of the March Table: plain, with a loss; and a plain one across country."""


def mustering(at: str = "antioch", **hexes: str) -> Table:
    """A Roman force that is about to choose its kind of march."""
    t = position(hexes, hand={"parthian": "military"}).movement("roman")
    return t.play("roman", f"march {at}")


def marching(die: int, *texts: str, at: str = "antioch", **hexes: str) -> Table:
    """The same on its way."""
    return mustering(at, **hexes).roll(die).play("roman", *texts)


def way(t: Table, place: str) -> Way:
    """The best way of the Romans to a place."""
    return t.match.ways(0).to(t.match.game.place(place))[0]


@rule("12.1a", "12.2d")
def test_the_way_along_the_road_is_walked_hex_by_hex_and_the_force_halts() -> None:
    t = marching(M, "road", antioch="alae-1 alae-2")
    walk = t.match.go(0, "zeugma", stay="halt")
    assert (walk.stopped, walk.played[-1]) == ("", "halt")
    assert [text.split()[0] for text in walk.played[:-1]] == ["to"] * (len(walk.played) - 1)
    assert t["zeugma"].startswith("alae-1 alae-2")
    assert [past.text for past in t.match.history][-len(walk.played) :] == walk.played


@rule("12.2d")
def test_the_way_says_what_is_left_over_once_the_die_has_fallen() -> None:
    assert mustering(antioch="alae-1 alae-2").match.ways(0).has is None
    t = marching(M, "road", antioch="alae-1 alae-2")
    found = t.match.ways(0)
    farthest = max(leg.cost for leg in found.legs)
    assert found.has == farthest > found.to(t.match.game.place("beroea"))[0].cost


@rule("20.march", "20.N", "20.A")
def test_before_the_die_the_way_tells_what_it_may_say_and_stops_when_it_has_fallen() -> None:
    t = mustering(antioch="alae-1 alae-2")
    first = way(t, "beroea").legs[0]
    assert {(risk.kind, risk.rule): risk.chance for risk in first.risks} == {
        ("no-move", "20.N"): pytest.approx(1 / 6),
        ("unit-lost", "20.A"): pytest.approx(1 / 6),
    }
    t.roll(M)
    walk = t.match.go(0, "beroea", stay=False)
    assert (walk.played, walk.stopped, t.asked) == (["road"], "dice", "Marching")
    assert way(t, "beroea").legs[0].risks == ()
    assert [t.match.game.vocabulary.write(move) for move in walk.onward()] == [
        f"to {leg.place}" for leg in way(t, "beroea").legs
    ]


@rule("20.A")
def test_a_force_that_has_lost_a_unit_to_the_die_is_asked_where_to() -> None:
    t = mustering(antioch="alae-1 alae-2 alae-3").roll(ATTRITION)
    walk = t.match.go(0, "beroea", stay=False)
    assert (walk.stopped, t.asked, walk.onward()) == ("dice", "Marching", [])


@rule("20.N")
def test_across_country_is_folded_away_where_the_road_is_better_in_every_respect() -> None:
    t = mustering(antioch="alae-1 alae-2")
    assert [found.legs[0].move for found in t.match.ways(0).to("0611")] == [("road",)]


@rule("12.3b")
def test_enemies_end_the_way_and_are_told_of() -> None:
    t = marching(M, "road", antioch="alae-1 alae-2", beroea="up saka-1")
    found = way(t, "beroea")
    assert (found.ends, [risk.kind for risk in found.risks]) == ("12.3b", ["enemy"])
    assert "0710" not in [leg.place for leg in way(t, "zeugma").legs]  # there is a way around them


@rule("12.5")
def test_the_walk_stops_where_the_enemy_is_asked_whether_he_intercepts() -> None:
    t = mustering("h0911", h0911="trajan alae-1", h0913="chosroes saka-1").roll(STRAIGHT)
    t.play("roman", "cross-country")
    found = way(t, "h0813".removeprefix("h"))
    assert "interception" in [risk.kind for leg in found.legs for risk in leg.risks]
    walk = t.match.go(0, found)
    assert (walk.stopped, len(walk.played), t.who) == ("others", 1, "parthian")


@rule("12.5")
def test_where_only_open_troops_without_a_leader_stand_near_nobody_intercepts() -> None:
    t = mustering("h0911", h0911="alae-1 alae-2", h0913="up saka-1").roll(STRAIGHT).play("roman", "cross-country")
    assert "interception" not in [risk.kind for leg in t.match.ways(0).legs for risk in leg.risks]


@rule("7.4b")
def test_in_a_city_one_stays_before_the_walls_or_behind_them() -> None:
    t = marching(M, "road", antioch="alae-1 alae-2")
    assert [move[0] for move in way(t, "beroea").stays] == ["halt", "enter"]
    assert way(t, "beroea").only_stay is None
    t.match.go(0, "beroea", stay="enter")
    assert t["beroea"].startswith("in alae-1 alae-2")


@rule("8.1d")
def test_the_walk_stops_when_something_hidden_is_shown() -> None:
    t = marching(M, "road", antioch="alae-1 alae-2", h0611="parthian-i")
    walk = t.match.go(0, "0611")
    assert t.events("unmasked")
    assert (walk.stopped, walk.played) == ("shown", ["to 0611"])
    assert t.may("roman", "to beroea")  # nobody is there: the march need not end


@rule("12.4a")
def test_whoever_halts_of_his_own_will_is_not_driven_on() -> None:
    t = position({"antioch": "trajan alae-1"}, hand={"roman": "military"}).movement("roman").roll(M)
    t.play("roman", "march antioch", "road")
    assert t.match.go(0, "0611").played[-2:] == ["halt", "pass"]
    assert t.asked == "MovementSegment"


@rule("12.4a")
def test_whoever_has_come_as_far_as_he_can_is_asked() -> None:
    t = position({"antioch": "trajan alae-1"}, hand={"roman": "military"}).movement("roman").roll(M)
    t.play("roman", "march antioch", "road")
    far = next(place for place in t.match.ways(0).goals if way(t, place).ends == "12.2d" and way(t, place).only_stay)
    assert t.match.go(0, far).played[-1] == "halt"
    assert t.asked == "ForcedMarch"


@rule("12.4a", "12.3e")
def test_a_loss_on_the_march_comes_between() -> None:
    t = position({"antioch": "trajan alae-1 alae-2"}, hand={"roman": "military"}).movement("roman").roll(ATTRITION)
    t.play("roman", "march antioch", "road")
    walk = t.match.go(0, "0611")
    assert (walk.played[-1], walk.stopped, t.asked) == ("halt", "", "MarchLoss")
