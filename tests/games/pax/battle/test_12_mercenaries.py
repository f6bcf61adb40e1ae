"""Chapter 12.2: Mercenaries: who may hire them, for what, where they stand, and when they leave."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import GAME, Table, position
from romanum.engine.speech.language import LANGUAGES
from romanum.games.pax.data.components import KIND
from romanum.games.pax.rules.turn import maintenance, mercenaries, removal
from romanum.games.pax.rules.turn.construction import BUILDERS
from romanum.games.pax.rules.turn.mercenaries import EACH
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.errands import Hire
from romanum.games.pax.state.forces import heavies
from romanum.games.pax.state.stability import manpower_maximum
from rules import rule

HOME = {"rome": "rome city 1 legion", "carthago": "carthage city", "utica": "carthage 1 light"}


def expanding(power: str, board: dict[str, str] | None = None, talents: int = 9, **more: Any) -> Table:
    """An Expansion of a power."""
    treasury = {"rome": talents, "carthage": talents}
    t = position({**HOME, **(board or {})}, scenario="ii", treasury=treasury, active=power, **more)
    begin_expansion(t.g, t.power(power))
    return t.go_on()


def hires(t: Table, power: str) -> list[str]:
    return [text for text in t.offered(power) if text.startswith("hire")]


# ---- the Standard Game


@rule("12.2.1")
def test_rome_never_hires() -> None:
    t = expanding("rome")
    assert hires(t, "rome") == []
    assert t.refused("rome", "hire 1 rome").rule == "12.2.1"


@rule("12.2.1", "12.2.6")
def test_who_was_hired_in_one_game_turn_leaves_in_the_next_removal_phase() -> None:
    t = expanding("carthage").play("carthage", "hire 3 utica", "done")
    assert t["utica"] == "carthage 1 light 3 hired_heavy"
    removal.begin(t.g)
    t.go_on()
    assert t["utica"] == "carthage 1 light"


@rule("12.2.2")
def test_a_minor_move_hires_any_number_at_two_talents() -> None:
    t = expanding("carthage", talents=7)
    assert hires(t, "carthage") == ["hire 1 utica", "hire 2 utica", "hire 3 utica"]
    t.play("carthage", "hire 3 utica")
    assert (t["utica"], t.g.treasury[1], t.g.minors) == ("carthage 1 light 3 hired_heavy", 1, 1)


@rule("12.2.2")
def test_one_of_the_two_minor_moves_not_both() -> None:
    t = expanding("carthage").play("carthage", "hire 1 utica")
    assert hires(t, "carthage") == []
    assert t.refused("carthage", "hire 1 utica").rule == "12.2.2"


@rule("12.2.4", "12.2.2")
def test_those_hired_by_one_minor_move_may_be_split_among_spaces() -> None:
    t = expanding("carthage", {"pisae": "carthage 1 garrison", "cirta": "carthage 1 light"}, talents=9)
    t.play("carthage", "hire 1 utica")
    assert (t.step, t.g.minors) == ("HireMore", 1)
    assert t.offered("carthage") == [
        *(f"hire {n} {place}" for place in ("pisae", "cirta") for n in (1, 2, 3)),
        "done",
    ]
    t.play("carthage", "hire 2 pisae", "hire 1 cirta")
    assert (t.step, t.g.minors, t.g.treasury[1]) == ("Expansion", 1, 1)
    assert t["utica"] == "carthage 1 light 1 hired_heavy"
    assert t["pisae"] == "carthage 2 hired_heavy 1 garrison"
    assert t["cirta"] == "carthage 1 light 1 hired_heavy"


@rule("12.2.4")
def test_whoever_has_nothing_left_or_nobody_else_to_join_is_not_asked_again() -> None:
    assert expanding("carthage").play("carthage", "hire 1 utica").step == "Expansion"
    t = expanding("carthage", {"cirta": "carthage 1 light"}, talents=6).play("carthage", "hire 3 utica")
    assert t.step == "Expansion"


@rule("12.2.4")
def test_they_join_land_units_wherever_those_are() -> None:
    t = expanding(
        "carthage", {"pisae": "carthage 1 garrison", "caralis": "carthage 2 galleys", "panormus": "carthage town"}
    )
    places = {text.split()[-1] for text in hires(t, "carthage")}
    assert places == {"utica", "pisae"}  # neither ships nor a Town are Land Units


@rule("12.2.5b", "6.4.3")
def test_hired_hi_count_for_the_manpower_maximum() -> None:
    t = expanding("carthage", {"carthago": "carthage city 13 heavy"}, talents=20)
    most = manpower_maximum(t.g, 1)
    assert len(hires(t, "carthage")) == 2 * (most - 13)  # at Carthago and at Utica
    t.play("carthage", f"hire {most - 13} utica")
    assert heavies(t.g, 1) == most
    assert maintenance.excess(t.g, 1, maintenance.kept(t.g, 1)) == 0
    t = expanding("carthage", {"carthago": f"carthage city {most} heavy"}, talents=20)
    assert t.refused("carthage", "hire 1 utica").rule == "6.4.3"


# ---- the Advanced Game


def by_card(
    together: bool = False, board: dict[str, str] | None = None, talents: int = 5, power: str = "carthage"
) -> Table:
    places = {**HOME, "cirta": "carthage 1 cavalry", **(board or {})}
    t = position(places, scenario="ii", advanced=True, treasury={power: talents})
    return t.push(Hire(t.power(power), together))


@rule("12.2.3a")
def test_in_the_advanced_game_no_move_hires_anybody() -> None:
    t = expanding("carthage", advanced=True)
    assert (hires(t, "carthage"), mercenaries.candidates(t.g, 1)) == ([], [])


@rule("12.2.3b")
def test_two_talents_buy_two_li_or_one_cavalry_or_one_hi() -> None:
    t = by_card()
    assert t.offered("carthage") == ["hires hired_light", "hires hired_cavalry", "hires hired_heavy"]
    for kind, number in (("hired_light", 2), ("hired_cavalry", 1), ("hired_heavy", 1)):
        t = by_card(together=True).play("carthage", f"hires {kind}", "at utica")
        assert (t["utica"], t.g.treasury[1], t.g.stack) == (f"carthage 1 light {number} {kind}", 3, [])


@rule("12.2.3b")
def test_without_two_talents_nobody_comes() -> None:
    assert by_card(talents=1).g.stack == []


@rule("12.2.4")
def test_two_li_may_be_split_up_unless_the_card_says_otherwise() -> None:
    t = by_card().play("carthage", "hires hired_light", "at utica", "at cirta")
    assert (t["utica"], t["cirta"]) == ("carthage 1 light 1 hired_light", "carthage 1 cavalry 1 hired_light")


@rule("12.2.5b")
def test_a_card_hires_no_hi_above_carthage_s_maximum() -> None:
    t = by_card(board={"carthago": "carthage city 15 heavy"})
    assert t.offered("carthage") == ["hires hired_light", "hires hired_cavalry"]


# ---- what they do


@rule("12.2.5a")
def test_they_control_spaces_but_found_no_cities_and_make_no_garrisons() -> None:
    t = expanding("carthage", {"pisae": "carthage 2 hired_heavy", "hippo_regius": "carthage town 1 hired_heavy"})
    assert t.holder("pisae") == "carthage"
    assert not [text for text in t.offered("carthage") if text.startswith(("city", "break-down"))]
    assert KIND["hired_heavy"] not in BUILDERS
    t.roll(3).play("carthage", "major pisae", "ready")
    assert not [text for text in t.offered("carthage") if text.startswith("break-down")]


@rule("12.2.2", "12.2.3b")
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_mercenaries_cost_and_bring_is_said_where_they_are_hired(code: str) -> None:
    words = GAME.words_in(code)
    assert f"{EACH}T" in words.say("do-hire", {"number": 3, "place": "carthago"})
    asked = words.say("ask-mercenaries", {"power": "carthage", "talents": 2, "light": 7, "cavalry": 8, "heavy": 9})
    assert all(figure in asked for figure in ("2T", "7", "8", "9"))
