"""5.8g: units that were given to an ally keep counter and colour: whose counters they are.

A gift is on record (`state.record_kinds`): the two powers with the colour in one number, and in another, which giver
and taker know alone (3.2a), how many units of each type. Whoever counts counters (7.5c) asks `abroad`; whoever loses
units asks `return_lost`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.state.position import ABSENT, NOBODY, NONE, POWER_COUNT, RomanWorld
from romanum.games.imperium.state.record_kinds import GIVEN, Row, keep_rows, packed, rows, unpacked
from romanum.games.imperium.state.rosters import KIND_OF, each

COLOUR_COUNT: Final = 16


class Gift(NamedTuple):
    """Whose counters, who has them now, of which colour, and how many of each type."""

    giver: int
    holder: int
    colour: int
    numbers: Counter[int]


def gifts(g: RomanWorld) -> list[Gift]:
    """All gifts of which something is left, as far as whoever asks knows of them."""
    return [_gift(row) for row in rows(g, GIVEN)] if g.promises else []


def _gift(row: Row) -> Gift:
    powers, colour = divmod(row[3], COLOUR_COUNT)
    giver, holder = divmod(powers, POWER_COUNT)
    return Gift(giver, holder, colour, unpacked(row[4]))


def _keep(g: RomanWorld, found: Iterable[Gift]) -> None:
    """These are on record now, each between those who command the two powers, also if nothing is left of one."""
    merged: dict[tuple[int, int, int], Counter[int]] = {}
    for gift in found:
        if gift.giver != gift.holder and _seats(g, *gift[:2]):
            merged.setdefault(gift[:3], Counter()).update(+gift.numbers)
    keep_rows(g, GIVEN, [_row(g, *key, numbers) for key, numbers in merged.items()])


def _row(g: RomanWorld, giver: int, holder: int, colour: int, numbers: Counter[int]) -> Row:
    about, seats = (giver * POWER_COUNT + holder) * COLOUR_COUNT + colour, _seats(g, giver, holder)
    return seats[0], seats[-1], GIVEN, about, packed(numbers)


def _seats(g: RomanWorld, giver: int, holder: int) -> list[int]:
    """Who knows of a gift: those who command the two powers, or one of them; nobody if one power is gone."""
    if ABSENT in (g.standing[giver], g.standing[holder]):
        return []
    return [player for player in (g.chief[giver], g.chief[holder]) if player != NOBODY]


def abroad(g: RomanWorld, power: int, type_: int, colour: int = NONE) -> int:
    """7.5c: counters of a power that others have as gifts, less those of others that it has."""
    found = 0
    for gift in gifts(g):
        if colour in (NONE, gift.colour) and type_ in gift.numbers:
            found += gift.numbers[type_] * ((gift.giver == power) - (gift.holder == power))
    return found


# ---- changing


def note_gift(g: RomanWorld, stack: int, holder: int) -> None:
    """A stack is about to be given away: its counters stay whose they are; those that come home are off the record.

    Units of a colour that its power has not were given to it, and are given on.
    """
    power, colour, found = g.whose[stack], g.colour[stack], gifts(g)
    left = Counter(TYPE[kind] for kind in each(g.units[stack]))
    foreign = not g.colours[power] >> colour & 1
    older = [gift for gift in found if foreign and gift[1:3] == (power, colour)]
    for gift in older:
        passed = gift.numbers & left
        gift.numbers.subtract(passed)
        left -= passed
        found.append(Gift(gift.giver, holder, colour, passed))
    _keep(g, [*found, Gift(older[0].giver if older else power, holder, colour, left)])


def return_lost(g: RomanWorld, power: int, colour: int, units: str) -> dict[int, str]:
    """8.0: by power, those of some lost units whose counters are its own; in the holder's own colours his go first.

    Call it when they are off the map.
    """
    if not g.promises:
        return {power: units}
    owners, found = dict[int, str](), gifts(g)
    own = _lost_of_his(g, power, colour, units, found) if g.colours[power] >> colour & 1 else Counter[int]()
    for letter in units:
        type_, owner = TYPE[KIND_OF[letter]], power
        gift = next((one for one in found if one[1:3] == (power, colour) and one.numbers[type_] > 0), None)
        if own[type_] > 0:
            own[type_] -= 1
        elif gift is not None:
            gift.numbers[type_] -= 1
            owner = gift.giver
        owners[owner] = owners.get(owner, "") + letter
    _keep(g, found)
    return owners


def _lost_of_his(g: RomanWorld, power: int, colour: int, units: str, found: list[Gift]) -> Counter[int]:
    """By type, how many of the lost are a power's own where those given to it are of its colour too."""
    lost, given = Counter(TYPE[kind] for kind in each(units)), Counter[int]()
    for gift in found:
        if gift[1:3] == (power, colour):
            given.update(gift.numbers)
    return lost - (given - _held(g, power, colour))


def _held(g: RomanWorld, power: int, colour: int) -> Counter[int]:
    return Counter(
        TYPE[kind]
        for stack, place in enumerate(g.at)
        if place >= 0 and g.whose[stack] == power and g.colour[stack] == colour
        for kind in each(g.units[stack])
    )


def elevated(g: RomanWorld, power: int, colour: int, old: int, new: int) -> int:
    """15.2b: a unit has become one of another type: the power whose counters are concerned."""
    found = gifts(g)
    if not g.colours[power] >> colour & 1:
        for gift in found:
            if gift[1:3] == (power, colour) and gift.numbers[old] > 0:
                gift.numbers[old] -= 1
                gift.numbers[new] += 1
                _keep(g, found)
                return gift.giver
    return power


def pass_on(g: RomanWorld, power: int, to: int) -> None:
    """A power passes whole to another, with what it has given and got."""
    if g.promises:
        _keep(
            g,
            [
                one._replace(giver=_after(one.giver, power, to), holder=_after(one.holder, power, to))
                for one in gifts(g)
            ],
        )


def _after(one: int, power: int, to: int) -> int:
    return to if one == power else one


def inherit(g: RomanWorld, power: int, heirs: Mapping[int, int]) -> None:
    """20.4a: a faction is gone: counters that it has given away are those of whoever has their colour now."""
    if g.promises:
        found = [one._replace(giver=heirs.get(one.colour, power)) if one.giver == power else one for one in gifts(g)]
        _keep(g, found)


def reseat(g: RomanWorld) -> None:
    """Somebody else commands a power: what it has given and got is on record with him now."""
    if g.promises:
        _keep(g, gifts(g))


def forget_gifts(g: RomanWorld) -> None:
    """Nothing is on record of units whose colour their holder has no more, as all can see."""
    if g.promises:
        shown = {(g.whose[stack], g.colour[stack]) for stack, place in enumerate(g.at) if place >= 0}
        _keep(g, [gift for gift in gifts(g) if (gift.holder, gift.colour) in shown])
