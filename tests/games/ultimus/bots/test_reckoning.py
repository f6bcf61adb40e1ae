"""A closer look than the soldier's: what Tribes risk who scatter too early, who can go on with a war, and waiting."""

from __future__ import annotations

from games.ultimus.builder import CAMPS, Table, position
from romanum.engine.menu import DONE
from romanum.engine.step import offered_to
from romanum.games.ultimus.bots import policy
from romanum.games.ultimus.bots.boldness import VETERAN
from romanum.games.ultimus.bots.closer_evaluation import Hunted
from romanum.games.ultimus.state.position import ROMAN

ARMY = "stilicho comites-seniores herculiani-seniores"


def closely(t: Table, camp: str) -> float:
    """What the position is worth to whoever commands a camp now, if he looks ahead."""
    return t.match.game.closely().value(t.g, t.g.seat_of(CAMPS[camp]))


def raiders(sequences: int, scattered: bool) -> Table:
    """Visigoths in Italia, together or apart, near an army that has some sequences left; one more will be theirs."""
    people = ("visigothi-a visigothi-b", "visigothi-c visigothi-d")
    board = {"italia-2": people[0], "italia-4": people[1]} if scattered else {"italia-2": " ".join(people)}
    t = position({"italia-1": ARMY, **board}, status={"visigothi": "revolt"}).sequence("barbarian")
    t.g.sequences = (sequences, 1)
    return t


def test_to_scatter_is_better_when_the_romans_have_marched() -> None:
    early, late = (closely(raiders(n, True), "barbarian") - closely(raiders(n, False), "barbarian") for n in (2, 0))
    assert early < late


def test_the_more_sequences_the_romans_have_the_worse_for_a_band_within_their_reach() -> None:
    fates = [closely(raiders(n, True), "barbarian") for n in (0, 1, 2, 3)]
    assert fates == sorted(fates, reverse=True)
    assert len(set(fates)) == len(fates)


def test_a_war_that_somebody_beyond_the_border_can_go_on_with_is_the_worst_for_the_roman() -> None:
    boards = (
        {"italia-2": "ostrogothi-a", "ostrogothi": "ostrogothi-b"},
        {"italia-2": "ostrogothi-a", "pannoniae-2": "ostrogothi-b"},
        {"lost": "ostrogothi-a ostrogothi-b"},
    )
    status = {"ostrogothi": "war"}
    to_come = [Hunted(position(board, status=status).sequence("roman").g, VETERAN[ROMAN]).later for board in boards]
    assert to_come == sorted(to_come)
    assert len(set(to_come)) == len(boards)


def test_to_wait_is_worth_a_try_for_the_barbarian_alone() -> None:
    for camp, waits in (("barbarian", True), ("roman", False)):
        t = position({"italia-1": ARMY, "italia-2": "alamanni-a"}, status={"alamanni": "war"}).sequence(camp)
        seat = t.g.seat_of(CAMPS[camp])
        moves = offered_to(t.g, seat)
        assert DONE in moves
        assert policy.worth_a_try(t.g, seat, moves) == [DONE] * waits


def test_in_the_middle_of_a_march_there_is_nothing_to_wait_for() -> None:
    t = position({"galliae-1": "alamanni-a alamanni-b"}, status={"alamanni": "war"}).sequence("barbarian")
    t.play("barbarian", "unit alamanni-a")
    seat = t.g.seat_of(CAMPS["barbarian"])
    assert policy.worth_a_try(t.g, seat, offered_to(t.g, seat)) == []
