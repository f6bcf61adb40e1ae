"""What special rules of scenarios forbid (`data.bans`, `data.characters`): questions of other parts of the rules.

Whatever forbids something says so with a `Refusal` that carries the sentence of the special rule (`special-forbids`);
`None` means that no special rule is against it. A stack is asked about where it stands and where it wants to go; who
marches, lands, retreats or intercepts asks `why_no_entry`, who fights `why_no_attack` and `why_no_assault`, who talks
`why_no_alliance`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.bans import (
    Allied,
    Barred,
    Confined,
    Garrison,
    Held,
    NoAlliance,
    NoAssault,
    NoAttack,
    NoConquest,
    NoDiplomacy,
    NoRaising,
    NoStacking,
    OnlyTypes,
    Truce,
)
from romanum.games.imperium.data.characters import (
    GrainForSale,
    Hire,
    NeedsLeader,
    PeaceOffer,
    Tribute,
    TruceOffer,
)
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.outcomes import Dissolve, Rule, Succeed, Trigger
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.common.control import city_at
from romanum.games.imperium.rules.common.leaders import follows, leaders_at, leaders_in
from romanum.games.imperium.rules.common.powers import is_friend, is_roman_faction
from romanum.games.imperium.rules.common.raids import is_woken_barbarian, why_no_raid
from romanum.games.imperium.rules.special.chronicle import is_in_force, last_payment, payments, rules_of
from romanum.games.imperium.rules.special.conditions import Scope, all_hold, measure_of
from romanum.games.imperium.state.forces import is_naval, stacks_of
from romanum.games.imperium.state.layout import DUE_FACTS
from romanum.games.imperium.state.marks import BOUND
from romanum.games.imperium.state.position import MAJOR, NOBODY, RomanWorld

RULE = "2.5"
"""The rule a refusal names: what the scenario lays down."""
YEAR, QUARTER = 12, 3
DISLOYAL_UNITS = Refusal("39.2-S", "disloyal")
"""They stand with no leader of their power, whose legions are disloyal this month."""


def forbids(rule: Rule) -> Refusal:
    """The refusal of a special rule, with its own sentence."""
    return Refusal(RULE, "special-forbids", {"id": rule.id, "text": rule.text})


def in_force(g: RomanWorld, kind: type[Any]) -> list[Any]:
    """The special rules of a kind that apply now."""
    rules = rules_of(g, kind)
    return [rule for at, rule in rules if is_in_force(g, at, rule)] if rules else []


def _concerns(powers: tuple[int, ...], power: int) -> bool:
    return not powers or power in powers


# ---- moving


def why_no_move(g: RomanWorld, stack: int) -> Refusal | None:
    """Held, 39.2-S: whether a stack may not move at all."""
    if not follows(g, stack):
        return DISLOYAL_UNITS
    for rule in in_force(g, Held):
        meant = g.whose[stack] in rule.of and rule.at in (None, g.at[stack])
        if meant and not any(leader in rule.unless_with for leader in leaders_in(g, stack)):
            return forbids(rule)
    return None


class Party(NamedTuple):
    """Who of a stack goes somewhere: units, and leaders."""

    units: str
    leaders: Sequence[int]


def why_no_entry(
    g: RomanWorld, stack: int, there: int, *, retreats: bool = False, party: Party | None = None
) -> Refusal | None:
    """Confined, Barred, Held, Garrison, Truce: why a stack may not go ashore or march from where it is to a place.

    23.4b, 23.4c: nor barbarians that have been woken. A `party` of it goes if it is told, otherwise all do.
    """
    raid = None if retreats else why_no_raid(g, stack, there)
    if raid is not None or not _binds(g.scenario, g.seats):
        return raid
    found = None if retreats else why_no_move(g, stack)
    going = party or Party(g.units[stack], leaders_in(g, stack))
    found = found or _confined(g, stack, there, going, retreats=retreats) or _barred(g, stack, there)
    return found or _city_of_truce(g, stack, there) or (None if retreats else _garrison(g, stack, there, going.units))


def open_to(g: RomanWorld, stack: int, places: list[int]) -> list[int]:
    """Those of some places that `why_no_entry` does not forbid a stack: most of it is asked by Province."""
    if not places or not _binds(g.scenario, g.seats):
        if not is_woken_barbarian(g, g.whose[stack]):
            return places
        provinces = {PROVINCE[there]: there for there in places}
        shut = {province for province, there in provinces.items() if why_no_raid(g, stack, there) is not None}
        return [there for there in places if PROVINCE[there] not in shut] if shut else places
    if why_no_move(g, stack) is not None:
        return []
    provinces = {PROVINCE[there]: there for there in places}
    free = {province for province, there in provinces.items() if _is_free(g, stack, there)}
    near = [there for there in places if PROVINCE[there] in free]
    if not _has_truces(g.scenario, g.seats):
        return near
    return [there for there in near if _city_of_truce(g, stack, there) is None]


def _is_free(g: RomanWorld, stack: int, there: int) -> bool:
    """What hangs on the Province of a place alone."""
    if PROVINCE[there] == PROVINCE[g.at[stack]]:
        return True
    going = Party(g.units[stack], leaders_in(g, stack))
    found = why_no_raid(g, stack, there) or _confined(g, stack, there, going) or _barred(g, stack, there)
    return found is None and _garrison(g, stack, there, going.units) is None


@cache
def _binds(number: int, players: int) -> bool:
    """Whether a scenario has any rule about where one may go."""
    kinds = (Confined, Barred, Held, Garrison, Truce, TruceOffer, Tribute)
    return any(isinstance(rule, kinds) for rule in setting(number, players).specials)


@cache
def _has_truces(number: int, players: int) -> bool:
    """Whether a scenario has a rule by which powers may be at peace."""
    return any(isinstance(rule, Truce | TruceOffer | Tribute) for rule in setting(number, players).specials)


def _confined(g: RomanWorld, stack: int, there: int, going: Party, *, retreats: bool = False) -> Refusal | None:
    here = g.at[stack]
    for rule in in_force(g, Confined):
        if not _is_bound(g, rule, stack, going.leaders) or (rule.ends and all_hold(g, rule.ends)):
            continue
        leaves = _is_within(g, rule, stack, here) and not _is_within(g, rule, stack, there)
        flees = retreats and PROVINCE[there] in rule.retreat
        if leaves and not flees and not _may_be_out(g, rule, stack, going.units):
            return forbids(rule)
    return None


def _is_bound(g: RomanWorld, rule: Confined, stack: int, leaders: Sequence[int]) -> bool:
    """Whether a rule means those who go: their leaders, their power, or who stood there when it began."""
    if rule.leaders:
        return any(leader in rule.leaders for leader in leaders)
    if not _concerns(rule.of, g.whose[stack]):
        return False
    return not rule.standing_in or bool(g.mark[stack] & BOUND)


def _is_within(g: RomanWorld, rule: Confined, stack: int, place: int) -> bool:
    """Whether a place is where those who are confined may be; the open sea always is."""
    province, here = PROVINCE[place], PROVINCE[g.at[stack]]
    if province == NONE:
        return True
    if rule.to == "listed":
        return province in rule.provinces
    if rule.to == "own":
        return g.lord[province] == g.whose[stack]
    return province == here or (rule.to == "area" and here != NONE and AREA_OF[province] == AREA_OF[here] != NONE)


def _may_be_out(g: RomanWorld, rule: Confined, stack: int, going: str) -> bool:
    """So many Legion Equivalents may be outside, those who go among them."""
    if not rule.le_out:
        return False
    power, reformed = g.whose[stack], g.has_rule("31")
    out = [s for s in stacks_of(g, power) if s != stack and not _is_within(g, rule, s, g.at[s])]
    return sum(measure_of(units, "le", reformed) for units in [*(g.units[s] for s in out), going]) <= 2 * rule.le_out


def _barred(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    province, here = PROVINCE[there], PROVINCE[g.at[stack]]
    for rule in in_force(g, Barred):
        meant = g.whose[stack] in rule.of and (not rule.standing_in or bool(g.mark[stack] & BOUND))
        if meant and province in rule.into and here not in rule.into:
            return forbids(rule)
    return None


def _garrison(g: RomanWorld, stack: int, there: int, going: str) -> Refusal | None:
    for rule in in_force(g, Garrison):
        here = PROVINCE[g.at[stack]]
        if g.whose[stack] != rule.of or here not in rule.provinces or PROVINCE[there] == here:
            continue
        if not rule.each and PROVINCE[there] in rule.provinces:
            continue
        within = (here,) if rule.each else tuple(rule.provinces)
        if _falls_short(g, rule, going, within):
            return forbids(rule)
    return None


def why_no_embarking(g: RomanWorld, stack: int, units: str) -> Refusal | None:
    """Garrison: why units of a stack ashore may not go aboard: whoever is aboard keeps no Province."""
    here = PROVINCE[g.at[stack]]
    for rule in in_force(g, Garrison):
        within = (here,) if rule.each else tuple(rule.provinces)
        if g.whose[stack] == rule.of and here in rule.provinces and _falls_short(g, rule, units, within):
            return forbids(rule)
    return None


def _falls_short(g: RomanWorld, rule: Garrison, going: str, within: tuple[int, ...]) -> bool:
    """Whether too little stays ashore when units go; those that count for nothing may always go."""
    reformed = g.has_rule("31")
    gone = measure_of(going, rule.measure, reformed)
    ashore = [s for s in stacks_of(g, rule.of) if PROVINCE[g.at[s]] in within and not is_naval(g, s)]
    there = sum(measure_of(g.units[s], rule.measure, reformed) for s in ashore)
    return bool(gone) and there - gone < rule.least * (2 if rule.measure == "le" else 1)


def bind(g: RomanWorld) -> None:
    """Whoever stands where a rule binds those who stand there as it begins is marked; the mark goes with the rule."""
    rules = [(at, rule) for kind in (Confined, Barred) for at, rule in rules_of(g, kind) if rule.standing_in]
    lasting = [rule for at, rule in rules if is_in_force(g, at, rule)]
    if rules and not lasting:
        g.mark[:] = [mark & ~BOUND for mark in g.mark]
    for rule in lasting:
        if g.month == (rule.since or g.first_month):
            for power in rule.of:
                _mark_bound(g, power, rule.standing_in)


def _mark_bound(g: RomanWorld, power: int, region: tuple[int, ...]) -> None:
    for stack in stacks_of(g, power):
        if PROVINCE[g.at[stack]] in region:
            g.mark[stack] |= BOUND


# ---- fighting


def truce_between(g: RomanWorld, power: int, other: int) -> Rule | None:
    """Truce, Tribute, TruceOffer: the rule by which two powers are at peace; clients share their patrons'."""
    if not rules_of(g, Truce) and not rules_of(g, Tribute) and not rules_of(g, TruceOffer):
        return None
    one, two = _master(g, power), _master(g, other)
    for rule in in_force(g, Truce):
        if not (rule.ends and all_hold(g, rule.ends)) and _is_between(g, rule.between, one, two):
            return rule  # type: ignore[no-any-return]
    for at, rule in rules_of(g, Tribute):
        payer = two if one == rule.to else one if two == rule.to else NOBODY
        if is_in_force(g, at, rule) and has_paid_tribute(g, at, rule, payer):
            return rule  # type: ignore[no-any-return]
    for at, rule in rules_of(g, TruceOffer):
        if is_in_force(g, at, rule) and g.fired >> at & 1 and {one, two} == {rule.by, rule.to}:
            return rule  # type: ignore[no-any-return]
    return None


