"""How often somebody clicks who sends Armies over the map of `hre`: by a click with Shift, or along a drawn line.

It is one gesture that sends several actions, as `web/src/table/session/campaign.svelte.ts` and `sends` of the game's
client do it: what is asked before Armies are placed is passed, each place is attacked until it is taken, a Fort there
is held, and then comes the next place. A line leads over a border, or over the sea from coast to coast.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from games.clicks import Person
from romanum.engine.match import Match
from romanum.games.hre.data.components import COAST_MASK, NEIGHBOUR_MASK, PROVINCE

ON_THE_WAY: Final[Mapping[str, str]] = {
    "PlayEvent": "pass",
    "LiftBarbarians": "done",
    "Build": "done",
    "HoldFort": "hold",
}
GOING: Final = ("attack", "place", "return")


class Answer(NamedTuple):
    """What somebody answered in a recorded game."""

    at: int
    """The number of the action in the game."""
    step: str
    text: str
    clicks: int
    """How many it takes by hand."""
    place: str
    """Where Armies went by it that can be sent there; empty if none did."""
    onward: bool
    """Whether whoever is sent somewhere passes it."""
    rolled: bool
    still: str
    """What those would do now who were sent to the place of the answer before; empty: nothing more."""


def sends(person: Person, place: str) -> str:
    """What Armies do that are sent to a Province; empty: nothing."""
    onward = ON_THE_WAY.get(person.step, "")
    if onward:
        return onward if onward in person.options else ""
    g = person.match.position
    if person.step != "Place" or g.holder[PROVINCE[place]] == g.side:
        return ""
    going = [text for text in person.options if text.split()[0] in GOING and text.split()[1] == place]
    return min(going, key=lambda text: _worth(person, text)) if len(going) > 1 else "".join(going)


def _worth(person: Person, attack: str) -> tuple[float, float]:
    """Of several attacks the likeliest to win is made, and of those the one that costs least."""
    odds = person.match.odds(person.seat, attack)
    return (-odds.win, odds.expected_losses.own) if odds else (0.0, 0.0)


def answers(match: Match[Any], history: Sequence[Any], seat: int) -> list[Answer]:
    """What a seat answered in a recorded game wherever it had a choice, the match being played along."""
    person, found, before = Person.beside(match, seat), list[Answer](), ""
    person.unbeaten = ("attack",)
    for at, past in enumerate(history):
        if past.seat != seat or len(person.options) < 2:
            match.play(past.seat, past.text)
            continue
        step, text, clicks, mark = person.step, past.text, person.clicks_for(past.text), match.position.dice.mark()
        target = text.split()[1] if text.split()[0] in GOING else ""
        place = target if target and sends(person, target) == text else ""
        onward = text == ON_THE_WAY.get(step) and clicks == 1
        still = sends(person, before) if before else ""
        match.play(seat, text)
        found.append(Answer(at, step, text, clicks, place, onward, match.position.dice.mark() != mark, still))
        before = target if step == "Place" else before if step == "HoldFort" else ""
    return found


class Gesture(NamedTuple):
    """What somebody does with his hand, and what he says by it."""

    said: Sequence[Answer]
    sent: bool
    """Whether Armies are sent somewhere by it."""

    @property
    def clicks(self) -> int:
        """How many it takes."""
        return 1 if self.sent else self.said[0].clicks

    @property
    def places(self) -> list[str]:
        """Where Armies are sent, in that order."""
        return list(dict.fromkeys(one.place for one in self.said if one.place))


def gestures(said: Sequence[Answer]) -> Iterator[Gesture]:
    """By which somebody says all that."""
    k = 0
    while k < len(said):
        sent = _end_of_campaign(said, k)
        end = sent if sent > k else _end_of_again(said, k)
        yield Gesture(said[k:end], sent > k)
        k = end


def clicks(said: Sequence[Answer]) -> int:
    """How many clicks it takes to say all that."""
    return sum(gesture.clicks for gesture in gestures(said))


def _end_of_campaign(said: Sequence[Answer], k: int) -> int:
    """The answer after all those that one campaign gives which begins with this one; itself if there is none."""
    begin = k
    while k < len(said) and said[k].onward:
        k += 1
    end, last = begin, ""
    while k < len(said) and (place := said[k].place) and (not last or are_joined(last, place)):
        k = _end_of_siege(said, k)
        if not k:
            break
        end, last = k, place
    return end


def _end_of_siege(said: Sequence[Answer], k: int) -> int:
    """The answer after the last one that is given for a place; 0 if Armies that were sent there would have gone on."""
    text = said[k].text
    k += 1
    while k < len(said) and (said[k].text == text or said[k].step == "HoldFort"):
        if not said[k].onward and said[k].step == "HoldFort":
            return 0
        k += 1
    return 0 if k < len(said) and said[k].still.split()[:1] and said[k].still.split()[0] in GOING else k


def _end_of_again(said: Sequence[Answer], k: int) -> int:
    """With Shift the same is done as often as it is offered, until dice fall."""
    text = said[k].text
    while k + 1 < len(said) and said[k + 1].text == text and not said[k].rolled:
        k += 1
    return k + 1


def are_joined(one: str, other: str) -> bool:
    """Whether a line can be drawn from one Province to another that leads over no third."""
    p, q = PROVINCE[one], PROVINCE[other]
    return p != q and bool(NEIGHBOUR_MASK[p] >> q & 1 or COAST_MASK >> p & COAST_MASK >> q & 1)
