"""10.6: fleets of others intercept a moving one: they put out, the dice fall, and there is a battle at once."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import DEEP, HEX, PLACE_IDS
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.data.seas import PORTS_ON
from romanum.games.imperium.rules.common.gods import appeals_first, roll_for
from romanum.games.imperium.rules.common.leaders import captives_in, lead_out, leaders_in, stand_apart
from romanum.games.imperium.rules.common.leave import riding
from romanum.games.imperium.rules.common.powers import after, mover_of, power_id
from romanum.games.imperium.rules.geography.borders import within
from romanum.games.imperium.rules.naval.attrition import weather
from romanum.games.imperium.rules.naval.combat.actions import (
    COME_ABOARD,
    PUT_OUT,
    PUT_OUT_SINGLY,
    SAIL_AGAINST,
    STAY_IN_PORT,
    TAKE_ABOARD,
)
from romanum.games.imperium.rules.naval.combat.interceptors import (
    ashore,
    boarding,
    called_at,
    distance,
    interceptors,
    is_there,
    is_worth_a_thought,
    leaders_ashore,
    needed,
    reaches,
    room_left,
    waters_of,
    way_of,
)
from romanum.games.imperium.rules.naval.combat.sides import may_strike, number
from romanum.games.imperium.rules.naval.guests import take_along
from romanum.games.imperium.rules.naval.odds import interception_bonus
from romanum.games.imperium.rules.naval.ports import is_home_port
from romanum.games.imperium.rules.naval.segments import has_begun
from romanum.games.imperium.state.actions import PASS
from romanum.games.imperium.state.errands import NavalBattle, SeaInterception
from romanum.games.imperium.state.forces import (
    detach,
    has_fleets,
    join,
    join_alike,
    places,
    put,
    settle,
    stacks_among,
    stacks_at,
)
from romanum.games.imperium.state.marks import AT_SEA, CALLED, FOUGHT, INSIDE, INTERCEPTED, SHELTERED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, KIND_OF, LETTER, each, half_le, kinds_in, of, strength, without
from romanum.games.imperium.state.steps import PlayerChoice, PlayerWindow


@carries_out(SeaInterception)
def open_interceptions(errand: SeaInterception, g: RomanWorld) -> None:
    """10.6a, 10.6m: a fleet has come to a place; other players are asked in the order of the naval dice."""
    mover, place = errand.stack, errand.place
    g.mark[mover] &= ~(INSIDE | SHELTERED)
    own = mover_of(g, mover)
    askers = tuple(
        player for player in in_order_of_dice(g, own) if player != own and _is_asked(g, player, mover, place)
    )
    if askers:
        g.open_window(InterceptionAtSea(askers, "voyage", (mover, place)))


def in_order_of_dice(g: RomanWorld, mover: int) -> list[int]:
    """Ruling 10.6m: the highest die of the round first, then those who sit out, in the order of players."""
    dice = g.naval_dice
    return sorted(after(g, mover), key=lambda player: -dice[player] if player < len(dice) else 0)


def _is_asked(g: RomanWorld, player: int, mover: int, place: int) -> bool:
    return bool(interceptors(g, player, mover, place)) or (g.hidden and might_intercept(g, player, mover, place))


def might_intercept(g: RomanWorld, player: int, mover: int, place: int) -> bool:
    """Whether, for all that others can see, a player has a fleet in a port near by that has not tried yet."""
    if DEEP[place]:
        return False
    near = within(HEX[place], TABLES.naval_interception.range)
    harbours = [there for there in places(g) if there >= 0 and PORTS_ON[there] and HEX[there] in near]
    return any(
        not g.mark[stack] & (INTERCEPTED | FOUGHT)
        and mover_of(g, stack) == player
        and may_strike(g, g.whose[stack], g.whose[mover])
        and any(is_home_port(g, port, g.whose[stack]) for port in PORTS_ON[g.at[stack]])
        for stack in stacks_among(g, harbours)
    )


class InterceptionAtSea(PlayerWindow, frozen=True):
    """10.6a: each enemy with fleets within reach intercepts or lets pass; `context`: the fleet, and where it is."""

    rule: ClassVar[str] = "10.6a"
    asks_about: ClassVar[str] = "naval-interception"

    def reactions(self, g: RomanWorld, asker: int) -> list[Move]:
        return [SAIL_AGAINST[water] for water in waters_of(g, asker, *self.context)]

    def refusal(self, g: RomanWorld, asker: int, move: Move) -> Refusal:
        return Refusal("10.6a", "no-sea-interception", {"place": PLACE_IDS[move[1]]})

    def might_react(self, g: RomanWorld, asker: int) -> bool:
        """Fleets lie in ports near by."""
        mover, place = self.context
        return is_there(g, mover, place) and might_intercept(g, asker, mover, place)

    def asks_anyway(self, g: RomanWorld) -> bool:
        """Ruling 3.2a: being asked shows no leader aboard, and not how many ships there are."""
        return g.hidden and self.might_react(g, self.askers[0])

    def surely_reacts(self, g: RomanWorld, asker: int) -> bool:
        """Fleets lie open where nothing is hidden."""
        return not g.hidden

    def concerns(self, g: RomanWorld, seat: int) -> bool:
        """Whether fleets could meet the one that sails and harm it, or it carries somebody, for all that he can see."""
        return is_worth_a_thought(g, seat, *self.context)

    def react(self, g: RomanWorld, asker: int, move: Move) -> None:
        """10.6l: he may call others from elsewhere before there is a battle."""
        mover, place = self.context
        g.push(Meeting(asker, mover, place))
        g.push(MoreInterceptors(asker, mover, place))
        call(g, asker, mover, place, move[1])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        mover, place = self.context
        return Prompt("sea-interception", self.rule, {"power": power_id(g, g.whose[mover]), "place": PLACE_IDS[place]})


def call(g: RomanWorld, player: int, mover: int, place: int, water: int) -> None:
    """10.6b: the fleets of a player in a water that can intercept are called."""
    for stack in interceptors(g, player, mover, place):
        if g.at[stack] == water:
            g.mark[stack] |= CALLED
    g.push(Sortie(player, water, mover, place))


class MoreInterceptors(PlayerChoice, frozen=True):
    """10.6l: attempts from other hexes are made before there is a battle."""

    mover: int
    place: int
    rule: ClassVar[str] = "10.6l"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """From where, or nobody else."""
        return [*(SAIL_AGAINST[water] for water in waters_of(g, self.player, self.mover, self.place)), PASS]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """They are called, or there is a battle."""
        if move == PASS:
            g.stack.pop()
        else:
            call(g, self.player, self.mover, self.place, move[1])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        power = power_id(g, g.whose[self.mover])
        return Prompt("more-interceptors", self.rule, {"power": power, "place": PLACE_IDS[self.place]})


class Sortie(PlayerChoice, frozen=True):
    """10.6e, 10.6i: who goes, who boards, and one roll for all or one for each."""

    water: int
    mover: int
    place: int
    rule: ClassVar[str] = "10.6i"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Put out, or change who goes."""
        own = called_at(g, self.player, self.water)
        found = [PUT_OUT]
        if number(g, own) > 1 and not any(boarding(g, stack) or riding(g, stack) for stack in own):
            found.append(PUT_OUT_SINGLY)
        found += [STAY_IN_PORT[kind] for kind in sorted(self._may_stay(g, own))]
        found += [TAKE_ABOARD[kind] for kind in sorted(self._may_board(g, own))]
        listed = leaders_of(g.scenario, g.seats)
        found += sorted({COME_ABOARD[listed[leader]] for stack in own for leader in leaders_ashore(g, stack)})
        return found

    def _may_stay(self, g: RomanWorld, own: list[int]) -> set[int]:
        """Fleets that the others can do without."""
        if number(g, own) < 2:
            return set()
        return {kind for s in own if room_left(g, s) >= 2 for kind in kinds_in(of(g.units[s], FLEETS))}

    def _may_board(self, g: RomanWorld, own: list[int]) -> set[int]:
        reformed = g.has_rule("31")
        return {
            kind
            for stack in own
            for other in ashore(g, stack)
            for kind in each(g.units[other])
            if half_le(kind, reformed) <= room_left(g, stack)
        }

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Roll, or change who goes."""
        verb, own = move[0], called_at(g, self.player, self.water)
        if verb in ("put-out", "put-out-singly"):
            if own and appeals_first(g, g.whose[own[0]], seat, move):
                return
            g.stack.pop()
            put_out(g, own, self.place, singly=move == PUT_OUT_SINGLY)
        elif verb == "stay-in-port":
            letter = LETTER[move[1]]
            stack = max((s for s in own if letter in g.units[s]), key=lambda s: room_left(g, s))
            join_alike(g, detach(g, stack, letter, g.mark[stack] & ~CALLED))
            self._leave_leaders(g, stack)
        elif verb == "take-aboard":
            self._board(g, own, move[1])
        else:
            stand_apart(g, leader_here(g.setting, move[1]), CALLED | self._walls(g, own))

    def _leave_leaders(self, g: RomanWorld, stack: int) -> None:
        """A stack of which all fleets stay is called no more, with its leaders."""
        if not g.units[stack]:
            g.mark[stack] &= ~CALLED
            join_alike(g, stack)
            settle(g, self.water)

    def _walls(self, g: RomanWorld, own: list[int]) -> int:
        return g.mark[own[0]] & INSIDE

    def _board(self, g: RomanWorld, own: list[int], kind: int) -> None:
        size = half_le(kind, g.has_rule("31"))
        pairs = ((s, other) for s in own if size <= room_left(g, s) for other in ashore(g, s))
        stack = next(other for _, other in pairs if LETTER[kind] in g.units[other])
        part = detach(g, stack, LETTER[kind], g.mark[stack] | CALLED)
        place = g.at[part]
        join_alike(g, part)
        settle(g, place)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """From where to where, how far, and what the die must show."""
        own = called_at(g, self.player, self.water)
        facts = {"place": PLACE_IDS[self.water], "to": PLACE_IDS[self.place]}
        if not own:
            return Prompt("sortie", self.rule, {**facts, "distance": 0, "needed": 0})
        die = min(needed(g, stack, self.place) for stack in own)
        return Prompt("sortie", self.rule, {**facts, "distance": way_of(g, own[0], self.place), "needed": die})


# ---- the dice


def put_out(g: RomanWorld, own: list[int], goal: int, *, singly: bool) -> None:
    """10.6f-i: a die for all, or one for each fleet; those who get there are placed there."""
    die = 0 if singly or not own else roll_for(g, g.whose[own[0]])
    for stack in own:
        away, here = way_of(g, stack, goal), g.at[stack]
        if singly:
            crossed = _roll_each(g, stack, away, goal)
        else:
            crossed = stack if reaches(g, stack, goal, die) else -1
            _tell(g, stack, goal, away, die, number(g, [stack]))
        if crossed >= 0:
            arrive(g, crossed, away, goal)
        if crossed != stack:
            _give_up(g, stack)
        settle(g, here)


def _tell(g: RomanWorld, stack: int, goal: int, away: int, die: int, fleets: int) -> None:
    if g.log is not None:
        g.tell(
            "sea-interception", "10.6f", power=power_id(g, g.whose[stack]), place=PLACE_IDS[goal], fleets=fleets,
            port=PLACE_IDS[g.at[stack]], distance=away, die=die,
            bonus=interception_bonus(g, stack, away) if away else 0,
            won="yes" if reaches(g, stack, goal, die) else "no",
        )  # fmt: skip


def _roll_each(g: RomanWorld, stack: int, away: int, goal: int) -> int:
    """10.6i: fleet by fleet; those who get through are a stack of their own, or none."""
    through = ""
    for letter in of(g.units[stack], FLEETS):
        die = roll_for(g, g.whose[stack])
        _tell(g, stack, goal, away, die, 1)
        through += letter if reaches(g, stack, goal, die) else ""
    if len(through) == number(g, [stack]):
        return stack
    return _part(g, stack, through) if through else -1


def _part(g: RomanWorld, stack: int, through: str) -> int:
    """Ruling 10.6i: land units go with those who get through, the strongest first, as far as there is room."""
    reformed, free = g.has_rule("31"), 2 * len(through)
    taken = through
    for letter in sorted(without(g.units[stack], FLEETS), key=lambda unit: (-strength(unit), unit)):
        size = half_le(KIND_OF[letter], reformed)
        if size <= free:
            free -= size
            taken += letter
    part = detach(g, stack, "".join(sorted(taken)), g.mark[stack])
    lead_out(g, [*leaders_in(g, stack), *captives_in(g, stack)], part)
    return part


def arrive(g: RomanWorld, stack: int, mp: int, goal: int) -> None:
    """10.6j, 10.3g: they are in the hex of the enemy, with whoever has boarded; 10.6k: in winter not all get there."""
    sailed = distance(g, g.at[stack], goal)
    for other in boarding(g, stack):
        put(g, other, g.at[stack])
        join(g, other, stack)
    g.spent[stack] += mp
    bound = 0 if has_begun(g, mover_of(g, stack)) else AT_SEA
    g.mark[stack] = g.mark[stack] & ~(INSIDE | SHELTERED) | INTERCEPTED | bound
    take_along(g, stack, goal)
    put(g, stack, goal)
    weather(g, stack, sailed)


def _give_up(g: RomanWorld, stack: int) -> None:
    """10.6g, 10.6b: nothing else happens, but they do not try again; whoever was to board stays ashore."""
    for other in boarding(g, stack):
        g.mark[other] &= ~CALLED
        place = g.at[other]
        join_alike(g, other)
        settle(g, place)
    g.mark[stack] = g.mark[stack] & ~CALLED | INTERCEPTED
    join_alike(g, stack)


# ---- the battle


class Meeting(Task[RomanWorld], frozen=True):
    """10.6j, 10.6m: all who got there attack at once, before anybody else may try."""

    player: int
    mover: int
    place: int
    rule: ClassVar[str] = "10.6j"

    def run(self, g: RomanWorld) -> None:
        """The interceptor is the attacker."""
        there = [s for s in stacks_at(g, self.place) if g.mark[s] & CALLED and has_fleets(g, s)]
        if not there:
            return
        g.push(InterceptionOver(self.place))
        if is_there(g, self.mover, self.place):
            g.push(NavalBattle(self.place, g.whose[there[0]], g.whose[self.mover], intercepting=True))


class InterceptionOver(Task[RomanWorld], frozen=True):
    """10.6b: those who came are as other fleets are."""

    place: int
    rule: ClassVar[str] = "10.6b"

    def run(self, g: RomanWorld) -> None:
        """They join those like them."""
        for stack in stacks_at(g, self.place):
            if g.mark[stack] & CALLED:
                g.mark[stack] &= ~CALLED
                join_alike(g, stack)
