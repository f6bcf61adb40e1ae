"""Chapter 14.13: the worked battle, step by step with its own dice."""

from games.trajan.builder import Table
from games.trajan.combat.fights import checks, field, outcome, strikes
from rules import rule

LEGIONS = "legio-i-adiutrix legio-iii-gallica"
AUXILIARIES = "cohortes-v-1 cohortes-v-2"
EQUITES = "alae-1 alae-2 alae-3"
CATAPHRACTS = ["cataphracts-1", "cataphracts-2", "cataphracts-3"]
HORSE_ARCHERS = ["core-horde-1", "core-horde-2", "core-horde-3"]

FIRE = (4, 1, 5)
"""No effect; C, and the Romans' check."""
MELEE = (4, 3, 5)
"""5/C, and the Parthians' check; no effect."""
PURSUIT = (1, 1)
"""C, and the Parthians' check."""


def worked_battle() -> Table:
    """The Romans expend a Military marker: nobody rolls for Tactical Superiority."""
    t = field(
        f"clarus {LEGIONS} {AUXILIARIES} {EQUITES}",
        " ".join(CATAPHRACTS + HORSE_ARCHERS),
        hand={"roman": "military", "parthian": "political"},
    )
    t.play("roman", "attack h1012").roll(*FIRE, *MELEE, *PURSUIT, then=1)
    return t.play("roman", "superiority clarus")


@rule("14.13")
def test_the_attacks_and_their_strengths() -> None:
    t = worked_battle()
    assert t.events("superiority-roll") == []
    assert strikes(t) == [
        ("roman", "fire", 8),
        ("parthian", "fire", 15),
        ("roman", "melee", 34),
        ("parthian", "melee", 6),
        ("roman", "pursuit", 30),
    ]
    assert [e["die"] for e in t.events("strike")] == [4, 1, 4, 5, 1]


@rule("14.13")
def test_the_checks_and_what_they_bring() -> None:
    t = worked_battle()
    assert [(e["side"], e["die"]) for e in t.events("check")] == [("roman", 5), ("parthian", 3), ("parthian", 1)]
    assert checks(t) == [
        ("fire", [], []),
        ("melee", HORSE_ARCHERS, []),
        ("pursuit", CATAPHRACTS, HORSE_ARCHERS),
    ]


@rule("14.13", "14.9a")
def test_the_5_of_the_melee_costs_a_force_all_of_cavalry_nothing() -> None:
    t = worked_battle()
    assert t.events("strike")[2]["number"] == 5
    assert t.events("falls") == []
    assert len(t.events("no-losses")) == 1


@rule("14.13", "14.9c")
def test_the_parthians_have_the_maneuver_advantage_in_the_melee_and_no_more_in_the_pursuit() -> None:
    noted = [
        (e["side"], e["round"], [note["rule"] for note in e["modifiers"]]) for e in worked_battle().events("strike")
    ]
    assert [entry for entry in noted if entry[2]] == [("roman", "melee", ["14.9a"])]


@rule("14.13", "14.14a", "14.16")
def test_it_is_a_minor_victory_of_rome() -> None:
    t = worked_battle()
    assert (outcome(t)["side"], outcome(t)["losses"], outcome(t)["size"]) == ("roman", [0, 15], "minor")
    assert (t.asked, t.who) == ("Retreat", "roman")
    t.play("roman", "retreat h1013")
    assert t["h1013"] == " ".join(["up", *CATAPHRACTS])
    assert (len(t.hand("roman")), t.hand("parthian")) == (1, [])
