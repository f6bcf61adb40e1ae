"""Where scenarios of one's own are drawn up: what can be in a sheet, what is wrong with one, what position it says."""

from __future__ import annotations

from typing import Any, Protocol

from romanum.engine.game import BadSetup
from romanum.engine.speech.language import language
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.admission import Admission, sees_all
from romanum.server.lobby.moments import what_was_kept
from romanum.server.lobby.new_match import find_game
from romanum.server.lobby.quota import Quota
from romanum.server.lobby.trials import Case, Finding, Trials
from romanum.server.store import PersonRow
from romanum.server.tables.open_tables import Tables
from romanum.server.wire import HeadingInfo, SheetInfo, SheetWish


class Parts(Protocol):
    """What this needs of the server."""

    admission: Admission
    tables: Tables
    quota: Quota
    prices: Prices
    trials: Trials


def drawers_of(name: str, scenario: str | None, seats: int | None) -> dict[str, Any]:
    """What a sheet of a game can have, as it is in a scenario."""
    game = find_game(name)
    try:
        return {"drawers": game.drawers(scenario, seats)}
    except BadSetup as problem:
        raise Problem(422, "setup", f"{problem}") from None


class ScenarioDesk:
    """Looks at sheets."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def looked_at(self, wish: SheetWish, person: PersonRow) -> SheetInfo:
        """What a sheet says, and what is wrong with it."""
        asked = [name for name in ("text", "match") if getattr(wish, name) is not None]
        if len(asked) > 1 or (asked and wish.sheet is not None):
            raise Problem(400, "bad-request", "A sheet, a text or a match: one of them.")
        self._house.quota.looking(person)
        if wish.match is not None:
            case = await self._of_a_match(wish.match, wish.n, wish.heading, person)
        elif wish.text is not None:
            case = Case("text", text=wish.text)
        else:
            heading = wish.heading or HeadingInfo()
            case = Case("sheet", find_game(wish.game).id, wish.sheet or {}, heading)
        found = await self.found(case, person)
        return SheetInfo(found.game, found.sheet, found.heading, found.view, found.text, found.faults)

    async def found(self, case: Case, person: PersonRow) -> Finding:
        """What comes of a case, on the account of whoever has sent it."""
        case.language = language()
        self._house.prices.may_labour(person.id)
        found = await self._house.trials.look_at(case)
        self._house.prices.laboured(person.id, found.seconds)
        return found

    async def _of_a_match(self, match: str, n: int | None, heading: HeadingInfo | None, person: PersonRow) -> Case:
        """The position of a match after n actions, without n the newest, for whom nothing of it is a secret."""
        row, chairs = await self._house.admission.seen(match, person)
        if not sees_all(row, chairs, person):
            raise Problem(409, "not-over", "The sheet tells the secrets of all seats: it can be had at the end.")
        table = await self._house.tables.newest(match)
        async with table.still() as played:
            count = len(played.history)
            moment = count if n is None else n
            if not 0 <= moment <= count:
                raise Problem(404, "not-found", f"This match has {count} actions, not {moment}.")
            with what_was_kept():
                position = played.at(moment).position.to_json().decode()
            names, own = list(played.names), played.heading
        if heading is None:
            heading = HeadingInfo(own.title, own.author, own.story) if own else HeadingInfo(row.title)
        if not heading.names:
            heading.names = names
        return Case("position", row.game, heading=heading, position=position)
