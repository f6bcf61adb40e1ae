"""What no game by the rules can come to: counters that vanish or appear, stacks nowhere, control that is stale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.engine.rule import Wrong
from romanum.engine.secrecy import EVERYBODY
from romanum.engine.step import settling
from romanum.games.pax.data.components import (
    COPIES,
    ELEPHANTS,
    ELITE,
    FORTRESS,
    GARRISON,
    KINDS,
    LEADER_IDS,
    NONE,
    OBJECTIVE_COPIES,
    PLACE_COUNT,
    PLACE_IDS,
    PORT,
    PROVINCE_IDS,
    REDUCED_HEAVY,
    REDUCED_LEGION,
    SEA_POINT,
    SEATS,
    SPACE_COUNT,
    STRENGTHS,
    TABLES,
    TITLE_IDS,
)
from romanum.games.pax.state.control import CONTESTED, holder_of, lord_of
from romanum.games.pax.state.forces import galleys, lcu, number, occupies, stacks_at
from romanum.games.pax.state.leaders import leaders_of
from romanum.games.pax.state.position import ABSENT, NOBODY, Mediterranean
from romanum.games.pax.state.sides import is_friend, side_id


def faults(g: Mediterranean) -> list[Wrong]:
    """One by one."""
    return [*_of_stacks(g), *_of_places(g), *_of_leaders(g), *_of_counters(g), *_of_powers(g), *_of_control(g)]


def _of_stacks(g: Mediterranean) -> Iterator[Wrong]:
    """Every stack stands in its place's chain once; numbers are not negative; no ships stand on land."""
    chained = Counter(stack for place in range(PLACE_COUNT) for stack in stacks_at(g, place))
    for stack, place in enumerate(g.at):
        units = g.units[stack * KINDS : (stack + 1) * KINDS]
        if place < 0:
            if chained[stack] or any(units) or stack in g.leader_in:
                yield Wrong("free-stack", stack=stack)
            continue
        if chained[stack] != 1:
            yield Wrong("stack-astray", place=PLACE_IDS[place])
        if min(units) < 0:
            yield Wrong("less-than-nothing", place=PLACE_IDS[place])
        if not any(units) and stack not in g.leader_in:
            yield Wrong("empty-stack", place=PLACE_IDS[place])
        if galleys(g, stack) and not PORT[place] and not SEA_POINT[place]:
            yield Wrong("ships-on-land", place=PLACE_IDS[place])


def _of_places(g: Mediterranean) -> Iterator[Wrong]:
    """9.2.3, 9.2.4, 12.1.3; outside a move no enemies share a Space (5.1.2)."""
    if settling(g):
        return
    resting = not any(mark for stack, mark in enumerate(g.mark) if g.at[stack] >= 0)
    for place in range(PLACE_COUNT):
        stacks = stacks_at(g, place)
        for side in {g.whose[stack] for stack in stacks}:
            own = [stack for stack in stacks if g.whose[stack] == side]
            alone = not any(lcu(g, stack) for stack in own)
            if alone and any(number(g, stack, ELEPHANTS) for stack in own):
                yield Wrong("elephants-alone", "9.2.3", place=PLACE_IDS[place])
            if alone and FORTRESS[place] and any(number(g, stack, GARRISON) for stack in own):
                yield Wrong("garrison-alone", "9.2.4", place=PLACE_IDS[place])
            for kind in (REDUCED_LEGION, REDUCED_HEAVY):
                if sum(number(g, stack, kind) for stack in own) > 1:
                    yield Wrong("two-reduced", "12.1.3", place=PLACE_IDS[place])
        if resting and place < SPACE_COUNT:
            inside = {g.whose[stack] for stack in stacks if occupies(g, stack)}
            if any(not is_friend(g, a, b) and not is_friend(g, b, a) for a in inside for b in inside):
                yield Wrong("enemies-share", "5.1.2", place=PLACE_IDS[place])


def _of_leaders(g: Mediterranean) -> Iterator[Wrong]:
    """8.1, 8.3b: leaders are in stacks of their side, and no power has two Elite ones."""
    for leader, stack in enumerate(g.leader_in):
        if stack >= 0 and (stack >= len(g.at) or g.at[stack] < 0 or g.whose[stack] != g.leader_side[leader]):
            yield Wrong("leader-astray", leader=LEADER_IDS[leader])
        if stack != ABSENT and g.leader_side[leader] == NOBODY:
            yield Wrong("serves-nobody", leader=LEADER_IDS[leader])
    for power in range(len(g.powers)):
        if sum(ELITE[leader] for leader in leaders_of(g, power)) > 1:
            yield Wrong("two-elite", "8.3b", power=side_id(g, power))


def _of_counters(g: Mediterranean) -> Iterator[Wrong]:
    """13.1.1, 15.4.1, 17.1.1: so many Tribal Counters, Objectives and cards there are, wherever they lie."""
    if sorted([*g.tribe_pool, *(strength for strength in g.tribe if strength != NONE)]) != sorted(STRENGTHS):
        yield Wrong("tribes-changed", "13.1.1")
    if any(seen not in (0, EVERYBODY) and g.tribe[at] == NONE for at, seen in enumerate(g.tribe_seen)):
        yield Wrong("tribe-unseen", "13.1.1")
    markers = Counter([*g.objective_pool, *(letter for letter in g.objectives if letter != NONE)])
    if markers and any(markers[letter] > most for letter, most in enumerate(OBJECTIVE_COPIES)):
        yield Wrong("objective-twice", "15.4.1")
    if len(g.objective_pool) + sum(letter != NONE for letter in g.objectives) != len(g.setting.objectives):
        yield Wrong("objectives-changed", "15.4.1")
    cards = Counter([*g.deck, *(title for title in g.hands if title != NONE)])
    for title, copies in enumerate(COPIES):
        if g.advanced and cards[title] + g.discards[title] + g.removed[title] != copies:
            yield Wrong("cards-changed", "17.1.1", card=TITLE_IDS[title])


def _of_powers(g: Mediterranean) -> Iterator[Wrong]:
    """1.4o, 14.1.4."""
    for power in range(len(g.powers)):
        if g.treasury[power] < 0:
            yield Wrong("debts", "1.4o", power=side_id(g, power))
        if not TABLES.stability.least <= g.stability[power] <= TABLES.stability.most:
            yield Wrong("off-the-track", "14.1.4", power=side_id(g, power))
    if any(n < 0 for n in (*g.pool, *g.free_markers)) or any(g.pool[power] for power in range(len(g.powers), SEATS)):
        yield Wrong("markers-of-nobody")


def _of_control(g: Mediterranean) -> Iterator[Wrong]:
    """5: what is kept is what can be worked out, once it has been settled."""
    if g.touched:
        return
    for space in range(SPACE_COUNT):
        if holder_of(g, space) not in (g.holder[space], CONTESTED):
            yield Wrong("holder", "5.1", place=PLACE_IDS[space])
    for province, lord in enumerate(g.lord):
        if lord_of(g, province) != lord:
            yield Wrong("lord", "5.2", province=PROVINCE_IDS[province])
