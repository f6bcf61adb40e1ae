"""The habits of whoever looks ahead at Ultimus: bolder Romans, Tribes that reckon with more than one march."""

from __future__ import annotations

import msgspec
import pytest

from games.ultimus.builder import CAMPS, Table, position
from romanum.bots import Chair, make_bot
from romanum.engine.game import Game
from romanum.engine.step import offered_to
from romanum.games.ultimus.bots.boldness import SOLDIER, VETERAN, Manner, Manners
from romanum.games.ultimus.bots.policy import Glance
from romanum.games.ultimus.bots.pull import Scout
from romanum.games.ultimus.bots.survey import clash
from romanum.games.ultimus.data.components import PIECE, ZONE
from romanum.games.ultimus.state.position import BARBARIAN, ROMAN, LateEmpire

ARMY = "stilicho comites-seniores herculiani-seniores"


def glance(t: Table, camp: str, manners: Manners) -> Glance:
    """One look at the table with the eyes of a soldier or a veteran."""
    return Glance(t.g, t.g.seat_of(CAMPS[camp]), manners)


def scout(t: Table, camp: str, manners: Manners) -> Scout:
    """The same at what draws armies."""
    return glance(t, camp, manners).scout


def sane(t: Table, camp: str, game: Game[LateEmpire]) -> set[str]:
    """What is worth a thought to a camp."""
    seat = t.g.seat_of(CAMPS[camp])
    return {game.vocabulary.write(move) for move in game.sane(t.g, seat, offered_to(t.g, seat))}


def daring() -> Table:
    """Stilicho before an army that he will hardly beat."""
    board = {"africa-1": ARMY, "africa-2": "alaricus visigothi-a visigothi-b"}
    return position(board, status={"visigothi": "revolt"}, caesars={"west": "stilicho"}).sequence("roman")


def test_a_veteran_roman_seeks_a_battle_that_a_soldier_does_not() -> None:
    t = daring()
    forces = glance(t, "roman", SOLDIER).survey.forces
    chance = clash(forces[ROMAN][ZONE["africa-1"]], forces[BARBARIAN][ZONE["africa-2"]]).win
    assert VETERAN[ROMAN].beaten <= chance < SOLDIER[ROMAN].beaten
    assert scout(t, "roman", SOLDIER).plan(PIECE["stilicho"]) is None
    assert scout(t, "roman", VETERAN).plan(PIECE["stilicho"]) is not None


def test_soldier_and_veteran_keep_their_own_minds_about_one_board() -> None:
    first, second = daring(), daring()
    for t, order in ((first, (SOLDIER, VETERAN)), (second, (VETERAN, SOLDIER))):
        found = {manners[ROMAN].name: scout(t, "roman", manners).plan(PIECE["stilicho"]) for manners in order}
        assert found["soldier"] is None
        assert found["veteran Roman"] is not None


def test_whoever_looks_ahead_is_offered_what_a_veteran_calls_sane() -> None:
    t = daring()
    game = t.match.game
    assert "lead stilicho" not in sane(t, "roman", game)
    assert "lead stilicho" in sane(t, "roman", game.closely())
    chair = Chair(t.match, t.g.seat_of(ROMAN))
    assert "lead stilicho" not in {game.vocabulary.write(move) for move in chair.sane()}
    assert "lead stilicho" in {game.vocabulary.write(move) for move in chair.sane(closely=True)}


def test_bots_with_a_staff_think_as_veterans_and_the_man_in_the_ranks_does_not() -> None:
    t = daring()
    chair = Chair(t.match, t.g.seat_of(ROMAN))
    thought_of = {ranked.action.text for ranked in make_bot("legatus", iterations=20).rank(chair, 6)}
    assert "lead stilicho" in thought_of
    assert "lead stilicho" not in {ranked.action.text for ranked in make_bot("gregarius").rank(chair, 6)}


def stilicho_in_gaul(*sequences: str) -> Table:
    """Stilicho beside towns that Alaric can reach, with these sequences to come."""
    board = {"viennensis-2": ARMY, "galliae-3": "alaricus visigothi-a"}
    return position(board, status={"visigothi": "revolt"}, caesars={"west": "stilicho"}).sequence(*sequences)


def goals_of_stilicho(t: Table, manners: Manners) -> set[int]:
    """Where he might go with his whole army."""
    units = (PIECE["comites-seniores"], PIECE["herculiani-seniores"])
    return set(scout(t, "roman", manners).goals(PIECE["stilicho"], units, ZONE["viennensis-2"]))


def test_a_town_beside_the_enemy_is_worth_a_garrison_to_a_veteran() -> None:
    t = stilicho_in_gaul("roman", "barbarian")
    assert goals_of_stilicho(t, SOLDIER) < goals_of_stilicho(t, VETERAN)


def test_a_garrison_is_worth_nothing_when_no_enemy_will_come_any_more() -> None:
    t = stilicho_in_gaul("roman")
    assert not t.g.sequences[BARBARIAN]
    assert goals_of_stilicho(t, SOLDIER) == goals_of_stilicho(t, VETERAN)


def test_a_veteran_of_the_tribes_reckons_with_all_the_sequences_the_romans_have() -> None:
    worth = []
    for sequences in (1, 3):
        t = position({"italia-1": ARMY, "italia-2": "visigothi-a"}, status={"visigothi": "regnum"})
        t.sequence("barbarian")
        t.g.sequences = (sequences, 0)
        found = [
            scout(t, "barbarian", m).goals(-1, (PIECE["visigothi-a"],), ZONE["italia-2"]) for m in (SOLDIER, VETERAN)
        ]
        worth.append([goals.get(ZONE["italia-4"], 0.0) for goals in found])
    (soldier_soon, veteran_soon), (soldier_late, veteran_late) = worth
    assert soldier_soon == soldier_late
    assert veteran_soon > veteran_late


@pytest.mark.parametrize("manners", [SOLDIER, VETERAN])
def test_every_habit_can_be_a_chance_or_a_worth(manners: Manners) -> None:
    for manner in manners:
        chances = (manner.beaten, manner.slower, manner.walls, manner.flight, manner.alone)
        assert all(0 < chance < 1 for chance in chances)
        assert min(manner.freed, manner.great, manner.in_person, manner.good_deal, manner.plague) > 0


def test_manners_have_names_of_their_own() -> None:
    """What is known of a board is kept by the name."""
    different = {msgspec.json.encode(msgspec.structs.replace(m, name="")): m.name for m in (*SOLDIER, *VETERAN)}
    assert len(set(different.values())) == len(different)
    assert Manner() == SOLDIER[ROMAN] == SOLDIER[BARBARIAN]
