"""What is true of every position: in random games, and on boards that no game may ever reach."""

from collections import Counter
from math import prod
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import romanum
from games.hre.naive import ROMANS, Ledger, phase_vp, read_board
from romanum.engine.match import Match
from romanum.games.hre.data.components import (
    BARBARIANS,
    COUNTERS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    PEOPLES,
    PROVINCES,
    SIDE_COUNT,
    SIDE_IDS,
)
from romanum.games.hre.rules.build import Build, LiftBarbarians
from romanum.games.hre.rules.combat import Battle
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.rules.victory_points import points_now
from romanum.games.hre.state.position import NOBODY, VACANT, Empire
from rules import rule

GAMES = [
    (seed, seats, {"bribes": bool(seed % 2), "oraculum": seed % 3 > 0, "discreet": seed % 4 == 0})
    for seed, seats in enumerate([2, 3, 4, 4, 2, 3, 4, 4, 3, 4])
]

STRENGTH = [
    max(entry.strength for row in BARBARIANS for entry in row if entry.people == p) for p in range(len(PEOPLES))
]


def random_match(seed: int, seats: int, options: dict[str, Any]) -> Match[Empire]:
    return cast("Match[Empire]", romanum.game("hre").new(seats=seats, seed=seed, options=options))


def play_on(match: Match[Empire], rng: Random) -> None:
    seat = match.pending[0]
    match.play(seat, rng.choice(match.decision(seat).options))


# ---- random games


def armies_in_hand(g: Empire) -> Counter[int]:
    """Armies off the map that will still be placed, or are just attacking, by side."""
    hand: Counter[int] = Counter()
    for step in g.stack:
        if isinstance(step, Place):
            hand[step.side] += step.left
        elif isinstance(step, Build | LiftBarbarians):
            hand[g.side] += step.pool
        elif isinstance(step, Battle) and step.side < FIRST_REBEL:
            hand[step.side] += step.attackers
    return hand


def check_board(g: Empire) -> None:
    """9.1a, 9.1b, 9.1c, 8.2f, 8.2.3d and the counters of rule 8a, which what Kingdoms bring may exceed (7.2d)."""
    for p, province in enumerate(PROVINCES):
        assert 0 <= g.armies[p] <= 3, f"{province.id} holds {g.armies[p]} Armies"
        assert (g.holder[p] == VACANT) == (g.armies[p] == 0), f"{province.id} is neither held nor vacant"
        assert g.fort[p] or g.fort_owner[p] == NOBODY, f"{province.id} has an owner of no walls"
        assert province.city_site or not g.city[p], f"{province.id} has a City without a site"
        assert g.fort[p] != 2 or g.city[p], f"{province.id} has a Fortress without a City"
        assert g.rebel_origin[p] == NOBODY or g.holder[p] >= FIRST_REBEL, f"{province.id} remembers Rebels"
        assert not (g.stricken[p] and g.armies[p]), f"{province.id} is stricken and held"
    entered = [power for power, owner in zip(KINGDOMS, g.power_of, strict=True) if owner != NOBODY]
    kingdoms = sum(power.kind == "kingdom" for power in entered)
    assert sum(city > 0 for city in g.city) <= COUNTERS.cities + kingdoms
    assert g.fort.count(1) + sum(g.forts_ready) <= COUNTERS.forts + kingdoms
    assert all(not ready or f == g.side for f, ready in enumerate(g.forts_ready)), "a Fort is ready in another's Phase"
    assert g.fort.count(2) <= COUNTERS.fortresses
    assert sum(n for n, side in zip(g.armies, g.holder, strict=True) if side >= FIRST_REBEL) <= COUNTERS.rebels
    assert min(g.roman_vp + g.barbarian_vp) >= 0


def check_armies(g: Empire) -> None:
    """No side has more Armies than counters, wherever they are."""
    hand = armies_in_hand(g)
    for side in range(FIRST_REBEL):
        total = g.armies_of(side) + hand[side]
        if side < FIRST_PEOPLE:
            rebels = sum(n for n, origin in zip(g.armies, g.rebel_origin, strict=True) if origin == side)
            assert total + rebels <= COUNTERS.legions, f"{SIDE_IDS[side]} has {total} Legions and {rebels} Rebels"
        elif side < FIRST_POWER:
            assert total <= STRENGTH[side - FIRST_PEOPLE], f"{SIDE_IDS[side]} has {total} Armies"
        else:
            assert total <= KINGDOMS[side - FIRST_POWER].armies, f"{SIDE_IDS[side]} has {total} Armies"


@rule("9.1a", "9.1b", "9.1c", "8a", "8.2f", "11d")
@pytest.mark.parametrize(("seed", "seats", "options"), GAMES)
def test_stacks_and_counters_are_kept_after_every_action(seed: int, seats: int, options: dict[str, Any]) -> None:
    match, rng = random_match(seed, seats, options), Random(seed)
    while not match.over:
        play_on(match, rng)
        check_board(match.position)
        check_armies(match.position)


