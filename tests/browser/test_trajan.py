"""Trajan's war at the table: a march, a battle, sieges, a revolt, a bluff unmasked; and what axe finds there."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.people import Player
from browser.positions import (
    BEFORE_DURA,
    BEFORE_NISIBIS,
    BLUFF_AT_EDESSA,
    NISIBIS_WAVERS,
    SIEGE_OF_NISIBIS,
    TRAJAN_SETS_OUT,
)
from browser.test_looks import faults, faults_of_panels
from games.trajan.make_records import FOLDER as WARS
from romanum.games.trajan.data.components import CITY, CITY_HEX, HEX_NAMES, UNIT

DURA, EDESSA, NISIBIS, SATALA = (
    HEX_NAMES[CITY_HEX[CITY[city]]] for city in ("dura-europus", "edessa", "nisibis", "satala")
)
TOWARDS_TRAPEZUS: Final = "1004"
ROME, PARTHIA = range(2)
NO_LOSSES: Final = "\N{EN DASH}"

WATCH_THE_BATTLE: Final = """() => {
  window.told = [];
  const look = () => {
    const sheet = document.querySelector('[aria-label^="Combat at"]');
    const now = sheet && `${sheet.querySelector('th.now')?.innerText}: ${sheet.innerText}`;
    if (now && now !== window.told.at(-1)) window.told.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keep each state of the battle sheet that comes on the screen."""


@pytest.fixture
def player(same_player: Player) -> Player:
    """The stories here are told in one window."""
    return same_player


def confirms(player: Player) -> None:
    """Says yes to what cannot be undone, and waits until it is done."""
    with player.goes_on():
        player.confirmation.locator("button.can").click()


def chooses(player: Player, words: str) -> None:
    """Takes one of several things that can be done at a hex, up to the question whether really."""
    player.choices.filter(has_text=words).first.click()
    expect(player.confirmation).to_be_visible()


def combat(player: Player) -> Locator:
    """The sheet on which a combat is shown."""
    return player.page.get_by_role("region", name=re.compile("^Combat at"))


def sees_blows(player: Player, side: str, *rounds: str) -> None:
    """The table of the sheet tells this of a side in the Fire, Melee and Pursuit rounds."""
    cells = combat(player).locator("tbody tr").filter(has_text=side).locator("td")
    expect(cells).to_have_text(list(rounds), use_inner_text=True)


def view(player: Player) -> Any:
    """The war as the server shows it to this person."""
    return player.asks(f"/matches/{player.match}/table?seat={player.seat}")["view"]


def hex_of(player: Player, unit: str) -> str:
    """Where a unit stands."""
    return str(HEX_NAMES[view(player)["where"][UNIT[unit]]])


def controller(player: Player, city: str) -> int:
    """The side that holds a city."""
    return int(view(player)["controller"][CITY[city]])


# ---- what the shell tells of it


def test_the_prompt_counts_the_places_that_glow(player: Player) -> None:
    """Not those of markers and of Exercitus, which are taken from the tray first."""
    player.sits_down_at(TRAJAN_SETS_OUT)
    glowing = player.page.locator("path.hit.can").count()
    expect(player.prompt).to_contain_text(f"{glowing} places on the map can be chosen.")


def test_the_log_is_looked_through_by_words_of_the_war(player: Player) -> None:
    player.sits_down_at(BEFORE_DURA)
    player.looks_at("Log")
    player.button("Marches").click()
    expect(player.log).to_contain_text("Rome marches from Nicephorium by road")
    player.button("Turns").click()
    expect(player.log).not_to_contain_text("marches from")


def test_the_report_tells_how_the_dice_fell_by_what_they_were_rolled_for(player: Player) -> None:
    player.asks("/me")
    made = player.posts("/records", next(iter(sorted(WARS.glob("114-*.txt")))).read_text(encoding="utf-8"))
    player.goes_to(f"/match/{made['id']}")
    report = player.page.get_by_test_id("report")
    expect(report).to_contain_text("Rolls for a march or an interception that let the force move.")
    expect(report.get_by_role("row", name=re.compile("Rome"))).not_to_have_count(0)


# ---- who stands in a place


def test_whoever_points_at_a_force_sees_who_leads_it_and_what_each_counter_is_worth(player: Player) -> None:
    """The counter has the coin of its leader; the card draws each role once and says what its numbers mean."""
    player.sits_down_at(BEFORE_DURA)
    expect(player.board.locator(f'.stack[data-id="{DURA}"] svg.coin path').first).to_be_attached()
    player.page.mouse.move(*player.middle_of(DURA))
    card = player.page.locator(".floating")
    expect(card.locator("svg.unit path").first).to_be_attached()
    legion = card.get_by_role("listitem").filter(has_text="Legion")
    expect(legion).to_contain_text("strength 5, Veteran, moves 4")
    expect(card.get_by_role("listitem").filter(has_text="Baggage train")).to_have_count(1)


# ---- a march


def test_a_force_marches_without_those_who_stay(player: Player) -> None:
    """A click on the force, one on who stays, the kind of march, and a hex, where it halts by itself."""
    player.sits_down_at(TRAJAN_SETS_OUT)
    with player.goes_on():
        player.clicks_on_place(SATALA)
    with player.goes_on():
        player.button(re.compile("Legio XVI Flavia.*stays here")).click()
    player.button("March by road").click()
    confirms(player)
    with player.goes_on():
        player.clicks_on_place(TOWARDS_TRAPEZUS)
    assert hex_of(player, "trajan") == TOWARDS_TRAPEZUS
    assert hex_of(player, "legio-xvi-flavia") == SATALA


def test_before_a_march_the_table_tells_what_the_die_may_bring(player: Player) -> None:
    player.sits_down_at(TRAJAN_SETS_OUT)
    with player.goes_on():
        player.clicks_on_place(SATALA)
    odds = player.asks(f"/matches/{player.match}/odds?seat=0")["road"]
    road = player.button("March by road")
    expect(road).to_contain_text(f"{odds['win']:.0%} moves")
    for outcome in odds["outcomes"]:
        expect(road).to_contain_text(outcome["outcome"])
    road.click()
    expect(player.confirmation).to_contain_text(f"{odds['win']:.0%}")


def test_only_hexes_of_the_road_glow_on_a_march_by_road(player: Player) -> None:
    player.sits_down_at(TRAJAN_SETS_OUT)
    with player.goes_on():
        player.clicks_on_place(SATALA)
    player.button("March by road").click()
    confirms(player)
    decision = player.asks(f"/matches/{player.match}/table?seat=0")["decision"]
    first = sorted(leg[1] for leg in decision["ways"]["legs"] if leg[2] == 1)
    assert first == ["0905", TOWARDS_TRAPEZUS, "1105"]
    assert set(player.glowing) == set(decision["ways"]["goals"])


# ---- a battle


def test_a_battle_is_told_round_by_round_with_its_dice(player: Player) -> None:
    """Nisibis: Rome strikes first in each round and rolls 1, 6 and 6."""
    player.page.emulate_media(reduced_motion="no-preference")
    player.sits_down_at(BEFORE_NISIBIS)
    player.clicks_on_place(NISIBIS)
    expect(player.confirmation).to_contain_text("to win")
    confirms(player)
    expect(combat(player)).to_contain_text("Mebarsapes")
    player.page.evaluate(WATCH_THE_BATTLE)
    with player.goes_on():
        player.button("Pass").click()
    player.page.wait_for_function("() => window.told.some((sheet) => sheet.includes('wins'))")
    told: list[str] = player.page.evaluate("window.told")
    rounds = list(dict.fromkeys(sheet.split(":")[0] for sheet in told))
    assert rounds == ["Fire", "Melee", "Pursuit"]
    assert "Rome wins a minor victory." in told[-1]
    for roll in ("⚀ check", "⚅ \N{MINUS SIGN}5"):
        assert roll in " ".join(told[-1].split())


def test_who_won_a_battle_may_go_into_the_city(player: Player) -> None:
    player.sits_down_at(BEFORE_NISIBIS)
    player.clicks_on_place(NISIBIS)
    confirms(player)
    with player.goes_on():
        player.button("Pass").click()
    expect(player.prompt).to_contain_text("which units go into Nisibis?")
    with player.goes_on():
        player.button(re.compile("Cohortes Veteranae 1.*into the city")).click()
    inside = view(player)["inside"]
    assert [inside[UNIT[unit]] for unit in ("cohortes-v-1", "quietus")] == [1, 0]


# ---- a siege


def test_an_assault_stops_for_each_discipline_check(player: Player) -> None:
    """Dura-Europus: the Civis makes the besiegers check in Fire and in Melee; two leaders may steady somebody."""
    player.sits_down_at(BEFORE_DURA)
    player.clicks_on_place(DURA)
    chooses(player, "Assault the walls")
    expect(player.confirmation).to_contain_text("to take the city")
    expect(player.confirmation).to_contain_text("15.12c")
    confirms(player)
    expect(combat(player)).to_contain_text("Dura-Europus")
    with player.goes_on():
        player.button("Pass").click()
    sees_blows(player, "Rome", f"4⚄ {NO_LOSSES}", "", "")
    sees_blows(player, "Parthia", "1⚁ check", "", "")
    for _ in range(2):
        with player.goes_on():
            player.button("Pass").click()
    sees_blows(player, "Rome", f"4⚄ {NO_LOSSES} checks ⚂", f"24⚅ {NO_LOSSES}", "")
    sees_blows(player, "Parthia", "1⚁ check", "1⚀ check", "")


def test_an_assault_that_fails_leaves_the_city_to_the_enemy(player: Player) -> None:
    player.sits_down_at(BEFORE_DURA)
    player.clicks_on_place(DURA)
    chooses(player, "Assault the walls")
    confirms(player)
    for _ in range(5):
        with player.goes_on():
            player.button("Pass").click()
    expect(combat(player)).to_have_count(0)
    assert controller(player, "dura-europus") == PARTHIA
    assert DURA not in player.glowing


def test_a_formal_siege_makes_a_breach_and_the_fight_in_it_begins(player: Player) -> None:
    player.sits_down_at(SIEGE_OF_NISIBIS)
    player.clicks_on_place(NISIBIS)
    chooses(player, "Formal siege")
    expect(player.confirmation).to_contain_text("of a breach")
    confirms(player)
    expect(combat(player)).to_contain_text("Quietus")
    player.looks_at("Log")
    expect(player.log).to_contain_text("Rome lays formal siege to Nisibis: 1")


# ---- a revolt


def test_a_revolt_turns_a_city(player: Player) -> None:
    """Nisibis rises, and its Civis holds out against the garrison."""
    player.sits_down_at(NISIBIS_WAVERS)
    assert controller(player, "nisibis") == PARTHIA
    player.clicks_on_place(NISIBIS)
    expect(player.confirmation).to_contain_text("33%")
    expect(player.confirmation).to_contain_text("that the city rises")
    confirms(player)
    player.looks_at("Log")
    expect(player.log).to_contain_text("Rome stirs up Nisibis: 1, 3 or less needed: the city rises.")
    expect(player.log).to_contain_text("The revolt in Nisibis succeeds: the city is held for Rome.")
    assert controller(player, "nisibis") == ROME


# ---- a bluff


def test_nobody_knows_what_is_under_an_exercitus_from_afar(player: Player) -> None:
    player.sits_down_at(BLUFF_AT_EDESSA)
    force = view(player)["forces"][CITY_HEX[CITY["edessa"]]][PARTHIA]
    assert (force["armies"], force["out"]) == ([1], [])


def test_an_empty_exercitus_is_unmasked_by_who_marches_in(player: Player) -> None:
    player.sits_down_at(BLUFF_AT_EDESSA)
    player.clicks_on_place(EDESSA)
    expect(player.choices.first).to_contain_text("enemies are there")
    with player.goes_on():
        player.choices.first.click()
    player.looks_at("Log")
    expect(player.log).to_contain_text("Exercitus II of Parthia at Edessa was a bluff: nobody is there.")


# ---- axe


def test_axe_finds_nothing_serious_at_the_table_of_the_war(player: Player) -> None:
    """With each panel, with who may march, and with the odds of a march."""
    player.sits_down_at(TRAJAN_SETS_OUT)
    found = faults(player, with_map=True)
    found += faults_of_panels(player, "Players", "Log", "Board", "Rules")
    with player.goes_on():
        player.clicks_on_place(SATALA)
    road = player.button("March by road")
    expect(road).to_contain_text("moves")
    found += faults(player, "[role=application]")
    road.click()
    expect(player.confirmation).to_be_visible()
    found += faults(player, "[data-testid=prompt]")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_serious_in_a_battle(player: Player) -> None:
    player.sits_down_at(BEFORE_NISIBIS)
    player.clicks_on_place(NISIBIS)
    confirms(player)
    expect(combat(player)).to_be_visible()
    found = faults(player)
    assert not found, "\n".join(found)
