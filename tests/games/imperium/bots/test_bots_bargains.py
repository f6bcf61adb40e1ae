"""What bots at Imperium Romanum pay for, agree on and end by the special rules of a scenario (2.5, 25.1b)."""

from __future__ import annotations

import pytest

from games.imperium.battle.test_19_donatives import bidding
from games.imperium.bots.choices import best
from games.imperium.builder import GAME, Table, position
from romanum.engine.dice import ScriptedDice
from romanum.games.imperium.bots import parleys, policy
from romanum.games.imperium.rules.scenario.bids import Bids
from romanum.games.imperium.rules.scenario.triggers import Spare
from romanum.games.imperium.rules.special.chronicle import note_payment, rule_called
from romanum.games.imperium.rules.special.victory_progress import Standing
from romanum.games.imperium.state.actions import NUMBER
from romanum.games.imperium.state.errands import GrainCheck, LandMovement, Negotiation, ProposePeace
from rules import rule

MARIUS, CIVIL_WAR, TRIUMVIRS, SEVERUS, RESTORATION, JULIAN = 3, 6, 9, 16, 21, 29
STILICHO, SCOURGE_OF_GOD, MAJORIAN, JUSTINIAN, HERACLIUS = 33, 36, 37, 39, 41


def talks(t: Table) -> Table:
    """The negotiation of a Diplomacy Phase."""
    t.g.dice = ScriptedDice([1] * 8)
    return t.push(Negotiation()).go_on()


def wins(monkeypatch: pytest.MonkeyPatch, *near: float) -> None:
    """How near everybody is to winning."""
    found = tuple(Standing(value, False, ()) for value in near)
    for module in ("parleys", "bargains"):
        monkeypatch.setattr(f"romanum.games.imperium.bots.{module}.standings", lambda g: found)


# ---- paid for


def attila(horde: str, paid: int = 0, talents: int = 40) -> Table:
    """Attila in Moesia, and an army of the East in Thracia."""
    t = position(
        {"b4915": f"the-huns {horde} attila", "b5016": "the-east 2 20-10-b"},
        scenario=SCOURGE_OF_GOD,
        month="May AD 447",
        treasury={"the-east": talents},
        cities={"naissus": "the-east", "philippopolis": "the-east"},
    )
    for _ in range(paid):
        t.g.month -= 24
        note_payment(t.g, rule_called(t.g, "tribute"), t.power("the-east"))
        t.g.month += 24
    return talks(t)


def test_tribute_is_paid_to_whoever_would_win_and_not_to_others() -> None:
    """Scenario 36: a year's truce of the Huns for 20 talents."""
    assert best(attila("9 20-10-b"), "the-east") == "pay-tribute the-east"
    assert best(attila("1 20-10-c"), "the-east") != "pay-tribute the-east"


def test_tribute_is_not_paid_once_too_often() -> None:
    """Scenario 36: the East wins if it has paid twice at most; the West may pay as often as it can."""
    assert best(attila("9 20-10-b", paid=1), "the-east") == "pay-tribute the-east"
    assert best(attila("9 20-10-b", paid=2), "the-east") != "pay-tribute the-east"


@pytest.mark.parametrize(("talents", "hires"), [(12, False), (20, True)])
def test_a_people_is_hired_by_whoever_can_spare_the_talents(talents: int, hires: bool) -> None:
    """Scenario 39: the Franks serve for 10 talents."""
    t = talks(position(scenario=JUSTINIAN, treasury={"justinian": talents}))
    assert (best(t, "justinian") == "hire franks for justinian") == hires


def test_walls_are_built_where_an_enemy_may_come() -> None:
    """Scenario 21: 10 talents for the walls of Roma."""
    quiet = {"scenario": RESTORATION, "month": "October AD 271", "treasury": {"claudius-ii-and-aurelian": 12}}
    t = talks(position(**quiet, cities={"roma": "claudius-ii-and-aurelian"}))  # type: ignore[arg-type]
    assert best(t, "claudius-ii-and-aurelian") != "build-walls roma"
    near = {"a3519": "the-gallic-empire 4 20-10-b"}
    t = talks(position(near, **quiet, cities={"roma": "claudius-ii-and-aurelian"}))  # type: ignore[arg-type]
    assert best(t, "claudius-ii-and-aurelian") == "build-walls roma"