def _master(g: RomanWorld, power: int) -> int:
    return g.patron[power] if g.patron[power] != NOBODY else power


def _is_between(g: RomanWorld, between: tuple[int, ...], one: int, two: int) -> bool:
    if one == two:
        return False
    if between:
        return one in between and two in between
    return is_roman_faction(g, one) and is_roman_faction(g, two)


def has_paid_tribute(g: RomanWorld, at: int, rule: Tribute, payer: int) -> bool:
    """Tribute: whether a power has paid for the running month."""
    return any(p.rule == at and p.power == payer and p.month > g.month - rule.months for p in payments(g))


def why_no_attack(g: RomanWorld, stack: int, other: int, place: int = NONE) -> Refusal | None:
    """Truce, NoAttack, NeedsLeader, Held, 39.2-S: why a stack may not attack a power, where it is or in a place."""
    power, place = g.whose[stack], g.at[stack] if place == NONE else place
    truce = truce_between(g, power, other)
    if truce is not None and not getattr(truce, "broken_by_attack", False):
        return forbids(truce)
    for rule in in_force(g, NoAttack):
        here = not rule.within or PROVINCE[g.at[stack]] in rule.within
        if here and rule.of == power and _is_against(g, rule, other):
            return forbids(rule)
    for rule in in_force(g, Held):
        if rule.safe and other in rule.of and rule.at in (None, place):
            return forbids(rule)
    return _needs_leader(g, stack) or (None if follows(g, stack) else DISLOYAL_UNITS)


