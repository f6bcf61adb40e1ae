"""Chapters 6.2, 6.3, 10.6.6 and 12.8.1: what may be raised, built and rebuilt, where, and for what."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, position
from romanum.games.pax.data.components import (
    KIND_IDS,
    NEXT_SPACES,
    NO_HEAVY,
    PLACE,
    PLACE_IDS,
    PROVINCE,
)
from romanum.games.pax.rules.turn.grounds import kinds_in
from romanum.games.pax.rules.turn.operations import ChooseOperation
from romanum.games.pax.rules.turn.recruitment import Levy, Shipyard
from rules import rule

HOME = {"rome": "rome 1 legion", "carthago": "carthage 1 heavy"}


def table(board: dict[str, str] | None = None, talents: int = 9, scenario: str = "ii", **more: Any) -> Table:
    treasury = {"rome": talents, "carthage": talents}
    return position({**HOME, **(board or {})}, scenario=scenario, treasury=treasury, **more)


# ---- by Recruitment


@rule("6.2.1", "6.2.5", "6.2.7")
def test_legions_are_raised_for_two_talents_each_as_many_as_one_can_pay() -> None:
    t = table({"pisae": "rome 1 reduced_legion"}, talents=5).push(Levy(0, -1))
    t.play("rome", "muster italia", "raise legion capua", "raise legion capua")
    assert (t["capua"], t.g.treasury[0]) == ("rome 2 legion", 1)
    assert t.refused("rome", "raise legion capua").code == "too-dear"


@rule("6.2.6a")
def test_rome_s_home_yields_legions_only() -> None:
    t = table()
    assert [KIND_IDS[kind] for kind in kinds_in(t.g, 0, PROVINCE["italia"])] == ["legion"]
    t = position(HOME, scenario="v")
    greece = t.power("greece")
    assert [KIND_IDS[kind] for kind in kinds_in(t.g, greece, PROVINCE["attica"])] == ["heavy"]


@rule("6.2.6b", "12.8.1")
def test_elephants_only_where_they_are_noted_for_one_talent() -> None:
    t = table({"utica": "carthage 1 heavy"})
    carthage = t.power("carthage")
    noted = [p for p in range(54) if KIND_IDS.index("elephants") in kinds_in(t.g, carthage, p)]
    assert noted
    assert PROVINCE["italia"] not in noted


@rule("6.2.3")
def test_in_spaces_that_the_power_controls_or_nobody_is_in() -> None:
    t = table({"capua": "carthage 1 heavy", "pisae": "carthage town"}).push(Levy(0, PROVINCE["italia"]))
    assert t.refused("rome", "raise legion capua").code == "not-his-space"
    assert "raise legion arretium" in t.offered("rome")


@rule("6.2.4")
def test_only_in_provinces_that_are_controlled_and_not_cut_off() -> None:
    around = {PLACE_IDS[space]: "carthage 1 heavy" for space in NEXT_SPACES[PLACE["thevestis"]]}
    t = table({**around, "thevestis": "rome 1 legion"}).push(Levy(0, -1))
    assert not [text for text in t.offered("rome") if text == "muster numidia"]
    assert "muster italia" in t.offered("rome")


@rule("6.2.8")
def test_no_hi_on_the_small_islands() -> None:
    """Ionia yields HI, but not on its islands; the three others lie in a Province that yields none at all."""
    spaces = ("pergamum", "sardis", "ephesus", "miletus", "celenae", "samos", "lesbos_chios")
    board = {"athens": "greece 1 heavy", **dict.fromkeys(spaces, "greece 1 garrison")}
    t = position(board, treasury={"greece": 9})
    t.push(Levy(t.power("greece"), PROVINCE["ionia"]))
    assert [t.refused("greece", f"raise heavy {island}").rule for island in ("samos", "lesbos_chios")] == ["6.2.8"] * 2
    assert {"raise heavy sardis", "raise light samos"} <= set(t.offered("greece"))
    assert kinds_in(t.g, t.power("greece"), PROVINCE["aegean_islands"]) == ()
    assert {PLACE_IDS[space] for space in NO_HEAVY} == {"lesbos_chios", "samos"}


@rule("6.3a", "6.3b")
def test_ships_are_built_in_ports_that_the_power_controls_without_enemy_ships() -> None:
    t = table({"rhegium": "carthage 1 galleys", "tarentum": "rome 1 garrison"}).push(Shipyard(0))
    assert t.refused("rome", "build rhegium").code == "enemy-ships"
    t.play("rome", "build tarentum", "build tarentum")
    assert (t["tarentum"], t.g.treasury[0]) == ("rome 1 garrison 2 galleys", 5)


@rule("3.1", "6.3b")
def test_no_ships_are_built_in_a_home_port_beyond_the_map_in_play() -> None:
    """Berenice is a Port of the East's, and no part of the war between Greece and the East."""
    t = position({"pelusium": "the_east town"}, scenario="iii", treasury={"the_east": 5})
    t.push(Shipyard(t.power("the_east")))
    assert "build pelusium" in t.offered("the_east")
    assert "build berenice" not in t.offered("the_east")


