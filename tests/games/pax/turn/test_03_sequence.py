"""Chapters 3.2 and 3.6: phases in their order, and what leaves the map in the Removal Phase."""

from __future__ import annotations

from games.pax.builder import Table, dice, position
from romanum.games.pax.data.components import CHIEF, LEADER, SOLDIER
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.state.errands import GameTurn, PhaseBegins
from romanum.games.pax.state.position import ABSENT, ACTIVATION, BOXED, IN_POOL, INCOME, NOBODY, ORDER
from rules import rule

HOME = {"rome": "rome city 1 garrison", "carthago": "carthage city 1 garrison"}


def remove(t: Table) -> Table:
    """A Removal Phase."""
    removal.begin(t.g)
    return t.go_on()


def phases(t: Table) -> list[str]:
    return [event.facts["phase"] for event in t.events("phase")]


@rule("3.6")
def test_the_first_game_turn_begins_with_activations() -> None:
    t = position(HOME, scenario="ii", phase=ACTIVATION).push(GameTurn())
    assert phases(t)[0] == "activation"


@rule("3.2a")
def test_later_ones_run_from_income_to_play_order() -> None:
    t = position(HOME, scenario="ii", phase=ORDER, markers=1, last_turn=9)
    t.g.dice = dice(then=1)
    t.push(GameTurn())
    while t.stopped or t.g.stack:
        if t.stopped:
            t.skip()
        elif t.asked:
            t.play(t.asked[0], t.offered(t.asked[0])[-1])
        if len(phases(t)) >= 9:
            break
    order = ["income", "maintenance", "removal", "leaders", "manpower", "activation", "attrition", "victory", "order"]
    assert (phases(t)[:9], t.events("game-turn")[0].facts["turn"]) == (order, 3)


@rule("3.2a")
def test_what_held_for_one_game_turn_is_over() -> None:
    t = position(HOME, scenario="ii", phase=ORDER, conquerors=1, silent=2, dear_next=1, gained=[4, 2], last_turn=9)
    t.stop_at(PhaseBegins).push(GameTurn())
    assert (t.g.conquerors, t.g.silent, t.g.dear, t.g.dear_next, t.g.gained) == (0, 0, 1, 0, [0, 0])


@rule("3.2.C")
def test_leaders_militia_mercenaries_and_the_soldier_of_fortune_go() -> None:
    army = "carthage 2 heavy 1 militia 1 hired_heavy 2 hired_light carthage_4"
    t = position({**HOME, "utica": army, "tarentum": "soldier_of_fortune 2 heavy soldier_of_fortune"}, scenario="v")
    t.g.patron = (*t.g.patron[:SOLDIER], t.power("greece"), *t.g.patron[SOLDIER + 1 :])
    remove(t)
    assert (t["utica"], t["tarentum"]) == ("carthage 2 heavy", "")
    assert t.g.leader_in[CHIEF[SOLDIER]] < 0
    assert t.g.patron[SOLDIER] == NOBODY


@rule("3.2.C")
def test_invaders_go_rebels_tribes_and_independents_stay() -> None:
    board = {
        **HOME, "massilia": "western_gauls 4 barbarians", "londinium": "rebels 2 barbarians",
        "rhodes": "rhodes city 2 galleys", "gergovia": "tribe 3",
    }  # fmt: skip
    t = remove(position(board))
    assert (t["massilia"], t["londinium"]) == ("", "rebels 2 barbarians")
    assert (t["rhodes"], t["gergovia"]) == ("rhodes city 2 galleys", "tribe 3")


@rule("12.2.6")
def test_hired_cavalry_stays_as_the_power_s_own() -> None:
    t = remove(position({**HOME, "utica": "carthage 1 light 2 hired_cavalry"}, scenario="ii"))
    assert t["utica"] == "carthage 1 light 2 cavalry"


@rule("8.1.2b", "8.3a")
def test_leaders_go_back_to_their_pools_an_elite_one_to_his_box() -> None:
    elite, plain = LEADER["carthage_1"], LEADER["carthage_5"]
    t = position({**HOME, "utica": "carthage 1 heavy carthage_1 carthage_5"}, scenario="ii", phase=INCOME)
    remove(t)
    assert (t.g.leader_in[elite], t.g.leader_in[plain]) == (BOXED, IN_POOL)


@rule("3.2.C", "17.2-ALLIANCE-PERGAMUM-c")
def test_a_pergamene_leader_stays_between_game_turns() -> None:
    t = remove(position({**HOME, "pergamum": "pergamum city 2 heavy attalus"}, patrons={"pergamum": "rome"}))
    assert t["pergamum"] == "pergamum city 2 heavy attalus"


@rule("3.2.C", "13.3-GAULe")
def test_the_army_of_a_massive_rebellion_goes_with_its_chief() -> None:
    t = remove(position({**HOME, "gergovia": "gallic_revolt 7 barbarians gallic_chief"}))
    assert (t["gergovia"], t.g.leader_in[LEADER["gallic_chief"]]) == ("", ABSENT)
    assert t.is_sound()


@rule("3.2a", "12.5.1d", "13.3-MUTINY")
def test_a_mutiny_and_an_unpaid_toll_are_forgotten_in_the_next_game_turn() -> None:
    t = position(HOME, scenario="ii", phase=ORDER, mutiny=(0, 3), toll=(0, 4), free_markers=(1, 0, 0, 0), last_turn=9)
    t.stop_at(PhaseBegins).push(GameTurn())
    assert (t.g.mutiny, t.g.toll, t.g.free_markers) == ((), (), (0, 0, 0, 0))
