"""Chapter 9.6 and Phase G: isolation, attrition, stray Fleets, allies that part."""

from __future__ import annotations

import pytest

from games.pax.march_table import MarchTable, board
from romanum.games.pax.rules.turn.activation import activate
from romanum.games.pax.state.errands import AttritionPhase, SufferAttrition, WinterInFortress
from rules import rule


def phase_g(places: dict[str, str], *dice: int, **fields: object) -> MarchTable:
    t = board(places, **fields)
    t.roll(*dice).push(AttritionPhase())
    return t


def around_narbo(side: str) -> dict[str, str]:
    """Everything around Narbo is in somebody's hands, on land and at sea."""
    found = dict.fromkeys(("nemausus", "tolosa"), f"{side} 1 garrison")
    return found | dict.fromkeys(("emporiae", "massilia"), f"{side} town 1 garrison 1 galleys")


@rule("9.6.1")
def test_units_without_a_line_home_suffer() -> None:
    t = phase_g({"narbo": "rome 1 light"} | around_narbo("carthage"), 1)
    assert t["narbo"] == ""
    t = phase_g({"narbo": "rome 1 light"})
    assert t["narbo"] == "rome 1 light"
    t = phase_g({"arretium": "rome 1 light"})
    assert t["arretium"] == "rome 1 light"


@rule("9.6.1")
def test_garrisons_are_not_isolated() -> None:
    t = phase_g({"gergovia": "rome 2 garrison", "lugdunum": "carthage 1 heavy carthage_3"}, 1)
    assert t["gergovia"] == "rome 2 garrison"


@rule("9.6.2a")
def test_nobody_in_a_town_is_isolated() -> None:
    around = ("avaricum", "lugdunum", "limonum", "nemausus")
    surrounded = dict.fromkeys(around, "carthage 1 garrison")
    t = phase_g(surrounded | {"gergovia": "rome town 3 legion"})
    assert t["gergovia"] == "rome town 3 legion"
    t = phase_g(surrounded | {"gergovia": "rome 3 light"}, 6)
    assert t["gergovia"] == "rome 2 light"


@rule("9.6.2b")
def test_only_units_of_powers_are_isolated_and_mercenaries_are() -> None:
    surrounded = {"avaricum": "rome 1 garrison", "lugdunum": "rome 1 garrison", "limonum": "rome 1 garrison"}
    surrounded |= {"nemausus": "rome 1 garrison"}
    t = phase_g(surrounded | {"gergovia": "pergamum 3 heavy"}, patrons={"pergamum": "carthage"})
    assert t["gergovia"] == "pergamum 3 heavy"
    t = phase_g(surrounded | {"gergovia": "carthage 3 hired_light"}, 1)
    assert t["gergovia"] == "carthage 2 hired_light"


