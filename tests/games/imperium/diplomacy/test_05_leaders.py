"""5.2, 5.8d, 12.4, 12.5: leaders of friends lead a force march, an interception and an attack of others' units."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.march_table import campaign, plain, walk
from romanum.games.imperium.data.hexes import CLEAR, PLACE, PROVINCE
from romanum.games.imperium.rules.battle.commitments import slots
from romanum.games.imperium.rules.battle.fight import ATTACKER, Fight
from romanum.games.imperium.rules.common.entry import enter_province
from romanum.games.imperium.rules.common.powers import make_client, make_neutral, wake
from romanum.games.imperium.rules.march.allowance import allowance
from romanum.games.imperium.rules.march.interceptors import companions
from romanum.games.imperium.state.errands import LandCombat, Trespass
from romanum.games.imperium.state.marks import LENT, MOVED, SUPPLIED
from romanum.games.imperium.state.position import ACTIVE
from rules import rule

ALLIES = (("otho", "galba"),)


def borrowing(answer: str) -> tuple[Table, list[str]]:
    """Otho's legions stand with Galba himself and ask for his lead."""
    way = plain(CLEAR, 4)
    board = {way[0]: "otho 2 20-10-a | galba 1 16-10-b galba"}
    t = campaign(board, "otho", scenario=12, allies=ALLIES)
    t.play("otho", f"march {way[0]}", "take-leader galba")
    assert t.asked == ("galba",)
    return t.play("galba", answer), way


@rule("5.8d", "12.5a")
def test_an_allys_leader_leads_a_force_march_if_he_may() -> None:
    t, way = borrowing("yes")
    t.play("otho", "force-march galba")
    assert allowance(t.g, t.g.mover) == 10 + 1 + t.g.leader_value[t.leader("galba")]
    t.roll(1)
    walk(t, "otho", "ready", f"to {way[1]}", "halt")
    assert t[way[1]] == "otho 2 20-10-a | galba galba"
    assert t[way[0]] == "galba 1 16-10-b"


@rule("5.8c")
def test_he_does_not_move_again_in_his_owners_turn() -> None:
    t, way = borrowing("yes")
    walk(t, "otho", "ready", f"to {way[1]}", "halt")
    assert t.g.mark[t.g.leader_in[t.leader("galba")]] & MOVED


@rule("5.8d")
def test_a_leader_who_is_refused_stays() -> None:
    t, _ = borrowing("no")
    assert "take-leader galba" not in t.offered("otho")
    assert "force-march galba" not in t.offered("otho")


@rule("5.8d", "12.1a")
def test_fleets_in_port_do_not_march_because_a_friends_leader_does() -> None:
    """He is fed with nobody; who goes is asked of those who were."""
    t = campaign({"b5619": "otho 2 20-10-a | otho 2 18-30-a | galba galba"}, "otho", scenario=12, allies=ALLIES)
    t.play("otho", "march b5619", "take-leader galba").play("galba", "yes")
    assert "take-leader galba" not in t.offered("otho")
    assert not [option for option in t.offered("otho") if option.startswith("bring")]


@rule("13.0a")
def test_whoever_goes_on_with_another_leader_brings_nobody_who_was_not_fed() -> None:
    way = plain(CLEAR, 2)
    board = {way[0]: "pompeius-strabo pompeius-strabo | marius 2 16-10-a marius"}
    t = campaign(board, "marius", scenario=3)
    wake(t.g, t.power("pompeius-strabo"), 0)
    make_client(t.g, t.power("pompeius-strabo"), t.power("marius"))
    t.g.mark[t.stack("marius", way[0])] &= ~SUPPLIED
    t.play("marius", f"march {way[0]}", "name pompeius-strabo", "take-leader marius", "leave-leader pompeius-strabo")
    assert "ready" in t.offered("marius")
    assert not [option for option in t.offered("marius") if option.startswith("bring ")]


@rule("5.8d", "14.4.2b")
def test_a_leader_who_came_along_leads_the_attack() -> None:
    way = plain(CLEAR, 2)
    t = position({way[0]: "otho 3 20-10-a | galba galba | vitellius 1 20-10-a"}, scenario=12, allies=ALLIES)
    for stack in range(len(t.g.at)):
        t.g.mark[stack] |= SUPPLIED
    t.g.mark[t.stack("galba", way[0])] |= LENT * (t.seat("otho") + 1)
    t.push(LandCombat(t.seat("otho"))).play("otho", f"attack {way[0]}")
    assert t.asked == ("vitellius",)
    fight = t.g.running(Fight)
    assert t.stack("galba", way[0]) in fight.attackers
    assert slots(t.g, fight, ATTACKER) == [(0, [t.leader("galba")])]


