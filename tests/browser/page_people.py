"""Somebody who plays in a page that has no server: as in front of any page, but for where questions go."""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import Any, Final

from playwright.sync_api import BrowserContext, CDPSession, expect

from browser.people import Player
from browser.plain_host import UNDER, PlainHost

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

    def opens_the_lobby(self) -> None:
        self.goes_to("/")
        expect(self.button("Play against bots")).to_be_visible()
