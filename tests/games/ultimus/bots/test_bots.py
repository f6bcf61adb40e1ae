"""The bots at Ultimus Romanorum: what they see at a glance, what they never do, how a position is judged."""

from __future__ import annotations

from random import Random

import pytest

import romanum
from games.random_choices import played_on
from games.ultimus.builder import CAMPS, Table, position
from romanum.bots import Chair, make_bot
from romanum.bots.playout import HOPELESS
from romanum.engine.position import changed
from romanum.engine.step import apply, offered_to
from romanum.games.ultimus.bots import evaluation, policy
from romanum.games.ultimus.bots.survey import WAY, meeting, outlook, survey_of
from romanum.games.ultimus.data.components import PIECE, SCENARIOS, TRIBE, ZONE
from romanum.games.ultimus.rules.battle.evasion import Evade
from romanum.games.ultimus.state.actions import VERBS
from romanum.games.ultimus.state.position import REGNUM, LateEmpire
from size import size

HONOUR = "stilicho comites-seniores herculiani-seniores"


def played(scenario: str, seed: int, most: int) -> LateEmpire:
    """A position some random choices into a game."""
    g: LateEmpire = romanum.game("ultimus").new(scenario, seed=seed).position
    return played_on(g, seed, most)


def scores(t: Table, camp: str) -> dict[str, float]:
    """What a camp thinks of its options at a glance, the pointless ones left out."""
    seat = t.g.seat_of(CAMPS[camp])
    moves = policy.sane(t.g, seat, offered_to(t.g, seat))
    write = t.match.game.vocabulary.write
    return {write(move): score for move, score in zip(moves, policy.prior(t.g, seat, moves), strict=True)}


def best(t: Table, camp: str) -> str:
    """What looks best."""
    found = scores(t, camp)
    return max(found, key=found.__getitem__)


def value(t: Table, camp: str) -> float:
    """What the position is worth to whoever commands a camp now."""
    return evaluation.value(t.g, t.g.seat_of(CAMPS[camp]))


# ---- how a position is judged


@pytest.mark.parametrize("scenario", [s.id for s in SCENARIOS])
def test_what_one_may_hope_for_the_other_must_fear(scenario: str) -> None:
    g = played(scenario, 3, 150)
    assert evaluation.value(g, 0) + evaluation.value(g, 1) == pytest.approx(1)


def test_points_are_worth_having() -> None:
    poor, rich = position().sequence("roman"), position(pv={"roman": 6}).sequence("roman")
    assert value(rich, "roman") > value(poor, "roman")


def test_a_town_in_the_hands_of_a_tribe_at_war_is_missed() -> None:
    war = {"alamanni": "war"}
    home = position({"alamanni": "alamanni-a"}, status=war).sequence("roman")
    town = position({"italia-1": "alamanni-a"}, status=war).sequence("roman")
    assert value(town, "roman") < value(home, "roman")


def test_federated_tribes_are_better_than_tribes_at_war() -> None:
    board = {"viennensis-2": "alaricus visigothi-a visigothi-b"}
    friends = position(board, status={"visigothi": "foederati"}).sequence("roman")
    foes = position(board, status={"visigothi": "revolt"}).sequence("roman")
    assert value(friends, "roman") > value(foes, "roman")


def test_a_usurper_who_has_won_makes_each_person_look_at_the_others_camp() -> None:
    board = {"italia-5": "west constantinus-iii comitatenses-italiae-1", "gaetulia": "alamanni-a"}
    t = position(board, usurpers={"west": "constantinus-iii"}, status={"hunni": "war"}).sequence("roman")
    before = value(t, "roman")
    t.g.won = changed(t.g.won, 0, 1)
    assert (value(t, "roman") - 0.5) * (before - 0.5) < 0


