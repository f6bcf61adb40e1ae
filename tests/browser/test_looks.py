"""Dark mode, a phone held upright, and what the accessibility checker axe finds, in light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import expect

from browser.conftest import People
from browser.people import PAINTED, Player
from browser.positions import GREEN_LANDS, whole_game
from browser.server_process import QUICK_BOT

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
PAGES: Final = ("/", "/new/hre", "/rules/hre", "/import", "/edit", "/edit?game=hre", "/scenarios")

OWN: Final = 'game = "hre"\ntitle = "Two Factions"\nstory = "They meet in Roma."\n[position]\nseats = 2\n'
"""What stands in the gallery of whoever has kept it."""

BRIGHTNESS: Final = """([least, most]) => {
  const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
  return (r + g + b) / 765 >= least && (r + g + b) / 765 <= most;
}"""
WITHOUT_MAP: Final = """() => {
  const map = document.querySelector('.world');
  window.kept = map && [map, document.createComment('')];
  if (map) map.replaceWith(window.kept[1]);
}"""
WITH_MAP: Final = "() => window.kept && window.kept[1].replaceWith(window.kept[0])"
AxeRules = dict[str, Any]
EVERYTHING: Final[AxeRules] = {}
CONTRAST: Final[AxeRules] = {"runOnly": ["color-contrast"]}
ALL_BUT_CONTRAST: Final[AxeRules] = {"rules": {"color-contrast": {"enabled": False}}}
PASSES: Final[tuple[tuple[Literal["light", "dark"], AxeRules], ...]] = (("light", EVERYTHING), ("dark", CONTRAST))
DARK: Final = [0.0, 0.25]
LIGHT: Final = [0.75, 1.0]

BEYOND: Final = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
  .filter((thing) => thing.closest('[role=tabpanel], svg, .visually-hidden') === null)
  .map((thing) => [thing.innerText || thing.ariaLabel || thing.tagName, thing.getBoundingClientRect()])
  .filter(([, box]) => box.width > 2 && (box.left < -1 || box.right > innerWidth + 1))
  .map(([name]) => name)"""
"""What can be used but reaches over the left or right edge of the window."""


def test_dark_mode_follows_the_system_and_can_be_changed(people: People) -> None:
    player = people(color_scheme="dark")
    player.sits_down_at(GREEN_LANDS)
    player.page.wait_for_function(BRIGHTNESS, arg=DARK)
    player.button("Light colours").click()
    player.page.wait_for_function(BRIGHTNESS, arg=LIGHT)
    player.page.reload()
    player.sees_the_table()
    player.page.wait_for_function(BRIGHTNESS, arg=LIGHT)


def reads(player: Player, path: str) -> None:
    """A page that is there as a whole."""
    player.goes_to(path)
    expect(player.page.get_by_role("heading", level=1).first).to_be_attached()
    player.page.wait_for_load_state("networkidle")


def test_no_page_is_wider_than_a_phone_and_a_scenario_is_made_on_one(people: People) -> None:
    player = people(**PHONE)
    player.asks("/me")
    player.posts("/scenarios", OWN)
    for path in PAGES:
        reads(player, path)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 390, path
        assert player.page.evaluate(BEYOND) == [], path
    puts_and_moves_by_tapping(player)


def puts_and_moves_by_tapping(player: Player) -> None:
    """The Galli are put into Roma with a finger, and taken from there to Aegyptus."""
    player.goes_to("/edit?game=hre")
    page, words = player.page, player.page.get_by_label("In words, as in the file")
    page.locator('[data-counter="galli"]').tap()
    taps_on_the_map(player, "roma")
    expect(words).to_have_value("galli 1")
    player.button("Lay down").tap()
    player.button("Move Galli").tap()
    taps_on_the_map(player, "aegyptus")
    expect(page.get_by_role("region", name="Place", exact=True)).to_contain_text("Aegyptus")
    expect(words).to_have_value("galli 1")
    taps_on_the_map(player, "roma")
    expect(words).to_have_value("")


def taps_on_the_map(player: Player, place: str) -> None:
    """On a place of the map, which lies above the counters: one goes up to it first."""
    player.board.scroll_into_view_if_needed()
    x, y = player.middle_of(place)
    player.page.touchscreen.tap(x, y)


