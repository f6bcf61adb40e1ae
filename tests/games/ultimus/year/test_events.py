"""Rule 2.D.e: the Table of Events."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import EVENT, STRATAGEM
from romanum.games.ultimus.rules.year.events import EFFECTS, RandomEvent
from rules import rule


def happens(event: str, board: dict[str, str] | None = None, *dice: int, **more: object) -> Table:
    """A random event of Phase D, rolled by its number; further dice follow."""
    t = position(board or {}, phase=3, **more)  # type: ignore[arg-type]
    six = min(6, EVENT[event])
    return t.roll(six, ten(EVENT[event] - six), *dice).push(RandomEvent())


@rule("2.D.e")
def test_the_event_is_the_sum_of_a_d6_and_a_d10() -> None:
    t = happens("sign-in-the-sky")
    assert t.events("event") == [{"dice": [6, 9], "sum": 15, "event": "sign-in-the-sky"}]


@rule("2.D.e")
@pytest.mark.parametrize("event", ["quiet-year", "mild-winter"])
def test_in_two_of_them_nothing_happens(event: str) -> None:
    assert EVENT[event] not in EFFECTS


@rule("2.D.e")
def test_an_earthquake_reduces_the_army_of_constantinopolis_and_costs_a_point() -> None:
    board = {"thracia-3": "aspar lanciarii-seniores comitatenses-thraciae-1 reduced matiarii-seniores"}
    t = happens("earthquake", board, guards={"aspar": "buccellarii-3pf-1"}, pv={"roman": 5})
    units = ("lanciarii-seniores", "comitatenses-thraciae-1", "matiarii-seniores", "buccellarii-3pf-1")
    assert ([t.steps(unit) for unit in units], t.pv("roman")) == ([1, 1, 1, 2], 4)
    assert not t.is_reduced("aspar")


@rule("2.D.e")
@pytest.mark.parametrize(("camp", "steps"), [("roman", 2), ("barbarian", 1)])
def test_famine_strikes_rome_unless_the_roman_has_the_western_fleet(camp: str, steps: int) -> None:
    t = happens("famine", {"italia-5": "cornuti-seniores", "italia-6": "visigothi-a"}, fleets={"western-fleet": camp})
    assert (t.steps("cornuti-seniores"), t.steps("visigothi-a")) == (steps, steps)


@rule("2.D.e")
def test_an_alarm_brings_a_minor_tribe_at_peace_to_war() -> None:
    t = happens("frontier-alarm", {"galliae-1": "franci-salii-a"}, status={"franci-salii": "foederati"})
    assert not t.may("barbarian", "tribe franci-salii")
    assert t.play("barbarian", "tribe picti").status("picti") == "war"


@rule("2.D.e")
def test_a_mutiny_costs_the_roman_a_step_where_no_augustus_is() -> None:
    board = {
        "italia-4": "honorius comites-alani",
        "galliae-2": "tractus-armoricanus comitatenses-galliae-1",
        "italia-2": "comites-seniores",
        "galliae-3": "west castinus limitanei-germaniae-i",
    }
    t = happens("mutiny", board, usurpers={"west": "castinus"})
    assert t.options("barbarian") == ["area galliae-2", "area italia-2"]
    t.play("barbarian", "area galliae-2").play("roman", "lose tractus-armoricanus")
    assert (t.steps("tractus-armoricanus"), t.steps("comitatenses-galliae-1")) == (1, 2)


@rule("2.D.e")
def test_intrigue_calls_a_leader_to_the_nearest_free_capital_of_the_half() -> None:
    board = {
        "viennensis-3": "aetius magister-equitum-per-gallias",
        "viennensis-4": "visigothi-a",
        "galliae-2": "castinus",
    }
    t = happens("court-intrigue", board, status={"visigothi": "war"}, guards={"aetius": "buccellarii-4pf"})
    assert t.options("barbarian") == ["leader castinus", "leader aetius"]
    t.play("barbarian", "leader aetius")
    assert t["italia-2"] == "aetius buccellarii-4pf"


@rule("2.D.e", "6.2o")
def test_bagaudae_rise() -> None:
    t = happens("bagaudae").play("barbarian", "area hispaniae-3")
    assert (t["hispaniae-3"], t.status("bagaudes")) == ("bagaudes-a", "war")


@rule("2.D.e")
def test_the_barbarian_may_keep_them_back() -> None:
    t = happens("bagaudae").play("barbarian", "pass")
    assert (t.where("bagaudes-a"), t.status("bagaudes")) == ("waiting", "peace")


@rule("2.D.e")
def test_an_earthquake_takes_nothing_from_a_roman_without_points() -> None:
    t = happens("earthquake", {}, pv={"roman": 0})
    assert t.g.pv == (0, 0)
    assert [(event["points"], event["total"]) for event in t.events("points")] == [(0, 0)]


@rule("2.D.e")
def test_who_suffers_in_an_earthquake_is_told() -> None:
    t = happens("earthquake", {"thracia-3": "lanciarii-seniores reduced fortenses"})
    assert t.events("suffers") == [{"area": "thracia-3", "units": ["lanciarii-seniores"]}]


@rule("2.D.e")
def test_a_good_harvest_restores_a_unit_in_a_town() -> None:
    board = {
        "italia-2": "reduced comites-seniores",
        "galliae-4": "reduced comitatenses-galliae-1",
        "italia-3": "reduced limitanei-raetiae-1",
    }
    t = happens("good-harvest", board)
    assert t.options("roman") == ["restore limitanei-raetiae-1", "restore comites-seniores"]
    assert t.play("roman", "restore comites-seniores").steps("comites-seniores") == 2


@rule("2.D.e")
@pytest.mark.parametrize(("die", "battles"), [(2, 0), (3, 1)])
def test_a_quarrel_of_kings_keeps_a_tribe_from_attacking(die: int, battles: int) -> None:
    board = {"galliae-2": "burgondi-a comitatenses-galliae-1"}
    t = happens("quarrel-of-kings", board, die, status={"burgondi": "war"})
    t.roll(then=1).combat("barbarian").idle()
    assert len(t.events("battle")) == battles


@rule("2.D.e")
def test_once_attacked_it_attacks_again() -> None:
    board = {"galliae-2": "burgondi-a burgondi-b comitatenses-galliae-1 comitatenses-galliae-2"}
    t = happens("quarrel-of-kings", board, 1, status={"burgondi": "war"})
    t.roll(ten(5), then=1).combat("roman").idle()
    assert t.g.quiet == ()


@rule("2.D.e")
@pytest.mark.parametrize(("die", "status"), [(2, "peace"), (3, "war")])
def test_an_embassy_may_end_a_persian_war(die: int, status: str) -> None:
    t = happens("embassy-to-ctesiphon", {"oriens-3": "persae-a"}, die, status={"persae": "war"})
    assert t.status("persae") == status


@rule("2.D.e")
def test_after_an_embassy_the_persae_are_not_raised_before_the_next_event() -> None:
    board = {"persae-1": "persae-a", "vandali": "vandali-a", "hunni-1": "hunni-a"}
    t = happens("embassy-to-ctesiphon", board, hand={"barbarian": "major-tribe-uprising"}).geostrategy("barbarian")
    t.play("barbarian", "play major-tribe-uprising")
    assert not t.may("barbarian", "tribe persae")
    assert t.may("barbarian", "tribe vandali")


@rule("2.D.e")
def test_volunteers_are_a_buccellarii_stratagem_if_one_is_in_the_cup() -> None:
    assert happens("volunteers").hand("roman") == ["buccellarii"]
    t = happens("volunteers", hand={"barbarian": "buccellarii buccellarii"})
    assert t.hand("roman") == []


@rule("2.D.e")
@pytest.mark.parametrize(("area", "points"), [("italia-4", 1), ("italia-3", 0)])
def test_a_holy_man_is_worth_a_point_with_both_augusti_in_capitals(area: str, points: int) -> None:
    assert happens("holy-man", {area: "honorius"}).pv("roman") == points


@rule("2.D.e", "8.6.2")
def test_a_rising_captain_fights_better_until_the_year_is_over() -> None:
    board = {"galliae-2": "castinus comitatenses-galliae-1 burgondi-a", "galliae-3": "iovinus"}
    t = happens("rising-captain", board, status={"burgondi": "war"}, initiative="roman")
    t.play("roman", "leader castinus").roll(ten(5), then=1).combat("roman").idle()
    assert [m["value"] for m in t.events("battle")[0]["modifiers"] if m["what"] == "tactics"] == [1]


# ---- the sign in the sky


def signed(hand: str, board: dict[str, str] | None = None, **more: object) -> Table:
    return happens("sign-in-the-sky", board, hand={"barbarian": hand}, **more)


@rule("2.D.e", "6b")
def test_after_a_sign_in_the_sky_the_roman_may_cancel_a_stratagem_as_it_is_played() -> None:
    t = signed("minor-tribe-uprising minor-tribe-uprising").geostrategy("barbarian")
    t.play("barbarian", "play minor-tribe-uprising")
    assert (t.who, t.options("roman")) == ("roman", ["cancel", "pass"])
    t.play("roman", "cancel")
    assert (t.asked, t.hand("barbarian")) == ("Geostrategy", ["minor-tribe-uprising"])
    assert t.g.cup().count(STRATAGEM["minor-tribe-uprising"]) == 2


@rule("2.D.e")
def test_he_may_do_so_once() -> None:
    t = signed("minor-tribe-uprising minor-tribe-uprising").geostrategy("barbarian")
    t.play("barbarian", "play minor-tribe-uprising").play("roman", "cancel")
    t.play("barbarian", "play minor-tribe-uprising", "tribe picti")
    assert t.status("picti") == "war"


@rule("2.D.e")
def test_or_let_it_pass() -> None:
    t = signed("three-major-tribe-uprisings", {"vandali": "vandali-a"}).geostrategy("barbarian")
    t.play("barbarian", "play three-major-tribe-uprisings").play("roman", "pass")
    t.play("barbarian", "tribe vandali")
    assert t.status("vandali") == "war"
    assert t.g.removed == (STRATAGEM["three-major-tribe-uprisings"],)


@rule("2.D.e")
def test_what_he_lets_pass_happens_once() -> None:
    t = signed("minor-tribe-uprising").geostrategy("barbarian").play("barbarian", "play minor-tribe-uprising")
    t.play("roman", "pass").play("barbarian", "tribe alamanni")
    assert (t.status("alamanni"), t.asked) == ("war", "")


@rule("2.D.e")
def test_a_cancelled_stratagem_is_never_out_of_the_game() -> None:
    t = signed("three-major-tribe-uprisings", {"vandali": "vandali-a"}).geostrategy("barbarian")
    t.play("barbarian", "play three-major-tribe-uprisings").play("roman", "cancel")
    assert (t.g.removed, t.status("vandali")) == ((), "peace")


@rule("2.D.e")
def test_it_works_in_the_middle_of_a_battle_and_on_the_initiative() -> None:
    t = signed("divine-favour", {"galliae-2": "burgondi-a comitatenses-galliae-1"}, status={"burgondi": "war"})
    t.roll(ten(5), then=1).combat("barbarian").play("barbarian", "play divine-favour").play("roman", "cancel").idle()
    assert not [m for m in t.events("battle")[0]["modifiers"] if m["what"] == "divine-favour"]
    t = signed("initiative").roll(1).phase("B")
    t.play("barbarian", "play initiative").play("roman", "cancel")
    assert t.g.initiative == 0


@rule("2.D.e")
def test_the_next_event_ends_the_right() -> None:
    t = signed("minor-tribe-uprising")
    t.roll(6, ten(1)).push(RandomEvent())
    t.geostrategy("barbarian").play("barbarian", "play minor-tribe-uprising")
    assert t.who == "barbarian"