@rule("9.6.3a")
@pytest.mark.parametrize(("die", "losses"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_die_says_how_many_tenths_are_lost(die: int, losses: int) -> None:
    t = board({"gergovia": "rome 11 light"}).roll(die)
    t.push(SufferAttrition(t.stack("rome", "gergovia")))
    assert t.events("attrition")[-1].facts["losses"] == losses
    assert t["gergovia"] == f"rome {11 - losses} light"


@rule("9.6.3b")
def test_units_count_and_garrisons_and_leaders_do_not() -> None:
    t = board({"gergovia": "rome 2 legion 1 elephants 9 garrison rome_4"}).roll(1)
    t.push(SufferAttrition(t.stack("rome", "gergovia")))
    assert t.events("attrition")[-1].facts["units"] == 3
    assert t.offered("rome") == ["lose-unit elephants", "reduce-unit legion"]
    t.play("rome", "lose-unit elephants")
    assert t["gergovia"] == "rome 2 legion 9 garrison rome_4"


@rule("9.6.3c")
def test_three_heavy_and_three_light_lose_two_in_three_ways() -> None:
    for moves, left in (
        (("lose-unit heavy",), "carthage 2 heavy 3 light"),
        (("lose-unit light", "lose-unit light"), "carthage 3 heavy 1 light"),
        (("reduce-unit heavy", "lose-unit light"), "carthage 2 heavy 2 light 1 reduced_heavy"),
    ):
        t = board({"gergovia": "carthage 3 heavy 3 light"}).roll(4)
        t.push(SufferAttrition(t.stack("carthage", "gergovia")))
        t.play("carthage", *moves)
        assert t["gergovia"] == left
    t = board({"gergovia": "carthage 3 heavy 3 light"}).roll(4)
    t.push(SufferAttrition(t.stack("carthage", "gergovia"))).play("carthage", "reduce-unit heavy")
    assert "reduce-unit heavy" not in t.offered("carthage")
    assert "lose-unit heavy" not in t.offered("carthage")


@rule("3.2.G", "9.6.4", "11.1.5a")
def test_fleets_that_are_in_no_friendly_port_are_lost_after_the_land_units() -> None:
    t = phase_g(
        {
            "rome": "rome 2 galleys",
            "ntp_tyrrhenum": "rome 3 galleys 1 legion rome_4",
            "aleria": "rome 2 galleys 1 garrison",
            "genua": "carthage 1 galleys",
            "caralis": "carthage 2 galleys",
        }
    )
    assert t["rome"] == "rome 2 galleys"
    assert t["ntp_tyrrhenum"] == ""
    assert t["aleria"] == "rome 1 garrison 2 galleys"
    assert t["genua"] == ""
    assert t["caralis"] == ""
    assert {event.facts["place"] for event in t.events("fleet-lost")} == {"ntp_tyrrhenum", "genua", "caralis"}
    assert t.is_sound()


@pytest.mark.parametrize(
    ("allies", "left"), [((("rome", "greece"),), "rome 2 galleys; greece 1 garrison"), ((), "greece 1 garrison")]
)
@rule("9.6.4", "4.3.1d")
def test_the_port_of_an_ally_shelters_ships(allies: tuple[tuple[str, str], ...], left: str) -> None:
    """Outside anybody's home, held by a Garrison."""
    assert phase_g({"lilybaeum": "rome 2 galleys greece 1 garrison"}, allies=allies)["lilybaeum"] == left


@rule("9.6.4")
def test_a_port_whose_army_dies_of_isolation_no_longer_shelters_ships() -> None:
    t = phase_g({"narbo": "carthage 1 light 2 galleys"} | around_narbo("rome"), 1)
    assert t["narbo"] == ""


@rule("9.6.5")
def test_armies_that_stay_in_the_mountains_suffer_if_it_is_agreed() -> None:
    places = {"henna": "rome 3 light", "iconium": "rome 2 light", "rome": "rome 5 light"}
    t = board(places, advanced=True, optional=("harsh_fortress",)).roll(1)
    t.push(WinterInFortress(t.power("rome")))
    assert (t["henna"], t["iconium"], t["rome"]) == ("rome 2 light", "rome 2 light", "rome 5 light")
    for fields in ({"advanced": True}, {"optional": ("harsh_fortress",)}):
        t = board(places, **fields)
        t.push(WinterInFortress(t.power("rome")))
        assert t["henna"] == "rome 3 light"
    t = board({"agrigentum": "rome 3 light"}, advanced=True, optional=("harsh_fortress",))
    t.major("rome", "agrigentum", 2).play("rome", "to henna", "halt")
    t.push(WinterInFortress(t.power("rome")))
    assert t["henna"] == "rome 3 light"


@rule("4.3.1f")
def test_of_two_allies_the_guest_goes_to_its_capital() -> None:
    t = phase_g({"arretium": "rome 2 legion greece 3 heavy"}, allies=(("rome", "greece"),))
    assert t.asked == ("greece",)
    assert len(t.offered("greece")) == 2
    capital = t.offered("greece")[0]
    t.play("greece", capital)
    assert t["arretium"] == "rome 2 legion"
    assert t[capital.split()[1]] == "greece 3 heavy"
    t = phase_g({"gergovia": "rome 2 legion greece 3 heavy"}, 1, 1, allies=(("rome", "greece"),))
    assert t.g.holder[t.g.at[t.stack("rome", "gergovia")]] == t.power("rome")


@rule("9.6.5")
def test_every_activation_ends_with_a_look_at_the_mountains() -> None:
    t = board({}, advanced=True)
    activate(t.g, t.power("rome"))
    below = [type(step).__name__ for step in t.g.stack]
    assert below.index("WinterInFortress") == below.index("EndActivation") + 1


@rule("4.3.1f")
def test_where_neither_controls_the_later_arrival_goes() -> None:
    """In a Greek home Space, Greece away, Rome and Carthage stand together as its allies."""
    allies = (("rome", "greece"), ("carthage", "greece"), ("rome", "carthage"))
    for first, second in (("rome", "carthage"), ("carthage", "rome")):
        t = board({"larissa": f"{first} 2 light", "pella": f"{second} 3 light"}, allies=allies)
        t.major(second, "pella", 3).play(second, "to larissa", "halt", "done")
        assert t.holder("larissa") == "greece"
        t.push(AttritionPhase())
        assert t["larissa"] == f"{first} 2 light", (first, second)
        assert f"{second} 3 light" in t["rome" if second == "rome" else "carthago"]


@rule("4.3.1f")
def test_who_stands_in_an_ally_s_town_is_his_guest_though_nobody_else_is_there() -> None:
    """Rome has ceded Caralis and its Legions are still inside when the year ends."""
    t = phase_g({"caralis": "carthage town rome 2 legion"}, allies=(("rome", "carthage"),))
    assert (t["caralis"], t["rome"]) == ("carthage town", "rome 2 legion")
    assert t.holder("caralis") == "carthage"


@rule("4.3.1f")
def test_whose_host_comes_home_has_to_leave_too() -> None:
    """The Carthaginians watch over Rome while its Legions are in Greece; then these come back."""
    allies = (("rome", "greece"), ("rome", "carthage"))
    t = phase_g({"athens": "greece town 1 heavy rome 2 legion", "rome": "carthage 3 light"}, allies=allies)
    assert (t["athens"], t["rome"], t["carthago"]) == ("greece town 1 heavy", "rome 2 legion", "carthage 3 light")


@rule("4.3.1f")
def test_nobody_leaves_his_ally_for_a_space_with_enemies() -> None:
    places = {"athens": "greece town 2 heavy rome 2 legion", "rome": "carthage 1 garrison"}
    own = {"caralis": "rome town carthage 1 garrison", "arretium": "rome town 1 garrison"}
    t = phase_g(places | own, allies=(("rome", "greece"),))
    assert (t["athens"], t["arretium"]) == ("greece town 2 heavy", "rome town 2 legion 1 garrison")
    t = phase_g(places, allies=(("rome", "greece"),))
    assert t["athens"] == "greece town 2 heavy"
    assert [event.facts["space"] for event in t.events("no-way-out")] == ["athens"]
    assert t.is_sound()


@rule("4.3.1f")
def test_a_soldier_of_fortune_is_a_guest_like_the_armies_of_his_player() -> None:
    """He leaves the ally's Town; and an ally's Army leaves a home Space of his player in which he stands."""
    service = {"allies": (("rome", "greece"), ("rome", "carthage")), "patrons": {"soldier_of_fortune": "rome"}}
    t = phase_g({"athens": "greece town 2 heavy soldier_of_fortune 3 heavy"}, **service)
    assert (t["athens"], t["rome"]) == ("greece town 2 heavy", "soldier_of_fortune 3 heavy")
    t = board({"arretium": "soldier_of_fortune 3 heavy", "pisae": "carthage 1 light"}, **service)
    t.major("carthage", "pisae", 3).play("carthage", "to arretium", "halt", "done")
    assert t.holder("arretium") == "rome"
    t.push(AttritionPhase())
    assert (t["arretium"], t["carthago"]) == ("soldier_of_fortune 3 heavy", "carthage 1 light")


@rule("4.3.1f")
def test_pergamum_is_a_guest_of_its_ally_s_allies_like_the_armies_of_its_ally() -> None:
    """It leaves the Town of an ally of The East, for whichever Capital The East says."""
    service = {"allies": (("the_east", "greece"),), "patrons": {"pergamum": "the_east"}}
    t = phase_g({"miletus": "greece town 2 heavy pergamum 1 heavy"}, **service)
    t.play("the_east", "at antioch")
    assert t["miletus"] == "greece town 2 heavy"
    assert [event.facts["place"] for event in t.events("parts")] == ["miletus"]
    assert t.is_sound()


def beyond_rhodes(talents: int, **fields: object) -> MarchTable:
    """A Roman Army at Patara whose only way home leads over Rhodes."""
    places = {
        "patara": "rome 1 light", "miletus": "greece 1 heavy", "side": "greece 1 heavy", "ntp_lycium": "pirates",
        "rhodes": "rhodes city 1 galleys",
    }  # fmt: skip
    return phase_g(places, 1, treasury={"rome": talents}, **fields)


@rule("9.6.1", "6.1.6b")
def test_a_line_over_rhodes_can_be_paid_for() -> None:
    t = beyond_rhodes(2)
    assert (t.asked, t.offered("rome")) == (("rome",), ["yes", "no"])
    t.play("rome", "yes")
    assert (t["patara"], t.g.treasury[0]) == ("rome 1 light", 1)
    t = beyond_rhodes(2).play("rome", "no")
    assert (t["patara"], t.g.treasury[0]) == ("", 2)
    assert beyond_rhodes(0)["patara"] == ""


@rule("9.6.1", "12.5.1c")
def test_the_ally_of_rhodes_is_paid_and_pays_nothing_himself() -> None:
    t = beyond_rhodes(2, patrons={"rhodes": "the_east"}).play("rome", "yes")
    assert (t.g.treasury[0], t.g.treasury[t.power("the_east")]) == (1, 1)
    t = beyond_rhodes(2, patrons={"rhodes": "rome"})
    assert (t["patara"], t.g.treasury[0]) == ("rome 1 light", 2)