def _is_against(g: RomanWorld, rule: NoAttack, other: int) -> bool:
    return other in rule.against if rule.against else is_roman_faction(g, other)


def _needs_leader(g: RomanWorld, stack: int) -> Refusal | None:
    for rule in in_force(g, NeedsLeader):
        meant = g.whose[stack] == rule.of and COLOURS[g.colour[stack]] == rule.colour
        if meant and not any(leader in rule.leaders for leader in leaders_at(g, g.at[stack], rule.of)):
            return forbids(rule)
    return None


def break_truce(g: RomanWorld, power: int, other: int) -> None:
    """Truce: an attack that ends a truce of its kind."""
    one, two = _master(g, power), _master(g, other)
    for at, rule in rules_of(g, Truce):
        if rule.broken_by_attack and is_in_force(g, at, rule) and _is_between(g, rule.between, one, two):
            g.ended |= 1 << at


def break_by_entry(g: RomanWorld, power: int, province: int) -> None:
    """Truce: units that enter a Province of the other end a truce of its kind."""
    one, lord = _master(g, power), g.lord[province]
    for at, rule in rules_of(g, Truce):
        if rule.broken_by_entry and lord != NOBODY and _is_between(g, rule.between, one, _master(g, lord)):
            g.ended |= 1 << at


