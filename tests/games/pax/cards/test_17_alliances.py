"""Chapter 17.2: the cards ALLIANCE, ALLIANCE WITH RHODES and ALLIANCE WITH PERGAMUM."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.games.pax.data.components import ATTALUS, EUMENES, GALLEY, HEAVY, PERGAMUM, PLACE, RHODES, TITLE
from romanum.games.pax.rules.cards.card_play import play_card
from romanum.games.pax.rules.march.pergamum import call_leader
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.rules.turn.maintenance import upkeep
from romanum.games.pax.rules.turn.manpower import replace_rhodian_ships
from romanum.games.pax.rules.turn.new_units import means, reduced_units
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.state.errands import Battle, CardMoment, Talks
from romanum.games.pax.state.forces import add, count, stack_of
from romanum.games.pax.state.leaders import kill, place_of, station
from romanum.games.pax.state.position import ACTIVE, NOBODY
from rules import rule

BOARD = {
    "rome": "rome city 2 legion",
    "pella": "greece 2 heavy",
    "rhodes": "rhodes city 2 heavy 2 galleys",
    "pergamum": "pergamum city 3 heavy 1 light 1 cavalry 1 galleys",
}


def table(board: dict[str, str] | None = None, **more: Any) -> Table:
    """The Advanced Game of all four powers."""
    t = position(BOARD | (board or {}), scenario="v", advanced=True, **more)
    return t.stop_at(CardMoment, Talks)


def play(t: Table, power: str, card: str) -> Table:
    play_card(t.g, t.power(power), TITLE[card], -1)
    return t.go_on()


def patron(t: Table, side: int) -> int:
    return t.g.patron[side]


def expand(t: Table, power: str, *texts: str) -> Table:
    """These moves of an Expansion."""
    t.g.active = t.power(power)
    begin_expansion(t.g, t.power(power))
    t.go_on()
    for text in texts:
        while t.stopped and not isinstance(t.waiting, Battle):
            t.skip()
        t.play(power, text)
    return t


def calm(t: Table) -> Table:
    """Go on without cards."""
    while t.stopped:
        t.skip()
    return t


# ---- ALLIANCE


@rule("17.2-ALLIANCE")
def test_it_opens_talks_with_one_other_power() -> None:
    t = play(table(hands={"greece": "alliance"}), "greece", "alliance")
    assert t.offered("greece") == ["name the_east", "name carthage", "name rome"]
    t.play("greece", "name carthage")
    assert t.waiting == Talks(t.power("greece"), 1 << t.power("carthage"))


@rule("17.2-ALLIANCE")
def test_it_ends_an_alliance_with_rhodes_or_pergamum_whosever_it_is() -> None:
    t = table(hands={"greece": "alliance"}, patrons={"rhodes": "rome", "pergamum": "greece"})
    play(t, "greece", "alliance")
    assert t.offered("greece")[-2:] == ["end-alliance rhodes", "end-alliance pergamum"]
    t.play("greece", "end-alliance rhodes")
    assert (patron(t, RHODES), patron(t, PERGAMUM)) == (NOBODY, t.power("greece"))


@rule("17.2-ALLIANCE")
def test_those_who_stand_among_others_or_are_at_sea_go_home() -> None:
    """Rhodian ships lie in a Roman Port; Pergamenes are with Romans at Ephesus and alone at Sardis."""
    board = {
        "rome": "rome city 2 legion rhodes 1 galleys",
        "ephesus": "rome 1 light pergamum 1 heavy",
        "sardis": "pergamum 1 light",
    }
    t = table(board, hands={"greece": "alliance alliance"}, patrons={"rhodes": "rome", "pergamum": "rome"})
    play(t, "greece", "alliance").play("greece", "end-alliance rhodes")
    assert (t["rome"], t["rhodes"]) == ("rome city 2 legion", "rhodes city 2 heavy 3 galleys")
    play(t, "greece", "alliance").play("greece", "end-alliance pergamum")
    assert (t["ephesus"], t["sardis"]) == ("rome 1 light", "pergamum 1 light")
    assert t["pergamum"] == "pergamum city 4 heavy 1 light 1 cavalry 1 galleys"
    assert t.is_sound()


@rule("17.2-ALLIANCE")
def test_who_has_no_home_to_go_to_is_gone() -> None:
    board = {"pergamum": "the_east city 1 heavy", "ephesus": "rome 1 light pergamum 1 heavy attalus"}
    t = table(board, hands={"greece": "alliance"}, patrons={"pergamum": "rome"})
    play(t, "greece", "alliance").play("greece", "end-alliance pergamum")
    assert (t["ephesus"], t.is_sound()) == ("rome 1 light", True)


@rule("17.2-ALLIANCE")
def test_an_army_of_the_ally_leaves_their_home_for_its_capital() -> None:
    board = {"pergamum": "pergamum city 3 heavy greece 2 heavy 1 galleys", "athens": "greece 1 light"}
    t = table(board, hands={"rome": "alliance"}, patrons={"pergamum": "greece"})
    play(t, "rome", "alliance").play("rome", "end-alliance pergamum")
    assert t.offered("greece") == ["at pella", "at athens"]
    t.play("greece", "at athens")
    assert (t["athens"], t["pergamum"]) == ("greece 2 heavy 1 light", "greece 1 galleys; pergamum city 3 heavy")
    assert (patron(t, PERGAMUM), t.is_sound()) == (NOBODY, True)


# ---- Rhodes


@rule("17.2-ALLIANCE-RHODES-a")
def test_three_talents_buy_an_alliance_with_rhodes_until_a_card_ends_it() -> None:
    t = table(hands={"rome": "alliance_with_rhodes"}, treasury={"rome": 4})
    play(t, "rome", "alliance_with_rhodes")
    assert (patron(t, RHODES), t.g.treasury[0]) == (t.power("rome"), 1)


@pytest.mark.parametrize(
    ("talents", "patrons", "board"),
    [(2, {}, {}), (9, {"rhodes": "greece"}, {}), (9, {}, {"rhodes": "the_east city 1 heavy"})],
)
@rule("17.2-ALLIANCE-RHODES-a")
def test_without_the_talents_or_an_unallied_rhodes_it_has_no_effect(
    talents: int, patrons: dict[str, str], board: dict[str, str]
) -> None:
    t = table(board, hands={"rome": "alliance_with_rhodes"}, treasury={"rome": talents}, patrons=patrons)
    before = t.g.patron
    play(t, "rome", "alliance_with_rhodes")
    assert (t.g.patron, t.g.treasury[0]) == (before, talents)


@rule("17.2-ALLIANCE-RHODES-b")
def test_the_ally_sails_with_its_ships_but_its_soldiers_stay() -> None:
    t = expand(table(patrons={"rhodes": "rome"}), "rome")
    offered = t.offered("rome")
    assert "major-fleet-of rhodes rhodes" in offered
    assert "major-of rhodes rhodes" not in offered
    assert "major-fleet-of rhodes rhodes" not in expand(table(), "rome").offered("rome")


@rule("17.2-ALLIANCE-RHODES-b")
def test_its_ships_cost_no_upkeep() -> None:
    t = table({"rome": "rome city 2 legion 3 galleys"}, patrons={"rhodes": "rome"})
    assert upkeep(t.g, t.power("rome")) == upkeep(table({"rome": "rome city 2 legion 3 galleys"}).g, 0)


@pytest.mark.parametrize(("talents", "ships", "left"), [(5, 2, 1), (3, 1, 1), (1, 0, 1)])
@rule("17.2-ALLIANCE-RHODES-b")
def test_lost_ships_must_be_replaced_at_two_talents_as_far_as_he_can(talents: int, ships: int, left: int) -> None:
    t = table({"rhodes": "rhodes city 2 heavy"}, patrons={"rhodes": "rome"}, treasury={"rome": talents})
    replace_rhodian_ships(t.g)
    assert (count(t.g, RHODES, (GALLEY,)), t.g.treasury[0]) == (ships, left)


@rule("17.2-ALLIANCE-RHODES-b")
def test_the_ally_gets_the_toll_of_others_and_pays_none() -> None:
    """A Greek Fleet that comes from Patara pays Rome; a Roman one pays nobody."""
    t = table({"patara": "greece town 4 galleys"}, patrons={"rhodes": "rome"}, treasury={"greece": 3, "rome": 1})
    expand(t, "greece", "major-fleet patara", "ready", "sail-to rhodes", "pay-toll")
    assert (t.g.treasury[t.power("greece")], t.g.treasury[0]) == (2, 2)
    t = table({"patara": "rome town 4 galleys"}, patrons={"rhodes": "rome"}, treasury={"rome": 1})
    expand(t, "rome", "major-fleet patara", "ready", "sail-to rhodes")
    assert (t.step, t.g.treasury[0]) == ("Sail", 1)


# ---- Pergamum


@rule("17.2-ALLIANCE-PERGAMUM-a")
def test_the_card_gives_the_use_of_its_armies() -> None:
    t = table(hands={"rome": "alliance_with_pergamum"})
    assert "major-of pergamum pergamum" not in expand(t, "rome").offered("rome")
    t.g.stack.clear()
    play(t, "rome", "alliance_with_pergamum")
    assert patron(t, PERGAMUM) == t.power("rome")
    offered = expand(t, "rome").offered("rome")
    assert {"major-of pergamum pergamum", "minor-of pergamum pergamum", "minor rome"} <= set(offered)


@pytest.mark.parametrize(("board", "patrons"), [({"pergamum": "pergamum city"}, {}), ({}, {"pergamum": "greece"})])
@rule("17.2-ALLIANCE-PERGAMUM-a")
def test_without_units_or_with_another_ally_it_is_no_event(board: dict[str, str], patrons: dict[str, str]) -> None:
    t = table(board, hands={"rome": "alliance_with_pergamum"}, patrons=patrons)
    before = t.g.patron
    play(t, "rome", "alliance_with_pergamum")
    assert t.g.patron == before


@rule("17.2-ALLIANCE-PERGAMUM-a")
def test_an_army_of_each_in_one_space_may_march_and_fight_as_one() -> None:
    """Eight Roman and three Pergamene BP go to Sardis, where free cities have a heavy unit."""
    board = {"ephesus": "rome 2 legion pergamum 1 heavy", "sardis": "free_cities 1 heavy", "pergamum": "pergamum city"}
    t = table(board, patrons={"pergamum": "rome"})
    calm(expand(t.roll(1, 4, 6, 1), "rome", "major ephesus", "ready", "yes", "to sardis"))
    calm(t.play("rome", "raise-die 4").play("greece", "lose heavy").play("rome", "reduce-ally heavy"))
    assert t.events("battle-result")[0].facts["points"] == [11, 3]
    assert t["sardis"] == "rome 2 legion; pergamum 1 reduced_heavy"


@rule("17.2-ALLIANCE-PERGAMUM-a")
def test_whoever_says_no_marches_alone() -> None:
    board = {"ephesus": "rome 2 legion pergamum 1 heavy", "pergamum": "pergamum city"}
    t = table(board, patrons={"pergamum": "rome"})
    expand(t.roll(4), "rome", "major ephesus", "ready", "no", "to sardis", "halt")
    assert (t["ephesus"], t["sardis"]) == ("pergamum 1 heavy", "rome 2 legion")


@rule("17.2-ALLIANCE-PERGAMUM-a")
def test_both_have_moved_when_the_march_is_over() -> None:
    board = {"ephesus": "rome 2 legion 1 galleys pergamum 1 heavy", "pergamum": "pergamum city"}
    t = table(board, patrons={"pergamum": "rome"})
    expand(t.roll(1, 4), "rome", "major ephesus", "ready", "yes", "to sardis", "halt")
    calm(t)
    assert (t["ephesus"], t["sardis"]) == ("rome 1 galleys", "rome 2 legion; pergamum 1 heavy")
    assert [stack_of(t.g, side, PLACE["sardis"]) for side in (0, PERGAMUM)] == [-1, -1]
    assert (t.g.companion, t.is_sound()) == (-1, True)


@rule("17.2-ALLIANCE-PERGAMUM-b")
def test_pergamenes_may_be_lost_instead_of_ones_own() -> None:
    """The East attacks both at Abydos: of 11 BP three tenths go, and Rome lets the Pergamenes die."""
    board = {"abydos": "rome 2 legion pergamum 1 heavy", "pergamum": "pergamum city"}
    t = table(board, patrons={"pergamum": "rome"})
    add(t.g, t.power("the_east"), PLACE["abydos"], HEAVY, 4, ACTIVE)
    stack = stack_of(t.g, t.power("the_east"), PLACE["abydos"], ACTIVE)
    t.roll(3, 1).push(Battle(stack, 0))
    while t.step != "TakeLosses" or t.asked != ("rome",):
        t.skip() if t.stopped else t.play(t.asked[0], t.offered(t.asked[0])[-1])
    offered = t.offered("rome")
    assert {"reduce legion", "lose-ally heavy", "reduce-ally heavy"} <= set(offered)
    t.play("rome", "lose-ally heavy")
    assert t["abydos"].startswith("rome 2 legion; the_east")
    assert "pergamum" not in t["abydos"]


@rule("17.2-ALLIANCE-PERGAMUM-b")
def test_pergamene_units_are_never_rebuilt_or_raised() -> None:
    t = table({"pergamum": "pergamum city 1 reduced_heavy"}, patrons={"pergamum": "rome"}, treasury={"rome": 20})
    assert reduced_units(means(t.g, t.power("rome"))) == []


@pytest.mark.parametrize(("die", "found"), [(1, ""), (4, ""), (5, "attalus"), (6, "eumenes")])
@rule("17.2-ALLIANCE-PERGAMUM-c")
def test_a_major_move_of_pergamenes_may_bring_a_leader(die: int, found: str) -> None:
    t = expand(table(patrons={"pergamum": "rome"}).roll(die, 2), "rome", "major-of pergamum pergamum", "ready")
    assert t["pergamum"].endswith(found or "galleys")
    assert t.events("sets-out")[0].facts["mp"] == 2 + {"attalus": 4, "eumenes": 5}.get(found, 0)


@rule("17.2-ALLIANCE-PERGAMUM-c")
def test_once_one_has_come_no_other_does_not_even_after_his_death() -> None:
    t = table(patrons={"pergamum": "rome"})
    call_leader(t.roll(5).g)
    call_leader(t.g)
    kill(t.g, ATTALUS, "8.4.5")
    call_leader(t.g)
    assert (place_of(t.g, ATTALUS), place_of(t.g, EUMENES)) == (-1, -1)
    assert len(t.events("pergamene-leader")) == 1


@rule("17.2-ALLIANCE-PERGAMUM-c")
def test_he_stays_between_game_turns() -> None:
    t = table({"rome": "rome city 2 legion rome_4"}, patrons={"pergamum": "rome"})
    station(t.g, EUMENES, PERGAMUM, PLACE["pergamum"])
    removal.begin(t.g)
    assert t["pergamum"].endswith("eumenes")
    assert t["rome"] == "rome city 2 legion"


@rule("17.2-ALLIANCE-PERGAMUM-d")
def test_the_ally_does_not_control_spaces_where_pergamenes_began() -> None:
    """Rome stands alone in Pergamum, whose City is gone, and at Abydos, where none began."""
    board = {"pergamum": "rome 1 legion", "abydos": "rome 1 light"}
    t = table(board, patrons={"pergamum": "rome"})
    assert (t.holder("pergamum"), t.holder("abydos")) == ("", "rome")
    assert table(board).holder("pergamum") == "rome"


@rule("17.2-ALLIANCE-PERGAMUM-d")
def test_when_the_alliance_ends_he_does() -> None:
    board = {"pergamum": "rome 1 legion", "ephesus": "pergamum 1 heavy"}
    t = table(board, hands={"greece": "alliance"}, patrons={"pergamum": "rome"})
    play(t, "greece", "alliance").play("greece", "end-alliance pergamum")
    assert t.holder("pergamum") == "rome"
