"""The staff of the bots: aims that can be pursued, tours that come nowhere twice, Capitals that are kept."""

from __future__ import annotations

from random import Random

import pytest

from romanum.bots import Chair, make_bot
from romanum.bots.playout import asked
from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim
from romanum.engine.step import apply
from romanum.games.pax.bots.blunders import FAINT, PaxCensor, costs_more
from romanum.games.pax.bots.habits import answer
from romanum.games.pax.bots.judgement import done, value, would_win
from romanum.games.pax.bots.marches import LIES, reach
from romanum.games.pax.bots.roads import AFLOAT
from romanum.games.pax.bots.survey import Survey
from romanum.games.pax.bots.threats import Dread, arrivals, enough
from romanum.games.pax.bots.tours import Desk, army_of
from romanum.games.pax.bots.worth import Prizes, Stakes
from romanum.games.pax.data.components import NONE, PLACE
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.game import CLOSER_LOOK, STAFF, PaxRomana
from romanum.games.pax.rules.battle.actions import SACK, SPARE
from romanum.games.pax.rules.battle.walls import SiegeBids
from romanum.games.pax.rules.cards.actions import LOSE_MARKER, PAY_PRIESTS
from romanum.games.pax.rules.march.land_movement import March
from romanum.games.pax.rules.march.sea_movement import Sail
from romanum.games.pax.rules.turn.actions import FORFEIT, PAY
from romanum.games.pax.rules.turn.activation import Payment
from romanum.games.pax.rules.turn.operations import Expansion
from romanum.games.pax.state.errands import Capture, MoveArmy
from romanum.games.pax.state.forces import lcu, stacks_of
from romanum.games.pax.state.position import ACTIVATION, MAJOR, Mediterranean

from .battle_table import battle, enter
from .builder import Table, position
from .cards_table import drawn

GAME = PaxRomana()
SCENARIOS = [setting.row.id for setting in SETTINGS]
ROME, CARTHAGO, LILYBAEUM = PLACE["rome"], PLACE["carthago"], PLACE["lilybaeum"]


def opening(scenario: str = "ii", seed: int = 4) -> Mediterranean:
    g: Mediterranean = GAME.new(scenario, seed=seed).position
    return g


def by_script(g: Mediterranean, most: int, chooser: Random | None = None) -> list[tuple[int, Move, Mediterranean]]:
    """What everybody does by script, now and then anything else, with the position before."""
    told = []
    for _ in range(most):
        if not g.stack:
            break
        seat, moves = asked(g)
        before = g.copy()
        wild = chooser is not None and chooser.random() < 0.2
        move = chooser.choice(moves) if wild and chooser is not None else STAFF.script(g, seat, moves)
        assert move in moves
        apply(g, seat, move)
        told.append((seat, move, before))
    return told


# ---- ways


def test_a_way_comes_to_no_place_twice_and_meets_enemies_only_at_its_end() -> None:
    g = opening()
    lie = LIES.of(g, 1)
    ways = reach(CARTHAGO, 9, lie)
    assert ROME in ways
    for space, way in ways.items():
        land = [node for node in way.nodes if node < AFLOAT]
        sea = [node for node in way.nodes if node >= AFLOAT]
        assert way.nodes[0] == CARTHAGO
        assert way.nodes[-1] == space
        assert len(set(land)) == len(land)
        assert len(set(sea)) == len(sea)
        assert way.cost <= 9
        assert not any(lie.hostile >> node & 1 for node in land[:-1])


def test_a_way_by_sea_takes_points_to_land() -> None:
    lie = LIES.of(opening(), 1)
    assert LILYBAEUM not in reach(CARTHAGO, 2, lie)
    assert reach(CARTHAGO, 3, lie)[LILYBAEUM].by_sea


# ---- threats


def test_a_die_and_a_leader_decide_who_comes() -> None:
    assert enough(4, 4) == 1.0
    assert enough(11, 4) == 0.0
    assert max(arrivals(CARTHAGO, ROME, 5))[0] > max(arrivals(CARTHAGO, ROME, 1))[0]


def test_a_capital_is_in_less_danger_the_more_keep_it() -> None:
    dread = Dread(opening(), 0)
    dangers = [dread.danger(ROME, bp) for bp in (0, 4, 8, 20)]
    assert dangers == sorted(dangers, reverse=True)
    assert dangers[0] > 4 * dangers[-1]
    assert dread.stake(ROME) > 5 * dread.stake(PLACE["capua"])


def test_what_rivals_need_to_win_is_worth_keeping() -> None:
    g = opening("i")
    rome = g.setting.row.powers.index("rome")
    greece = 1 - rome
    assert Stakes(g, rome).gains[PLACE["croton"]] > Prizes(g, rome).gains[PLACE["croton"]]
    assert Stakes(g, greece).loss(PLACE["tarentum"]) > Prizes(g, greece).loss(PLACE["tarentum"])


# ---- aims


