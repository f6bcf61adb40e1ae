"""Chapter 14.14 to 14.16: who has won, where the beaten go, and who follows them."""

import pytest

from games.trajan.builder import Table, position
from games.trajan.combat.fights import PARTHIAN_FIRST, ROMAN_FIRST, SHOOTERS, battle, outcome
from romanum.engine.position import changed
from romanum.games.trajan.data.components import UNIT
from romanum.games.trajan.rules.combat.aftermath import winner
from romanum.games.trajan.state.position import War
from rules import rule


def reckon(lost: tuple[int, int], start: tuple[int, int], attackers: str = "alae-1", defenders: str = "saka-1") -> int:
    """Who has won after these losses; a `!` after a unit says that it is disrupted."""
    g = War(scenario=3)
    g.lost = list(lost)
    for mark, force in ((1, attackers), (2, defenders)):
        for word in force.split():
            unit = UNIT[word.rstrip("!")]
            g.fighting = changed(g.fighting, unit, mark)
            g.disrupted = changed(g.disrupted, unit, int(word.endswith("!")))
    return winner(g, start)


# ---- 14.14: winning


@rule("14.14a")
@pytest.mark.parametrize(
    ("lost", "won"),
    [((0, 10), 1), ((5, 10), 1), ((5, 9), 0), ((0, 9), 0), ((10, 5), 2), ((9, 0), 0), ((6, 10), 0), ((0, 0), 0)],
)
def test_twice_the_losses_and_a_quarter_of_the_strength(lost: tuple[int, int], won: int) -> None:
    assert reckon(lost, (40, 40)) == won


@rule("14.14a")
def test_a_quarter_of_the_enemy_s_own_strength() -> None:
    assert reckon((0, 5), (100, 20)) == 1
    assert reckon((0, 5), (20, 100)) == 0


@rule("14.14a")
@pytest.mark.parametrize(
    ("attackers", "defenders", "won"),
    [
        ("alae-1", "saka-1!", 1),
        ("alae-1", "saka-1! saka-2", 0),
        ("alae-1 alae-2!", "saka-1!", 0),
        ("alae-1", "saka-1! chosroes", 1),
        ("alae-1!", "saka-1", 2),
    ],
)
def test_all_enemies_but_leaders_disrupted_and_none_of_one_s_own(attackers: str, defenders: str, won: int) -> None:
    assert reckon((0, 0), (40, 40), attackers, defenders) == won


@rule("14.14b")
def test_it_is_a_draw_when_both_meet_a_condition() -> None:
    assert reckon((0, 10), (40, 40), "alae-1!", "saka-1") == 0


@rule("14.14a")
def test_a_force_of_which_nobody_is_left_has_not_won() -> None:
    assert reckon((20, 4), (40, 4), "alae-1", "") == 0
    assert reckon((20, 5), (40, 40), "alae-1", "saka-1") == 2


@rule("14.14a", "14.8")
def test_losses_are_counted_in_printed_strength() -> None:
    hordes = "core-horde-1 core-horde-2 core-horde-3 core-horde-4"
    t = battle("legio-i-adiutrix", hordes, *PARTHIAN_FIRST, 5, then=1)
    assert t.events("combat")[0]["strengths"] == [5, 20]
    assert outcome(t)["losses"] == [5, 0]


@rule("14.15e", "14.14b")
def test_after_a_draw_nobody_retreats_and_no_markers_change_hands() -> None:
    t = position(h1012="up cohortes-v-1 core-levy-1", hand={"roman": "military", "parthian": "agent"}).combat("roman")
    t.roll(*ROMAN_FIRST, 4, 4, 4, 4, 4, 4).play("roman", "attack h1012")
    assert (outcome(t)["side"], outcome(t)["size"]) == ("nobody", "draw")
    assert t["h1012"] == "up cohortes-v-1 core-levy-1"
    assert (t.hand("roman"), t.hand("parthian")) == (["military"], ["agent"])


