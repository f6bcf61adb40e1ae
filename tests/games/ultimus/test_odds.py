"""Odds: every die is counted exactly, battles on the Combat Table, and nothing hidden shows through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.ultimus.asked_odds import cited, odds, outcomes
from games.ultimus.builder import Table, position, ten
from romanum.engine.dice import FastDice
from romanum.engine.odds import up_to
from romanum.engine.secrecy import masked
from romanum.engine.step import offered_to
from romanum.games.ultimus.data.components import CP, PIECE, VS
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.state.position import NOBODY
from rules import rule

GAME = UltimusRomanorum()
GOTHS = {"visigothi": "revolt"}
ITALIANS = "comitatenses-italiae-1 comitatenses-italiae-2"


# ---- battles


def clash(here: str, *, more: dict[str, str] | None = None, **facts: Any) -> Table:
    """Two battles are to be fought, so that the Roman is asked which comes first."""
    board = {"italia-3": here, "galliae-5": "comitatenses-galliae-1 suevi-a", **(more or {})}
    status = {"alamanni": "war", "suevi": "revolt", "hunni": "war", **GOTHS, **facts.pop("status", {})}
    return position(board, status=status, **facts).combat("roman")


@rule("8.3b")
def test_a_battle_by_the_ten_faces_of_its_die() -> None:
    found = odds(clash(f"{ITALIANS} alamanni-a alamanni-b"), "roman", "fight italia-3")
    assert cited(found) == {"column-1-1": "8.3b"}
    assert found.win == pytest.approx(0.4)
    assert outcomes(found) == {
        "lost: all are reduced and retreat": 4,
        "lost: all are reduced and retreat, 1 step of the enemy's": 2,
        "won: the enemy is reduced and retreats, 1 step lost": 2,
        "won: the enemy is reduced and retreats": 1,
        "won: the enemy is destroyed": 1,
    }


@rule("8.3b", "8.4.2a")
@pytest.mark.parametrize(
    "here",
    [f"{ITALIANS} alamanni-a", f"{ITALIANS} alamanni-a alamanni-b", f"sarus {ITALIANS} hunni-a",
     "comitatenses-italiae-1 reduced comitatenses-italiae-2 full alamanni-a alamanni-b alamanni-c"],
)  # fmt: skip
def test_every_face_of_the_die_does_what_the_odds_say(here: str) -> None:
    promised = odds(clash(here), "roman", "fight italia-3")
    won, lost = 0, [0, 0]
    for die in range(10):
        t = clash(here)
        before = [strength(t, camp, here) for camp in (0, 1)]
        t.roll(ten(die), then=1).play("roman", "fight italia-3")
        while t.asked != "ChooseRetreat" and t.g.stack and t.asked != "CombatStep":
            cheapest(t)
        won += t.events("battle")[0]["winner"] == "roman"
        for camp in (0, 1):
            lost[camp] += before[camp] - strength(t, camp, here)
    assert promised.win == pytest.approx(won / 10)
    assert promised.expected_losses.own == pytest.approx(lost[0] / 10)
    assert promised.expected_losses.enemy == pytest.approx(lost[1] / 10)


def strength(t: Table, camp: int, names: str) -> int:
    """The PF of the pieces that are left of those named."""
    named = [PIECE[name] for name in names.split() if name not in ("reduced", "full")]
    return t.g.strength([p for p in named if t.g.where[p] >= 0 and t.g.camp(p) == camp])


def cheapest(t: Table) -> None:
    """The winner gives what costs him least, whoever else is asked does nothing."""
    seat = t.match.pending[0]
    options = [t.match.game.vocabulary.write(move) for move in offered_to(t.g, seat)]
    losses = [text for text in options if text.startswith("lose ")]

    def cost(text: str) -> int:
        unit = PIECE[text.split()[1]]
        left = t.g.strength([unit])
        twin = t.g.copy()
        twin.reduced = tuple(1 if p == unit else r for p, r in enumerate(twin.reduced))
        return left if t.g.reduced[unit] else left - twin.strength([unit])

    t.match.play(seat, min(losses, key=cost) if losses else options[-1])


@rule("8.4.2c", "8.4.2e")
def test_no_more_steps_are_promised_than_the_winner_has_units() -> None:
    here = "ioviani-seniores reduced alamanni-a alamanni-b alamanni-c suevi-a suevi-b"
    t = clash(here, more={"galliae-5": "comitatenses-galliae-1 burgondi-a"}, status={"suevi": "war", "burgondi": "war"})
    told = outcomes(odds(t, "roman", "fight italia-3"))
    won = [text for text in told if text.startswith("won") and "step" in text]
    assert won
    assert all(text.endswith("1 step lost") for text in won)


@rule("8.6.1", "8.6.2")
def test_what_helps_the_attacker_is_a_minus_to_the_defender() -> None:
    board = {"italia-3": "stilicho ioviani-seniores herculiani-seniores alaricus alamanni-a"}
    t = position(board, status={"alamanni": "war", **GOTHS}, hand={"roman": "divine-favour"}).combat("roman")
    attacker = {one.what: one.value for one in odds(t, "roman", "pass").modifiers}
    t.play("roman", "pass")
    defender = {one.what: one.value for one in odds(t, "barbarian", "stand").modifiers}
    assert attacker["quality"] == 1
    assert {what: -value for what, value in attacker.items()} == defender


@rule("6.3k")
@pytest.mark.parametrize(("attacker", "what"), [("barbarian", "attackers-fury"), ("roman", "defenders-fury")])
def test_ones_own_fury_is_a_plus_on_either_side(attacker: str, what: str) -> None:
    board = {"italia-3": f"sarus {ITALIANS} visigothi-chief visigothi-a"}
    t = position(board, status=GOTHS, hand={"barbarian": "furor-germanicus"}).combat(attacker)
    t.play("roman" if attacker == "barbarian" else "barbarian", "stand")
    assert {one.what: one.value for one in odds(t, "barbarian", "play furor-germanicus").modifiers}[what] == 1


@rule("8.6.1", "8.6.2")
def test_quality_and_tactics_are_cited() -> None:
    found = odds(clash(f"stilicho {ITALIANS} ioviani-seniores visigothi-chief visigothi-a"), "roman", "fight italia-3")
    assert cited(found)["tactics"] == "8.6.2"
    assert found.modifiers[0].what.startswith("column-")
    assert found.modifiers[0].name.startswith("strength ")


@rule("8.2.1a")
def test_a_defender_who_may_evade_is_noted() -> None:
    chief = f"{ITALIANS} visigothi-chief visigothi-a"
    assert odds(clash(chief), "roman", "fight italia-3").escape == up_to(VS[PIECE["visigothi-chief"]] - 1)
    assert odds(clash(f"{ITALIANS} visigothi-a"), "roman", "fight italia-3").escape is None


@rule("8.4.1a")
def test_whoever_cannot_retreat_is_counted_as_lost() -> None:
    ring = {
        "italia-1": "limitanei-raetiae-1", "italia-2": "cornuti-seniores", "italia-4": "comites-seniores",
        "pannoniae-1": "ioviani-seniores", "pannoniae-2": "herculiani-seniores", "pannoniae-4": "comites-alani",
    }  # fmt: skip
    free = odds(clash(f"{ITALIANS} alamanni-a"), "roman", "fight italia-3")
    trapped = odds(clash(f"{ITALIANS} alamanni-a", more=ring), "roman", "fight italia-3")
    assert cited(trapped)["no-way-out-for-the-enemy"] == "8.4.1a"
    assert trapped.expected_losses.enemy > free.expected_losses.enemy
    assert trapped.win == free.win


@rule("8.5.2")
def test_princes_at_stake() -> None:
    t = clash(
        "honorius comitatenses-italiae-1 west castinus comitatenses-italiae-2",
        usurpers={"west": "castinus"}, augusti={"west": "honorius"},
    )  # fmt: skip
    assert cited(odds(t, "roman", "fight italia-3"))["princes-at-stake"] == "8.5.2"


@rule("10.1a")
def test_a_great_battle_is_noted() -> None:
    here = f"{ITALIANS} ioviani-seniores herculiani-seniores visigothi-a visigothi-b visigothi-c"
    assert "great-battle" in cited(odds(clash(here), "roman", "fight italia-3"))


def waiting(hand: dict[str, str], leader: str = "visigothi-chief") -> Table:
    """A battle before its die, with a leader on both sides."""
    t = position({"italia-3": f"sarus {ITALIANS} {leader} visigothi-a"}, status=GOTHS, hand=hand)
    return t.combat("roman")


@rule("8.2.1a")
def test_standing_has_the_odds_of_the_battle_seen_by_the_defender() -> None:
    t = waiting({})
    mine = odds(t, "barbarian", "stand")
    theirs = sum(winner == 0 for *_, winner in t.match.view(1)["battle"]["faces"]) / 10
    assert mine.win == pytest.approx(1 - theirs)


@rule("8.2.1a")
def test_evasion_is_one_die_below_the_best_strategic_value() -> None:
    found = odds(waiting({}), "barbarian", "evade")
    assert outcomes(found, 6).get("they evade", 0) == max(VS[PIECE["visigothi-chief"]] - 1, 0)
    assert 6 * found.win == pytest.approx(max(VS[PIECE["visigothi-chief"]] - 1, 0))
    assert cited(found) == {}


@rule("6.3l")
def test_divine_favour_shows_what_it_would_do() -> None:
    t = waiting({"roman": "divine-favour"}, "alaricus")
    without, favoured = odds(t, "roman", "pass"), odds(t, "roman", "play divine-favour")
    assert favoured.win > without.win
    assert cited(favoured)["divine-favour"] == "6.3l"
    t.play("roman", "play divine-favour")
    assert odds(t, "barbarian", "stand").win == pytest.approx(1 - favoured.win)


@rule("6.3k")
def test_fury_decides() -> None:
    t = waiting({"barbarian": "furor-germanicus"}).play("barbarian", "stand")
    raging = odds(t, "barbarian", "play furor-germanicus")
    assert (raging.win, len(raging.outcomes)) == (1, 1)
    assert cited(raging)["defenders-fury"] == "6.3k"


@rule("8.1a")
def test_a_march_against_an_enemy_has_the_odds_of_the_battle_there() -> None:
    board = {"italia-2": f"sarus {ITALIANS}", "italia-3": "alamanni-a"}
    t = position(board, status={"alamanni": "war"}).sequence("roman").play("roman", "lead sarus")
    t.play("roman", *(f"take {unit}" for unit in ITALIANS.split()))
    promised = odds(t, "roman", "to italia-3")
    assert t.match.odds(0, "to italia-4") is None
    t.play("roman", "to italia-3", "halt")
    (told,) = t.match.view(0)["clashes"]
    assert promised.win == pytest.approx(sum(winner == 0 for *_, winner in told["faces"]) / 10)


@rule("2.E.2", "8.1a")
def test_ending_the_movement_has_the_odds_of_the_only_battle() -> None:
    board = {"italia-3": f"sarus {ITALIANS} alamanni-a", "galliae-5": "comitatenses-galliae-1"}
    t = position(board, status={"alamanni": "war"}).sequence("roman")
    found = odds(t, "roman", "done")
    (told,) = t.match.view(0)["clashes"]
    assert found.win == pytest.approx(sum(winner == 0 for *_, winner in told["faces"]) / 10)
    assert found.hope == "to win at Aquileia (Italia 3)"
    board["galliae-5"] += " suevi-a"
    assert position(board, status={"alamanni": "war", "suevi": "war"}).sequence("roman").match.odds(0, "done") is None


@rule("2.E.2", "8.4.1a")
def test_a_retreat_has_the_odds_of_the_battle_that_follows() -> None:
    t = clash(f"{ITALIANS} ioviani-seniores alamanni-a").roll(ten(5), then=1).play("roman", "fight italia-3")
    t.idle(until="ChooseRetreat")
    found = odds(t, "barbarian", "retreat italia-1")
    assert found.hope == "to win at Galliae 5"
    other = clash(f"{ITALIANS} ioviani-seniores alamanni-a")
    assert found.win == pytest.approx(1 - odds(other, "roman", "fight galliae-5").win)


@rule("8.2.1c")
def test_whoever_slips_away_sees_the_odds_of_those_who_stay() -> None:
    t = waiting({}, "alaricus").roll(1, then=1).play("barbarian", "evade", "with alaricus")
    stays = odds(t, "barbarian", "flee italia-1")
    everybody = odds(t, "barbarian", "done")
    assert stays.win < everybody.win
    t.play("barbarian", "with visigothi-a")
    assert t.match.odds(1, "flee italia-1") is None


@rule("8.2.2a", "9.3.5a", "9.3.5b")
@pytest.mark.parametrize(("area", "augustus", "guard", "falls"), [
    ("italia-4", "honorius", "ioviani-seniores", 1 / 10), ("thracia-3", "theodosius-ii", "lanciarii-seniores", 4 / 60),
])  # fmt: skip
def test_behind_the_walls(area: str, augustus: str, guard: str, falls: float) -> None:
    t = position({area: f"{augustus} {guard} visigothi-a"}, status=GOTHS).combat("barbarian")
    found = odds(t, "roman", "refuge")
    assert found.win == pytest.approx(1 - falls)
    assert found.hope == "that the walls hold"
    assert cited(found) == {"if-besieged": "9.3.5a"}
    assert odds(t, "roman", "pass").win < 1


# ---- usurpation


def pretending(**facts: Any) -> Table:
    board = {"galliae-2": "castinus comitatenses-galliae-1", "galliae-3": "iovinus", "galliae-4": "aetius"}
    t = position(board, hand={"barbarian": "western-usurpation", **facts.pop("hand", {})}, **facts)
    return t.geostrategy("barbarian")


@rule("6.2a", "6.2b")
@pytest.mark.parametrize("leader", ["castinus", "iovinus", "aetius"])
def test_a_usurper_is_validated_by_his_cp(leader: str) -> None:
    t = pretending(caesars={"west": "aetius"}).play("barbarian", "play western-usurpation")
    found = odds(t, "barbarian", f"leader {leader}")
    assert 6 * found.win == pytest.approx(CP[PIECE[leader]] + (leader == "aetius"))
    assert cited(found) == ({"caesar": "6.2b"} if leader == "aetius" else {})


@rule("3.6.3a", "3.6.3c")
def test_the_pf_that_a_usurper_may_expect() -> None:
    t = pretending().play("barbarian", "play western-usurpation")
    found = odds(t, "barbarian", "leader castinus")
    own = t.g.strength([PIECE["comitatenses-galliae-1"]])
    assert found.expected_losses.enemy == pytest.approx(found.win * own)
    board = {
        "galliae-2": "castinus", "galliae-4": "aetius comitatenses-galliae-1", "galliae-5": "iovinus",
        "galliae-6": "honorius gerontius comitatenses-galliae-2",
    }  # fmt: skip
    t = position(board, hand={"barbarian": "western-usurpation"}).geostrategy("barbarian")
    found = odds(t.play("barbarian", "play western-usurpation"), "barbarian", "leader castinus")
    joins = (7 - CP[PIECE["aetius"]]) / 6
    assert found.expected_losses.enemy == pytest.approx(found.win * joins * own)


@rule("6.2a")
def test_a_stratagem_that_asks_for_its_target_has_the_odds_of_the_best() -> None:
    t = pretending()
    found = odds(t, "barbarian", "play western-usurpation")
    assert 6 * found.win == pytest.approx(max(CP[PIECE[name]] for name in ("castinus", "iovinus", "aetius")))
    assert cited(found)["best-choice"] == "6b"


@rule("6.1e")
@pytest.mark.parametrize(("held", "noted"), [("", False), ("tribute", True), ("augusta-occidentalis", True)])
def test_an_augusta_may_step_in_whatever_the_roman_holds(held: str, noted: bool) -> None:
    t = pretending(hand={"roman": held})
    found = odds(t.play("barbarian", "play western-usurpation"), "barbarian", "leader castinus")
    assert ("augusta-may-step-in" in cited(found)) is noted
    assert 6 * found.win == pytest.approx(CP[PIECE["castinus"]])


@rule("6.1e")
def test_the_roman_sees_what_his_augusta_would_do() -> None:
    t = pretending(hand={"roman": "augusta-occidentalis"})
    t.play("barbarian", "play western-usurpation", "leader castinus")
    assert t.asked == "ShieldWindow"
    cp = CP[PIECE["castinus"]]
    assert 6 * odds(t, "roman", "pass").win == pytest.approx(6 - cp)
    assert 6 * odds(t, "roman", "shield").win == pytest.approx(6 - cp + 1)


@rule("3.6.3d")
def test_the_next_diocese_is_a_ten_sided_die_below_his_cp() -> None:
    t = position({"galliae-2": "castinus"}, hand={"barbarian": "western-usurpation"}).geostrategy("barbarian")
    t.roll(1).play("barbarian", "play western-usurpation")
    assert t.asked == "NextDiocese"
    text = next(text for text in t.options("barbarian") if text != "pass")
    assert 10 * odds(t, "barbarian", text).win == pytest.approx(CP[PIECE["castinus"]])


@rule("3.6.3g")
def test_rallying_is_one_die_at_most_his_cp_for_all_of_them() -> None:
    board = {"galliae-2": "west castinus comitatenses-galliae-1", "galliae-3": "comitatenses-galliae-2 franci-salii-a"}
    t = position(board, usurpers={"west": "castinus"}, status={"franci-salii": "foederati"}).sequence("barbarian")
    t.play("barbarian", "lead castinus", "take comitatenses-galliae-1", "to galliae-3")
    found = odds(t, "barbarian", "rally")
    assert 6 * found.win == pytest.approx(CP[PIECE["castinus"]])
    units = [PIECE["comitatenses-galliae-2"], PIECE["franci-salii-a"]]
    assert found.expected_losses.enemy == pytest.approx(found.win * t.g.strength(units))


@rule("3.5.2f")
def test_the_approval_of_the_east() -> None:
    board = {"galliae-2": "castinus", "italia-2": "aetius", "asia-1": "procopius"}
    t = position(board, hand={"barbarian": "assassination"}, year=420).moment("barbarian", "start")
    t.roll(ten(9), then=1).play("barbarian", "play assassination", "leader honorius")
    assert t.asked == "ChooseAugustus"
    assert 6 * odds(t, "roman", "leader castinus").win == pytest.approx(CP[PIECE["castinus"]])


# ---- other rolls


@rule("6.2l")
def test_becoming_rex_is_one_die_at_most_his_cp() -> None:
    board = {"hispaniae-1": "alaricus visigothi-chief visigothi-a"}
    t = position(board, status=GOTHS, hand={"barbarian": "rex"}).geostrategy("barbarian")
    best = odds(t, "barbarian", "play rex")
    t.play("barbarian", "play rex")
    for leader in ("alaricus", "visigothi-chief"):
        assert 6 * odds(t, "barbarian", f"leader {leader}").win == pytest.approx(CP[PIECE[leader]])
    assert best.win == odds(t, "barbarian", "leader alaricus").win


@rule("6.3g", "6.1e")
def test_murder() -> None:
    t = position({"galliae-2": "castinus"}, hand={"barbarian": "assassination", "roman": "tribute"})
    t.moment("barbarian", "start")
    assert odds(t, "barbarian", "play assassination").win == pytest.approx(0.2)
    t.play("barbarian", "play assassination")
    plain, augustus = odds(t, "barbarian", "leader castinus"), odds(t, "barbarian", "leader honorius")
    assert outcomes(plain) == {"the victim dies": 2, "the attempt fails": 8}
    assert plain.win == pytest.approx(0.2)
    assert cited(plain) == {}
    assert cited(augustus) == {"augusta-may-step-in": "6.1e"}


@rule("6.3b")
def test_rebellion_is_one_die_above_the_best_cp_of_its_masters() -> None:
    board = {"galliae-2": "gundericus vandali-a", "galliae-3": "alani-a", "galliae-5": "suevi-a"}
    status, ally = dict.fromkeys(("vandali", "alani", "suevi"), "war"), dict.fromkeys(("alani", "suevi"), "vandali")
    t = position(board, status=status, ally=ally, hand={"roman": "rebellion"})
    t.geostrategy("roman").play("roman", "play rebellion")
    assert 6 * odds(t, "roman", "tribe alani").win == pytest.approx(6 - CP[PIECE["gundericus"]])


@rule("9.4b", "9.4c")
@pytest.mark.parametrize(("tribe", "faces", "sides"), [("alamanni", -1, 6), ("burgondi", 0, 10)])
def test_winning_over_the_vanquished(tribe: str, faces: int, sides: int) -> None:
    board = {"galliae-2": f"aetius ioviani-seniores herculiani-seniores {tribe}-a"}
    t = position(board, status={tribe: "war"}).roll(ten(9)).combat("roman")
    assert sides * odds(t, "roman", "federate").win == pytest.approx(CP[PIECE["aetius"]] + faces)


@rule("6.3e", "6.1d")
def test_the_council() -> None:
    t = position({"asia-2": "theodosius-ii", "italia-2": "sarus"}, council=49).sequence("roman")
    found = odds(t, "roman", "done")
    assert 6 * found.win == pytest.approx(CP[PIECE["theodosius-ii"]])
    assert set(outcomes(found)) == {"the Council succeeds", "the Council fails"}


# ---- all of them


def test_what_needs_no_dice_has_no_odds() -> None:
    t = position({"galliae-2": "castinus comitatenses-galliae-1"}).sequence("roman")
    assert t.match.odds(0, "lead castinus") is None
    assert t.match.odds(0, "done") is None


@pytest.mark.parametrize("scenario", ["tyrants-of-gaul", "last-emperors"])
def test_odds_leave_what_is_known_alone_and_add_up(scenario: str) -> None:
    match, chooser, found = GAME.new(scenario=scenario, seed=6), Random(6), 0
    for n in range(1200):
        if match.over:
            break
        seat = match.pending[0]
        options = match.decision(seat).options
        if n % 4 == 0:
            known = masked(match.position, seat)
            before = known.to_json()
            for option in options:
                told = GAME.odds(known, seat, option.move)
                if told is not None:
                    found += 1
                    assert sum(one.probability for one in told.outcomes) == pytest.approx(1)
                    assert 0 <= told.win <= 1
                    assert min(told.expected_losses.own, told.expected_losses.enemy) >= 0
                    assert all(one.rule in GAME.rules and one.what in GAME.names for one in told.modifiers)
            assert known.to_json() == before
        match.play(seat, chooser.choice(options))
    assert found > 10


def test_the_odds_of_rolls_agree_with_what_happens() -> None:
    """Usurpations tried again and again by other dice succeed as often as promised."""
    t = pretending().play("barbarian", "play western-usurpation")
    promised, proclaimed = odds(t, "barbarian", "leader aetius").win, 0
    for seed in range(300):
        one = t.match.copy()
        one.position.dice = FastDice.seeded(seed)
        one.play(1, "leader aetius")
        proclaimed += one.position.usurper[0] != NOBODY
    assert promised == pytest.approx(proclaimed / 300, abs=0.1)