def _city_of_truce(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    """Truce: nobody enters a city of the other; where an attack or a visit may end the truce, he does."""
    city = city_at(g, there)
    if city == NONE or g.city_of[city] == NOBODY or is_friend(g, g.whose[stack], g.city_of[city]):
        return None
    rule = truce_between(g, g.whose[stack], g.city_of[city])
    if rule is None or getattr(rule, "broken_by_attack", False) or getattr(rule, "broken_by_entry", False):
        return None
    return forbids(rule)


def why_no_assault(g: RomanWorld, power: int, city: int) -> Refusal | None:
    """NoAssault: why a power may only besiege a city."""
    for rule in in_force(g, NoAssault):
        if (rule.of, rule.city) == (power, city) and not (rule.unless and all_hold(g, rule.unless)):
            return forbids(rule)
    return None


# ---- talking


def why_no_alliance(g: RomanWorld, power: int, other: int) -> Refusal | None:
    """NoDiplomacy, NoAlliance: why two powers may not ally."""
    for rule in in_force(g, NoDiplomacy):
        if rule.power in (power, other):
            return forbids(rule)
    for rule in in_force(g, NoAlliance):
        if power in rule.between and other in rule.between:
            return forbids(rule)
    return None


def why_no_trade(g: RomanWorld, power: int, other: int) -> Refusal | None:
    """NoDiplomacy: nobody trades with a power."""
    return next((forbids(r) for r in in_force(g, NoDiplomacy) if r.power in (power, other)), None)


def always_allied(g: RomanWorld) -> list[tuple[int, int]]:
    """Allied, Hire: pairs of players who are allied in this turn whatever they say."""
    pairs = [tuple(rule.between) for rule in in_force(g, Allied)]
    pairs += [(hired, payer) for hired, payer in hired_powers(g) if g.bond[hired] == MAJOR]
    found = []
    for powers in pairs:
        seats = sorted({g.chief[power] for power in powers if is_in_play(g, power)} - {NOBODY})
        found += [(one, two) for one in seats for two in seats if one < two]
    return found


def hired_powers(g: RomanWorld) -> list[tuple[int, int]]:
    """Hire: powers that serve for talents just now, and who has paid."""
    found = []
    for at, rule in rules_of(g, Hire):
        paid = last_payment(g, at)
        if paid is not None and g.month < paid.month + rule.months:
            found.append((int(rule.power), paid.power))
    return found


def grain_bought(g: RomanWorld, player: int) -> list[int]:
    """GrainForSale: the neutrals whose grain a player has bought for the running quarter."""
    found = []
    for at, rule in rules_of(g, GrainForSale):
        paid = last_payment(g, at)
        if paid is not None and g.month < paid.month + QUARTER and g.chief[paid.power] == player:
            found.append(int(rule.power))
    return found


def may_propose_peace(g: RomanWorld) -> bool:
    """25.1b, PeaceOffer: whether players may agree now to end the match as a draw: where the scenario has no end date,
    and in the months it names."""
    month = g.month % YEAR + 1
    return g.last_month == NONE or any(month in rule.months for rule in in_force(g, PeaceOffer))


def is_in_play(g: RomanWorld, power: int) -> bool:
    """Whether a power has units, land or morale still."""
    return g.standing[power] > 0


def why_no_stacking(g: RomanWorld, power: int, other: int) -> Refusal | None:
    """NoStacking: powers of one player that neither stack nor attack together."""
    for rule in in_force(g, NoStacking):
        if power != other and power in rule.between and other in rule.between:
            return forbids(rule)
    return None


# ---- raising and conquering


def why_no_raising(g: RomanWorld, power: int, province: int, type_: str) -> Refusal | None:
    """NoRaising, OnlyTypes: why a power may not raise a unit of a type (its id) in a Province."""
    for rule in in_force(g, NoRaising):
        if province in rule.provinces:
            return forbids(rule)
    for rule in in_force(g, OnlyTypes):
        if rule.of == power and type_ not in rule.types:
            return forbids(rule)
    return None


def may_conquer(g: RomanWorld) -> bool:
    """NoConquest: whether Provinces change hands."""
    return not in_force(g, NoConquest)


def awaits_heir(g: RomanWorld, power: int) -> bool:
    """18.3b: a special rule names who succeeds a power's head, or when it dissolves: until then it does not."""
    for at, trigger in rules_of(g, Trigger):
        if any(isinstance(deed, Succeed | Dissolve) and deed.power == power for deed in trigger.then):
            due = any(rule == at for rule in g.due[::DUE_FACTS])
            open_ = not g.fired >> at & 1 and is_in_force(g, at, trigger) and all_hold(g, trigger.needs, Scope(rule=at))
            if due or (open_ and trigger.needs):
                return True
    return False


def ends_with_its_head(g: RomanWorld, power: int) -> bool:
    """18.3b, 28.1b: whether a power dissolves whose Imperator or Rex is dead and has no successor.

    20.2b: not a second time, nor while a special rule has an heir on his way.
    """
    return not g.dissolved >> power & 1 and not awaits_heir(g, power)


def is_silent(g: RomanWorld, power: int) -> bool:
    """A trigger has put a power to rest: it is rolled for no more."""
    return bool(g.silent >> power & 1)