@rule("14.16")
@pytest.mark.parametrize(
    ("defenders", "dice", "size", "lost"),
    [
        ("core-levy-1", (5,), "skirmish", 4),
        ("core-horde-1", (5,), "minor", 5),
        ("core-horde-1 core-horde-2", (4, 1, 1, 1), "minor", 10),
        ("core-horde-1 core-horde-2 core-horde-3 core-horde-4 satrapy-horde-1", (1, 1, 1, 1), "major", 25),
        ("core-horde-1 core-horde-2 core-horde-3 core-horde-4 saka-1", (1, 1, 1, 1), "minor", 23),
    ],
)
def test_the_size_goes_by_the_loser_s_losses(defenders: str, dice: tuple[int, ...], size: str, lost: int) -> None:
    t = battle(SHOOTERS, defenders, *ROMAN_FIRST, *dice, then=1)
    while t.asked == "ChooseLosses":
        t.play("parthian", t.options("parthian")[0])
    assert (outcome(t)["side"], outcome(t)["losses"], outcome(t)["size"]) == ("roman", [0, lost], size)


@rule("14.16")
def test_the_winner_s_losses_do_not_matter() -> None:
    t = battle(f"{SHOOTERS} militia", "core-horde-1 core-levy-1", *PARTHIAN_FIRST, 6, 5, 4, 1, 1, then=1)
    while t.asked == "ChooseLosses":
        t.play(t.who, t.options(t.who)[-1])
    assert outcome(t)["losses"][0] > 0
    assert (outcome(t)["side"], outcome(t)["size"]) == ("roman", "minor")


# ---- 14.15: retreat and pursuit


def fought_out(t: Table, attack: str) -> Table:
    """The Roman attacks, and nobody plays a marker or helps in a check."""
    t.play("roman", attack)
    while t.asked in ("Lend", "PlaySuperiority"):
        t.play(t.who, "pass")
    return t


def beaten(where: str = "h1012", leader: str = "", hand: dict[str, str] | None = None, **more: str) -> Table:
    """In the Fire round a horde is disrupted; nothing else happens, so the Roman has won a skirmish."""
    board = {where: f"up {leader} cohortes-v-1 vologaeses core-horde-1"}
    t = position({**board, **more}, hand=hand).combat("roman")
    return fought_out(t.roll(6, 1, 1, 1, 4, 4), f"attack {where}")


def repulsed(hand: dict[str, str] | None = None, **more: str) -> Table:
    """In the Fire round the Roman attackers are disrupted; nothing else happens, so the Parthian has won."""
    t = position({"h1012": "up trajan cohortes-r-1 chosroes core-levy-1", **more}, hand=hand).combat("roman")
    return fought_out(t.roll(1, 6, 1, 1, 4, 4), "attack h1012")


@rule("14.15a", "14.10c")
def test_the_winner_moves_the_whole_losing_force_to_one_adjacent_hex() -> None:
    t = beaten()
    assert outcome(t)["side"] == "roman"
    assert (t.asked, t.who) == ("Retreat", "roman")
    assert sorted(t.options("roman")) == [f"retreat {n}" for n in ("0911", "0912", "1011", "1013", "1111", "1112")]
    t.play("roman", "retreat h1111")
    assert t["h1111"] == "up vologaeses core-horde-1"
    assert t["h1012"] == "up cohortes-v-1"


@rule("14.15a")
def test_even_into_a_hex_with_units_of_the_winner() -> None:
    t = beaten(h1011="alae-1").play("roman", "retreat h1011")
    assert t["h1011"] == "up alae-1 vologaeses core-horde-1"


@rule("14.15a", "12.3d")
def test_never_into_the_sea() -> None:
    t = beaten("h0212")  # the cape of an island: one land hex beside it
    assert t.events("retreats")[0]["destination"] == "0112"
    assert t.where("core-horde-1") == "h0112"


@rule("14.15a")
def test_a_beaten_attacker_retreats_as_well() -> None:
    t = repulsed()
    assert (t.asked, t.who) == ("Retreat", "parthian")
    t.play("parthian", "retreat h1011")
    assert t["h1011"] == "up trajan cohortes-r-1"


@rule("14.15a", "8.1e")
def test_the_beaten_see_through_an_empty_exercitus_where_they_are_driven() -> None:
    t = beaten(h1011="roman-i").play("roman", "retreat h1011")
    assert [e["army"] for e in t.events("unmasked")] == ["i"]