def beaten(board: dict[str, str]) -> Table:
    """A Roman far behind, with a usurper in Britain."""
    usurper = {"britanniae-2": "west constantinus-iii comitatenses-britanniae-1"}
    t = position(
        usurper | board, usurpers={"west": "constantinus-iii"}, status={"alamanni": "war"}, pv={"barbarian": 60}
    )
    return t.sequence("roman")


def test_a_beaten_roman_does_not_wish_his_own_camp_ill() -> None:
    assert value(beaten({"italia-1": "alamanni-a"}), "roman") < value(beaten({"alamanni": "alamanni-a"}), "roman")


def test_an_augustus_away_from_his_half_is_a_danger() -> None:
    home = position({"italia-1": "honorius"}).sequence("roman")
    away = position({"moesiae-1": "honorius"}).sequence("roman")
    assert value(away, "roman") < value(home, "roman")


def test_an_augustus_away_from_his_half_costs_nothing_in_the_last_year() -> None:
    home = position({"italia-1": "honorius"}, last_year=408).sequence("roman")
    away = position({"moesiae-1": "honorius"}, last_year=408).sequence("roman")
    assert value(away, "roman") == pytest.approx(value(home, "roman"))


def test_the_table_is_read_right() -> None:
    assert outlook(4, 0).win == pytest.approx(0.4)  # even odds
    assert meeting(10, 10, 0, 0).win < meeting(10, 10, 1, 0).win == meeting(10, 10, 0, 1).win
    assert meeting(30, 10, 0, 0).win == 1


def test_rivers_and_straits_lengthen_the_way() -> None:
    assert WAY[ZONE["ostrogothi"]][ZONE["thracia-1"]] == 2


def test_one_survey_serves_positions_that_differ_in_hands_alone() -> None:
    g = played("tyrants-of-gaul", 1, 40)
    assert survey_of(g) is survey_of(g.copy())


def test_a_stage_ends_with_each_march() -> None:
    t = position({"italia-2": HONOUR, "italia-1": "alamanni-a"}, status={"alamanni": "war"}).sequence("roman")
    before = evaluation.stage(t.g)
    t.play("roman", "lead stilicho", "to italia-1", "halt")
    assert evaluation.stage(t.g) > before


# ---- marches


def test_an_army_marches_with_all_its_units_against_a_weaker_enemy() -> None:
    board = {"italia-2": HONOUR, "italia-1": "alamanni-a"}
    t = position(board, caesars={"west": "stilicho"}, status={"alamanni": "war"}).sequence("roman")
    for expected in ("lead stilicho", "take herculiani-seniores", "take comites-seniores", "to italia-1"):
        assert best(t, "roman") == expected
        t.play("roman", expected)


def test_a_usurper_takes_along_whom_he_meets_on_his_way() -> None:
    board = {"galliae-2": "west constantinus-iii comitatenses-galliae-2", "galliae-3": "west comitatenses-galliae-1"}
    t = position(board, usurpers={"west": "constantinus-iii"}).sequence("barbarian")
    t.play("barbarian", "lead constantinus-iii", "take comitatenses-galliae-2", "to galliae-3")
    assert best(t, "barbarian") == "take comitatenses-galliae-1"


def test_but_nobody_who_would_tie_him_to_a_province() -> None:
    board = {
        "pannoniae-2": "west constantinus-iii comitatenses-galliae-1",
        "pannoniae-1": "west limitanei-norici",
        "viennensis-4": "honorius",
    }
    t = position(board, usurpers={"west": "constantinus-iii"}).sequence("barbarian")
    t.play("barbarian", "lead constantinus-iii", "take comitatenses-galliae-1", "to pannoniae-1")
    assert scores(t, "barbarian")["take limitanei-norici"] < 0


