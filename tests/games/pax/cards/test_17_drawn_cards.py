"""Chapter 17.2: cards that are played when they are drawn."""

from __future__ import annotations

import pytest

from games.pax.builder import dice
from games.pax.cards_table import cards, draw, drawn, hand, level
from romanum.games.pax.data.components import NONE, PLACE, SLAVES, TITLE, TRIBAL, TRIBE_AT
from romanum.games.pax.state.errands import Invasion, PlacePirates, Rebellion
from romanum.games.pax.state.forces import stacks_of
from rules import rule

# ---- what other chapters carry out


@rule("17.2-BARBARIAN-INVASION")
@rule("17.2-REBELLION")
@rule("17.2-PIRATES")
@pytest.mark.parametrize(
    ("card", "errand"), [("barbarian_invasion", Invasion), ("rebellion", Rebellion), ("pirates", PlacePirates)]
)
def test_the_drawer_carries_out_what_other_chapters_say(card: str, errand: type) -> None:
    t = draw(cards(top=card).stop_at(errand), "greece")
    assert t.waiting == errand(t.power("greece"))
    assert t.g.discards[TITLE[card]] == 1
    t.skip()
    assert (t.asked, t.step) == (("greece",), "ChooseOperation")


@rule("17.2-PIRATES")
def test_the_drawer_places_pirates() -> None:
    t = drawn("pirates", power="carthage")
    assert t.asked == ("carthage",)
    place = t.offered("carthage")[0]
    t.play("carthage", place)
    assert len(t.g.pirates) == 1


@rule("17.2-SLAVE-REVOLT")
def test_slaves_rise_against_the_drawer() -> None:
    t = drawn("slave_revolt", power="carthage", order=(0, 1, 2, 3))
    assert level(t, "carthage") == -1
    t.play(t.asked[0], t.offered(t.asked[0])[0])
    assert len(stacks_of(t.g, SLAVES[t.power("carthage")])) == 1


@rule("17.2-SLAVE-REVOLT")
def test_no_second_revolt_while_one_is_on() -> None:
    t = drawn("slave_revolt", power="carthage", revolts=1 << 1)
    assert level(t, "carthage") == 0
    assert t.events("card-idle")
    assert t.step == "ChooseOperation"


# ---- Stability


@rule("17.2-BOUNTEOUS-HARVESTS")
@rule("17.2-FAMINE-AND-DROUGHT")
@pytest.mark.parametrize(("card", "by"), [("bounteous_harvests", 1), ("famine_and_drought", -1)])
def test_the_lord_of_the_territory_of_the_die_gains_or_loses_one(card: str, by: int) -> None:
    t = draw(cards(top=card, dice=dice(3)))
    assert (level(t, "greece"), level(t, "rome")) == (by, 0)
    assert t.events("harvest")[0].rule == f"17.2-{card.replace('_', '-').upper()}"
    t = draw(cards(top=card, dice=dice(6)))
    assert [level(t, power) for power in ("rome", "carthage", "greece", "the_east")] == [0, 0, 0, 0]


@rule("17.2-REVENUES-AND-STABILITY")
@pytest.mark.parametrize(("talents", "by"), [(2, -1), (3, 0), (12, 0), (13, 1)])
def test_a_poor_drawer_loses_and_a_rich_one_gains(talents: int, by: int) -> None:
    t = drawn("revenues_and_stability", treasury={"rome": talents, "greece": 0, "carthage": 20})
    assert (level(t, "rome"), level(t, "greece"), level(t, "carthage")) == (by, 0, 0)


@rule("17.2-DISEASE")
@pytest.mark.parametrize(("die", "dies"), [(5, True), (6, False)])
def test_a_die_below_his_campaign_rating_kills_the_best_leader(die: int, dies: bool) -> None:
    board = {"carthago_nova": "carthage 1 heavy carthage_1", "utica": "carthage 1 heavy carthage_4"}
    t = draw(cards(board, top="disease", dice=dice(die)), "carthage")
    assert ("carthage_1" in t["carthago_nova"]) != dies
    assert "carthage_4" in t["utica"]


@rule("17.2-DISEASE")
def test_without_a_leader_nobody_falls_ill() -> None:
    t = drawn("disease")
    assert t.events("card-idle")[0].facts["card"] == "disease"


# ---- hands and Objectives


@rule("17.2-CHANGE-IN-POLITICAL-SCENE")
def test_a_new_party_wipes_the_slate_clean() -> None:
    t = cards(
        top="change_in_political_scene", hands={"rome": "spies corvus"}, objectives={"rome": "a b", "greece": "d"},
        dice=dice(then=3),
    )  # fmt: skip
    draw(t)
    while t.step == "SwapDuplicate":
        t.play("rome", "no")
    assert hand(t, "rome") == []
    assert (len(t.g.deck), t.g.discards[TITLE["spies"]]) == (54, 0)
    assert len(t.g.objectives_of(0)) == 2
    assert len(t.events("objective-drawn")) == 2
    assert level(t, "rome") == 2
    assert len(t.g.objectives_of(t.power("greece"))) == 1
    assert t.is_sound()


@rule("17.2-CHANGE-IN-POLITICAL-SCENE")
def test_what_goes_back_is_shown_to_nobody() -> None:
    t, other = (
        draw(cards(top="change_in_political_scene", hands={"rome": card}, dice=dice(then=3)))
        for card in ("spies", "corvus")
    )
    assert t.g.log == other.g.log
    assert t.known("greece") == other.known("greece")