@pytest.mark.parametrize("scenario", ["i", "ii", "iv", "v"])
def test_aims_are_pursued_by_moves_that_are_offered(scenario: str) -> None:
    g, chooser = opening(scenario, 9), Random(9)
    seen = set()
    for _ in range(220):
        if not g.stack:
            break
        seat, moves = asked(g)
        aims = STAFF.aims(g, seat, moves)
        assert len(aims) <= 40
        for aim in aims:
            move = STAFF.pursue(g, seat, aim, moves)
            assert move is None or move in moves
            seen.add(aim.intent)
            assert all(STAFF.told(g, aim).values())
        wild = chooser.random() < 0.15
        apply(g, seat, chooser.choice(moves) if wild else STAFF.script(g, seat, moves))
    assert {"sally", "rest", "habit"} <= seen


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_script_answers_every_question(scenario: str) -> None:
    assert by_script(opening(scenario, 2), 120, Random(2))


def test_a_tour_is_kept_to_its_end() -> None:
    g = opening()
    by_script(g, 2)
    assert isinstance(g.stack[-1], Expansion)
    seat, moves = asked(g)
    sally = STAFF.aims(g, seat, moves)[0]
    assert sally.intent == "sally"
    move = STAFF.pursue(g, seat, sally, moves)
    while not isinstance(g.stack[-1], March | Sail):
        assert move is not None
        apply(g, seat, move)
        seat, moves = asked(g)
        move = STAFF.script(g, seat, moves) if STAFF.is_over(g, seat, sally) else STAFF.pursue(g, seat, sally, moves)
    tour = STAFF.aims(g, seat, moves)[0]
    assert tour.intent == "tour"
    places: list[int] = []
    for _ in range(60):
        if STAFF.is_over(g, g.seats[0], tour):
            break
        who, moves = asked(g)
        step = STAFF.pursue(g, who, tour, moves) if who == seat else None
        move = STAFF.script(g, who, moves) if step is None else step
        if who == seat and move[0] in ("to", "sail-to"):
            places.append(move[1])
        apply(g, who, move)
    assert g.mover == NONE
    assert len(set(places)) == len(places) > 0


@pytest.mark.parametrize("seed", range(6))
def test_no_capital_is_stripped_in_an_opening(seed: int) -> None:
    match = GAME.new("ii", seed=seed)
    bots = [make_bot("miles", seed=seed + seat) for seat in range(2)]
    g = match.position
    while not match.over and g.activations < 5:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
        g = match.position
        power = g.seats.index(seat)
        capital = g.setting.capitals[power][0]
        if g.holder[capital] == power and g.active == power and g.mover == NONE:
            assert any(g.at[stack] == capital and lcu(g, stack) for stack in stacks_of(g, power))


def errand_of_all(board: dict[str, str], power: str, place: str, mp: int) -> float:
    """What the best tour brings of all that a power has in a place, with nobody staying behind."""
    t = position(board, scenario="ii", phase=ACTIVATION)
    desk = Desk(t.g, t.seat(power))
    force = desk.force(t.stack(power, place))
    army = army_of(t.g, force.stack, force.bp, force.tactical)
    return desk.tours(t.power(power)).best(army, PLACE[place], mp, NONE)[0].worth


@pytest.mark.parametrize(("at_olbia", "stays"), [("carthage 5 heavy carthage_4", True), ("carthage 1 garrison", False)])
def test_the_last_legion_stays_in_rome_while_an_army_can_come(at_olbia: str, stays: bool) -> None:
    homes = {"rome": "rome city 1 legion", "carthago": "carthage city 2 light"}
    brings = errand_of_all({**homes, "olbia": at_olbia, "aleria": "carthage 1 garrison"}, "rome", "rome", 6)
    assert (brings < 0) == stays


def test_an_army_with_points_left_goes_on_to_a_lone_garrison() -> None:
    homes = {"rome": "rome city 6 legion", "tarentum": "greece city 6 heavy", "croton": "greece 1 garrison"}
    t = position({**homes, "neapolis": "rome 2 legion"}, scenario="i", active="rome", phase=ACTIVATION)
    t.roll(4).push(MoveArmy(t.stack("rome", "neapolis"), MAJOR)).play("rome", "to paestum")
    g, seat, moves = t.g, t.seat("rome"), asked(t.g)[1]
    assert g.mp >= 2
    at_its_end = Aim("tour", PLACE["neapolis"], PLACE["paestum"], (NONE, PLACE["neapolis"], PLACE["paestum"]))
    assert STAFF.pursue(g, seat, at_its_end, moves) == ("to", PLACE["croton"])
    assert STAFF.aims(g, seat, moves)[0].goal == PLACE["croton"]


# ---- the value


def test_who_holds_the_enemys_capital_is_about_to_win() -> None:
    g = opening()
    assert would_win(g) == []
    assert done(g) < 0.2
    before = value(g, g.seats[1])
    g.holder[ROME] = 1
    assert would_win(g) == [1]
    assert value(g, g.seats[1]) > before
    assert CLOSER_LOOK.value(g, g.seats[1]) == value(g, g.seats[1])


# ---- blunders