def test_whoever_keeps_a_throne_for_a_usurper_stays() -> None:
    board = {
        "italia-3": "west constantinus-iii comitatenses-galliae-2",
        "italia-4": "west gerontius comitatenses-galliae-1",
        "africa-4": "honorius",
    }
    t = position(board, usurpers={"west": "constantinus-iii"}).sequence("barbarian")
    t.play("barbarian", "lead constantinus-iii", "take comitatenses-galliae-2", "to italia-4")
    assert scores(t, "barbarian")["take comitatenses-galliae-1"] < 0


def test_nobody_marches_into_a_hopeless_battle() -> None:
    huns = "attila hunni-a hunni-b hunni-c hunni-d"
    t = position({"italia-3": "comitatenses-italiae-1", "italia-1": huns}, status={"hunni": "war"})
    assert best(t.sequence("roman"), "roman") == "done"


def test_an_idle_leader_is_no_sane_choice() -> None:
    t = position({"africa-4": "heraclianus comitatenses-africae-1"}, hand={"roman": "buccellarii"}).sequence("roman")
    assert "lead heraclianus" in t.options("roman")
    assert "lead heraclianus" not in scores(t, "roman")


def test_a_tribe_at_war_goes_for_a_town_and_leaves_somebody_there() -> None:
    board = {"hispaniae-5": "gundericus vandali-a vandali-b vandali-c"}
    t = position(board, status={"vandali": "revolt"}).sequence("barbarian")
    t.play("barbarian", "lead gundericus", "take vandali-a", "take vandali-b")
    step = best(t, "barbarian")
    assert step.startswith("to hispaniae-")
    t.play("barbarian", step)
    assert best(t, "barbarian").startswith("drop vandali-")


def test_a_king_with_a_fleet_sails_for_rome_and_sends_the_fleet_home() -> None:
    board = {"africa-4": "gensericus vandali-a vandali-b vandali-c"}
    t = position(board, regna={"vandali": "gensericus africa-4"}, fleets={"western-fleet": "barbarian"})
    t.sequence("barbarian", "roman", "barbarian")
    for _ in range(5):
        t.play("barbarian", best(t, "barbarian"))
    assert t["italia-5"] == "gensericus vandali-a vandali-b"
    t.play("barbarian", "done").play("roman", "done")
    assert best(t, "barbarian") == "home western-fleet"


def test_an_augustus_goes_back_to_a_capital() -> None:
    t = position({"italia-1": "honorius"}, augusti={"west": "honorius"}).sequence("roman")
    assert best(t, "roman") == "lead honorius"


def test_an_augustus_crowned_in_the_other_half_goes_home() -> None:
    t = position({"thracia-3": "valentinianus-iii theodosius-ii"}, augusti={"west": "valentinianus-iii"})
    assert best(t.sequence("roman"), "roman") == "lead valentinianus-iii"


OCCUPIED_WEST = {
    "italia-2": "alamanni-a",
    "italia-4": "alamanni-b",
    "italia-5": "alamanni-c",
    "viennensis-4": "vandali-a",
}
AT_WAR = {"alamanni": "war", "vandali": "revolt"}


def test_an_augustus_whose_capitals_are_lost_does_not_leave_his_half() -> None:
    t = position(OCCUPIED_WEST | {"hispaniae-1": "honorius"}, status=AT_WAR).sequence("roman")
    assert "lead honorius" not in scores(t, "roman")


def test_an_augustus_astray_goes_home_even_if_his_capitals_are_lost() -> None:
    t = position(OCCUPIED_WEST | {"moesiae-1": "honorius"}, status=AT_WAR).sequence("roman")
    assert best(t, "roman") == "lead honorius"
    t.play("roman", "lead honorius")
    assert best(t, "roman").startswith("to pannoniae-")


def test_an_augustus_slips_past_an_enemy_but_does_not_stop_there() -> None:
    t = position({"italia-1": "honorius", "italia-3": "alamanni-a"}, status={"alamanni": "war"}).sequence("roman")
    t.play("roman", "lead honorius", "to italia-3")
    assert best(t, "roman").startswith("to italia-")