@rule("14.15b", "7.3c")
def test_a_force_that_has_not_fought_may_attack_those_driven_into_its_hex() -> None:
    t = beaten(h1011="alae-1").play("roman", "retreat h1011")
    assert t.may("roman", "attack h1011")


@rule("14.15b", "7.3b")
def test_a_force_that_has_fought_may_not() -> None:
    t = position(h1012="up cohortes-v-1 core-horde-1", h1011="up alae-1 saka-1").combat("roman")
    t.roll(6, 1, *[4] * 5).play("roman", "attack h1011")
    t.roll(6, 1, 1, 1, 4, 4).play("roman", "attack h1012", "retreat h1011")
    assert t["h1011"] == "up alae-1 core-horde-1 saka-1"
    assert t.forbids("roman", "attack h1011") == "7.3b"


@rule("14.15b", "7.3b")
def test_beaten_attackers_attack_nobody_where_they_are_driven() -> None:
    t = repulsed(h1011="saka-1").play("parthian", "retreat h1011")
    assert t["h1011"] == "up trajan cohortes-r-1 saka-1"
    assert t.forbids("roman", "attack h1011") == "7.3b"


@rule("14.15b", "7.3b")
@pytest.mark.parametrize("friends", ["alae-1", "hadrian alae-1"])
def test_nor_with_friends_whom_an_event_holds_back(friends: str) -> None:
    t = repulsed(h1011=f"{friends} saka-1")
    t.g.stayed = tuple(UNIT[name] for name in friends.split())
    t.play("parthian", "retreat h1011")
    assert t.forbids("roman", "attack h1011") == "7.3b"


@rule("14.15b", "13.2")
def test_nor_with_a_leader_alone() -> None:
    t = repulsed(h1011="hadrian saka-1").play("parthian", "retreat h1011")
    assert t.forbids("roman", "attack h1011") == "7.3b"


@rule("14.15c", "8.0a")
def test_nobody_learns_from_it_whether_friends_face_down_can_attack() -> None:
    seen = [repulsed(h1011=friend).play("parthian", "retreat h1011") for friend in ("hadrian", "legio-i-adiutrix")]
    assert [t.g.attacked[UNIT["trajan"]] for t in seen] == [1, 0]
    assert seen[0].match.view(1)["attacked"] == seen[1].match.view(1)["attacked"]


@rule("14.15c")
def test_beaten_attackers_join_friends_who_have_still_to_attack() -> None:
    t = repulsed(h1011="legio-i-adiutrix saka-1").play("parthian", "retreat h1011")
    t.roll(6, 1, then=1).play("roman", "attack h1011")
    assert t.events("combat")[-1]["attackers"] == ["trajan", "legio-i-adiutrix", "cohortes-r-1"]


@rule("14.15c")
def test_the_beaten_defend_together_with_friends_where_they_are_driven() -> None:
    t = beaten(h1011="alae-1 saka-1").play("roman", "retreat h1011")
    t.roll(6, 1, then=1).play("roman", "attack h1011")
    assert t.events("combat")[-1]["defenders"] == ["vologaeses", "core-horde-1", "saka-1"]


@rule("14.15d", "7.3b")
def test_by_a_military_marker_the_attacker_follows_and_attacks_again() -> None:
    t = beaten(leader="trajan", hand={"roman": "military"}).play("roman", "retreat h1011")
    assert (t.asked, t.options("roman")) == ("Pursuit", ["pursue trajan", "pass"])
    t.roll(6, 1, 4, 4, 4, 4, 4, 4).play("roman", "pursue trajan")
    assert t["h1011"] == "up trajan cohortes-v-1 vologaeses core-horde-1"
    assert [e["hex"] for e in t.events("combat")] == ["1012", "1011"]
    assert t.hand("roman") == []


@rule("7.3a", "14.15d")
def test_friends_who_have_still_to_attack_fight_with_the_pursuers() -> None:
    t = beaten(leader="trajan", hand={"roman": "military"}, h1011="alae-1 saka-1").play("roman", "retreat h1011")
    t.roll(6, 1, then=4).play("roman", "pursue trajan")
    assert t.events("combat")[-1]["attackers"] == ["trajan", "cohortes-v-1", "alae-1"]


