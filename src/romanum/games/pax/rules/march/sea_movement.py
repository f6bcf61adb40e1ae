"""Chapter 11.1: a Fleet sails: from place to place, past others and through the weather, until it is Finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from romanum.board.masks import bits, mask
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    DEEP_SEA,
    NONE,
    PLACE_IDS,
    PORT,
    RHODES,
    RHODES_SPACE,
    SEA_LINKS,
    SEA_POINT,
)
from romanum.games.pax.rules.march.actions import DEBARK, HALT, LET_PASS, ROLL_ON, SAIL_TO
from romanum.games.pax.rules.march.afar import why_not_by_sea
from romanum.games.pax.rules.march.contact import Contact, threaten
from romanum.games.pax.rules.march.perils import Toll, fight_pirates, takes_toll, way_is_free, weather
from romanum.games.pax.rules.march.terrain import COSTS, can_fight, foes, must_attack
from romanum.games.pax.rules.march.transport import (
    escorts,
    go_aboard,
    land,
    offer_escorts,
    take_ships,
    why_not_land,
)
from romanum.games.pax.rules.march.voyage import (
    AskCourse,
    Voyage,
    carries,
    end_voyage,
    enemy_fleets,
    finish,
    is_haven,
    sail,
    ships,
    stop,
    try_continuity,
)
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.borders import GREEK_SPACES, shut_out
from romanum.games.pax.state.errands import CardMoment, LandAgainst, MoveFleet
from romanum.games.pax.state.forces import is_alive, land_units, stacks_at
from romanum.games.pax.state.moves import AT_SEA, begin_move, spend
from romanum.games.pax.state.position import MINOR, NOBODY, SUCCESSOR_MOVE, Mediterranean
from romanum.games.pax.state.routes import is_shut
from romanum.games.pax.state.sides import enemies, side_id
from romanum.games.pax.state.steps import PowerChoice, PowerStep

# ---- setting out


@carries_out(MoveFleet)
def move_fleet(errand: MoveFleet, g: Mediterranean) -> None:
    """11.1.1: no MP, no die; only Continuity holds it."""
    if not is_alive(g, errand.stack):
        return
    begin_move(g, errand.stack, errand.move, 0)
    power = g.patron[g.whose[errand.stack]]
    g.push(FleetMove())
    set_out(g, power)


class FleetMove(Task[Mediterranean], frozen=True):
    """1.4l: when the voyage is over, so is the move of a Fleet alone."""

    rule: ClassVar[str] = "1.4l"

    def run(self, g: Mediterranean) -> None:
        """The end; ships that did not pay at Rhodes stay barred."""
        finish(g)


class SetSail(Task[Mediterranean], frozen=True):
    """11.3.2a: an Army goes aboard with its escort."""

    power: int
    rule: ClassVar[str] = "11.3.2a"

    def run(self, g: Mediterranean) -> None:
        """Then the voyage begins."""
        go_aboard(g)
        set_out(g, self.power)
        if PORT[g.at[g.mover]]:
            offer_escorts(g, self.power)


def set_out(g: Mediterranean, power: int) -> None:
    """11.4.1: whoever has ships where it begins may answer."""
    here = g.at[g.mover]
    back = _barred_way(g) if here == RHODES_SPACE else NONE
    g.push(Voyage(power, last_port=here, back=back))
    g.push(Contact(power, here, others(g, here), True))


def _barred_way(g: Mediterranean) -> int:
    """12.5.1d: ships that have not paid may only go back where they came from."""
    side = g.whose[g.mover]
    pairs = g.toll
    return next((pairs[i + 1] for i in range(0, len(pairs), 2) if pairs[i] == side), NONE)


def others(g: Mediterranean, place: int) -> int:
    """Enemy Fleets in a place, at sea also Armies without ships; Rhodes takes its toll instead."""
    if SEA_POINT[place]:
        return mask(g.whose[stack] for stack in stacks_at(g, place)) & enemies(g, g.whose[g.mover])
    found = enemy_fleets(g, g.whose[g.mover], place)
    return found & ~(1 << RHODES) if place == RHODES_SPACE and g.holder[place] == RHODES else found


# ---- the course


@carries_out(AskCourse)
def ask_course(errand: AskCourse, g: Mediterranean) -> None:
    """11.1.5b, 11.4.4b: a Fleet that is Finished in a Port lands whom it carries; otherwise it sails on."""
    voyage = g.running(Voyage)
    if not voyage.over:
        g.push(Sail(errand.power))
    elif carries(g) and PORT[g.at[g.mover]]:
        land(g, True)
    else:
        _leave_behind(g, voyage)
        g.call_off(Voyage)


def _leave_behind(g: Mediterranean, voyage: Voyage) -> None:
    """12.5.1d: what is remembered at Rhodes."""
    side = g.whose[g.mover]
    if not is_alive(g, g.mover):
        return
    pairs = g.toll
    kept = [n for i in range(0, len(pairs), 2) if pairs[i] != side for n in pairs[i : i + 2]]
    barred = voyage.back != NONE and g.at[g.mover] == RHODES_SPACE and not way_is_free(g)
    g.toll = (*kept, side, voyage.back) if barred else tuple(kept)


class Sail(PowerStep, frozen=True):
    """11.1: where to; after a Stop, whether to try Continuity."""

    rule: ClassVar[str] = "11.1.1"

    def candidates(self, g: Mediterranean, seat: int) -> Iterator[Move]:
        """Courses, Continuity, more ships, landing, an end."""
        voyage, here = g.running(Voyage), g.at[g.mover]
        if voyage.stopped:
            yield ROLL_ON
        else:
            yield from (SAIL_TO[there] for there in SEA_LINKS[here])
            yield from _more_ships(g)
        if carries(g) and PORT[here]:
            yield DEBARK
        yield HALT

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """In the order of the candidates; whether there is a course is found out once."""
        voyage, here = g.running(Voyage), g.at[g.mover]
        found = [ROLL_ON]
        if not voyage.stopped:
            found = [SAIL_TO[there] for there in SEA_LINKS[here] if why_not_sail(g, there) is None]
        sails = bool(found)
        if not voyage.stopped:
            found += _more_ships(g)
        aboard = bool(carries(g) and PORT[here])
        lands = aboard and why_not_land(g, here, g.mp, voyage.beaten) is None
        if lands and (g.afloat == 2 or not sails):
            found.append(DEBARK)
        if not DEEP_SEA[here] and not (aboard and (sails or lands)):
            found.append(HALT)
        return found

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """MP, the way, and where a Fleet may end."""
        if move == DEBARK:
            return _why_not_debark(g)
        if move == HALT:
            return why_not_halt(g)
        return why_not_sail(g, move[1]) if move[0] == "sail-to" else None

    def out_of_reach(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """What lies inland, or where no course leads."""
        afar = move[0] == "sail-to" and move[1] != g.at[g.mover]
        return why_not_by_sea(g, move[1], stopped=bool(g.running(Voyage).stopped)) if afar else None

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        if move == ROLL_ON:
            if try_continuity(g):
                g.push(Contact(self.power, g.at[g.mover], g.running(Voyage).alongside, True))
        elif move == HALT:
            end_voyage(g)
        elif move == DEBARK:
            go_ashore(g)
        elif move[0] == "escort":
            take_ships(g, g.whose[g.mover], move[1])
            g.amend(Voyage, been=())
        else:
            put_out(g, self.power, move[1])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"side": side_id(g, g.whose[g.mover]), "place": PLACE_IDS[g.at[g.mover]], "ships": ships(g), "mp": g.mp}
        return Prompt("stopped" if g.running(Voyage).stopped else "sail", self.rule, facts)


def go_ashore(g: Mediterranean) -> None:
    """4.4: before a landing that means an attack, those whom it is made on may pay for its not being made."""
    side, here = g.whose[g.mover], g.at[g.mover]
    if must_attack(g, side, here):
        threaten(g, LandAgainst(), side, here, foes(g, side, here))
    else:
        land(g, False)


@carries_out(LandAgainst)
def land_against(errand: LandAgainst, g: Mediterranean) -> None:
    """11.3.3: nobody was paid, or he does it all the same."""
    land(g, False)


def _more_ships(g: Mediterranean) -> Iterator[Move]:
    """11.1.7: ships in Controlled Ports join without a Stop; a single ship of a Minor Move stays alone (9.1.1b)."""
    here = g.at[g.mover]
    if here == g.running(Voyage).last_port or not is_haven(g, g.whose[g.mover], here):
        return
    if g.move == MINOR and not carries(g):
        return
    _, most = next(escorts(g))
    yield from (("escort", some) for some in range(1, most + 1))


def _why_not_debark(g: Mediterranean) -> Refusal | None:
    """11.3.2a: whoever has gone aboard sails, as long as there is a course: a leader alone would pay nothing."""
    if g.afloat < 2 and _has_course(g):
        return Refusal("11.3.2a", "not-sailed", {"place": PLACE_IDS[g.at[g.mover]]})
    return why_not_land(g, g.at[g.mover], g.mp, g.running(Voyage).beaten)


def why_not_halt(g: Mediterranean) -> Refusal | None:
    """11.2.1e, 11.3.2a: not on the deep sea; in a Port whoever is aboard lands."""
    here = g.at[g.mover]
    if DEEP_SEA[here]:
        return Refusal("11.2.1e", "not-on-deep-sea", {"place": PLACE_IDS[here]})
    if carries(g) and PORT[here] and (_has_course(g) or why_not_land(g, here, g.mp, g.running(Voyage).beaten) is None):
        return Refusal("9.2.1d", "aboard", {"place": PLACE_IDS[here]})
    return None


def _has_course(g: Mediterranean) -> bool:
    if g.running(Voyage).stopped:
        return True
    return any(why_not_sail(g, there) is None for there in SEA_LINKS[g.at[g.mover]])


def why_not_sail(g: Mediterranean, there: int) -> Refusal | None:
    """Where a Fleet may not go from where it is."""
    here, voyage = g.at[g.mover], g.running(Voyage)
    refused = why_no_course(g, here, there)
    if refused is None and PORT[here] and there in voyage.been and voyage.back != there:
        return Refusal("11.1.1", "been-there", {"place": PLACE_IDS[there]})
    return refused


def why_no_course(g: Mediterranean, here: int, there: int) -> Refusal | None:
    """12.5.1d, 13.3-CYPRUS, 11.3.2a, 11.3.6: where a Fleet may not go once it is in a place, wherever it has been."""
    side, voyage = g.whose[g.mover], g.running(Voyage)
    if g.setting.closed >> there & 1:
        return Refusal("3.1", "not-in-play", {"place": PLACE_IDS[there]})
    if voyage.back not in (NONE, there) and here == RHODES_SPACE and not way_is_free(g):
        return Refusal("12.5.1d", "toll-unpaid", {"place": PLACE_IDS[voyage.back]})
    if is_shut(g, side, there):
        return Refusal("13.3-CYPRUS", "cyprus-shut", {"place": PLACE_IDS[there]})
    if g.move == SUCCESSOR_MOVE and PORT[there] and not DEEP_SEA[here] and not GREEK_SPACES >> there & 1:
        return Refusal("17.2-SUCCESSOR-WARS-a", "stays-in-greece", {"place": PLACE_IDS[there]})
    if _unescorted(g, side, there):
        return Refusal("12.5", "needs-ships", {"place": PLACE_IDS[there]})
    if DEEP_SEA[there] and not _leads_on(g, there):
        return Refusal("11.2.1e", "not-on-deep-sea", {"place": PLACE_IDS[there]})
    return _why_not_carry(g, there, voyage.beaten) if carries(g) else None


def _leads_on(g: Mediterranean, sea: int) -> bool:
    """11.2.1e: whether whoever sails to the deep sea could sail on from there: nobody ends there."""
    side, beaten = g.whose[g.mover], g.running(Voyage).beaten
    onward = [there for there in SEA_LINKS[sea] if not g.setting.closed >> there & 1 and not is_shut(g, side, there)]
    if not carries(g):
        return bool(onward)
    return any(not _unescorted(g, side, there) and _why_not_carry(g, there, beaten) is None for there in onward)


def _unescorted(g: Mediterranean, side: int, there: int) -> bool:
    """12.5, 11.3.1: ships that nobody commands must be attacked, and a transport alone cannot."""
    if ships(g):
        return False
    return any(g.patron[enemy] == NOBODY for enemy in bits(others(g, there)))


def _why_not_carry(g: Mediterranean, there: int, beaten: bool) -> Refusal | None:
    """11.3.2a, 11.3.6: MP to sail and to land; past an enemy Port, to attack it and land elsewhere."""
    voyage = COSTS.sail if g.afloat < 2 else 0
    if g.setting.has_borders and PORT[there] and shut_out(g, g.whose[g.mover], g.last_space, there):
        return Refusal("3.1", "shut-out", {"place": PLACE_IDS[there]})
    hostile = PORT[there] and must_attack(g, g.whose[g.mover], there)
    if hostile and not can_fight(g, g.mover):
        return Refusal("9.2.1g", "nobody-to-attack", {"place": PLACE_IDS[there]})
    landing = 0 if g.lone_leader else COSTS.debark
    needed = voyage + (COSTS.pass_port if hostile else 0 if beaten else landing)
    facts = {"needed": needed, "had": g.mp, "place": PLACE_IDS[there]}
    return Refusal("11.3.6" if hostile else "11.3.2a", "too-few-points", facts) if g.mp < needed else None


def put_out(g: Mediterranean, power: int, place: int) -> None:
    """11.3.2a: the voyage is paid once; then whatever waits there."""
    if carries(g) and g.afloat < 2:
        spend(g, COSTS.sail)
        g.afloat = 2
    voyage = g.running(Voyage)
    here = g.at[g.mover]
    if PORT[here]:
        g.amend(Voyage, last_port=here, back=NONE, been=(*voyage.been, here), alongside=0, let_pass=0)
    else:
        g.amend(Voyage, back=NONE, alongside=0, let_pass=0)
    sail(g, place)
    g.push(Arrival(power, place))


# ---- arriving


class Arrival(Task[Mediterranean], frozen=True):
    """11.1.2: what happens when a Fleet enters a Port or Transit Point, one thing after the other."""

    power: int
    place: int
    stage: int = 0
    rule: ClassVar[str] = "11.1.2a"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Go on unless it is lost, elsewhere, or Finished."""
        if self.stage == len(STAGES) or not is_alive(g, g.mover) or g.at[g.mover] != self.place:
            g.stack.pop()
            return
        if g.running(Voyage).over:
            g.stack.pop()
            return
        g.become(replace(self, stage=self.stage + 1))
        STAGES[self.stage](g, self.power, self.place)