def test_an_augustus_does_not_flee_from_his_half() -> None:
    t = position({"pannoniae-3": "honorius comitatenses-illyrici-1"}, hand={"roman": "tribute"}).sequence("roman")
    glance = policy.Glance(t.g, t.g.seat_of(CAMPS["roman"]))
    glance.step = Evade(CAMPS["roman"], ZONE["pannoniae-3"], ())
    assert glance.shelter(ZONE["moesiae-1"]) < glance.shelter(ZONE["pannoniae-2"])


def test_a_march_that_has_begun_goes_on() -> None:
    board = {"italia-3": HONOUR, "italia-5": "uldin hunni-a"}
    t = position(board, caesars={"west": "stilicho"}, status={"hunni": "war"}).sequence("roman")
    t.play("roman", "lead stilicho", "take comites-seniores", "take herculiani-seniores", "to italia-4")
    found = scores(t, "roman")
    assert found["to italia-5"] > found["halt"] + HOPELESS


def test_palatini_follow_a_caesar_into_the_other_half() -> None:
    board = {"italia-3": HONOUR, "moesiae-3": "alaricus visigothi-a"}
    t = position(board, caesars={"west": "stilicho"}, status={"visigothi": "revolt"}).sequence("roman")
    assert best(t, "roman") == "lead stilicho"


def test_a_palatine_unit_stays_with_the_augustus_in_his_refuge() -> None:
    board = {"italia-4": "honorius stilicho comites-seniores", "italia-3": "alamanni-a"}
    t = position(board, status={"alamanni": "war"}).sequence("roman")
    assert not {"lead stilicho", "unit comites-seniores"} & set(scores(t, "roman"))


def test_a_palatine_unit_is_brought_to_an_augustus_without_one() -> None:
    board = {"italia-4": "honorius", "italia-2": "stilicho comites-seniores"}
    t = position(board).sequence("roman")
    for expected in ("lead stilicho", "take comites-seniores", "to italia-4"):
        assert best(t, "roman") == expected
        t.play("roman", expected)


def test_a_capital_beside_the_enemy_gets_a_garrison() -> None:
    board = {"italia-6": HONOUR, "italia-3": "alaricus visigothi-a visigothi-b"}
    t = position(board, status={"visigothi": "revolt"}, caesars={"west": "stilicho"}).sequence("roman")
    scout = policy.Glance(t.g, t.g.seat_of(CAMPS["roman"])).scout
    plan = scout.plan(PIECE["stilicho"])
    assert plan is not None
    assert ZONE["italia-5"] in scout.goals(PIECE["stilicho"], plan.units, ZONE["italia-6"])


# ---- voyages


def voyage(t: Table, camp: str, choices: int) -> Table:
    """Some choices, each the one that looks best."""
    for _ in range(choices):
        t.play(camp, best(t, camp))
    return t


def test_an_augustus_at_constantinopolis_sails_home() -> None:
    board = {"thracia-3": "valentinianus-iii theodosius-ii"}
    t = position(board, augusti={"west": "valentinianus-iii"}, fleets={"eastern-fleet": "roman"})
    voyage(t.sequence("roman", "roman"), "roman", 3)
    assert t["italia-4"] == "valentinianus-iii"


def test_an_army_sails_to_africa_where_no_army_could_march() -> None:
    board = {
        "thracia-3": "theodosius-ii aspar lanciarii-seniores ioviani-iuniores matiarii-seniores",
        "africa-6": "vandali-a",
    }
    t = position(board, status={"vandali": "revolt"}, caesars={"east": "aspar"}, fleets={"eastern-fleet": "roman"})
    voyage(t.sequence("roman", "roman"), "roman", 5)
    assert t["africa-6"].startswith("aspar ")