def test_the_churches_are_opened() -> None:
    """Scenario 41: 60 talents for nothing."""
    assert best(talks(position(scenario=HERACLIUS)), "heraclius") == "take-chest heraclius"


@pytest.mark.parametrize(("talents", "answer"), [(6, "no"), (10, "yes")])
def test_a_danger_is_bought_off_by_whoever_can_spare_the_talents(talents: int, answer: str) -> None:
    """Scenario 37: the Ostrogoths turn on the East unless they are paid 5 talents a quarter."""
    t = position(scenario=MAJORIAN, treasury={"leo": talents})
    t.push(Spare(t.seat("leo"), rule_called(t.g, "ostrogoths"), t.power("leo"))).go_on()
    assert best(t, "leo") == answer


def test_bids_are_a_share_of_what_one_has_and_differ() -> None:
    """Scenario 3: Strabo serves whoever offers him more; equal bids buy nobody."""
    t = position(scenario=MARIUS, players=3, treasury={"sulla": 40, "marius": 40})
    at = next(at for at, rule in enumerate(t.g.setting.specials) if type(rule).__name__ == "Bidding")
    t.g.plan = (0,) * 100
    t.push(Bids((t.seat("sulla"), t.seat("marius")), at)).go_on()
    assert {best(t, "sulla"), best(t, "marius")} == {"number 10", "number 11"}


# ---- agreed on


def test_a_title_is_offered_and_taken_while_there_are_others_to_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenario 16: Albinus is Caesar as long as both have Niger to fear."""
    wins(monkeypatch, 0.3, 0.4, 0.3, 0.2)
    t = talks(position(scenario=SEVERUS))
    assert best(t, "septimius-severus") == "offer-title clodius-albinus"
    t.play("septimius-severus", "offer-title clodius-albinus")
    assert best(t, "clodius-albinus") == "accept"


def test_a_title_is_not_offered_to_whoever_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor taken from him."""
    wins(monkeypatch, 0.2, 0.2, 0.7, 0.2)
    assert best(talks(position(scenario=SEVERUS)), "septimius-severus") != "offer-title clodius-albinus"
    wins(monkeypatch, 0.7, 0.2, 0.2, 0.2)
    t = talks(position(scenario=SEVERUS)).play("septimius-severus", "offer-title clodius-albinus")
    assert best(t, "clodius-albinus") == "refuse"


def test_a_truce_is_ended_with_whoever_is_ahead_and_with_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenario 9: Octavian and Antony may end theirs together."""
    wins(monkeypatch, 0.2, 0.7, 0.2, 0.2, 0.2)
    assert best(talks(position(scenario=TRIUMVIRS)), "octavian") == "end-truce antony"
    wins(monkeypatch, 0.3, 0.3, 0.4, 0.2, 0.2)
    assert best(talks(position(scenario=TRIUMVIRS)), "octavian") != "end-truce antony"


def test_alaric_serves_whoever_would_be_a_friend(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenario 33: for 15 talents, if he likes."""
    for worth, answer in ((1.0, "accept"), (-1.0, "refuse")):
        t = talks(position(scenario=STILICHO, month="June AD 402", treasury={"stilicho": 40}))
        t.play("stilicho", "hire alaric for stilicho")
        monkeypatch.setattr(parleys, "worth", lambda glance, other, worth=worth: worth)
        assert best(t, "alaric") == answer


# ---- peace


@pytest.mark.parametrize(
    ("years", "near", "answer"),
    [
        (0, (0.1, 0.5, 0.5), "refuse"),
        (2, (0.1, 0.5, 0.5), "accept"),
        (2, (0.4, 0.5, 0.5), "refuse"),
        (5, (0.4, 0.5, 0.5), "accept"),
        (5, (0.8, 0.5, 0.5), "refuse"),
    ],
)
def test_peace_is_made_by_who_is_far_behind_and_by_all_when_a_war_has_lasted_for_years(
    monkeypatch: pytest.MonkeyPatch, years: int, near: tuple[float, ...], answer: str
) -> None:
    """25.1b, scenario 29: it has no end date."""
    wins(monkeypatch, *near)
    t = position(scenario=JULIAN)
    t.g.month += 12 * years
    t.push(ProposePeace(t.seat("persia"))).go_on()
    assert best(t, "julian") == answer