def _meet_pirates(g: Mediterranean, power: int, place: int) -> None:
    if place in g.pirates:
        fight_pirates(g)


def _weather(g: Mediterranean, power: int, place: int) -> None:
    if SEA_POINT[place] and weather(g, g.mover):
        stop(g)


def _ambush(g: Mediterranean, power: int, place: int) -> None:
    if land_units(g, g.mover) and not DEEP_SEA[place]:
        g.push(CardMoment(AT_SEA, power, g.mover))


def _toll(g: Mediterranean, power: int, place: int) -> None:
    if place == RHODES_SPACE and takes_toll(g, power):
        g.push(Toll(power, g.came_from))


def _meet(g: Mediterranean, power: int, place: int) -> None:
    attacks = place == RHODES_SPACE and g.running(Voyage).back != NONE and not g.running(Voyage).stopped
    sides = enemy_fleets(g, g.whose[g.mover], place) if attacks else others(g, place)
    if not attacks and place == RHODES_SPACE and takes_toll(g, power) and g.patron[RHODES] != NOBODY:
        sides &= ~(1 << g.patron[RHODES])
    if sides:
        g.push(Contact(power, place, sides, False))


def _harbour(g: Mediterranean, power: int, place: int) -> None:
    """11.1.2a, 11.1.2b, 11.1.6, 11.4.1: Ports that are not friendly, unless their Controller let it pass already."""
    if not PORT[place] or g.running(Voyage).stopped:
        return
    holder = g.holder[place]
    if is_strange(g, power, place):
        keeper = g.patron[holder] if holder != NOBODY else NOBODY
        if keeper in (NOBODY, power):
            stop(g)
        elif not g.running(Voyage).let_pass >> keeper & 1:
            g.push(PortPassage(keeper, place))


def is_strange(g: Mediterranean, power: int, place: int) -> bool:
    """11.1.2a, 11.1.2b: a Port in which a Fleet is Stopped unless its Controller lets it pass."""
    if not PORT[place] or (place == RHODES_SPACE and takes_toll(g, power)):
        return False
    side = g.whose[g.mover]
    return must_attack(g, side, place) or not is_haven(g, side, place)


STAGES = (_ambush, _meet_pirates, _weather, _toll, _meet, _harbour)


class PortPassage(PowerChoice, frozen=True):
    """11.1.6: whether the Controller of a Port lets a Fleet go on without a Stop."""

    place: int
    rule: ClassVar[str] = "11.1.6"
    asks: ClassVar[Asks] = Asks("port-passage", subjects.MOVERS_SIDE, subjects.PLACE)
    asks_about: ClassVar[str] = "port-passage"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [LET_PASS, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Not let pass, it is Stopped."""
        if move == PASS:
            stop(g)