def test_the_table_fits_a_phone_and_is_played_with_a_finger(people: People) -> None:
    player = people(**PHONE)
    player.sits_down_at(GREEN_LANDS)
    assert player.page.evaluate(BEYOND) == []
    for button in player.prompt.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert 0 <= box["y"] <= 844 - box["height"]
    vacant = [place for place in player.glowing if not player.armies_in(place)]
    with player.goes_on():
        place = player.taps_on_any_of(vacant)
    assert player.armies_in(place) == 1


def test_the_panel_of_a_phone_opens_over_the_map_and_closes_again(people: People) -> None:
    player = people(**PHONE)
    player.sits_down_at(GREEN_LANDS)
    player.button("Panel").click()
    expect(player.page.get_by_role("tabpanel")).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
    player.button("Close the panel").click()
    expect(player.page.get_by_role("tabpanel")).to_have_count(0)


def findings(player: Player, part: str, rules: AxeRules = EVERYTHING) -> list[str]:
    """The serious and critical findings of axe on the page as it stands or on a part of it, by all or some rules."""
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **rules}
    asked = "([part, options]) => axe.run(part, options).then((told) => told.violations)"
    found: list[dict[str, Any]] = player.page.evaluate(asked, [part, options])
    return [
        f"{fault['impact']} {fault['id']}: {' '.join(node['target'])}: {node['failureSummary'].splitlines()[1].strip()}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:5]
    ]


def faults(player: Player, part: str = "html", with_map: bool = False) -> list[str]:
    """What axe finds in light and in dark, between which only contrast differs.

    The map is looked at once in each game, with its table: it speaks to nobody by itself, is marked up alike whatever
    happens on it, and axe would look at each of its lines. Even then contrast is looked at without it: what lies within
    a picture axe measures for long and never judges.
    """
    found: list[str] = []
    if with_map:
        player.page.evaluate(PAINTED)
        found += findings(player, part, ALL_BUT_CONTRAST)
    with without_map(player):
        found += findings(player, part, CONTRAST if with_map else EVERYTHING)
        player.page.emulate_media(color_scheme="dark")
        found += [f"dark: {fault}" for fault in findings(player, part, CONTRAST)]
        player.page.emulate_media(color_scheme="light")
    return found


def faults_of_panels(player: Player, *tabs: str, opens: Callable[[Player, str], None] = Player.looks_at) -> list[str]:
    """The same of one panel after the other: the map is away and the colours are dark once for all of them."""
    found: list[str] = []
    with without_map(player):
        for colours, rules in PASSES:
            player.page.emulate_media(color_scheme=colours)
            for tab in tabs:
                opens(player, tab)
                expect(player.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
                found += [f"{colours}, {tab}: {fault}" for fault in findings(player, "[role=tabpanel]", rules)]
        player.page.emulate_media(color_scheme="light")
    return found


@contextmanager
def without_map(player: Player) -> Iterator[None]:
    """The page with everything but the map, which axe would look at line by line."""
    player.page.evaluate(WITHOUT_MAP)
    yield
    player.page.evaluate(WITH_MAP)


def test_axe_finds_nothing_serious_on_a_page(people: People) -> None:
    player = people()
    player.makes_a_match("me", QUICK_BOT)
    player.posts("/scenarios", OWN)
    found: list[str] = []
    for path in PAGES:
        reads(player, path)
        found += [f"{path}: {fault}" for fault in faults(player)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_serious_at_the_table(people: People) -> None:
    """With each panel, with a refusal and with the odds of an attack."""
    player = people()
    player.sits_down_at(GREEN_LANDS)
    found = faults(player, with_map=True)
    found += faults_of_panels(player, "Players", "Log", "Board", "Rules", "Chat", "Notes")
    player.clicks_on_place("parthia")
    expect(player.page.get_by_test_id("why-not")).to_be_visible()
    found += faults(player, "[data-testid=prompt]")
    player.attacks("roma")
    found += faults(player, "[data-testid=prompt]")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_serious_in_the_report(people: People) -> None:
    player = people()
    player.asks("/me")
    made = player.posts("/records", whole_game())
    player.goes_to(f"/match/{made['id']}")
    expect(player.page.get_by_test_id("report")).to_be_visible()
    found = faults(player)
    assert not found, "\n".join(found)
