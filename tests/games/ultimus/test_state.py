"""What is worked out from a position and kept is right at every moment, in copies too."""

import json
from random import Random

from games.ultimus.builder import position
from games.ultimus.upheaval import Medley
from romanum.engine.conformance.sample import apply_on
from romanum.engine.position import changed_in
from romanum.games.ultimus.data.components import LEADER_COUNT, PIECE, PIECE_COUNT, ZONE, ZONE_COUNT
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.rules.battle.evasion import came_from
from romanum.games.ultimus.state.position import BARBARIAN, ROMAN, TRIBE_OF, LateEmpire

GAME = UltimusRomanorum()


def camp_by_rule(g: LateEmpire, piece: int) -> int:
    """3.7, 4.4, without anything kept."""
    tribe = TRIBE_OF[piece]
    return BARBARIAN if g.cause[piece] else ROMAN if tribe < 0 else g.tribe_camp(tribe)


def is_right(g: LateEmpire) -> bool:
    """Whether stacks, camps and who is on the map are as the fields say."""
    camps = tuple(camp_by_rule(g, piece) for piece in range(PIECE_COUNT))
    stacks = {place: pieces for place, pieces in g.stacks().items() if pieces}
    on_map = [p for p in range(PIECE_COUNT) if 0 <= g.where[p] < ZONE_COUNT]
    return (
        g.camps() == camps
        and stacks == {place: tuple(p for p in range(PIECE_COUNT) if g.where[p] == place) for place in set(g.where)}
        and all(g.on_map(camp) == [p for p in on_map if camps[p] == camp] for camp in (ROMAN, BARBARIAN))
    )


def test_in_random_games_what_is_kept_is_always_right() -> None:
    for number in range(8):
        g, rng, looks = Medley(GAME, 2, seed=900).begin(number).position, Random(number), 0
        while g.stack and looks < 400:
            apply_on(g, rng)
            looks += 1
            if rng.random() < 0.1:
                g = g.copy()
            if rng.random() < 0.2:
                assert is_right(g)


def test_a_copy_goes_its_own_way() -> None:
    t = position({"galliae-2": "castinus comitatenses-galliae-1"})
    first = t.g
    first.stacks()
    second = first.copy()
    second.put((PIECE["castinus"],), ZONE["galliae-3"])
    second.set_cause((PIECE["castinus"],), 1)
    assert PIECE["castinus"] in first.leaders_at(ROMAN, ZONE["galliae-2"])
    assert second.leaders_at(BARBARIAN, ZONE["galliae-3"]) == [PIECE["castinus"]]
    assert is_right(first)
    assert is_right(second)


def test_a_whole_field_may_be_replaced() -> None:
    g = position({"galliae-2": "castinus comitatenses-galliae-1"}).g
    assert g.has_unit(ROMAN, ZONE["galliae-2"])
    g.where = changed_in(g.where, range(LEADER_COUNT, PIECE_COUNT), ZONE["galliae-3"])
    assert not g.has_unit(ROMAN, ZONE["galliae-2"])
    assert is_right(g)


def test_steps_of_an_earlier_layout_close_the_same_ways() -> None:
    raw = json.loads(position({"galliae-5": "castinus"}).g.to_json())
    here, through, there = ZONE["galliae-6"], ZONE["galliae-5"], ZONE["galliae-3"]
    raw |= {"version": 1, "entered": [here, through, through, there, here, through]}
    g = LateEmpire.from_json(json.dumps(raw), GAME.steps)
    assert came_from(g, here, through)
    assert came_from(g, through, there)
    raw["entered"] = []
    assert LateEmpire.from_json(json.dumps(raw), GAME.steps).entered == ()
    raw["entered"] = [here, through, through, there]
    assert not came_from(LateEmpire.from_json(json.dumps(raw), GAME.steps), here, through)
