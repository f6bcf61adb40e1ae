"""Dice fly over the map before anything is told of them, and a table is heard until somebody wants it silent."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from browser.conftest import People
from browser.positions import GREEN_LANDS

HEARD: Final = """{
  window.heard = 0;
  for (const source of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = source.prototype;
    source.prototype.start = function (...when) { heard += 1; return start.apply(this, when); };
  }
}"""


def test_dice_fly_are_heard_and_can_be_skipped_and_silenced(people: People) -> None:
    player = people(reduced_motion="no-preference")
    player.page.add_init_script(HEARD)
    player.sits_down_at(GREEN_LANDS)
    player.attacks("roma")
    with player.catches("[data-testid=thrown]:not([data-values=''])") as found:
        player.confirmation.get_by_role("button", name="Attack").click()
    thrown = player.page.get_by_test_id("thrown")
    values = str(found[0]["data"]["values"]).split()
    assert len(values) >= 3, "two of the attacker, and those of Roma"
    player.page.wait_for_function("heard > 10")

    player.presses("Escape")
    expect(thrown).to_have_count(0)
    expect(player.page.locator(".line.later")).to_have_count(0)
    expect(player.page.get_by_test_id("moment")).to_contain_text("Roma")
    told = (
        player.page.get_by_test_id("battles")
        .locator(".dice svg")
        .evaluate_all("all => all.map((die) => die.ariaLabel)")
    )
    assert told[: len(values)] == values, "the true faces lay on top"

    player.page.get_by_label("More", exact=True).click()
    player.button("Sound is on").click()
    player.page.evaluate("heard = 0")
    player.page.reload()
    player.waits_for_a_question()
    player.page.get_by_label("More", exact=True).click()
    expect(player.button("Sound is off")).to_be_visible()
    assert player.page.evaluate("heard") == 0