def test_peace_is_proposed_once_a_quarter_by_who_seeks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """25.1b."""
    wins(monkeypatch, 0.4, 0.4, 0.4)
    t = position(scenario=JULIAN, month="March AD 368")
    assert best(talks(t), "julian") == "propose-peace"
    wins(monkeypatch, 0.8, 0.4, 0.4)
    assert best(t, "julian") != "propose-peace"
    wins(monkeypatch, 0.4, 0.4, 0.4)
    assert best(talks(position(scenario=JULIAN, month="April AD 368")), "julian") != "propose-peace"


# ---- grain and troops


@pytest.mark.parametrize(
    ("ships", "egypt", "answer"),
    [(2, "mithridates", "cut-grain sicilia 2"), (3, "mithridates", "cut-grain sicilia 2"), (1, "mithridates", "pass"),
     (2, "sulla", "pass")],
)  # fmt: skip
def test_pirates_lie_before_grain_that_roma_needs_and_not_for_nothing(ships: int, egypt: str, answer: str) -> None:
    """27.1.4a, 22.2: two fleets cut off a symbol; with the wheat of Egypt Roma has enough all the same."""
    t = position(
        {"b4226": f"pirates {ships} 18-30-b"},
        scenario=MARIUS,
        winter=True,
        cities=dict.fromkeys(("alexandria", "memphis", "arsinoe", "coptos", "pelusium"), egypt)
        | dict.fromkeys(
            ("roma", "syracusae", "messana", "lilybaeum", "carthago", "utica", "capsa", "thapsus"), "sulla"
        ),
    )
    t.g.month = t.g.first_month + 1
    t.roll(6).push(GrainCheck())
    assert best(t, "mithridates") == answer


def test_allies_do_not_take_each_other_s_armies() -> None:
    """5.8c: who has lent his units cannot move them; those with something to do are not given either."""
    board = {"a3218": "caesar 4 20-10-a", "a3117": "pompey 4 20-10-b"}
    t = position(board, scenario=CIVIL_WAR, month="June 49 BC", allies=(("caesar", "pompey"),))
    t.roll(*[4] * 20).push(LandMovement(t.seat("caesar")))
    assert "borrow a3117" in t.offered("caesar")
    assert best(t, "caesar") != "borrow a3117"
    t.play("caesar", "borrow a3117")
    assert best(t, "pompey") == "yes"


def test_an_army_with_something_to_do_is_not_lent() -> None:
    """5.8c: Antony's has a Parthian city before it."""
    t = position(
        {"b5619": "octavian 1 20-10-a | antony 6 20-10-a"},
        scenario=TRIUMVIRS,
        month="June 38 BC",
        allies=(("octavian", "antony"),),
        cities={"nicomedia": "parthia"},
    )
    t.roll(*[4] * 20).push(LandMovement(t.seat("octavian"))).play("octavian", "borrow b5619")
    assert best(t, "antony") == "no"


@rule("19.3.1a")
@pytest.mark.parametrize(
    ("caesar", "talents", "paid"),
    [(100, 40, ["number 20"]), (100, 19, []), (120, 40, []), (20, 40, ["number 1"]), (50, 40, [])],
)
def test_a_bot_pays_soldiers_what_changes_the_roll_and_nothing_else(caesar: int, talents: int, paid: list[str]) -> None:
    """Pompey has 70: at 100 twenty talents add 1, at 120 it is added already, at 20 one saves him from 1 less."""
    t = bidding(caesar, 70, {"caesar": talents, "pompey": 0})
    moves = policy.sane(t.g, t.seat("caesar"), t.g.stack[-1].options(t.g, t.seat("caesar")))
    assert [GAME.vocabulary.write(move) for move in moves] == ["pass", *paid]


@rule("19.3.1a")
def test_a_bot_that_is_attacked_pays_what_takes_the_attackers_advantage_away() -> None:
    t = bidding(120, 70, {"caesar": 0, "pompey": 7})
    step, seat = t.g.stack[-1], t.seat("pompey")
    assert [GAME.vocabulary.write(move) for move in policy.sane(t.g, seat, step.options(t.g, seat))] == [
        "pass",
        "number 1",
    ]
    scores = policy.prior(t.g, seat, [NUMBER[1], NUMBER[2]])
    assert scores[0] > scores[1]
