"""Going somewhere by several single actions: what is within reach, which way leads there, what it costs and risks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from romanum.engine.rule import NO_RULE
from romanum.engine.text.figures import percent
from romanum.engine.ways import Way
from romanum.text.render import refusal

if TYPE_CHECKING:
    from romanum.engine.rule import WhyNot
    from romanum.engine.ways import Risk, Ways
    from romanum.text.played import Played, Walked

STOPPED: Final[Mapping[str, str]] = {
    "others": "Stopped: somebody else is asked.",
    "dice": "Stopped: dice have fallen.",
    "shown": "Stopped: something hidden has been shown.",
    "changed": "Stopped: the way is not what it was.",
}


def places_named(match: Played, ways: Ways, words: str) -> list[str]:
    """The places within reach, and the one where one stands, that a person means: by id or name, or part of a name."""
    known = [*ways.goals, *([ways.at] if ways.stays else [])]
    wanted = words.lower().strip()
    names = {place: match.words.names.get(place, place).lower() for place in known}
    exact = [place for place in known if wanted in (place, names[place]) or match.game.place(wanted) == place]
    return exact or [place for place in known if wanted in names[place]]


def way_to(match: Played, seat: int, place: str) -> Way | list[RenderableType]:
    """The best way to the place that is meant; else what there is to say: why not, which one, or what is in reach."""
    ways = match.ways(seat)
    if not ways.legs and not ways.stays:
        return ["Nobody is on the move: choose first who goes."]
    if not place:
        return [reach_table(match, ways)]
    found = places_named(match, ways, place)
    if len(found) == 1:
        return ways.to(found[0])[0]
    if found:
        return [f"Which? {', '.join(match.words.names.get(goal, goal) for goal in found)}"]
    if not place_meant(match, place):
        return [f"No place is called “{place[:40]}”."]
    why = why_out_of_reach(match, seat, ways, place)
    lines: list[RenderableType] = [f"“{place[:40]}” is out of reach."]
    return lines if why is None else [*lines, refusal(why)]


def place_meant(match: Played, words: str) -> str:
    """The id of the place that is called so, by id or name, within reach or not; empty if there is none."""
    wanted, names = words.lower().strip(), match.words.names
    place = next((id_ for id_, name in names.items() if wanted in (id_, name.lower()) and ":" not in id_), "")
    place = place if place and match.game.place(place) == place else match.game.place(wanted)
    return place if place in names else ""


def why_out_of_reach(match: Played, seat: int, ways: Ways, words: str) -> WhyNot | None:
    """What the rules say to going there at once, as a game explains it; None if no place is meant."""
    verb = next((leg.move[0] for leg in ways.legs if len(leg.move) == 2), "")
    place = place_meant(match, words)
    why = match.why_not(seat, f"{verb} {place}") if verb and place else None
    return None if why is not None and why.rule == NO_RULE else why


def told(match: Played, way: Way) -> Text:
    """A way in a line: its steps, what it costs, what it risks, and the rule that ends it."""
    steps = [match.label(move) for move in way.moves(None)]
    line = Text.assemble((" · ".join(steps) or "stay", "can"), f"  costs {way.cost}")
    if way.voyage and way.chance is not None:
        line.append(f", {percent(way.chance)} to arrive")
    for risk in way.risks:
        line.append(f"; {_risk(match, risk)}", "danger")
        line.append(f"  {risk.rule}", "rule")
    if way.ends:
        line.append("; it ends there", "quiet")
        line.append(f"  {way.ends}", "rule")
    return line


def _risk(match: Played, risk: Risk) -> str:
    words = match.game.words.say(f"risk-{risk.kind}", {})
    if risk.whence:
        words += " by those at " + ", ".join(match.words.names.get(place, place) for place in risk.whence)
    return words if risk.chance is None else f"{words} ({percent(risk.chance)})"


def reach_table(match: Played, ways: Ways) -> Table:
    """Every place within reach with the best way there."""
    table = Table.grid(padding=(0, 2))
    for goal in ways.goals:
        for way in ways.to(goal):
            table.add_row(Text(match.words.names.get(goal, goal)), told(match, way))
            if not way.voyage:
                break
    return table


def how_it_went(walk: Walked) -> str:
    """Why a walk ended before its time; empty if it did not."""
    return STOPPED.get(walk.stopped, "")