def test_a_marker_that_lapses_is_a_blunder() -> None:
    g = opening()
    seat, _ = asked(g)
    assert isinstance(g.stack[-1], Payment)
    assert list(PaxCensor().see(g, seat, FORFEIT, g)) == ["lapsed-marker"]
    assert list(PaxCensor().see(g, seat, PAY, g)) == []


def test_whoever_bids_what_activations_need_blunders() -> None:
    g = opening()
    seat = g.seats[0]
    g.treasury[0] = 5
    g.stack.append(SiegeBids((seat,)))
    assert list(PaxCensor().see(g, seat, ("bid", 5), g)) == ["last-talents"]
    assert list(PaxCensor().see(g, seat, ("bid", 1), g)) == []


def test_idle_talents_are_a_blunder() -> None:
    g = opening()
    by_script(g, 2)
    seat, _ = asked(g)
    assert list(PaxCensor().see(g, seat, ("done",), g)) == []
    g.treasury[0] = 40
    assert list(PaxCensor().see(g, seat, ("done",), g)) == ["idle-talents"]


@pytest.mark.parametrize(("at_first", "blunders"), [("rome city 2 legion", ["stripped-capital"]), ("rome city", [])])
def test_a_capital_is_stripped_by_whoever_leaves_it_not_by_whoever_found_it_empty(
    at_first: str, blunders: list[str]
) -> None:
    homes = {"carthago": "carthage city 2 light", "olbia": "carthage 8 heavy carthage_4"}
    before = position({**homes, "rome": at_first}, scenario="ii", active="rome", phase=ACTIVATION)
    gone = {"rome": "rome city", "capua": "rome 2 legion"}
    after = position({**homes, **gone}, scenario="ii", active="rome", phase=ACTIVATION)
    censor, seat, power = PaxCensor(), before.seat("rome"), before.power("rome")
    before.g.stack.append(Payment(power))
    assert list(censor.see(before.g, seat, PAY, before.g)) == []
    after.g.stack.append(Expansion(power))
    assert list(censor.see(after.g, seat, ("done",), after.g)) == blunders


@pytest.mark.parametrize(("foes", "blunders"), [("", False), ("carthage 16 heavy carthage_4", True)])
def test_an_attack_counts_what_the_enemy_brings_back(foes: str, blunders: bool) -> None:
    """A tower of little worth is no prize for an Army that another one waits for."""
    board = {"rome": "rome city 2 legion", "capua": "rome 6 legion", "neapolis": "carthage 4 heavy"}
    t = position({**board, **({"bovianum": foes} if foes else {})}, scenario="ii", active="rome", phase=ACTIVATION)
    own = next(f for f in Survey(t.g).of[t.power("rome")] if f.bp > 10)
    assert costs_more(t.g, t.power("rome"), own, PLACE["neapolis"], 0.7) is blunders


def test_blunders_have_words() -> None:
    words = GAME.words
    for name in (
        "stripped-capital",
        "rash-attack",
        "costly-attack",
        "lapsed-marker",
        "last-talents",
        "idle-talents",
        "left-at-sea",
    ):
        assert words.say(f"blunder-{name}", {})
    assert 0 < FAINT < 0.5


# ---- habits


def asked_of(t: Table) -> tuple[Mediterranean, int, list[Move]]:
    """The position, who is asked, and what is offered."""
    return (t.g, *asked(t.g))


def test_no_shift_goes_where_nothing_is_left_to_destroy() -> None:
    t = battle("rome 2 legion rome_1", "carthage city", 4, 6, treasury={})
    assert t.step == "SpendShifts"
    assert answer(*asked_of(t)) == ("raise-die", 1)
    t.play("rome", "raise-die 1")
    assert answer(*asked_of(t)) == ("lower-die", 1)


@pytest.mark.parametrize(("mp", "choice"), [(5, SPARE), (0, SACK)])
def test_nobody_plunders_who_may_go_on_to_an_empty_capital(mp: int, choice: Move) -> None:
    homes = {"carthago": "carthage city", "rome": "rome city 20 legion", "utica": "rome 5 legion rome_7"}
    t = position({**homes, "thapsus": "carthage walls 1"}, scenario="ii", active="rome", phase=ACTIVATION)
    enter(t, "rome", "utica", "thapsus", mp)
    t.push(Capture(t.g.mover)).play("rome", "take-city")
    assert answer(t.g, t.seat("rome"), [SACK, SPARE]) == choice


@pytest.mark.parametrize(("talents", "choice"), [(2, LOSE_MARKER), (3, LOSE_MARKER), (4, PAY_PRIESTS)])
def test_priests_are_paid_with_talents_that_no_marker_needs(talents: int, choice: Move) -> None:
    t = drawn("dies_irae", treasury={"rome": talents}, hands={"rome": "spies"}, phase=ACTIVATION)
    t.g.order, t.g.pool = (), (2, 0, 0, 0, 0)
    assert answer(t.g, t.seat("rome"), [PAY_PRIESTS, LOSE_MARKER]) == choice
