"""How much a page is sent."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


class Wire:
    """What comes over the wire to a page."""

    def __init__(self, page: Page) -> None:
        session = page.context.new_cdp_session(page)
        self._sizes: dict[str, float] = {}
        self._addresses: dict[str, str] = {}
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)

    def _asked(self, sent: dict[str, Any]) -> None:
        self._addresses[sent["requestId"]] = sent["request"]["url"]

    def _came(self, done: dict[str, Any]) -> None:
        self._sizes[done["requestId"]] = done["encodedDataLength"]

    def kilobytes(self, of: str = "") -> float:
        """All that has come from addresses with these letters in them."""
        return sum(size for one, size in self._sizes.items() if of in self._addresses.get(one, of)) / 1000
