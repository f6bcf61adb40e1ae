"""Somebody who plays in a page that has no server: as in front of any page, but for where questions go."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, expect

import romanum
from browser.chromium import flags
from browser.conftest import LIKELY
from browser.people import PATIENCE, UNPAINTED, Player, likes
from browser.plain_host import UNDER, PlainHost
from browser.server_process import Serving

BUILT: Final = Path(__file__).parents[2] / "build" / "page"
SEALED: Final = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
"""Chromium finds no host but this machine."""
KEEP: Final = """([worker, patience]) => Promise.race([
  navigator.serviceWorker.register(worker, { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready).then(() => true),
  new Promise((done) => setTimeout(() => done(false), patience)),
])"""
"""Has every file of the page fetched into the browser, at once: the page itself does it when it has been quiet for a
while. Whether that was done in time."""
CALM: Final = ("done", "pass", "halt", "no", "end", "stand")
"""What somebody chooses who wants to get on."""

ASK: Final = """([folder, method, path, body]) => new Promise((done) => {
  const channel = new BroadcastChannel(`romanum ${folder}`);
  const tab = crypto.randomUUID();
  const headers = { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json', 'X-Romanum': '1' };
  const text = body === null || typeof body === 'string' ? body : JSON.stringify(body);
  let asked = false;
  channel.onmessage = ({ data }) => {
    if (data.kind === 'lead' && !asked) {
      asked = true;
      channel.postMessage({ kind: 'ask', tab, id: 1, method, path, headers, body: text });
    } else if (data.kind === 'answer' && data.tab === tab) {
      channel.close();
      done([data.status, data.headers['content-type'] ?? '', data.body]);
    }
  };
  channel.postMessage({ kind: 'hello', tab });
})"""
"""Asks whoever holds the tables of a page, as one of its tabs does."""

ASK_FOR_ROOM: Final = """(bytes) => new Promise((done) => {
  const opening = indexedDB.open('much', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('much');
  opening.onsuccess = () => {
    const change = opening.result.transaction('much', 'readwrite');
    change.objectStore('much').put(new Uint8Array(bytes), 'much');
    change.onabort = () => done(change.error.name);
    change.oncomplete = () => done('');
  };
})"""
"""Wants to keep so many bytes; the name of the error that stands against it."""


HEAR: Final = """() => {
  window.heard = [];
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-testid=coming]')) heard.push(one.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Remembers what the bar tells that shows what is fetched."""


class PagePlayer(Player):
    """Somebody with a browser, and nothing but a folder of files on the other side."""

    def __init__(self, window: BrowserContext, host: PlainHost, guided: bool = True) -> None:
        super().__init__(window, host, guided)
        self.host = host

    def asks(self, path: str) -> Any:
        """A `GET`, to the tables in this browser."""
        return self._asked("GET", path, None)

    def posts(self, path: str, body: Any = None) -> Any:
        return self._asked("POST", path, {} if body is None else body)

    def tries(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Whatever comes of a request: its status and what it says."""
        if not self.has_a_page:
            self.goes_to("/")
        status, kind, text = self.page.evaluate(ASK, [UNDER, method, path, body])
        return status, json.loads(text) if text and "json" in kind else text

    def keeps_the_page(self) -> None:
        """From now on it opens without a connection."""
        assert self.page.evaluate(KEEP, [f"{UNDER}service.js", PATIENCE])

    def has_room(self, bytes_in_all: int) -> None:
        """From now on the browser keeps no more for pages of this host."""
        origin = re.match(r"http://[^/]+", self.host.address)
        assert origin
        self._storage.send("Storage.overrideQuotaForOrigin", {"origin": origin[0], "quotaSize": bytes_in_all})

    def asks_for_room(self, bytes_in_all: int) -> str:
        """What the browser says against so many bytes."""
        return str(self.page.evaluate(ASK_FOR_ROOM, bytes_in_all))

    @cached_property
    def _storage(self) -> CDPSession:
        """What is said here of room holds for as long as this is kept."""
        return self.context.new_cdp_session(self.page)

    def _asked(self, method: str, path: str, body: Any) -> Any:
        status, told = self.tries(method, path, body)
        assert status < 400, (method, path, status, told)
        return told

    def goes_to(self, path: str = "/") -> None:
        """A page of the client, behind the #."""
        self.page.goto(f"{self.host.address}/#{path}")

    def hears_what_comes(self) -> Callable[[], list[str]]:
        """From now on; what the bar has told is said when it is asked for."""
        self.page.evaluate(HEAR)
        return lambda: list(self.page.evaluate("heard"))

    def opens_the_lobby(self) -> None:
        self.goes_to("/")
        expect(self.button("Play against bots")).to_be_visible()


@contextmanager
def sealed_in(browser: Browser, path: str) -> Iterator[Browser]:
    """A Chromium that reaches this machine and nothing else."""
    found = browser.browser_type.launch(executable_path=path, args=[*flags(), SEALED])
    yield found
    found.close()


class Windows:
    """Windows of browsers that know nothing yet; what they ask for is looked over at the end."""

    def __init__(self, browser: Browser, host: PlainHost | Serving) -> None:
        self._browser = browser
        self._host = host
        self._contexts: list[BrowserContext] = []
        self.asked: set[str] = set()

    def open(self) -> PagePlayer:
        """Somebody in front of a new one."""
        assert isinstance(self._host, PlainHost)
        return PagePlayer(self.window(), self._host)

    def window(self) -> BrowserContext:
        """A new one."""
        context = self._browser.new_context(**{**LIKELY, "service_workers": "allow", "accept_downloads": True})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(likes({"film": "off", "unguided": sorted(romanum.games())}))
        context.add_init_script(UNPAINTED)
        context.on("request", lambda request: self.asked.add(request.url))
        self._contexts.append(context)
        return context

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        elsewhere = {url for url in self.asked if not url.startswith((self._host.address, "data:", "blob:"))}
        assert not elsewhere, f"{elsewhere}: a page asks nobody but its own host"


def table(player: PagePlayer, match: str) -> dict[str, Any]:
    found: dict[str, Any] = player.asks(f"/matches/{match}/table?seat=0")
    return found


def my_turn(player: PagePlayer, match: str) -> dict[str, Any] | None:
    """The table when I am asked; None if the match is over."""
    found = table(player, match)
    while found["decision"] is None and found["state"] != "over":
        found = player.asks(f"/matches/{match}/table?seat=0&since={found['seq']}&wait=5") or table(player, match)
    return None if found["state"] == "over" else found


def calm(options: list[str]) -> str:
    """What gets on: nothing, if that is allowed."""
    return next((one for word in CALM for one in options if one.split()[0] == word), options[0])


def acts(player: PagePlayer, match: str, choose: Callable[[list[str]], str] = lambda options: options[0]) -> bool:
    """Something that is offered is done, when I am asked; False if the match is over."""
    found = my_turn(player, match)
    if found is None:
        return False
    action = choose([option["text"] for option in found["decision"]["options"]])
    player.posts(f"/matches/{match}/act", {"seat": 0, "seq": found["seq"], "action": action})
    return True


def is_as_it_was(player: PagePlayer, match: str, before: dict[str, Any]) -> None:
    """Nothing is lost, and nothing asked twice."""
    after = my_turn(player, match)
    assert after is not None
    assert (after["seq"], after["decision"]) == (before["seq"], before["decision"])
