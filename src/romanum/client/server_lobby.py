"""Coming to a server: whose address it is, who one is there, and which matches there are."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

from romanum.client import tokens
from romanum.client.requests import Caller, Declined, Unanswered
from romanum.client.shapes import PROTOCOL, Lists, MatchInfo, Me


class Link(NamedTuple):
    """What an address leads to: a server; a seat of a match by its invitation; a match; the host's own session."""

    server: str
    join: str = ""
    match: str = ""
    key: str = ""


def read_link(text: str) -> Link:
    """An address as people give it: of a server, of a match, or the link of an invitation.

    >>> read_link("http://roma:8000/join/abc")
    Link(server='http://roma:8000', join='abc', match='', key='')
    >>> read_link("localhost:8711/matches/k3v9").match
    'k3v9'
    >>> read_link("club.example").server
    'https://club.example'
    """
    parts = urlsplit(text if "://" in text else f"{_scheme(text)}://{text}")
    try:
        host = parts.hostname if parts.port != 0 else None
    except ValueError:
        host = None
    if parts.scheme not in ("http", "https") or not host:
        raise Unanswered(f"{text!r} is no address of a server, such as http://host:8765")
    server = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    words = [word for word in parts.path.split("/") if word and word != "api"]
    key = next(iter(parse_qs(parts.query).get("key", [])), "")
    if not words:
        return Link(server, key=key)
    if len(words) == 2 and words[0] == "join":
        return Link(server, join=words[1])
    if len(words) >= 2 and words[0] in ("match", "matches"):
        return Link(server, match=words[1])
    raise Unanswered(f"{text!r} leads to no table: give the server's address, an invitation, or the address of a match")


def _scheme(text: str) -> str:
    """What an address begins with that does not say it: plain where there is a port or a bare number, as at home."""
    host, _, port = text.partition("/")[0].partition(":")
    if port or host == "localhost":
        return "http"
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "https"
    return "http"


class Lobby:
    """A server, as somebody known there finds it."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.me: Me

    # ---- who one is

    def come_back(self) -> bool:
        """With the session that is kept for this server; False if there is none, or if it counts no more."""
        known = tokens.known_at(self.caller.address)
        if known is None:
            return False
        self.caller.token = known.token
        try:
            self.caller.call("/turns")
        except Declined as problem:
            if problem.status != 401:
                raise
            tokens.keep(self.caller.address, None)
            self.caller.token = ""
            return False
        self._is(self.caller.call("/me", kind=Me))
        return True

    def come_as_guest(self, name: str, key: str = "") -> None:
        """As somebody new; with the key that the host's program has printed, as the host."""
        self._begin("/session", {"name": name, "key": key} if key else {"name": name})

    def sign_in(self, login: str, password: str) -> None:
        """With an account."""
        self._begin("/login", {"login": login, "password": password})

    def rename(self, name: str) -> None:
        """Be called otherwise."""
        self._is(self.caller.call("/me", {"name": name}, kind=Me, method="PATCH"))

    def look(self) -> Me:
        """What kind of server it is."""
        found: Me = self.caller.call("/me", kind=Me)
        return found

    def _begin(self, path: str, body: dict[str, str]) -> None:
        self.caller.token = ""
        me: Me = self.caller.call(path, body, kind=Me, once=True)
        self.caller.token = me.token
        self._is(me)
        tokens.keep(self.caller.address, tokens.Known(me.token, me.name))

    def _is(self, me: Me) -> None:
        if me.protocol != PROTOCOL:
            raise Unanswered(f"the server is of version {me.version}, which speaks to other programs than this one")
        self.me = me

    # ---- matches

    def lists(self) -> Lists:
        """One's own matches, and those with a seat for anybody."""
        found: Lists = self.caller.call("/matches", kind=Lists)
        found.open = [match for match in found.open if not match.mine]
        return found

    def match(self, id_: str) -> MatchInfo:
        """One of them."""
        found: MatchInfo = self.caller.call(f"/matches/{quote(id_, safe='')}", kind=MatchInfo)
        return found

    def join(self, token: str) -> MatchInfo:
        """Take the seat that an invitation is for; whoever has it already has it still."""
        found: MatchInfo = self.caller.call(f"/join/{quote(token, safe='')}", {}, kind=MatchInfo)
        return found

    def take(self, id_: str) -> MatchInfo:
        """Take a seat that is open to anybody."""
        found: MatchInfo = self.caller.call(f"/matches/{quote(id_, safe='')}/join", {}, kind=MatchInfo, once=True)
        return found

    def make(
        self, game: str, scenario: str | None, seats: Sequence[str], options: dict[str, Any], title: str = ""
    ) -> MatchInfo:
        """Open a new table: for each seat `me`, `link`, `open`, or the name of a bot."""
        kinds = [{"kind": seat} if seat in SEATS else {"kind": "bot", "level": seat} for seat in seats]
        wish = {"game": game, "scenario": scenario, "seats": kinds, "options": options, "title": title}
        found: MatchInfo = self.caller.call("/matches", wish, kind=MatchInfo, once=True)
        return found

    def start(self, id_: str) -> MatchInfo:
        """Begin a match of one's own that waits."""
        found: MatchInfo = self.caller.call(f"/matches/{quote(id_, safe='')}/start", {}, kind=MatchInfo)
        return found

    def seat_bot(self, id_: str, seat: int, bot: str | None) -> MatchInfo:
        """Let a bot play a seat, or take it back."""
        path = f"/matches/{quote(id_, safe='')}/seats/{seat}"
        found: MatchInfo = self.caller.call(path, {"bot": bot}, kind=MatchInfo)
        return found

    def leave(self) -> None:
        """End the session, here and there."""
        with suppress(Declined):
            self.caller.call("/logout", {})
        tokens.keep(self.caller.address, None)


SEATS = ("me", "link", "open")
"""Who can sit in a seat that no bot has: oneself, whoever has its link, anybody."""