def test_a_fleet_that_could_not_come_home_this_year_stays_in_port() -> None:
    board = {"thracia-3": "theodosius-ii aspar lanciarii-seniores ioviani-iuniores", "africa-6": "vandali-a"}
    t = position(board, status={"vandali": "revolt"}, caesars={"east": "aspar"}, fleets={"eastern-fleet": "roman"})
    assert not any(text.startswith(("board", "sail")) for text in scores(t.sequence("roman"), "roman"))


def test_an_extra_fleet_lies_where_an_army_is_to_sail() -> None:
    board = {"hispaniae-1": HONOUR, "africa-4": "vandali-a"}
    t = position(board, status={"vandali": "revolt"}, caesars={"west": "stilicho"}, hand={"roman": "fleet"})
    t.sequence("roman")
    assert best(t, "roman") == "play fleet"
    t.play("roman", "play fleet")
    assert best(t, "roman") == "area hispaniae-1"


# ---- battles


def evading(enemy: str) -> Table:
    """Stilicho at Mediolanum is attacked."""
    board = {"italia-2": HONOUR, "italia-1": enemy}
    t = position(board, status={"hunni": "war", "alamanni": "war"}).sequence("barbarian")
    lead = enemy.split()[0]
    t.play("barbarian", f"lead {lead}", *(f"take {unit}" for unit in enemy.split()[1:]), "to italia-2")
    return t.idle(until="TryEvasion")


def test_whoever_would_lose_slips_away() -> None:
    assert best(evading("attila hunni-a hunni-b hunni-c hunni-d hunni-e hunni-f"), "roman") == "evade"


def test_whoever_would_win_stands() -> None:
    assert best(evading("hunni-chief hunni-a"), "roman") == "stand"


def test_an_augustus_goes_behind_his_walls_before_a_stronger_enemy() -> None:
    board = {"italia-4": "honorius comites-seniores", "italia-3": "attila hunni-a hunni-b hunni-c"}
    t = position(board, status={"hunni": "war"}).sequence("barbarian")
    t.play("barbarian", "lead attila", "take hunni-a", "take hunni-b", "take hunni-c", "to italia-4")
    found = scores(t.idle(until="TakeRefuge"), "roman")
    assert found["refuge"] > found["pass"] + HOPELESS


# ---- choices


def test_fury_is_answered_with_fury() -> None:
    huns, goths = "attila hunni-a hunni-b", "visigothi-a visigothi-b visigothi-c visigothi-d"
    hand = {"barbarian": "scourge-of-god", "roman": "furor-germanicus divine-favour"}
    t = position({"galliae-5": f"{huns} {goths}"}, status={"hunni": "war", "visigothi": "foederati"}, hand=hand)
    t.combat("barbarian").play("roman", "pass", "pass").play("barbarian", "play scourge-of-god")
    assert best(t, "roman") == "play furor-germanicus"
    assert scores(t, "roman")["play divine-favour"] < 0


def test_no_verb_is_without_a_judge() -> None:
    assert set(policy.JUDGES) == set(VERBS)


def test_a_good_harvest_goes_to_whoever_stands_beside_the_enemy() -> None:
    board = {
        "italia-2": "reduced comites-seniores",
        "galliae-4": "reduced comitatenses-galliae-1",
        "galliae-1": "alamanni-a",
    }
    t = position(board, status={"alamanni": "war"}).sequence("roman")
    glance = policy.Glance(t.g, t.g.seat_of(CAMPS["roman"]))
    near, far = (glance.of(("restore", PIECE[unit])) for unit in ("comitatenses-galliae-1", "comites-seniores"))
    assert near > far


def test_the_usurpation_is_taken_for_which_there_is_a_man() -> None:
    t = position({"thracia-2": "honorius", "galliae-3": "stilicho"}, strays=(0,)).roll(then=1).phase("A")
    assert best(t, "barbarian") == "receive western-usurpation"


# ---- stratagems