def meeting(board: str, allies: tuple[tuple[str, str], ...] = (), moving: str = "vitellius") -> tuple[Table, list[str]]:
    """Vitellius comes within two hexes of others."""
    way = plain(CLEAR, 4)
    t = campaign({way[0]: f"{moving} 2 20-10-a", way[3]: board}, moving, scenario=12, allies=allies)
    return walk(t, moving, f"march {way[0]}", "ready", f"to {way[1]}"), way


@rule("5.8d", "12.4a")
def test_an_allys_leader_leads_an_interception_if_he_may() -> None:
    t, way = meeting("otho 3 20-10-a | galba 1 16-10-b galba", ALLIES)
    while t.asked != ("otho",):
        t.play(t.asked[0], "pass")
    t.play("otho", "intercept galba")
    assert t.asked == ("galba",)
    t.roll(6).play("galba", "yes").play("otho", "ready")
    while t.stopped:
        t.skip()
    assert t[way[1]] == "otho 3 20-10-a | vitellius 2 20-10-a | galba galba"
    assert t[way[3]] == "galba 1 16-10-b"


@rule("5.8d", "12.4a")
def test_without_his_owners_leave_nobody_goes() -> None:
    t, way = meeting("otho 3 20-10-a | galba 1 16-10-b galba", ALLIES)
    while t.asked != ("otho",):
        t.play(t.asked[0], "pass")
    t.play("otho", "intercept galba").play("galba", "no")
    assert t[way[3]] == "otho 3 20-10-a | galba 1 16-10-b galba"
    assert not t.g.tired
    assert (t.step, t.asked) == ("Interception", ("galba",))


@rule("12.4a", "5.2.4a")
def test_a_neutral_intercepts_its_enemy_though_the_player_who_moves_it_is_his_ally() -> None:
    way = plain(CLEAR, 4)
    board = {way[0]: "otho 2 20-10-a", way[3]: "vitellius 2 20-10-a vitellius"}
    t = campaign(board, "otho", scenario=12, allies=ALLIES)
    neutral = t.power("vitellius")
    make_neutral(t.g, neutral, ACTIVE)
    wake(t.g, neutral, 1 << t.seat("otho"))
    t.g.chief[neutral] = t.seat("galba")
    walk(t, "otho", f"march {way[0]}", "ready", f"to {way[1]}")
    assert (t.step, t.asked) == ("Interception", ("galba",))
    assert "intercept vitellius" in t.offered("galba")


@rule("12.4a", "5.2.1a")
def test_a_clients_units_intercept_with_the_leader_of_their_patron() -> None:
    way = plain(CLEAR, 4)
    t = campaign({way[0]: "caesar 1 20-10-a", way[3]: "pompey 1 20-10-a pompey | numidia 2 m4-12"}, "caesar")
    assert t.g.chief[t.power("numidia")] == t.seat("pompey")
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    t.play("pompey", "intercept pompey")
    assert "leave m4-12" in t.offered("pompey")


@rule("12.4a", "27.2.1b")
def test_rhodians_do_not_go_with_their_patron_against_romans() -> None:
    way = plain(CLEAR, 4)
    board = {way[0]: "marius 1 20-10-a", way[3]: "sulla 1 20-10-a sulla | rhodus 2 m4-12"}
    t = campaign(board, "marius", scenario=3)
    walk(t, "marius", f"march {way[0]}", "ready", f"to {way[1]}")
    assert [t.g.whose[stack] for stack in companions(t.g, t.seat("sulla"), t.leader("sulla"))] == [t.power("sulla")]


@rule("23.1")
def test_units_wake_a_province_also_behind_a_leader_who_walks_ahead() -> None:
    way = plain(CLEAR, 2)
    t = position({way[0]: "galba galba | otho 1 4-12"}, scenario=12, allies=ALLIES)
    leader, units = t.stack("galba", way[0]), t.stack("otho", way[0])
    enter_province(t.g, [leader, units], PROVINCE[PLACE[way[0]]])
    assert t.g.running(Trespass).stack == units


@rule("5.2.4b")
@pytest.mark.parametrize(("client", "along"), [(True, True), (False, False)])
def test_a_neutrals_leader_whom_a_player_moves_does_not_go_with_his_men(client: bool, along: bool) -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "pompeius-strabo pompeius-strabo | marius 2 16-10-a"}, "marius", scenario=3)
    strabo = t.power("pompeius-strabo")
    wake(t.g, strabo, 0)
    make_client(t.g, strabo, t.power("marius"))
    if not client:
        make_neutral(t.g, strabo)
        wake(t.g, strabo, 0)
        t.g.chief[strabo] = t.seat("marius")
    t.play("marius", f"march {way[0]}")
    if t.step == "WhoMarches":
        t.play("marius", "name marius")
    assert ("take-leader pompeius-strabo" in t.offered("marius")) is along
