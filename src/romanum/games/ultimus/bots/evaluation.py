"""How good a position is: the judgement behind the bots. It knows the game; the bots do not.

Points decide, so points are counted: those scored, those that Phase F of this year will probably bring as armies stand
and may still march, and those of the years to come, by the state of the Tribes, the thrones and the leaders. The
value is that of a person: if a usurper is about to win, the two will change camps and each keeps his points (5).
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from romanum.games.ultimus.bots.boldness import SOLDIER, Manner, Manners
from romanum.games.ultimus.bots.pull import bloodshed, prize_of
from romanum.games.ultimus.bots.survey import (
    LEADER_WORTH,
    OCCUPIED,
    TO_EMPIRE,
    Force,
    clash,
    survey_of,
    tribe_worth,
)
from romanum.games.ultimus.data.components import (
    EAST_CAPITALS,
    GENERIC,
    HALF,
    NEIGHBOURS,
    SCENARIOS,
    STRATAGEMS,
    TRIBES,
    WEST_CAPITALS,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.throne.overthrow import occupies_thrones
from romanum.games.ultimus.rules.throne.succession import half_of
from romanum.games.ultimus.rules.year.balance import PhaseF, Points
from romanum.games.ultimus.rules.year.points import COUNCIL_PV
from romanum.games.ultimus.rules.year.scenario_rules import score_to_win, specials
from romanum.games.ultimus.rules.year.victory_points import in_capital, result
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CAMP_IDS,
    EAST,
    GONE,
    LEADERS_OF,
    LOST,
    NOBODY,
    NONE,
    PHASE_D,
    PHASE_E,
    PHASE_F,
    REGNUM,
    ROMAN,
    UNITS_OF,
    LateEmpire,
)

MOST_SEQUENCES: Final = 20
PHASES_AND_SEQUENCES: Final = 40
MARCHES: Final = 400
"""More than there are sequences, parts of a year, and marches and battles in a sequence."""
APPROACH: Final = (1.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.2)
"""Which part of that is left beyond the border, by PM to the empire."""
PF_WORTH: Final = 0.04
"""What a strength point on the map is worth, this year and for each year to come."""
AT_WAR: Final = 4.0
"""What a running usurpation moves in a year: three to the Barbarian, one from the Roman (10.2)."""
EMPTY_THRONE: Final = 1.5
ASTRAY: Final = 2.5
"""3.6.6: what an Augustus away from his half in Phase F costs: a Usurpation, and what the Barbarian makes of it."""
USUAL: Final = 5.0
"""What a year usually brings the Roman: capitals, Augusti, battles, Tribes pacified."""
SCALE: Final = (2.5, 3.0, 0.03)
"""How many points are a clear lead: at the end, for the years to come, and for the points scored."""
HOLDING: Final = {
    "minor-federation-treaty": 1.2,
    "major-federation-treaty": 2.5,
    "tribute": 1.5,
    "western-usurpation": 2.0,
    "eastern-usurpation": 2.0,
    "minor-tribe-uprising": 1.2,
    "two-minor-tribe-uprisings": 2.0,
    "three-minor-tribe-uprisings": 2.5,
    "major-tribe-uprising": 3.0,
    "three-major-tribe-uprisings": 6.0,
    "rex": 1.5,
    "ecumenical-council": 1.5,
    "furor-germanicus": 1.0,
    "divine-favour": 0.6,
    "bagaudes": 1.2,
}
"""What a stratagem in hand is worth; others less."""
OTHERS: Final = 0.4
HOLDING_OF: Final = tuple(HOLDING.get(stratagem.id, OTHERS) for stratagem in STRATAGEMS)


def stage(g: LateEmpire) -> int:
    """A count of resting points: phases, sequences, and the marches and battles of one."""
    running = MOST_SEQUENCES - sum(g.sequences) if g.phase == PHASE_E else 0 if g.phase < PHASE_E else MOST_SEQUENCES
    phase = g.phase + running
    return (g.year * PHASES_AND_SEQUENCES + phase) * MARCHES + (
        sum(g.moved) + len(g.fought) if g.phase == PHASE_E else 0
    )


def tags(g: LateEmpire) -> dict[str, list[list[str]]]:
    """What each seat had: the camp it began in, the one it ended in, and for the Barbarian the kingdoms of the end."""
    kingdoms = [TRIBES[tribe].id for tribe, status in enumerate(g.status) if status == REGNUM]
    return {
        "began": [[CAMP_IDS[ROMAN]], [CAMP_IDS[BARBARIAN]]],
        "ended": [[CAMP_IDS[g.camp_of(seat)]] for seat in (0, 1)],
        "kingdoms": [kingdoms if g.camp_of(seat) == BARBARIAN else [] for seat in (0, 1)],
    }


def value(g: LateEmpire, seat: int) -> float:
    """About the chance of a seat to win."""
    return of_seat(g, seat, Judged, SOLDIER)


def of_seat(g: LateEmpire, seat: int, judged: type[Judged], manners: Manners) -> float:
    """The same, by one way of judging or another."""
    if not g.stack:
        winners = result(g).winners
        return 1 / len(winners) if seat in winners else 0.0
    chance = judged(g, manners[g.camp_of(seat)]).chance()
    return chance if seat == g.roman_seat else 1 - chance


class Judged:
    """A position taken apart: points so far, this year's and those to come, each as Roman less Barbarian."""

    fading: ClassVar[float] = 0.8
    """What next year promises, compared with this."""
    outside: ClassVar[float] = 0.75
    """What a Tribe at war is worth that is not in the empire yet."""
    fame: ClassVar[float] = 0.5
    """What a leader is worth in a year to come, for all he is worth as a soldier."""
    spread: ClassVar[float] = 1.2
    """What a unit that stands with others may still win in this year by going elsewhere."""

    def __init__(self, g: LateEmpire, manner: Manner) -> None:
        self.g = g
        self.manner = manner
        self.survey = survey_of(g)
        self.years = g.last_year - g.year
        self.horizon = self.fading * (1 - self.fading**self.years) / (1 - self.fading)
        self.scored = self._is_scored()
        self.lead = g.pv[ROMAN] - g.pv[BARBARIAN]
        war = AT_WAR if g.civil_war() else 0.0
        self.civil_war = (0.0 if self.scored else -war, -war * min(self.horizon, 1.2))
        """What a running usurpation costs the Roman, this year and later."""
        now, later = self.survey.once((type(self), manner.name, *self._other()), self._board)
        self.now, self.later = now, later + self._hands() + self._to_win()

    def _board(self) -> tuple[float, float]:
        """What the board may bring, this year and later."""
        return 0.0 if self.scored else self._this_year(), self._years_to_come()

    @property
    def gains(self) -> float:
        """What the Roman may still gain on the Barbarian, a usurpation left out."""
        return self.now + self.later

    def _other(self) -> tuple[object, ...]:
        """What the prospects depend on beside the board."""
        g = self.g
        return (
            self.scored,
            self._moves_left(ROMAN),
            self._moves_left(BARBARIAN),
            g.active,
            self.years,
            g.pax,
            g.unsucceeded,
            g.founded,
            g.pacified,
            g.council,
            g.major,
            g.scenario,
            g.fought,
        )

    def chance(self) -> float:
        """The chance of whoever commands the Romans now.

        Whoever changes camps in this year's Phase F does so before its points are counted; who does so in a year to
        come has had them, good or bad. That matters to whoever is beaten: he must not wish his own camp ill.
        """
        this_war, later_war = self.civil_war
        stay = self._to_chance(self.lead + self.gains + this_war + later_war)
        swap, swap_later = self.swap_chances()
        if swap + swap_later == 0.0:
            return stay
        swapped = self._to_chance(self.lead - self.gains)
        afterwards = self._to_chance(self.lead + self.now + this_war - self.later)
        return swap * swapped + (1 - swap) * (swap_later * afterwards + (1 - swap_later) * stay)

    def _to_chance(self, lead: float) -> float:
        scale = SCALE[0] + SCALE[1] * self.horizon**0.5 + SCALE[2] * sum(self.g.pv)
        return 1 / (1 + exp(-max(-30.0, min(30.0, lead / scale))))

    def swap_chances(self) -> tuple[float, float]:
        """3.6.4, 5: the chance that the camps change hands in this Phase F, and in a year to come."""
        g, now, later = self.g, 0.0, 0.0
        for half, usurper in enumerate(g.usurper):
            if usurper == NOBODY:
                continue
            if g.won[half]:
                chance = 1.0
            elif not self.scored and occupies_thrones(g, half):
                chance = 0.9 if not g.sequences[ROMAN] else 0.6
            else:
                chance, coming = 0.0, 0.06 * min(self.years, 3)
                later = later + coming - 2 * later * coming
            now = now + chance - 2 * now * chance
        return now, later

    def _is_scored(self) -> bool:
        """Whether this year's points are in the lead already."""
        g = self.g
        return g.phase == PHASE_F and g.innermost(Points, PhaseF) is None

    # ---- this year

    def _this_year(self) -> float:
        """10.2: what Phase F will probably bring."""
        g, survey = self.g, self.survey
        total = float(all(in_capital(g, p) for p in g.augustus)) + 1.0
        total += self._all_held(EAST_CAPITALS) + self._all_held(WEST_CAPITALS) + 5 * g.pax
        total -= 3 * g.unsucceeded + 5 * g.founded + self._strays()
        total += sum([3 if g.major[t] else 1 for t in g.pacified])
        if g.council != NONE:
            total -= COUNCIL_PV * self._council_stays()
        for force in survey.forces[BARBARIAN].values():
            if force.war:
                total -= self._occupation(force, self._hold(force))
        return total + self._battles() - self._end_bonus()

    def _battles(self) -> float:
        """What the battles of the running sequence may bring beside the ground they are fought for."""
        g, total = self.g, 0.0
        if g.phase != PHASE_E or g.active == NOBODY:
            return 0.0
        enemies = self.survey.forces[1 - g.active]
        for area, force in self.survey.forces[g.active].items():
            enemy = enemies.get(area)
            if enemy is None or not force.units or not enemy.units or area in g.fought:
                continue
            odds = clash(force, enemy)
            gain = bloodshed(force, enemy, odds, self.manner)
            if g.active == ROMAN:
                gain += odds.win * (prize_of(g, enemy, self.manner) - (OCCUPIED[area] if enemy.war else 0))
            total += gain if g.active == ROMAN else -gain
        return total

    def _strays(self) -> float:
        """3.6.6: what Augusti away from their halves will cost, if they do not come home in time."""
        g = self.g
        if not self.years:
            return 0.0
        away = sum([augustus != NOBODY and half_of(g, augustus) != half for half, augustus in enumerate(g.augustus)])
        return ASTRAY * away * (0.8 if self._moves_left(ROMAN) else 1.0)

    def _council_stays(self) -> float:
        augustus = self.g.augustus[EAST]
        here = self.g.where[augustus] if augustus != NOBODY else NONE
        near = 0 <= here < ZONE_COUNT and (here == self.g.council or self.g.council in NEIGHBOURS[here])
        return 0.4 if near and self._moves_left(ROMAN) else 0.9

    def _moves_left(self, camp: int) -> int:
        """Sequences in which a camp may still do something in this year."""
        g = self.g
        if g.phase < PHASE_D:
            return 3
        return g.sequences[camp] + (g.active == camp) if g.phase <= PHASE_E else 0

    def _all_held(self, areas: tuple[int, ...]) -> float:
        """10.2d: the chance that all these capitals are Roman in Phase F."""
        chance = 1.0
        for area in areas:
            chance *= self._roman_hold(area)
        return chance

    def _roman_hold(self, area: int) -> float:
        survey = self.survey
        enemy = survey.forces[BARBARIAN].get(area)
        if enemy is not None and enemy.units:
            return 1 - self._hold(enemy)
        if not self._moves_left(BARBARIAN):
            return 1.0
        return 1 - 0.7 * survey.threat(ROMAN, area) if survey.units_at(ROMAN, area) else 0.9

    def _hold(self, force: Force) -> float:
        """The chance that a Force of the Barbarian's still stands where it stands in Phase F."""
        g, survey = self.g, self.survey
        roman = survey.forces[ROMAN].get(force.area)
        if roman is not None and roman.units:
            attacks = g.active == BARBARIAN
            return clash(force, roman).win if attacks else 1 - clash(roman, force).win
        if not self._moves_left(ROMAN):
            return 1.0
        return 1 - 0.85 * survey.threat(BARBARIAN, force.area)

    def _occupation(self, force: Force, hold: float) -> float:
        """10.2f, 10.2g: what a Force of Tribes at war may bring, where it stands and where it may go."""
        moves = self._moves_left(BARBARIAN)
        if HALF[force.area] < 0:
            way = TO_EMPIRE[force.area]
            return force.war * self.spread * (APPROACH[way] if way < len(APPROACH) else 0.1) * min(moves, 2) / 2
        points = OCCUPIED[force.area] * hold
        if force.war > 1 and moves:
            points += (force.war - 1) * self.spread * (0.4 + 0.6 * hold)
        return points

    def _end_bonus(self) -> float:
        if self.years:
            return 0.0
        found = 0.0
        for special in specials(self.g, "end-bonus"):
            if all(self.g.holds(zone) == special.camp for zone in special.zones):
                found += special.pv if special.camp == BARBARIAN else -special.pv
        return found

    # ---- years to come

    def _years_to_come(self) -> float:
        """Tribes, thrones, leaders and troops."""
        g = self.g
        rest = self.horizon + (0.0 if self.scored else 0.3)
        total = -sum([self._tribe(tribe) for tribe in range(len(g.status))]) * self.horizon
        total -= EMPTY_THRONE * self.horizon * sum([augustus == NOBODY for augustus in g.augustus])
        total += USUAL * self.horizon
        total += (self._troops(ROMAN) - self._troops(BARBARIAN)) * rest
        total -= 0.7 * COUNCIL_PV * min(self.horizon, 1.5) * (g.council != NONE)
        return total

    def _to_win(self) -> float:
        """10.3a: what the Barbarian must be ahead, as if it grew evenly: years to come count as their prospects do."""
        g = self.g
        to_win = score_to_win(g)
        return to_win * max(0.0, 1 - (self.years - self.horizon) / SCENARIOS[g.scenario].turns) if to_win else 0.0

    def _tribe(self, tribe: int) -> float:
        """What a Tribe is worth to the Barbarian in a year to come."""
        g = self.g
        units = [u for u in UNITS_OF[tribe] if g.where[u] != GONE]
        if not units:
            return 0.0
        worth = tribe_worth(g, tribe) * len(units)
        if not self.survey.at_war[tribe]:
            return worth
        lost = sum([g.where[u] == LOST for u in units]) / len(units)
        inside = sum([1 for u in units if 0 <= g.where[u] < ZONE_COUNT and HALF[g.where[u]] >= 0]) / len(units)
        led = any(0 <= g.where[p] < ZONE_COUNT for p in LEADERS_OF[tribe])
        worth *= (self.outside + 0.35 * inside + 0.1 * led) * (1 - 0.45 * lost * lost if not self.scored else 1.0)
        return worth * 1.15 if g.status[tribe] == REGNUM else worth

    def _troops(self, camp: int) -> float:
        """Leaders and strength on the map: the means to change things."""
        total, usurpers = 0.0, self.g.usurper
        for force in self.survey.forces[camp].values():
            total += PF_WORTH * force.pf if HALF[force.area] >= 0 else 0.5 * PF_WORTH * force.pf
            for leader in force.leaders:
                if not GENERIC[leader]:
                    total += self.fame * LEADER_WORTH[leader]
                if leader in usurpers:
                    total += 0.6
        return total

    def _hands(self) -> float:
        """Stratagems in hand, as far as they can still be played."""
        g = self.g
        share = min(1.0, 0.35 + 0.3 * self.years)
        total = 0.0
        for camp in (ROMAN, BARBARIAN):
            held = [
                HOLDING_OF[k] for k in g.stratagems(g.seat_of(camp)) if STRATAGEMS[k].camp in ("mixed", CAMP_IDS[camp])
            ]
            total += sum(held) if camp == ROMAN else -sum(held)
        return share * total