@rule("10.6.6a")
def test_reduced_units_are_rebuilt_for_a_talent() -> None:
    t = table({"capua": "rome 1 reduced_legion"}).push(Levy(0, -1)).play("rome", "rebuild reduced_legion capua")
    assert (t["capua"], t.g.treasury[0]) == ("rome 1 legion", 8)


@rule("10.6.6b")
def test_a_reduced_unit_that_is_cut_off_is_not_rebuilt_abroad() -> None:
    around = {PLACE_IDS[space]: "carthage 1 heavy" for space in NEXT_SPACES[PLACE["thevestis"]]}
    t = table({**around, "thevestis": "rome 1 reduced_legion 1 light"}).push(Levy(0, -1))
    assert t.refused("rome", "rebuild reduced_legion thevestis").rule == "10.6.6b"


@rule("6.4.3")
def test_carthage_never_goes_above_its_manpower_maximum() -> None:
    t = table({"utica": "carthage 14 heavy"}, talents=30)
    t.push(Levy(1, PROVINCE["africa"]))
    assert t.refused("carthage", "raise heavy utica").rule == "6.4.3"


@rule("3.1")
def test_scenarios_limit_what_is_raised_and_how_often() -> None:
    board = {"rome": "rome 1 legion", "pisae": "rome 1 reduced_legion", "corcyra": "greece 4 heavy"}
    t = position(board, scenario="i", treasury={"rome": 9, "greece": 9}).push(Levy(1, -1))
    t.play("rome", "muster italia", "raise legion rome", "raise legion rome")
    assert t.refused("rome", "raise legion rome").code == "scenario-limit"
    t = position(HOME, scenario="ha", treasury={"rome": 9}, recruitments=(2, 0, 0, 0)).push(ChooseOperation(0))
    assert t.refused("rome", "recruitment").code == "recruitments-used"


# ---- the rulebook's examples


@rule("6.2.5", "6.2.7")
def test_greece_raises_two_hi_and_three_li_in_ionia_for_seven_talents() -> None:
    ionia = dict.fromkeys(("pergamum", "sardis", "ephesus", "miletus", "celenae"), "greece 1 garrison")
    t = position({"athens": "greece city 1 heavy", **ionia}, treasury={"greece": 9})
    t.push(Levy(t.power("greece"), PROVINCE["ionia"]))
    raised = {text.split()[1] for text in t.offered("greece") if text.startswith("raise")}
    assert raised == {"heavy", "light"}
    t.play("greece", *["raise heavy sardis"] * 2, *["raise light ephesus"] * 3)
    assert (t["sardis"], t["ephesus"]) == ("greece 2 heavy 1 garrison", "greece 3 light 1 garrison")
    assert t.g.treasury[t.power("greece")] == 2


@rule("6.2.6b", "12.8.1")
def test_rome_raises_hi_li_cavalry_and_elephants_in_syria_but_no_elephants_in_judea() -> None:
    lands = dict.fromkeys(("antioch", "zeugma", "edessa", "palmyra", "jerusalem", "gaza"), "rome 1 legion")
    t = position({"rome": "rome city", **lands}, treasury={"rome": 20}).push(Levy(0, PROVINCE["syria"]))
    raised = {text.split()[1] for text in t.offered("rome") if text.startswith("raise")}
    assert raised == {"heavy", "light", "cavalry", "elephants"}
    before = t.g.treasury[0]
    t.play("rome", "raise elephants antioch", "raise cavalry antioch")
    assert before - t.g.treasury[0] == 1 + 2
    t.play("rome", "muster judea")
    assert "elephants" not in {text.split()[1] for text in t.offered("rome") if text.startswith("raise")}


@rule("6.2.4")
def test_carthage_raises_no_cavalry_in_britannia_once_rome_shuts_the_channel() -> None:
    britons = dict.fromkeys(("londinium", "venta", "isca", "glevum", "eburacum"), "carthage 1 light")
    channel = dict.fromkeys(("gesoriacum", "darioritum"), "rome 1 legion 1 galleys")
    offered = []
    for more in ({}, channel):
        t = position({"carthago": "carthage city 1 heavy", **britons, **more}, treasury={"carthage": 9})
        offered.append("muster britannia" in t.push(Levy(t.power("carthage"), -1)).offered("carthage"))
    assert offered == [True, False]