@rule("17.2-CHANGE-IN-FOREIGN-POLICY")
def test_somebody_draws_an_objective_and_gives_an_earlier_one_back() -> None:
    t = cards(top="change_in_foreign_policy", objectives={"greece": "a b"}, dice=dice(then=3))
    draw(t)
    assert t.offered("rome") == ["name rome", "name carthage", "name greece", "name the_east"]
    before = t.g.objectives_of(t.power("greece"))
    t.play("rome", "name greece")
    now = t.g.objectives_of(t.power("greece"))
    assert len(now) == 2
    assert sum(letter in now for letter in before) == 1
    assert now[-1] not in before
    assert t.events("objective-drawn")[-1].eyes == (t.g.seats[t.power("greece")],)
    assert t.is_sound()


@rule("17.2-CHANGE-IN-FOREIGN-POLICY")
def test_who_had_none_keeps_the_one_he_draws() -> None:
    t = cards(top="change_in_foreign_policy", dice=dice(then=3))
    draw(t).play("rome", "name rome")
    assert len(t.g.objectives_of(0)) == 1


# ---- against somebody


@rule("17.2-CONSPIRACY")
def test_a_leader_of_somebody_else_who_is_not_elite_goes() -> None:
    board = {
        "carthago_nova": "carthage 1 heavy carthage_1", "utica": "carthage 1 heavy carthage_4",
        "pella": "greece 1 heavy greece_5", "rome": "rome 1 legion rome_5",
        "sparta": "soldier_of_fortune 1 heavy soldier_of_fortune",
    }  # fmt: skip
    t = drawn("conspiracy", board)
    assert t.offered("rome") == ["leader carthage_4", "leader greece_5"]
    t.play("rome", "leader greece_5")
    assert t["pella"] == "greece 1 heavy"
    assert [level(t, power) for power in ("rome", "carthage", "greece")] == [0, 0, -1]
    assert t.is_sound()


@rule("17.2-CONSPIRACY")
def test_without_such_a_leader_nothing_happens() -> None:
    t = drawn("conspiracy", {"rome": "rome 1 legion rome_5"})
    assert t.events("card-idle")
    assert t.step == "ChooseOperation"


@rule("17.2-LOCAL-INSURRECTION")
def test_the_drawer_removes_any_one_garrison() -> None:
    board = {"arretium": "rome 2 garrison", "sparta": "greece 1 garrison", "utica": "carthage 1 heavy"}
    t = drawn("local_insurrection", board)
    assert t.offered("rome") == ["remove-garrison rome arretium", "remove-garrison greece sparta"]
    t.play("rome", "remove-garrison rome arretium")
    assert (t["arretium"], t["sparta"]) == ("rome 1 garrison", "greece 1 garrison")
    t = drawn("local_insurrection", {"utica": "carthage 1 heavy"})
    assert t.events("card-idle")


@rule("17.2-LOCAL-INSURRECTION")
def test_a_space_without_its_garrison_is_controlled_by_nobody() -> None:
    t = drawn("local_insurrection", {"massilia": "rome 1 garrison", "sparta": "greece 1 garrison"})
    assert t.holder("massilia") == "rome"
    t.play("rome", "remove-garrison rome massilia")
    assert (t["massilia"], t.holder("massilia")) == ("", "")


# ---- gods and tribes


@rule("17.2-DIES-IRAE")
def test_priests_are_paid_or_the_activation_is_over() -> None:
    t = drawn("dies_irae", treasury={"rome": 2}, hands={"rome": "spies"})
    assert t.offered("rome") == ["pay-priests", "lose-marker"]
    t.play("rome", "pay-priests")
    assert (t.g.treasury[0], t.step) == (0, "CardChoice")
    t = drawn("dies_irae", treasury={"rome": 2}, hands={"rome": "spies"})
    t.play("rome", "lose-marker")
    assert (t.g.treasury[0], t.step) == (2, "")


@rule("17.2-DIES-IRAE")
def test_who_cannot_pay_does_not_go() -> None:
    t = drawn("dies_irae", treasury={"rome": 1, "greece": 5})
    assert (t.g.treasury[0], t.step) == (1, "")
    assert t.events("loses-marker")


@rule("17.2-TRIBAL-RESURGENCE")
def test_two_tribes_come_back_face_down_where_nobody_is() -> None:
    first, second = (name for name, place in PLACE.items() if place in TRIBAL[:2])
    t = cards({first: "tribe 5", second: "rome 1 legion"}, top="tribal_resurgence")
    draw(t)
    offered = t.offered("rome")
    assert f"at {first}" not in offered
    assert f"at {second}" not in offered
    assert len(offered) == len(TRIBAL) - 2
    t.play("rome", offered[0])
    t.play("rome", t.offered("rome")[1])
    assert t.step == "ChooseOperation"
    assert sum(strength != NONE for strength in t.g.tribe) == 3
    place = PLACE[offered[0].removeprefix("at ")]
    assert t.g.tribe[TRIBE_AT[place]] not in (NONE, t.known("rome").tribe[TRIBE_AT[place]])
    assert t.is_sound()


@rule("17.2-TRIBAL-RESURGENCE")
def test_one_if_only_one_space_is_free_and_none_if_none_is() -> None:
    names = [name for name, place in PLACE.items() if place in TRIBAL]
    board = dict.fromkeys(names[1:], "rome 1 light")
    t = drawn("tribal_resurgence", board)
    assert t[names[0]].startswith("tribe")
    assert t.step == "ChooseOperation"
    t = drawn("tribal_resurgence", dict.fromkeys(names, "rome 1 light"))
    assert t.events("card-idle")
