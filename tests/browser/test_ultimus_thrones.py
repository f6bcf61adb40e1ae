"""The fifth century at the table: a usurpation, a swap of the camps, and what a year brings."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.conftest import Table
from browser.late import aetius_at_vienna, purple_of_the_west, rome_changes_hands
from browser.people import Player
from browser.test_ultimus import confirms, counter, view
from romanum.games.ultimus.data.components import LEADERS, PIECE
from romanum.games.ultimus.state.position import BARBARIAN, NOBODY, ROMAN

WEST: Final = 0

# ---- a usurpation


def makes_a_usurper(player: Player) -> str:
    """Western Usurpation is played, and the troops acclaim a leader: his id."""
    player.prompt.get_by_role("button", name="Play Western Usurpation").click()
    confirms(player)
    chosen = purple_of_the_west().actions[1]
    leader = chosen.split()[1]
    face = counter(player, LEADERS[PIECE[leader]].name, "choose")
    odds = player.asks(f"/matches/{player.match}/odds?seat={player.seat}")[chosen]
    expect(face).to_contain_text(f"{odds['win']:.0%}")
    face.click()
    confirms(player)
    return leader


def test_a_usurper_takes_the_purple(table: Table) -> None:
    """His troops go over with him and stand apart from the loyal; in the family tree he is beside the Augustus."""
    player = table(purple_of_the_west())
    leader = makes_a_usurper(player)
    seen = view(player)
    augustus = LEADERS[seen["augustus"][WEST]].name
    assert seen["usurper"][WEST] == PIECE[leader]
    assert seen["cause"][PIECE[leader]] == 1 + WEST
    places = player.page.get_by_role("list", name="Places")
    expect(places).to_contain_text(f"Romans with the Usurper in the West: {LEADERS[PIECE[leader]].name}")
    player.looks_at("Board")
    tree = player.page.get_by_role("tabpanel").get_by_label("Augusti and usurpers", exact=True)
    expect(tree.get_by_label(f"Usurpers against {augustus}")).to_contain_text(LEADERS[PIECE[leader]].name)


# ---- a swap


def test_camps_change_hands_and_everybody_is_told_which_is_theirs(table: Table) -> None:
    """When the last Roman sequence is done the usurper has won: who was the Roman commands the Barbarians now.

    The family tree has a new line then."""
    player = table(rome_changes_hands())
    player.page.emulate_media(reduced_motion="no-preference")
    expect(player.my_chip).to_contain_text("Romans")
    before = view(player)
    player.prompt.get_by_role("button", name="Done").click()
    confirms(player)
    expect(player.page.get_by_text("From now on you play the Barbarians.")).to_be_visible()
    expect(player.my_chip).to_contain_text("Barbarians")
    after = view(player)
    assert (before["own"], after["own"], after["swaps"]) == (ROMAN, BARBARIAN, 1)
    assert after["usurper"][WEST] == NOBODY
    player.looks_at("Players")
    expect(player.page.get_by_role("tabpanel")).to_contain_text("have changed hands once: now Barbarians")
    player.looks_at("Board")
    west = player.page.get_by_role("tabpanel").get_by_label("The West", exact=True)
    expect(west.locator("button.now").first).to_contain_text(LEADERS[before["usurper"][WEST]].name)


def test_what_phase_f_would_score_is_broken_down(table: Table) -> None:
    player = table(aetius_at_vienna())
    player.looks_at("Board")
    forecast = player.page.get_by_role("tabpanel").get_by_label("Phase F", exact=True)
    for camp, points, rule, _ in view(player)["forecast"]:
        row = forecast.locator("tbody tr").filter(has_text=rule).filter(has_text=f"+{points}").first
        expect(row).to_contain_text("RB"[camp])
