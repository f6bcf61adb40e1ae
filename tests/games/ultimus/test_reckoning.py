"""A closer look than the soldier's: what Tribes risk who scatter too early, and that to wait is worth a try."""

from __future__ import annotations

from games.ultimus.builder import CAMPS, Table, position
from romanum.engine.menu import DONE
from romanum.engine.step import offered_to
from romanum.games.ultimus.bots import policy

ARMY = "stilicho comites-seniores herculiani-seniores"


def at_a_glance(t: Table, camp: str) -> float:
    """What the position is worth to whoever commands a camp now, in the soldier's eyes."""
    return t.match.game.value(t.g, t.g.seat_of(CAMPS[camp]))


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


def test_whoever_looks_ahead_fears_for_bands_that_scatter_before_the_romans_have_marched() -> None:
    early, late = (closely(raiders(n, True), "barbarian") - closely(raiders(n, False), "barbarian") for n in (2, 0))
    assert early < 0 < late
    soldier = at_a_glance(raiders(2, True), "barbarian") - at_a_glance(raiders(2, False), "barbarian")
    assert early < soldier


def test_the_more_sequences_the_romans_have_the_worse_for_a_band_within_their_reach() -> None:
    fates = [closely(raiders(n, True), "barbarian") for n in (0, 1, 2, 3)]
    assert fates == sorted(fates, reverse=True)
    assert len(set(fates)) == len(fates)


def test_the_roman_judges_as_ever() -> None:
    t = raiders(2, True)
    assert closely(t, "roman") == at_a_glance(t, "roman")


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
