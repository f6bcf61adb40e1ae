"""Sessions that end, people who are shut out, and the host's notice to all: told to sockets here and in all workers."""

from __future__ import annotations

from romanum.server.lobby.people import People
from romanum.server.news.exchange import Exchange
from romanum.server.news.kinds import Announced, News, PersonBlocked, SessionsEnded
from romanum.server.news.onlookers import Hub


class PeopleNews:
    """Tells what concerns people rather than matches."""

    def __init__(self, people: People, hub: Hub, exchange: Exchange) -> None:
        self._people = people
        self._hub = hub
        self._exchange = exchange
        people.sessions_ended = self.sessions_ended
        exchange.hear("ended", self._ended_elsewhere)
        exchange.hear("blocked", self._blocked_elsewhere)
        exchange.hear("announced", self._announced_elsewhere)
        exchange.after_silence(self._look_again)

    def blocked(self, person: int) -> None:
        """Somebody was shut out, or let in again."""
        self._shut_out(person)
        self._exchange.tell("", "blocked", people=[person])

    async def sessions_ended(self, person: int) -> None:
        """Sessions of somebody have ended, or hold another name: here and in all workers it is looked again."""
        self._end_sessions(person)
        self._exchange.tell("", "ended", people=[person])

    def announced(self) -> None:
        """There is another notice to all."""
        self._read_notice_again()
        self._exchange.tell("", "announced")

    def _shut_out(self, person: int) -> None:
        self._people.forget(person)
        self._hub.tell_all(PersonBlocked(person))

    def _end_sessions(self, person: int | None) -> None:
        self._people.forget(person)
        self._hub.tell_all(SessionsEnded(person))

    def _read_notice_again(self) -> None:
        self._people.forget_announcement()
        self._hub.tell_all(Announced())

    async def _ended_elsewhere(self, news: News) -> None:
        self._end_sessions(news.people[0])

    async def _blocked_elsewhere(self, news: News) -> None:
        self._shut_out(news.people[0])

    async def _announced_elsewhere(self, news: News) -> None:
        self._read_notice_again()

    async def _look_again(self) -> None:
        """News may have got lost."""
        self._read_notice_again()
        self._end_sessions(None)
