"""The fifth century at the table: a campaign, battles, a stratagem in the other's turn, a usurpation, a swap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

import romanum
from browser.conftest import People, Table
from browser.late import (
    a_battle,
    aetius_at_vienna,
    aetius_leads_out,
    rome_holds_a_plague,
    whole_war,
)
from browser.people import Player
from browser.server_process import Serving
from browser.test_looks import faults, faults_of_panels
from romanum.games.ultimus.data.components import COLUMNS, PIECE, SCENARIOS, ZONE, ZONE_IDS
from romanum.games.ultimus.state.position import BARBARIAN

VIENNA: Final = "viennensis-3"
LUGDUNUM: Final = "galliae-6"
PLAGUE_STRIKES: Final = "hunni-1"
WEST: Final = 0
COLUMN_NAMES: Final = [f"{attack}/{defence}" for attack, defence in COLUMNS]

WATCH_THE_BATTLE: Final = """() => {
  window.told = [];
  const look = () => {
    const now = document.querySelector('[aria-label^="Battle at"]')?.innerText;
    if (now && now !== window.told.at(-1)) window.told.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keep each state of the battle sheet that comes on the screen."""


def confirms(player: Player) -> None:
    """Says yes to what cannot be undone, and waits until it is done."""
    with player.goes_on():
        player.confirmation.locator("button.can").click()


def view(player: Player) -> Any:
    """The position as the server shows it to this person."""
    return player.asks(f"/matches/{player.match}/table?seat={player.seat}")["view"]


def area_of(player: Player, piece: str) -> str:
    """Where a leader or unit stands."""
    return str(ZONE_IDS[view(player)["where"][PIECE[piece]]])


def area_name(area: int) -> str:
    """As it is written on the screen."""
    return str(romanum.game("ultimus").components()["zones"][area]["name"])


def counter(player: Player, name: str, words: str) -> Locator:
    """A counter of the sheet, by its name and what can be done with it."""
    return player.button(re.compile(f"^{re.escape(name)}.*{words}"))


def battle(player: Player) -> Locator:
    """The sheet on which a battle is shown."""
    return player.page.get_by_role("region", name=re.compile("^Battle at"))


# ---- who stands where


def test_the_four_values_of_a_leader_are_explained_before_he_is_chosen(table: Table) -> None:
    player = table(aetius_at_vienna())
    player.clicks_on_place(VIENNA)
    counter(player, "Aetius", "lead out").focus()
    sheet = player.page.get_by_label("Counters", exact=True)
    for words in ("8 command capacity", "4 strategic value", "3 tactical bonus", "4 political capacity"):
        expect(sheet).to_contain_text(words)


def test_who_stands_where_is_told_to_those_who_cannot_see_it(table: Table) -> None:
    player = table(aetius_at_vienna())
    places = player.page.get_by_role("list", name="Places")
    expect(places).to_contain_text(
        "Vienna (Viennensis 3); diocese of Viennensis, West, town; held by the Roman; Romans: Aetius"
    )
    expect(places).to_contain_text("Visigothi, Foederati: Theodoricus I")


def test_axe_finds_nothing_serious_at_the_table_of_the_fifth_century(table: Table) -> None:
    """With each panel, with the counters of an area, and with a march and its reach."""
    player = table(aetius_at_vienna())
    found = faults(player, with_map=True)
    found += faults_of_panels(player, "Players", "Log", "Board", "Rules")
    player.page.get_by_role("tabpanel").get_by_role("button", name="Tables").click()
    found += [f"Tables: {fault}" for fault in faults(player, "[role=tabpanel]")]
    player.clicks_on_place(VIENNA)
    found += faults(player, "[role=application]")
    with player.goes_on():
        counter(player, "Aetius", "lead out").click()
    found += faults(player, "[role=application]")
    assert not found, "\n".join(found)


# ---- a campaign


def test_the_map_shows_how_far_each_category_of_unit_could_go(table: Table) -> None:
    """His guard moves four areas with him, Comitatenses only three: fewer areas are within reach with them."""
    player = table(aetius_leads_out())
    reach = view(player)["march"]["reach"]
    areas = player.page.locator("path.reach")
    for words, kind in (("as they are", "group"), ("with comitatenses", "CO")):
        player.button(re.compile(f"^{words}")).click()
        wanted = next(one for one in reach if one["with"] == kind)
        expect(areas).to_have_count(sum(spent > 0 for _, spent, _ in wanted["areas"]))


def test_a_border_that_a_rule_bars_is_answered_with_the_rule(table: Table) -> None:
    player = table(aetius_leads_out())
    player.clicks_on_place("thracia-1")
    expect(player.page.get_by_test_id("why-not")).to_be_visible()


def test_all_who_may_come_are_taken_along_at_once(table: Table) -> None:
    player = table(aetius_leads_out())
    player.button("Take all").click()
    expect(player.page.get_by_label("The march", exact=True)).to_contain_text(
        re.compile("3 units, strength .*; room for 5 more")
    )
    assert set(view(player)["march"]["units"]) >= {PIECE["comites-alani"], PIECE["comitatenses-galliae-1"]}


def test_a_leader_marches_with_those_he_takes_along(table: Table) -> None:
    """Aetius, then the Comites Alani, and an area; the Comitatenses stay, his guard never leaves him."""
    player = table(aetius_at_vienna())
    player.clicks_on_place(VIENNA)
    with player.goes_on():
        counter(player, "Aetius", "lead out").click()
    with player.goes_on():
        counter(player, "Comites Alani", "take along").click()
    with player.goes_on():
        player.clicks_on_place(LUGDUNUM)
    pieces = ("aetius", "comites-alani", "buccellarii-4pf", "comitatenses-galliae-1")
    assert [area_of(player, piece) for piece in pieces] == [LUGDUNUM] * 3 + [VIENNA]


def test_a_fleet_sails_where_the_sea_glows(table: Table) -> None:
    player = table(aetius_at_vienna())
    assert {"pontus-euxinus", "mare-internum-orientale"} <= set(player.glowing)
    player.prompt.get_by_role("button", name=re.compile(r"^List \(\d+\)")).click()
    player.page.get_by_placeholder("Find a choice").fill("Pontus")
    with player.goes_on():
        player.page.get_by_test_id("choices").get_by_role("button", name=re.compile("Pontus Euxinus")).click()
    assert view(player)["fleets"][1]["sea"] == 2


# ---- battles


def the_clash(player: Player) -> Any:
    """What the view says of the battle that is looked at in these stories."""
    area = a_battle().actions[0].split()[1]
    return next(clash for clash in view(player)["clashes"] if ZONE_IDS[clash["area"]] == area)


def clash_button(player: Player, clash: Any) -> Locator:
    """The battle in the list of those to be fought."""
    clashes = player.page.get_by_label("Battles to come", exact=True)
    return clashes.get_by_role("button", name=re.compile(f"^{re.escape(area_name(clash['area']))}"))


def test_a_battle_is_weighed_before_it_is_chosen(table: Table) -> None:
    """The strengths, the column, what shifts it, and the exact chances of the ten faces."""
    player = table(a_battle())
    clash = the_clash(player)
    clash_button(player, clash).hover()
    clashes = player.page.get_by_label("Battles to come", exact=True)
    wins = sum(winner == 0 for _, _, winner in clash["faces"])
    expect(clashes.locator(".win")).to_have_text(f"{wins * 10}% to win")
    expect(clashes.locator("li[aria-current=true]")).to_have_text(COLUMN_NAMES[clash["shifted"]])
    expect(clashes.locator(".modifiers li")).to_have_count(len(clash["modifiers"]))
    chances = clashes.locator("td.percent").all_inner_texts()
    assert sum(int(chance.rstrip("%")) for chance in chances) == 100


def test_axe_finds_nothing_serious_in_a_battle_which_is_read_and_put_away(table: Table) -> None:
    """Before its die and after it."""
    player = table(a_battle())
    clash = the_clash(player)
    clash_button(player, clash).hover()
    found = faults(player)
    clash_button(player, clash).click()
    confirms(player)
    expect(battle(player)).to_contain_text(re.compile("The (Romans|Barbarians) win."))
    found += faults(player)
    assert not found, "\n".join(found)
    battle(player).get_by_role("button", name="Put away").click()
    expect(battle(player)).to_have_count(0)


def test_a_battle_is_told_beat_by_beat_with_its_die(table: Table) -> None:
    """The forces first, then the column, the die, and who wins."""
    player = table(a_battle())
    player.page.emulate_media(reduced_motion="no-preference")
    player.page.evaluate(WATCH_THE_BATTLE)
    clash_button(player, the_clash(player)).click()
    confirms(player)
    player.page.wait_for_function("() => window.told.some((sheet) => / win\\./.test(sheet))")
    told: list[str] = player.page.evaluate("window.told")
    stages = [("column" in sheet, " win." in sheet) for sheet in told]
    assert stages.index((False, False)) < stages.index((True, False)) < stages.index((True, True))


# ---- a stratagem in the other's turn


def test_axe_finds_nothing_serious_where_a_stratagem_may_be_played(table: Table) -> None:
    found = faults(table(rome_holds_a_plague()))
    assert not found, "\n".join(found)


def test_a_stratagem_is_played_in_the_sequence_of_the_other(table: Table) -> None:
    """The Barbarian has moved; the Roman lets a plague break out among the Huns."""
    player = table(rome_holds_a_plague())
    assert view(player)["active"] == BARBARIAN
    hand = player.page.get_by_role("tabpanel")
    expect(hand).to_contain_text("also in the other")
    hand.get_by_role("button", name="Play Plague Breaks Out").click()
    confirms(player)
    player.clicks_on_place(PLAGUE_STRIKES)
    confirms(player)
    player.looks_at("Log")
    expect(player.log).to_contain_text("Plague breaks out at")
    assert view(player)["plague"] == ZONE[PLAGUE_STRIKES]


@pytest.fixture
def leisurely(tmp_path: Path) -> Iterator[Serving]:
    """A server whose bots take a minute for everything: what is so in the middle of their turn can be looked at."""
    server = Serving(tmp_path, pace=60.0)
    server.start()
    yield server
    server.stop()


def test_a_person_says_when_to_be_asked(people: People, leisurely: Serving) -> None:
    """The list in the settings, and one click at the question that passes as well.

    A wish for a sequence ends with it: the other side takes its time, so that it can still be seen.
    """
    player = people(leisurely)
    player.sits_down_at(rome_holds_a_plague())
    player.page.get_by_label("More").click()
    player.button("When to ask me …").click()
    asks = player.page.get_by_role("region", name="When to ask me")
    wishes = asks.get_by_role("group", name="Stratagems in sequences")
    expect(wishes.get_by_role("button", name="Ask me")).to_have_attribute("aria-pressed", "true")
    wishes.get_by_role("button", name="Only before battles").click()
    expect(wishes.get_by_role("button", name="Only before battles")).to_have_attribute("aria-pressed", "true")
    with player.goes_on():
        player.page.get_by_role("button", name="Pass, and not in this sequence again").click()
    expect(wishes.get_by_role("button", name="Not in this sequence")).to_have_attribute("aria-pressed", "true")


# ---- the end


def test_the_report_shows_the_map_of_each_year(same_player: Player) -> None:
    player = same_player
    player.asks("/me")
    player.goes_to(f"/match/{player.posts('/records', whole_war())['id']}")
    report = player.page.get_by_test_id("report")
    expect(report.get_by_role("heading", name="The map of each turn")).to_be_visible()
    years = next(scenario for scenario in SCENARIOS if scenario.id == "tyrants-of-gaul")
    expect(report.locator(".maps li")).to_have_count(years.end - years.start + 1)
    expect(report.locator(".maps li").first).to_contain_text(f"AD {years.start}")
    expect(report.get_by_role("heading", name="Luck")).to_be_visible()