def test_a_treaty_ends_the_war_of_a_whole_people() -> None:
    board = {"viennensis-2": "alaricus visigothi-a visigothi-b", "viennensis-1": "visigothi-c"}
    t = position(board, status={"visigothi": "revolt"}, hand={"roman": "major-federation-treaty"})
    t.moment("roman", "start")
    assert best(t, "roman") == "play major-federation-treaty"


def test_tribute_goes_to_the_people_that_costs_most() -> None:
    board = {"viennensis-2": "alaricus visigothi-a visigothi-b visigothi-c", "italia-1": "alamanni-a"}
    t = position(board, status={"visigothi": "revolt", "alamanni": "war"}, hand={"roman": "tribute"}, pv={"roman": 9})
    t.moment("roman", "start")
    assert best(t, "roman") == "play tribute"
    t.play("roman", "play tribute")
    assert best(t, "roman") == "tribe visigothi"


def test_the_barbarian_raises_whom_he_can() -> None:
    t = position(hand={"barbarian": "minor-tribe-uprising"}).geostrategy("barbarian")
    assert best(t, "barbarian") == "play minor-tribe-uprising"


def test_a_usurper_is_a_man_whom_others_follow() -> None:
    board = {"italia-2": HONOUR, "britanniae-2": "gerontius", "galliae-3": "iovinus"}
    t = position(board, caesars={"west": "stilicho"}, hand={"barbarian": "western-usurpation"})
    t.geostrategy("barbarian")
    assert best(t, "barbarian") == "play western-usurpation"
    t.play("barbarian", "play western-usurpation")
    assert best(t, "barbarian") == "leader stilicho"


def test_a_king_is_made_where_a_town_is_held() -> None:
    board = {"viennensis-2": "alaricus visigothi-chief visigothi-a"}
    t = position(board, status={"visigothi": "revolt"}, hand={"barbarian": "rex"}).geostrategy("barbarian")
    assert best(t, "barbarian") == "play rex"
    t.roll(1).play("barbarian", "play rex")
    assert best(t, "barbarian") == "leader alaricus"
    t.play("barbarian", "leader alaricus")
    assert t.g.status[TRIBE["visigothi"]] == REGNUM


@pytest.mark.parametrize(("area", "wanted"), [("italia-5", True), ("italia-6", False)])
def test_the_pope_speaks_when_rome_is_lost(area: str, wanted: bool) -> None:
    t = position({area: "alaricus visigothi-a"}, status={"visigothi": "revolt"}, hand={"roman": "pope"}).phase("F")
    assert (best(t, "roman") == "play pope") is wanted


def test_nobody_says_how_often_he_wants_to_be_asked() -> None:
    t = position({"italia-2": HONOUR}, hand={"barbarian": "assassination"}).moment("barbarian", "start")
    assert not any(text.startswith("ask") for text in scores(t, "barbarian"))


def test_every_choice_of_a_game_has_its_scores() -> None:
    g = romanum.game("ultimus").new("tyrants-of-gaul", seed=5).position
    chooser, game = Random(2), romanum.game("ultimus")
    for _ in range(400):
        moves = offered_to(g, g.asked)
        assert len(policy.prior(g, g.asked, moves)) == len(moves)
        assert set(game.sane(g, g.asked, moves)) <= set(moves)
        apply(g, g.asked, chooser.choice(moves))


# ---- playing


def winner(names: list[str], seed: int) -> str:
    """Who wins a game of these two, the first of them beginning as the Roman."""
    match = romanum.game("ultimus").new("radagaisus-and-alaric", seed=seed)
    bots = [make_bot(name, seed=seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    assert match.result is not None
    return names[match.result.winners[0]]


def test_the_soldier_beats_the_recruit_from_either_camp() -> None:
    seeds = size((2,), (1, 2))
    played = [winner(names, seed) for names in (["miles", "tiro"], ["tiro", "miles"]) for seed in seeds]
    assert played.count("miles") >= 2 * len(seeds) - (len(seeds) > 1)
