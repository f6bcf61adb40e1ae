"""2.5, 25.1b: what a scenario lets players settle in the Diplomacy Phase, each when he likes: chests opened, walls
built, emperors set up, tribute paid, peoples hired, titles offered, truces ended, peace made.

A player finds it among what he may do in the negotiation (`steps.PARLEY`). Whatever needs somebody's consent is
proposed once a month.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.games.imperium.data.bans import Truce
from romanum.games.imperium.data.characters import Chest, Hire, Puppet, Tribute, TruceOffer
from romanum.games.imperium.data.grants import Walls
from romanum.games.imperium.data.outcomes import Rule
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.common import morale
from romanum.games.imperium.rules.common.powers import after, ally, majors, make_client, power_id, power_number
from romanum.games.imperium.rules.geography.seasons import is_quarter
from romanum.games.imperium.rules.scenario.actions import (
    BUILD_WALLS,
    END_TITLE,
    END_TRUCE,
    OFFER_TITLE,
    PAY_TRIBUTE,
    PROPOSE_PEACE,
    SET_UP_EMPEROR,
    TAKE_CHEST,
    VERBS,
)
from romanum.games.imperium.rules.scenario.outcomes import rouse
from romanum.games.imperium.rules.special.chronicle import end_rule, is_in_force, last_payment, note_payment, rules_of
from romanum.games.imperium.rules.special.specials import has_paid_tribute, hired_powers, is_in_play, may_propose_peace
from romanum.games.imperium.rules.special.walls import capital_value
from romanum.games.imperium.state.actions import ACCEPT, REFUSE
from romanum.games.imperium.state.errands import ProposePeace, SiegesSeen
from romanum.games.imperium.state.position import ACTIVE, MAJOR, NEUTRAL, NOBODY, RomanWorld
from romanum.games.imperium.state.steps import PARLEY, Menu, PlayerChoice

RULE: Final = "2.5"
RANK: Final = 10


class Bargain(NamedTuple):
    """Something that may be settled: the move, the place of its special rule, and whose power it is about."""

    move: Move
    rule: int
    power: int = NOBODY


def standing(g: RomanWorld, kind: type[Any]) -> Iterator[tuple[int, Any]]:
    """Special rules of a kind that apply now."""
    return ((at, rule) for at, rule in rules_of(g, kind) if is_in_force(g, at, rule))


def _decides(g: RomanWorld, player: int, power: int) -> bool:
    return g.chief[power] == player and g.standing[power] == ACTIVE


def _is_tabled(g: RomanWorld, player: int, rule: int) -> bool:
    return any(pair == (player, rule) for pair in zip(g.tabled[::2], g.tabled[1::2], strict=True))


def _tell(g: RomanWorld, rule: Rule, power: int) -> None:
    if g.log is not None:
        g.tell("special-settled", RULE, power=power_id(g, power), text=rule.text)


# ---- what is offered


def _chests(g: RomanWorld, player: int) -> Iterator[Bargain]:
    for at, rule in standing(g, Chest):
        if not g.fired >> at & 1 and _decides(g, player, rule.of):
            yield Bargain(TAKE_CHEST[power_number(g, rule.of)], at, int(rule.of))


def _walls(g: RomanWorld, player: int) -> Iterator[Bargain]:
    for at, rule in standing(g, Walls):
        holder = g.city_of[rule.city]
        paid = holder != NOBODY and _decides(g, player, holder) and g.treasury[holder] >= rule.talents
        if paid and not g.fired >> at & 1:
            yield Bargain(BUILD_WALLS[rule.city], at, holder)


def _puppets(g: RomanWorld, player: int) -> Iterator[Bargain]:
    for at, rule in standing(g, Puppet):
        there = g.city_of[rule.city] == rule.of and is_in_play(g, rule.against)
        if there and not g.fired >> at & 1 and _decides(g, player, rule.of):
            yield Bargain(SET_UP_EMPEROR[rule.city], at, int(rule.of))


def _tributes(g: RomanWorld, player: int) -> Iterator[Bargain]:
    for at, rule in standing(g, Tribute):
        for power in rule.by:
            able = _decides(g, player, power) and g.treasury[power] >= rule.talents and is_in_play(g, rule.to)
            if able and g.chief[rule.to] != player and not has_paid_tribute(g, at, rule, power):
                yield Bargain(PAY_TRIBUTE[power_number(g, power)], at, int(power))


def _hires(g: RomanWorld, player: int) -> Iterator[Bargain]:
    for at, rule in standing(g, Hire):
        if not is_in_play(g, rule.power) or (rule.quarterly and not is_quarter(g)) or _is_tabled(g, player, at):
            continue
        own = g.chief[rule.power] == player and g.bond[rule.power] != NEUTRAL
        if own or any(power == rule.power for power, _ in hired_powers(g)):
            continue
        for power in majors(g, player):
            if (not rule.by or power in rule.by) and g.treasury[power] >= rule.talents:
                yield Bargain(("hire", power_number(g, rule.power), power_number(g, power)), at, power)


def _titles(g: RomanWorld, player: int) -> Iterator[Bargain]:
    for at, rule in standing(g, TruceOffer):
        if not (is_in_play(g, rule.by) and is_in_play(g, rule.to)) or g.chief[rule.by] == g.chief[rule.to]:
            continue
        if not g.fired >> at & 1:
            if _decides(g, player, rule.by) and g.chief[rule.to] != NOBODY and not _is_tabled(g, player, at):
                yield Bargain(OFFER_TITLE[power_number(g, rule.to)], at, int(rule.by))
        elif last_payment(g, at).month < g.month:  # type: ignore[union-attr]
            for power, other in ((rule.by, rule.to), (rule.to, rule.by)):
                if _decides(g, player, power):
                    yield Bargain(END_TITLE[power_number(g, other)], at, int(power))


def _truces(g: RomanWorld, player: int) -> Iterator[Bargain]:
    for at, rule in standing(g, Truce):
        if not rule.agreeable or _is_tabled(g, player, at):
            continue
        own = [power for power in rule.between if _decides(g, player, power)]
        others = [
            power for power in rule.between if g.standing[power] == ACTIVE and g.chief[power] not in (player, NOBODY)
        ]
        if own and others:
            yield Bargain(END_TRUCE[power_number(g, others[0])], at, int(own[0]))


def _peace(g: RomanWorld, player: int) -> Iterator[Bargain]:
    if may_propose_peace(g) and not _is_tabled(g, player, NONE) and after(g, player):
        yield Bargain(PROPOSE_PEACE, NONE)


_OFFERED: Final = (_chests, _walls, _puppets, _tributes, _hires, _titles, _truces, _peace)
_KINDS: Final = (Chest, Walls, Puppet, Tribute, Hire, TruceOffer)


@cache
def _has_any(number: int, players: int) -> bool:
    """Whether a scenario has anything to settle besides peace."""
    rules = setting(number, players).specials
    return any(isinstance(rule, _KINDS) or (isinstance(rule, Truce) and rule.agreeable) for rule in rules)


def bargains(g: RomanWorld, player: int) -> list[Bargain]:
    """All that a player may settle now."""
    if not _has_any(g.scenario, g.seats):
        return list(_peace(g, player))
    return [bargain for offered in _OFFERED for bargain in offered(g, player)]


# ---- what comes of it


def _open_chest(g: RomanWorld, player: int, it: Bargain, rule: Chest) -> None:
    g.fired |= 1 << it.rule
    g.treasury[it.power] += rule.talents


def _build_walls(g: RomanWorld, player: int, it: Bargain, rule: Walls) -> None:
    g.fired |= 1 << it.rule
    morale.pay(g, it.power, rule.talents)


def _set_up_emperor(g: RomanWorld, player: int, it: Bargain, rule: Puppet) -> None:
    """19.2b: the other loses what the capital is worth to him once more."""
    g.fired |= 1 << it.rule
    morale.change(g, rule.against, -capital_value(g, rule.against, rule.city), "19.2b")


def _pay_tribute(g: RomanWorld, player: int, it: Bargain, rule: Tribute) -> None:
    _pay_to(g, it, rule.to, rule.talents)


def _pay_to(g: RomanWorld, it: Bargain, to: int, talents: int) -> None:
    """6.2b: a minor power has no treasury, so what it is paid is gone."""
    morale.pay(g, it.power, talents)
    if g.bond[to] == MAJOR:
        g.treasury[to] += talents
    note_payment(g, it.rule, it.power)


def _hire(g: RomanWorld, player: int, it: Bargain, rule: Hire) -> None:
    """A major power is asked; a people takes the talents and comes."""
    if g.bond[rule.power] == MAJOR:
        _table(g, player, it, g.chief[rule.power])
    else:
        enlist(g, it)


def enlist(g: RomanWorld, it: Bargain) -> None:
    """A hired people is an active client of the payer for so many months."""
    rule = g.setting.specials[it.rule]
    assert isinstance(rule, Hire)
    _pay_to(g, it, rule.power, rule.talents)
    make_client(g, rule.power, it.power)
    g.at_war = changed(g.at_war, rule.power, 0)
    g.push(SiegesSeen())
    rouse(g, rule.power)


def _offer_title(g: RomanWorld, player: int, it: Bargain, rule: TruceOffer) -> None:
    _table(g, player, it, g.chief[rule.to])


def _end_title(g: RomanWorld, player: int, it: Bargain, rule: TruceOffer) -> None:
    g.fired &= ~(1 << it.rule)


def _end_truce(g: RomanWorld, player: int, it: Bargain, rule: Truce) -> None:
    other = next(power for power in rule.between if power_number(g, power) == it.move[1])
    _table(g, player, it, g.chief[other])


def _propose_peace(g: RomanWorld, player: int) -> None:
    g.tabled += (player, NONE)
    g.push(ProposePeace(player))


def _table(g: RomanWorld, player: int, it: Bargain, other: int) -> None:
    """Proposed once a month, to whoever must agree."""
    g.tabled += (player, it.rule)
    g.push(Consent(other, it.rule, it.power))


_DEEDS: Final[dict[str, Callable[[RomanWorld, int, Bargain, Any], None]]] = {
    "take-chest": _open_chest,
    "build-walls": _build_walls,
    "set-up-emperor": _set_up_emperor,
    "pay-tribute": _pay_tribute,
    "hire": _hire,
    "offer-title": _offer_title,
    "end-title": _end_title,
    "end-truce": _end_truce,
}
CONSENTED: Final = frozenset({"offer-title", "end-truce"})
"""What is told only when the other has agreed; so is the hire of a major power."""


def settle(g: RomanWorld, player: int, move: Move) -> None:
    """A player settles something."""
    if move == PROPOSE_PEACE:
        _propose_peace(g, player)
        return
    it = next(bargain for bargain in bargains(g, player) if bargain.move == move)
    rule = g.setting.specials[it.rule]
    if move[0] not in CONSENTED and not (isinstance(rule, Hire) and g.bond[rule.power] == MAJOR):
        _tell(g, rule, it.power)
    _DEEDS[move[0]](g, player, it, rule)


class Consent(PlayerChoice, frozen=True):
    """Somebody agrees to what a special rule allows two players to settle, or does not."""

    at: int
    power: int
    rule: ClassVar[str] = RULE

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [ACCEPT, REFUSE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """A hired power is an ally, a title is a truce, a truce is over."""
        rule = g.setting.specials[self.at]
        if move == REFUSE:
            return
        _tell(g, rule, self.power)
        if isinstance(rule, Hire):
            _pay_to(g, Bargain((), self.at, self.power), rule.power, rule.talents)
            ally(g, self.player, g.chief[self.power])
        elif isinstance(rule, TruceOffer):
            g.fired |= 1 << self.at
            note_payment(g, self.at, self.power)
        else:
            end_rule(g, self.at)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        facts = {"power": power_id(g, self.power), "text": g.setting.specials[self.at].text}
        return Prompt("consent", self.rule, facts)


def options(g: RomanWorld, player: int) -> list[Move]:
    """The moves alone."""
    return [bargain.move for bargain in bargains(g, player)]


PARLEY.add(RANK, Menu(frozenset(VERBS), options, lambda g, player, move: None, options, settle))
