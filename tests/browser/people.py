"""A person in front of a browser: what they do and see, in the words of the stories."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Final

from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect

from browser.plain_host import PlainHost
from browser.positions import Beginning
from browser.server_process import QUICK_BOT, Cable, Serving
from romanum.games.hre.data.components import CARDS, PROVINCES
from romanum.games.hre.state.position import HAND

PATIENCE: Final = 90_000
"""Milliseconds a person waits for the page: the tests run beside others on few cores, and a first page opens beside two
more browsers that begin."""

PLAYING: Final = 90_000
"""Milliseconds in which a server surely has played a record, or given up."""

MOMENT: Final = 100
"""Milliseconds between two looks at the table."""

LINES: Final = 3
"""How often a request is sent anew on a fresh line, where the server has just hung up one that was idle for long."""

SETTINGS: Final = "romanum.settings"
"""Where a browser keeps what its owner likes."""

PLACES: Final = {province.id: at for at, province in enumerate(PROVINCES)}
INSIDE: Final = """async (path) => {
  const rests = () => new Promise((done) => {
    let [last, calm] = ['', 0];
    const look = () => {
      const { x, y, width } = path.getBoundingClientRect();
      calm = `${x} ${y} ${width}` === last ? calm + 1 : 0;
      last = `${x} ${y} ${width}`;
      if (calm > 3) done(); else requestAnimationFrame(look);
    };
    look();
  });
  await rests();
  const box = path.getBoundingClientRect();
  const frame = path.ownerSVGElement.closest('[role=application]').getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const own = (thing) => thing === path;
  const pile = (thing) => thing?.closest('[data-id]')?.dataset.id === path.dataset.id;
  const name = (thing) => thing?.closest('[data-name]')?.dataset.name === path.dataset.id;
  for (const belongs of [own, pile, name]) for (const down of parts) for (const across of parts) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    if (x < frame.x + 2 || y < frame.y + 2 || x > frame.right - 2 || y > frame.bottom - 2) continue;
    if (belongs(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}"""
"""Once the map rests: a point of the screen that belongs to a place; to its pile or name, if they hide all of it."""

RESTS: Final = """(thing) => new Promise((done) => {
  let [last, calm] = ['', 0];
  const look = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    calm = `${x} ${y} ${width} ${height}` === last ? calm + 1 : 0;
    last = `${x} ${y} ${width} ${height}`;
    if (calm > 12) done({ x, y, width, height }); else requestAnimationFrame(look);
  };
  look();
})"""
"""Where something is on the screen, once it has been there for a dozen frames."""

CATCHES: Final = """(selectors) => {
  window.caught = new Promise((done) => {
    const look = () => {
      const things = selectors.map((selector) => document.querySelector(selector));
      if (!things.every(Boolean)) return requestAnimationFrame(look);
      done(things.map((thing) => ({ ...thing.getBoundingClientRect().toJSON(), data: { ...thing.dataset } })));
    };
    look();
  });
}"""
"""Where some things are, and their data, as soon as all of them are there at once."""

SEQ: Final = "Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0)"
TAKEN: Final = "document.querySelector('[data-testid=taken]')?.innerText ?? ''"
"""What has been chosen of an action by half: the plain board then asks for the place where it leads."""
CHOICES: Final = "[role=menuitem], .floating.firm .choices button:not(.step)"
"""What can be done at one place; in a list with numbers in it not what steps from one to the next."""
ASKED_BACK: Final = f"""([before, last, taken]) => {{
  if ({SEQ} > before) return ['done', ''];
  const half = {TAKEN};
  const menu = document.querySelector('{CHOICES}');
  const popover = document.querySelector('[data-testid=question-popover]');
  const now = menu ? `choose ${{menu.innerText}}` : popover ? `confirm ${{popover.innerText}}`
    : half && half !== taken && document.querySelector('.hit.can') ? `lead ${{half}}` : '';
  return now && now !== last ? [now.split(' ')[0], now] : null;
}}"""
ANSWERABLE: Final = "() => document.querySelector('.hit.can, [data-testid=prompt] .buttons button:not([disabled])')"
"""Whether there is anything to click on for an answer: while the film runs, no place glows."""
LIT: Final = """() => {
  const shapes = new Set([...document.querySelectorAll('g.lit path')].map((path) => path.getAttribute('d')));
  const places = [...document.querySelectorAll('path.hit')];
  return places.filter((path) => shapes.has(path.getAttribute('d'))).map((path) => path.dataset.id);
}"""

UNPAINTED: Final = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.world { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}"""
"""The map is there, and what lies where on it can be pointed at, but Chromium paints none of it: that takes a third of
what it does, and no story looks at the colours of single points."""
PAINTED: Final = "document.adoptedStyleSheets = []"
"""The same page as everybody sees it."""


def likes(settings: dict[str, Any]) -> str:
    """A script that makes a browser keep settings of its owner, unless it keeps others already."""
    kept = f"JSON.parse(localStorage.getItem('{SETTINGS}') ?? '{{}}')"
    whole = f"JSON.stringify({{...{json.dumps(settings)}, ...{kept}}})"
    return f"if (location.protocol.startsWith('http')) localStorage.setItem('{SETTINGS}', {whole})"


class Player:
    """Somebody with a browser, a session of their own and, at a table, a seat."""

    def __init__(self, window: BrowserContext, serving: Serving | Cable | PlainHost, guided: bool = True) -> None:
        self.context = window
        self.serving = serving
        self.guided = guided
        self.clicks = 0
        self.confirmations = 0
        self._last_asked = ""

    @cached_property
    def page(self) -> Page:
        """What this person sees, opened when it is needed first: who only asks and posts has none."""
        return self.context.new_page()

    @property
    def has_a_page(self) -> bool:
        """Whether it has been needed yet."""
        return "page" in vars(self)

    def begins_anew(self) -> None:
        """Nothing counts that was done and asked in another story."""
        self.clicks = self.confirmations = 0
        self._last_asked = ""

    # ---- what the server is asked behind the page's back

    def asks(self, path: str) -> Any:
        """A `GET` with this person's cookie."""
        answer = self.context.request.get(f"{self.serving.address}/api{path}", max_retries=LINES)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def posts(self, path: str, body: Any = None) -> Any:
        """A `POST` with this person's cookie; a text is sent as it is."""
        kind = "text/plain" if isinstance(body, str) else "application/json"
        answer = self.context.request.post(
            f"{self.serving.address}/api{path}",
            data={} if body is None else body,
            headers={"X-Romanum": "1", "Content-Type": kind},
            timeout=PLAYING,
            max_retries=LINES,
        )
        told = answer.json()
        assert answer.ok, told
        return told

    @property
    def match(self) -> str:
        """The id of the match on the screen."""
        return self.page.url.split("/match/")[1].split("?")[0]

    # ---- lobby

    def goes_to(self, path: str = "/") -> None:
        self.page.goto(self.serving.address + path)

    def opens_the_lobby(self) -> None:
        self.goes_to("/")
        self.button("Play against bots").wait_for()

    def starts_a_game(self) -> None:
        """One click: against bots, in any seat."""
        self.clicks_on(self.button("Play against bots"))
        self.sees_the_table()

    def makes_a_match(self, *seats: str, **more: Any) -> str:
        """A match without the form: `me`, `link` or the name of a bot for each seat."""
        chairs = [{"kind": s} if s in ("me", "link", "open") else {"kind": "bot", "level": s} for s in seats]
        self.asks("/me")
        made = self.posts("/matches", {"game": "hre", "seats": chairs, "dice": {"kind": "seeded", "seed": 7}, **more})
        return str(made["id"])

    def goes_to_match(self, match: str) -> None:
        self.goes_to(f"/match/{match}")
        self.sees_the_table()

    def sits_down_at(self, moment: Beginning, bots: str = QUICK_BOT) -> None:
        """At a table where a recorded game goes on with bots in the other seats; the guide has been read."""
        self.takes_a_seat_at(moment, bots)
        if self.guided:
            self.sends_the_guide_away()

    def takes_a_seat_at(self, moment: Beginning, bots: str = QUICK_BOT) -> None:
        """The same, with whatever the guide has to say."""
        self.asks("/me")
        made = self.posts(f"/records?bots={bots}&seat={moment.seat}", moment.text)
        self.goes_to_match(made["id"])
        self.waits_for_a_question()

    def knows(self, game: str) -> None:
        """From now on no guide speaks up in a game."""
        self.context.add_init_script(likes({"unguided": [game]}))

    def prefers(self, **settings: Any) -> None:
        """From now on this browser keeps other settings than those it was opened with."""
        self.goes_to("/api/me")
        whole = "JSON.stringify({...JSON.parse(localStorage.getItem(key)), ...settings})"
        self.page.evaluate(f"([key, settings]) => localStorage.setItem(key, {whole})", [SETTINGS, settings])

    def link_of(self, match: str, seat: int) -> str:
        """The address that gives a friend the seat."""
        link = str(self.asks(f"/matches/{match}")["links"]["seats"][str(seat)])
        return link[link.index("/join/") :]

    def takes_the_link(self, link: str) -> None:
        self.goes_to(link)
        self.button("Take the seat").click()
        self.sees_the_table()

    # ---- the table

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name).first

    def sees_the_table(self) -> None:
        """What takes a while is waited for: `expect` reads the whole page out, map and all, as often as it looks."""
        self.page.get_by_test_id("prompt").wait_for()
        self.page.locator("[role=application]:not([aria-busy=true])").wait_for()

    @property
    def my_chip(self) -> Locator:
        """Who I am and how I stand, in the line that is always in sight."""
        return self.page.locator("[data-testid=standings] .chip.mine")

    @property
    def board(self) -> Locator:
        return self.page.locator("[role=application]")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def question(self) -> str:
        """What the prompt says."""
        return self.page.get_by_test_id("question").inner_text().strip()

    @property
    def glowing(self) -> list[str]:
        """The ids of the places that can be chosen."""
        return self._ids(".hit.can")

    def _ids(self, selector: str) -> list[str]:
        found: list[str] = self.page.locator(selector).evaluate_all("(all) => all.map((one) => one.dataset.id)")
        return found

    @property
    def answers(self) -> Locator:
        """The buttons of the prompt."""
        return self.prompt.locator(".buttons button:not([disabled])")

    @property
    def confirmation(self) -> Locator:
        """The question before something that cannot be undone."""
        return self.page.get_by_test_id("question-popover")

    @property
    def choices(self) -> Locator:
        """What can be done at one place, if it is several things."""
        return self.page.locator(CHOICES)

    @property
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    @property
    def lit(self) -> list[str]:
        """The ids of the places that are lit up."""
        found: list[str] = self.page.evaluate(LIT)
        return found

    @property
    def counters(self) -> list[str]:
        """The ids of the places where Armies stand on the map."""
        return self._ids("g.stack")

    @property
    def is_asked(self) -> bool:
        """Whether this person, and not another, has to decide now."""
        match = self.asks(f"/matches/{self.match}")
        return bool(set(match["mine"]) & set(match["turn"]))

    def cards_of(self, match: str, seat: int) -> list[str]:
        """The names of the cards in the hand of one of this person's seats."""
        view = self.asks(f"/matches/{match}/table?seat={seat}")["view"]
        mine = [f for f, of in enumerate(view["seat_of"]) if of == seat]
        return [CARDS[c].name for f in mine for c in view["hand"][f * HAND : (f + 1) * HAND] if c >= 0]

    def waits_for_a_question(self) -> None:
        self.page.locator("[data-testid=prompt].mine").wait_for()

    def waits_for_a_question_or_the_end(self) -> bool:
        """Whether he is asked, once page and server agree that he is; if not, the match is over."""
        while True:
            table = self.asks(f"/matches/{self.match}/table?seat={self.seat}")
            if table["result"] or (table["decision"] and table["seq"] == self.shown_seq):
                return not table["result"]
            self.page.wait_for_timeout(MOMENT)

    def clicks_on(self, thing: Locator) -> None:
        """One click, which is counted."""
        thing.click()
        self.clicks += 1

    def clicks_on_place(self, place: str) -> None:
        """A click into a Province, where nothing lies over it."""
        spot = self._spot(place) or self._spot_on_the_whole_map(place)
        assert spot, f"{place} cannot be reached with the mouse"
        self.page.mouse.click(spot["x"], spot["y"])
        self.clicks += 1

    def draws_a_line(self, *places: str) -> None:
        """From place to place with Shift held down, which is one gesture."""
        spots = [self.middle_of(place) for place in places]
        self.page.keyboard.down("Shift")
        self.page.mouse.move(*spots[0])
        self.page.mouse.down()
        for spot in spots[1:]:
            self.page.mouse.move(*spot)
        self.page.mouse.up()
        self.page.keyboard.up("Shift")
        self.clicks += 1

    def middle_of(self, place: str) -> tuple[float, float]:
        """Where a place can be pointed at on the screen."""
        spot = self._spot(place)
        assert spot, f"{place} cannot be reached with the mouse"
        return spot["x"], spot["y"]

    def _spot_on_the_whole_map(self, place: str) -> dict[str, float] | None:
        """Where a place is that was not on the screen; to see it takes a click."""
        self.clicks_on(self.button("The whole map"))
        return self._spot(place)

    def is_in_reach_of_the_mouse(self, place: str) -> bool:
        """Whether a place is on the map, and not wholly under something else."""
        return self.page.locator(f'.hit[data-id="{place}"]').count() == 1 and self._spot(place) is not None

    def _spot(self, place: str) -> dict[str, float] | None:
        """Where a place can be clicked on, once the map has come to rest."""
        path = self.page.locator(f'.hit[data-id="{place}"]')
        found: dict[str, float] | None = path.evaluate(INSIDE)
        for _ in range(40):
            self.page.wait_for_timeout(50)
            before, found = found, path.evaluate(INSIDE)
            if found == before:
                break
        return found

    def box_of(self, selector: str) -> FloatRect:
        """Where something is on the screen, once it rests."""
        box: FloatRect = self.page.locator(selector).first.evaluate(RESTS)
        return box

    def looks_at(self, tab: str) -> None:
        """Open a tab of the side panel."""
        self.page.get_by_role("tab", name=tab).click()

    def sends_the_guide_away(self) -> None:
        self.page.get_by_role("button", name="No more hints").click()

    def tabs_to(self, name: str) -> None:
        """Press Tab until the thing of that name has the keyboard; a list that it can scroll is none."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            focused = self.page.evaluate(
                "document.activeElement.matches('a, button, input, select, textarea, summary, [tabindex]')"
                " && (document.activeElement.getAttribute('aria-label') || document.activeElement.innerText)"
            )
            if name in str(focused):
                return
        raise AssertionError(f"Tab does not reach {name}")

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def seq(self) -> int:
        """How many entries the log of the match has."""
        return int(self.asks(f"/matches/{self.match}")["seq"])

    @property
    def n(self) -> int:
        """How many actions are in effect."""
        return int(self.asks(f"/matches/{self.match}")["n"])

    @property
    def seat(self) -> int:
        return int(self.asks(f"/matches/{self.match}")["mine"][0])

    def armies_in(self, place: str) -> int:
        """How many Armies stand in a Province, as the server tells it."""
        return int(self.asks(f"/matches/{self.match}/table")["view"]["armies"][PLACES[place]])

    @contextmanager
    def catches(self, *selectors: str) -> Iterator[list[Any]]:
        """Something is done that shows things which are soon gone again: their boxes and data, once they are there."""
        found: list[Any] = []
        self.page.evaluate(CATCHES, selectors)
        yield found
        found += self.page.evaluate("() => window.caught")

    @contextmanager
    def goes_on(self) -> Iterator[None]:
        """Something is done that takes the match a step further, and the page shows it."""
        before = self.shown_seq
        yield
        self.page.wait_for_function(f"(seq) => {SEQ} > seq", arg=before)

    @property
    def shown_seq(self) -> int:
        """How many entries of the log the page knows."""
        return int(self.page.evaluate(SEQ))

    @property
    def turn(self) -> int:
        """The Game Turn, as the head of the table tells it."""
        found = re.search(r"Turn (\d)", self.page.get_by_role("banner").inner_text())
        return int(found[1]) if found else 0

    # ---- answering whatever is asked

    def answers_with_the_mouse(self) -> None:
        """One thing that is offered, in as few clicks as the table allows."""
        self.page.wait_for_function(ANSWERABLE)
        with self.goes_through():
            if places := self.glowing:
                self.clicks_on_any_of(places)
            else:
                self.clicks_on(self.answers.first)

    def answers_on(self, place: str) -> None:
        """A click on a place of the map, and whatever the table asks back."""
        with self.goes_through():
            self.clicks_on_place(place)

    def says(self, words: str | re.Pattern[str]) -> None:
        """An answer of the prompt, by what stands on its button, and whatever the table asks back."""
        with self.goes_through():
            self.clicks_on(self.prompt.get_by_role("button", name=words).first)

    def names(self, words: str, number: int) -> None:
        """A number, typed where many are offered on one button that begins with these words; Enter says it."""
        with self.goes_through():
            field = self.prompt.get_by_role("spinbutton", name=re.compile(f"^{words}"))
            field.fill(str(number))
            expect(self.prompt.get_by_role("button", name=re.compile(rf"^{words} ?{number}\D"))).to_be_visible()
            field.press("Enter")

    @contextmanager
    def goes_through(self) -> Iterator[None]:
        """What is begun here is carried through: the first of several ways or places, and yes if asked back."""
        before, taken = self.shown_seq, self.page.evaluate(TAKEN)
        yield
        while (asked := self._asked_back(before, taken)) != "done":
            if asked == "lead":
                if places := self.glowing:
                    self.clicks_on_any_of(places)
            else:
                self.clicks_on(self.choices.first if asked == "choose" else self.confirmation.locator("button.can"))

    def answers_with_the_keyboard(self, digit: int = 1) -> None:
        """The same with keys alone: the next glowing place and Enter, or a button's digit."""
        self.answers_by_keys(*((".", "Enter") if self.glowing else (str(digit),)))

    def answers_by_keys(self, *keys: str) -> None:
        """Keys, and Enter for whatever the table asks back."""
        before, taken = self.shown_seq, self.page.evaluate(TAKEN)
        self.presses(*keys)
        while self._asked_back(before, taken) != "done":
            self.presses("Enter")

    def _asked_back(self, before: int, taken: str) -> str:
        """What comes of an answer: it is done, or the table asks which of several, where to, or whether really."""
        came = self.page.wait_for_function(ASKED_BACK, arg=[before, self._last_asked, taken])
        found, self._last_asked = came.json_value()
        self.confirmations += found == "confirm"
        return str(found)

    def clicks_on_any_of(self, places: list[str]) -> str:
        """A click on the first of the places that the mouse can reach; if none is on the screen, on the whole map."""
        found = next((place for place in places if self._spot(place)), places[0])
        self.clicks_on_place(found)
        return found

    def taps_on_any_of(self, places: list[str]) -> str:
        """The same with a finger."""
        for place in places:
            if spot := self._spot(place):
                self.page.touchscreen.tap(spot["x"], spot["y"])
                return place
        raise AssertionError(f"none of {places} can be reached with a finger")

    def attacks(self, place: str) -> None:
        """A click on an enemy's Province, up to the question with the odds."""
        self.clicks_on_place(place)
        expect(self.choices.first.or_(self.confirmation)).to_be_visible()
        if self.choices.count():
            self.choices.filter(has_text="Attack").first.click()
        expect(self.confirmation).to_be_visible()
