"""2.5: what goes each month or quarter to whoever offers most in secret: a general's services, a neutral's grain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.step import SecretPlans
from romanum.games.imperium.data.characters import Bidding, GrainForSale
from romanum.games.imperium.rules.common import morale
from romanum.games.imperium.rules.common.powers import EVERY_PLAYER, majors, make_client, make_neutral, power_id, wake
from romanum.games.imperium.rules.geography.seasons import is_quarter
from romanum.games.imperium.rules.scenario.outcomes import rouse
from romanum.games.imperium.rules.special.chronicle import is_in_force, note_payment, rules_of
from romanum.games.imperium.rules.special.specials import is_in_play
from romanum.games.imperium.state.actions import NUMBER
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.layout import ORDERS, SEATS
from romanum.games.imperium.state.position import ACTIVE, NOBODY, RomanWorld

RULE: Final = "2.5"


def bids_due(g: RomanWorld) -> list[Bids]:
    """What is bid for in this Diplomacy Phase."""
    found = []
    for at, rule in (*rules_of(g, Bidding), *rules_of(g, GrainForSale)):
        if not is_in_force(g, at, rule) or not is_in_play(g, rule.power):
            continue
        if isinstance(rule, Bidding):
            dismiss(g, rule.power)
        elif not is_quarter(g):
            continue
        seats = sorted(bidders(g, at))
        if seats:
            g.plan = (0,) * (SEATS * ORDERS)
            found.append(Bids(tuple(seats), at))
    return found


def dismiss(g: RomanWorld, power: int) -> None:
    """Whoever served last month serves nobody before the bids are opened."""
    make_neutral(g, power, ACTIVE)
    wake(g, power, EVERY_PLAYER)


def least(g: RomanWorld, at: int) -> int:
    """The smallest bid."""
    rule = g.setting.specials[at]
    return rule.least if isinstance(rule, Bidding) else rule.talents if isinstance(rule, GrainForSale) else 0


def bidders(g: RomanWorld, at: int) -> dict[int, int]:
    """The players who may bid and can, each with the power that pays."""
    rule = g.setting.specials[at]
    named: Iterable[int] = rule.bidders if isinstance(rule, Bidding) else majors(g)
    found: dict[int, int] = {}
    for power in named:
        if g.standing[power] == ACTIVE and g.chief[power] != NOBODY and g.treasury[power] >= least(g, at):
            found.setdefault(g.chief[power], int(power))
    return found


class Bids(SecretPlans[RomanWorld], frozen=True):
    """Each who can names a sum, or nothing; the highest alone is paid."""

    at: int
    rule: ClassVar[str] = RULE

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Nothing, or from the least to all one has."""
        most = min(g.treasury[bidders(g, self.at)[seat]], len(NUMBER) - 1)
        return [NUMBER[0], *NUMBER[least(g, self.at) : most + 1]]

    def candidates(self, g: RomanWorld, seat: int) -> list[Move]:
        return self.options(g, seat)

    def store(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Nobody else sees it."""
        g.plan = changed(g.plan, seat * ORDERS, move[1])

    def reveal(self, g: RomanWorld) -> None:
        """The highest gets what is for sale; equal or missing bids get nothing."""
        payers = bidders(g, self.at)
        bids = {seat: g.plan[seat * ORDERS] for seat in payers}
        g.plan = ()
        highest = max(bids.values())
        won = [seat for seat, bid in bids.items() if bid == highest and bid]
        if g.log is not None:
            g.tell(
                "special-bids", RULE, text=g.setting.specials[self.at].text, bids=sorted(bids.values(), reverse=True)
            )
        if len(won) == 1:
            morale.pay(g, payers[won[0]], highest)
            note_payment(g, self.at, payers[won[0]])
            sell(g, self.at, payers[won[0]])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("bid", self.rule, {"text": g.setting.specials[self.at].text})


def sell(g: RomanWorld, at: int, power: int) -> None:
    """A general is the buyer's client; grain is reckoned to him while the payment lasts (`specials.grain_sold`)."""
    rule = g.setting.specials[at]
    if g.log is not None:
        g.tell("special-settled", RULE, power=power_id(g, power), text=rule.text)
    if isinstance(rule, Bidding):
        make_client(g, rule.power, power)
        g.at_war = changed(g.at_war, rule.power, 0)
        g.push(SiegesSeen())
        rouse(g, rule.power)