@rule("7.3b", "14.15d")
def test_friends_who_have_attacked_stay_out_of_a_pursuit() -> None:
    t = position(
        h1012="up trajan cohortes-v-1 vologaeses core-horde-1 core-horde-2", h1011="up alae-1 saka-1",
        hand={"roman": "military"},
    ).combat("roman")  # fmt: skip
    fought_out(t.roll(6, 1, 4, 4, 4, 4, then=4), "attack h1011")
    fought_out(t.roll(6, 1, 1, 1, 4, 4), "attack h1012").play("roman", "retreat h1011")
    t.roll(6, 1, then=4).play("roman", "pursue trajan")
    assert t.events("combat")[-1]["attackers"] == ["trajan", "cohortes-v-1"]


@rule("14.15d")
def test_each_further_pursuit_takes_another_marker() -> None:
    t = beaten(leader="trajan", hand={"roman": "military military"}).play("roman", "retreat h1011")
    fought_out(t.roll(6, 1, 1, 1, 4, 4), "pursue trajan").play("roman", "retreat h1010")
    assert t.hand("roman") == ["military"]
    fought_out(t.roll(6, 1, 1, 1, 4, 4), "pursue trajan").play("roman", "retreat h1009")
    assert t.hand("roman") == []
    assert not t.asked
    assert t["h1010"] == "up trajan cohortes-v-1"


@rule("14.15d")
@pytest.mark.parametrize(("leader", "marker"), [("", "military"), ("trajan", "political")])
def test_without_leader_or_marker_nobody_pursues(leader: str, marker: str) -> None:
    t = beaten(leader=leader, hand={"roman": marker}).play("roman", "retreat h1011")
    assert not t.asked
    assert t.events("pursues") == []


@rule("14.15d", "6.1b")
def test_a_leader_who_has_used_up_his_rating_does_not_pursue() -> None:
    t = position(
        h1012="up clarus cohortes-v-1 core-horde-1 core-horde-2", hand={"roman": "military"}, plays={"clarus": 1}
    ).combat("roman")
    fought_out(t.roll(6, 1, 1, 1, 4, 4), "attack h1012").play("roman", "retreat h1011")
    assert not t.asked


@rule("14.15d", "6.2a")
def test_a_leader_of_the_beaten_may_counter_the_pursuit() -> None:
    t = beaten(leader="trajan", hand={"roman": "military", "parthian": "military"})
    t.play("roman", "retreat h1011", "pursue trajan")
    assert (t.who, t.options("parthian")) == ("parthian", ["counter vologaeses", "pass"])
    t.play("parthian", "counter vologaeses")
    assert t.where("trajan") == "h1012"
    assert len(t.events("combat")) == 1


@rule("14.15d", "6.2a")
def test_a_leader_inside_a_city_is_not_of_the_pursued() -> None:
    t = position(
        h1010="up trajan cohortes-v-1 vologaeses core-horde-1", edessa="in abgarus",
        hand={"roman": "military", "parthian": "military"},
    ).combat("roman")  # fmt: skip
    fought_out(t.roll(6, 1, 1, 1, 4, 4), "attack h1010").play("roman", "retreat edessa", "pursue trajan")
    assert t.options("parthian") == ["counter vologaeses", "pass"]
    assert t.forbids("parthian", "counter abgarus") == "14.15d"


@rule("14.15d")
def test_a_beaten_attacker_is_not_pursued() -> None:
    t = repulsed(hand={"parthian": "military"}).play("parthian", "retreat h1011")
    assert not t.asked
    assert t.where("chosroes") == "h1012"


@rule("14.15d", "15.2c")
def test_a_garrison_that_has_won_its_sally_may_pursue() -> None:
    t = position(edessa="in trajan cohortes-v-1 civis:roman out core-horde-1", hand={"roman": "military"})
    fought_out(t.combat("roman").roll(6, 1, 1, 1, 4, 4), "sally edessa").play("roman", "retreat h1010")
    t.roll(6, 1, 4, 4, 4, 4, 4, 4).play("roman", "pursue trajan")
    assert t["h1010"] == "up trajan cohortes-v-1 core-horde-1"
    assert t.controller("edessa") == "roman"