@rule("15c", "12a", "15.3a")
@pytest.mark.parametrize(("seed", "seats", "options"), GAMES)
def test_the_log_alone_tells_the_whole_board_and_every_point(seed: int, seats: int, options: dict[str, Any]) -> None:
    match, rng = random_match(seed, seats, options), Random(seed)
    ledger, told = Ledger(), 0
    while not match.over:
        play_on(match, rng)
        ledger.follow(match.events[told:])
        told = len(match.events)
        assert ledger.board == read_board(match.position)
    g = match.position
    assert [ledger.roman_vp[FACTIONS[f].id] for f in range(g.factions)] == g.roman_vp
    assert [ledger.barbarian_vp[FACTIONS[f].id] for f in range(g.factions)] == g.barbarian_vp
    assert [ledger.forts_ready[FACTIONS[f].id] for f in range(g.factions)] == g.forts_ready
    assert ledger.phases == g.phases


# ---- any board at all

LANDS = (SIDE_COUNT * 2, 3, 3, 5, 3)
"""How many ways there are: sides and as many times nobody, Armies, walls, owners of walls, Cities."""


def digits(code: int) -> list[int]:
    """What stands in a Province, from one number."""
    found = []
    for base in LANDS:
        code, digit = divmod(code, base)
        found.append(digit)
    return found


@st.composite
def boards(draw: st.DrawFn) -> Empire:
    """Anything anywhere: few sides, so that they meet."""
    g = random_match(1, 4, {}).position
    sides = draw(st.lists(st.integers(0, SIDE_COUNT - 1), min_size=2, max_size=8, unique=True))
    for p, code in enumerate(draw(st.lists(st.integers(0, prod(LANDS) - 1), min_size=45, max_size=45))):
        side, armies, g.fort[p], owner, city = digits(code)
        if side < SIDE_COUNT:
            g.holder[p], g.armies[p] = sides[side % len(sides)], armies + 1
        g.fort_owner[p] = owner - 1 if g.fort[p] else NOBODY
        g.city[p] = city if PROVINCES[p].city_site else 0
    owners = draw(st.lists(st.integers(0, 3), min_size=len(PEOPLES) + len(KINGDOMS), max_size=60))
    g.people_of, g.power_of = owners[: len(PEOPLES)], owners[len(PEOPLES) : len(PEOPLES) + len(KINGDOMS)]
    g.turn = draw(st.integers(1, 7))
    return g


@rule("15.1a", "15.1b", "15.1c", "15.1d", "15.2a", "15.2b", "15.2c", "15.3b", "15.3c", "15.3d", "15.3e", "15.3f")
@settings(max_examples=100, deadline=None, derandomize=True)
@given(boards(), st.integers(0, 3), st.booleans())
def test_points_are_what_a_naive_count_finds(g: Empire, faction: int, roman: bool) -> None:
    player_of = {side: ROMANS[g.owner(i)] for i, side in enumerate(SIDE_IDS[:FIRST_REBEL])}
    expected = phase_vp(read_board(g), player_of, g.turn, ROMANS[faction], roman)
    assert points_now(g, faction, roman, emperor_bonus=False) == expected


@rule("9.2.2a", "9.3.1a", "9.3.2a", "10.2c", "10.4f", "16b")
@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    boards(),
    st.integers(0, FIRST_REBEL - 1),
    st.integers(-1, 44),
    st.integers(0, 2),
    st.booleans(),
    st.integers(0, 15),
    st.integers(0, 2**16 - 1),
)
def test_what_is_offered_for_placement_is_what_the_check_allows(
    g: Empire, side: int, home: int, left: int, classis: bool, truce: int, promises: int
) -> None:
    g.active = g.owner(side)
    g.side, g.classis, g.truce, g.promises = side, classis, truce, promises
    g.forts_ready[g.active] = home % 2
    g.start = [10, 15, 35, 3]
    step = Place(side, left, -1 if side < FIRST_PEOPLE else max(home, 0))
    offered = step.options(g, 0)
    allowed = [move for move in step.candidates(g, 0) if step.check(g, 0, move) is None]
    assert sorted(map(str, offered)) == sorted(map(str, allowed))


@rule("10.2c")
@settings(max_examples=40, deadline=None, derandomize=True)
@given(boards(), st.integers(0, FIRST_REBEL - 1), st.integers(0, 44))
def test_every_enemy_within_reach_can_be_attacked(g: Empire, side: int, home: int) -> None:
    g.active, g.side = g.owner(side), side
    step = Place(side, 1, -1 if side < FIRST_PEOPLE else home)
    if side not in g.holder and side < FIRST_PEOPLE:
        return
    attacked = {move[1] for move in step.options(g, 0) if move[0] == "attack"}
    enemies = {p for p in range(45) if g.holder[p] not in (side, VACANT) and step.reaches(g, p) is None}
    walls = {p for p in range(45) if g.holder[p] == VACANT and g.fort[p] and step.reaches(g, p) is None}
    assert attacked == enemies | (walls if side >= FIRST_PEOPLE else set())


def test_the_naive_ledger_knows_every_event_that_changes_the_board() -> None:
    """Whoever adds an event that moves something must teach the ledger about it."""
    quiet = {
        *("order-roll", "draw-order", "draw-barbarian", "draw-emperor", "keep-token", "give-token", "start"),
        *("faction-dead", "emperor-without-faction", "cancelled", "barbarian-build", "emperor-legions", "unplaced"),
        *("attack", "repelled", "stand", "spare", "offer", "bribe-refused"),
    }
    ids = [line.split(" ")[0] for line in (romanum.game("hre").folder / "words" / "en.ftl").read_text().splitlines()]
    kinds = {i.removeprefix("event-").removesuffix("-known") for i in ids if i.startswith("event-")}
    assert {k for k in kinds if not hasattr(Ledger, f"on_{k.replace('-', '_')}")} == quiet
