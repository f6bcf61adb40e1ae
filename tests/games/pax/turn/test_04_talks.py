"""Chapters 4.1 to 4.3 and 4.5: Meetings and Political Talks, what is agreed there, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table, position
from romanum.engine.secrecy import masked
from romanum.games.pax.data.components import TITLE, TITLE_IDS
from romanum.games.pax.rules.turn.activation import activate
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.rules.turn.talks import ROUNDS, Draft
from romanum.games.pax.screen.view import describe
from romanum.games.pax.state.errands import DueEvents, GameTurn, PhaseBegins, SlaveMarches, Talks
from romanum.games.pax.state.position import ORDER
from romanum.games.pax.state.sides import is_friend
from rules import rule

HOMES = {
    "rome": "rome city 1 legion", "carthago": "carthage city 1 heavy", "athens": "greece city 1 heavy",
    "antioch": "the_east city 1 heavy",
}  # fmt: skip
ALL = 0b1111


def table(board: dict[str, str] | None = None, **more: Any) -> Table:
    purses = {"rome": 9, "carthage": 6, "greece": 3, "the_east": 0}
    return position({**HOMES, **(board or {})}, treasury=purses, **more)


def talking(board: dict[str, str] | None = None, a: str = "rome", b: str = "carthage", **more: Any) -> Table:
    """Two powers at a table; the first drafts."""
    t = table(board, **more)
    return t.push(Draft(t.power(a), t.power(b), (), ROUNDS))


def agreed(*lines: str, **more: Any) -> Table:
    """Rome proposes this to Carthage, and Carthage accepts."""
    return talking(**more).play("rome", *lines, "propose").play("carthage", "accept")


# ---- who talks with whom


@rule("4.1", "3.2.F3b")
def test_the_caller_invites_and_the_others_come_or_not() -> None:
    t = table().push(Talks(0, ALL & ~1))
    assert t.offered("rome") == ["invite carthage", "invite greece", "invite the_east", "done"]
    t.play("rome", "invite carthage", "invite the_east", "done")
    assert t.asked == ("carthage",)
    t.play("carthage", "yes").play("the_east", "no")
    assert (t.step, t.asked) == ("Draft", ("rome",))
    t.play("rome", "pass")
    assert t.g.stack == []  # Greece was not invited, The East stayed away


@rule("4.1")
def test_all_who_are_there_talk_pair_by_pair() -> None:
    t = table().push(Talks(0, ALL & ~1)).play("rome", "invite carthage", "invite greece", "done")
    t.play("carthage", "yes").play("greece", "yes")
    pairs = []
    while t.g.stack:
        pairs.append((t.asked[0], t.g.stack[-1].partner))
        t.play(t.asked[0], "pass")
    assert pairs == [("rome", 1), ("rome", 2), ("carthage", 2)]


@rule("4.2")
def test_a_card_opens_talks_with_one_other_and_only_one() -> None:
    t = table(advanced=True).push(Talks(0, 1 << 2))
    assert t.asked == ("greece",)
    t.play("greece", "yes").play("rome", "pass")
    assert t.g.stack == []


@rule("4.2")
def test_nobody_calls_a_meeting_in_the_advanced_game() -> None:
    t = table(advanced=True).stop_at(DueEvents, SlaveMarches)
    activate(t.g, 0)
    t.go_on().skip().skip()
    assert t.offered("rome") == ["pay", "forfeit"]


# ---- how


@rule("4.3.1a")
def test_a_proposal_is_accepted_refused_or_countered() -> None:
    t = talking().play("rome", "offer-talents 3", "promise-peace", "propose")
    assert t.offered("carthage") == ["accept", "counter", "refuse"]
    t.play("carthage", "counter")
    assert (t.step, t.asked, t.g.treasury[:2]) == ("Draft", ("carthage",), [9, 6])
    t.play("carthage", "want-talents 5", "propose").play("rome", "refuse")
    assert (t.g.stack, t.g.treasury[:2], t.g.promises) == ([], [9, 6], ())


@rule("4.3.1a")
def test_time_is_up_after_six_proposals() -> None:
    t = talking()
    for n in range(ROUNDS):
        drafter, other = ("rome", "carthage") if n % 2 == 0 else ("carthage", "rome")
        t.play(drafter, "offer-talents 1", "propose")
        if n < ROUNDS - 1:
            t.play(other, "counter")
    assert t.offered("rome") == ["accept", "refuse"]


@rule("4.3.1a")
def test_all_hear_the_terms_but_not_which_card() -> None:
    t = talking(advanced=True, hands={"rome": "spies ambush"}).play("rome", "offer-card ambush", "offer-talents 2")
    t.play("rome", "propose")
    assert [event.facts["what"] for event in t.events("term")] == ["offer-card", "offer-talents"]
    told = t.events("names-card")[0]
    assert (told.secret, told.eyes) == ({"card": "ambush"}, (0, 1))
    assert TITLE["ambush"] not in masked(t.g, 2).hands
    assert "Rome gives 2T." in t.sentences()


# ---- what changes hands


@rule("4.3.1b", "4.3.2b")
def test_talents_go_over_at_once_in_both_directions() -> None:
    assert agreed("offer-talents 5").g.treasury[:2] == [4, 11]
    assert agreed("want-talents 6").g.treasury[:2] == [15, 0]
    assert "offer-talents 12" not in talking().offered("rome")


@rule("4.3.1b")
def test_any_number_of_talents_squadrons_and_mercenaries_can_be_named() -> None:
    board = {"tarentum": "carthage 1 heavy 4 galleys 3 hired_light"}
    t = talking(board, "carthage", "greece", allies=(("carthage", "greece"),))
    offered = t.offered("carthage")
    assert [text for text in offered if text.startswith("offer-talents")] == [f"offer-talents {n}" for n in range(1, 7)]
    assert [text for text in offered if text.startswith("want-talents")] == [f"want-talents {n}" for n in range(1, 4)]
    ships, hired = ([text for text in offered if text.startswith(f"offer-{what}")] for what in ("ships", "hired"))
    assert ships == [f"offer-ships {n} tarentum" for n in range(1, 5)]
    assert hired == [f"offer-hired {n} hired_light tarentum" for n in range(1, 4)]
    t.play("carthage", "offer-ships 3 tarentum", "offer-hired 2 hired_light tarentum", "offer-talents 4")
    assert not [text for text in t.offered("carthage") if text.startswith(("offer-ships", "offer-hired", "offer-tal"))]
    t.play("carthage", "propose").play("greece", "accept")
    assert t["tarentum"] == "carthage 1 heavy 1 hired_light 1 galleys; greece 2 hired_light 3 galleys"
    assert t.g.treasury[1:3] == [2, 7]
    assert "Carthage gives 2 Mercenary Light Infantry at Tarentum." in t.sentences()
    assert t.is_sound()


@rule("4.3.1b", "4.3.2b")
def test_ships_change_their_owner_and_stay_where_they_are() -> None:
    t = agreed("offer-ships 1 tarentum", board={"tarentum": "rome 1 legion 3 galleys"})
    assert t["tarentum"] == "rome 1 legion 2 galleys; carthage 1 galleys"
    t = agreed("want-ships 2 caralis", board={"caralis": "carthage 2 galleys"})
    assert t["caralis"] == "rome 2 galleys"
    assert t.is_sound()


@rule("4.3.1b")
def test_mercenaries_go_to_an_ally_but_never_to_rome() -> None:
    board = {"utica": "carthage 2 hired_heavy", "corinth": "greece 1 hired_heavy"}
    t = talking(board, "carthage", "greece", allies=(("carthage", "greece"),))
    t.play("carthage", "offer-hired 2 hired_heavy utica", "propose").play("greece", "accept")
    assert t["utica"] == "greece 2 hired_heavy"
    t = talking(board, "carthage", "rome", allies=(("carthage", "rome"),))
    assert not [text for text in t.offered("carthage") if "hired" in text]
    t = talking(board, "rome", "carthage", allies=(("carthage", "rome"),))
    assert not [text for text in t.offered("rome") if "hired" in text]


@rule("4.3.1b")
def test_a_card_changes_hands() -> None:
    t = agreed("offer-card ambush", advanced=True, hands={"rome": "spies ambush"})
    assert (t.g.hand(0), t.g.hand(1)) == ([TITLE["spies"]], [TITLE["ambush"]])
    assert t.known("rome").hand(1) == [TITLE["ambush"]]  # who gave it knows it
    assert t.known("greece").hand(1) == [-9]
    assert t.is_sound()


@rule("4.3.1b")
def test_cards_are_exchanged_the_other_says_which() -> None:
    t = agreed(
        "offer-card ambush", "want-card", advanced=True, hands={"rome": "ambush", "carthage": "spies mercenaries"}
    )
    assert t.offered("carthage") == ["give-card mercenaries", "give-card spies"]  # not the one he is about to get
    t.play("carthage", "give-card spies")
    assert (t.g.hand(0), sorted(t.g.hand(1))) == ([TITLE["spies"]], sorted([TITLE["mercenaries"], TITLE["ambush"]]))


@rule("4.3.1b")
def test_several_cards_change_hands_two_copies_among_them() -> None:
    t = talking(advanced=True, hands={"rome": "mercenaries spies mercenaries", "carthage": "ambush"})
    t.play("rome", "offer-card mercenaries", "offer-card spies")
    assert [text for text in t.offered("rome") if text.startswith("offer-card")] == ["offer-card mercenaries"]
    t.play("rome", "offer-card mercenaries", "want-card")
    assert not [text for text in t.offered("rome") if "card" in text]
    t.play("rome", "propose").play("carthage", "accept")
    assert [TITLE_IDS[title] for title in t.g.hand(0)] == ["ambush"]
    assert sorted(TITLE_IDS[title] for title in t.g.hand(1)) == ["mercenaries", "mercenaries", "spies"]
    assert t.is_sound()


@rule("4.3.1b")
def test_the_other_says_of_each_card_that_is_asked_for_which_it_is() -> None:
    t = agreed("want-card", "want-card", advanced=True, hands={"carthage": "spies mercenaries ambush"})
    t.play("carthage", "give-card spies", "give-card ambush")
    assert (t.g.stack, [TITLE_IDS[title] for title in t.g.hand(1)]) == ([], ["mercenaries"])
    assert sorted(TITLE_IDS[title] for title in t.g.hand(0)) == ["ambush", "spies"]


@rule("4.3.1b")
def test_no_more_cards_are_offered_or_asked_for_than_a_hand_has_room_for() -> None:
    """A hand has six places."""
    full = "ambush spies mercenaries mercenaries mercenaries"
    t = talking(advanced=True, hands={"rome": "cunctator traitor", "carthage": full}).play("rome", "offer-card traitor")
    assert not [text for text in t.offered("rome") if text.startswith("offer-card")]
    t = talking(advanced=True, hands={"rome": full, "carthage": "cunctator traitor"}).play("rome", "want-card")
    assert "want-card" not in t.offered("rome")


@rule("4.3.1c", "4.3.2b")
def test_a_town_is_ceded_and_with_it_the_space() -> None:
    t = agreed("offer-town caralis", board={"caralis": "rome town"})
    assert (t["caralis"], t.holder("caralis")) == ("carthage town", "carthage")
    t = agreed("want-town caralis", board={"caralis": "carthage walls 1"})
    assert (t["caralis"], t.holder("caralis")) == ("rome walls 1", "rome")


@rule("4.3.1c")
def test_control_of_the_province_may_change_with_it() -> None:
    t = talking({"caralis": "rome town"})
    before = list(t.g.stability)
    sardinia = [e.facts["province"] for e in t.events("province")]
    t.play("rome", "offer-town caralis", "propose").play("carthage", "accept")
    assert [e.facts["province"] for e in t.events("province")] == [*sardinia, "sardinia"]
    assert t.g.stability[:2] == [before[0] - 1, before[1] + 1]


@rule("4.3.1c")
def test_with_units_in_it_only_to_an_ally() -> None:
    board = {"caralis": "rome town 2 legion"}
    assert "offer-town caralis" not in talking(board).offered("rome")
    t = talking(board).play("rome", "offer-alliance", "offer-town caralis", "propose").play("carthage", "accept")
    assert t["caralis"] == "rome 2 legion; carthage town"
    assert t.holder("caralis") == "carthage"
    assert t.is_sound()


@rule("4.3.1b", "4.3.1c")
def test_nothing_goes_to_an_ally_where_units_of_his_enemy_stand() -> None:
    """Greece and the East are friends of Carthage, and not of each other."""
    board = {"utica": "carthage town 1 hired_heavy greece 2 heavy", "lilybaeum": "carthage town 1 hired_light"}
    allies = (("carthage", "greece"), ("carthage", "the_east"))
    t = talking(board, "carthage", "the_east", allies=allies)
    goods = [text for text in t.offered("carthage") if text.startswith(("offer-hired", "offer-town"))]
    assert goods == ["offer-hired 1 hired_light lilybaeum", "offer-town lilybaeum", "offer-town carthago"]
    t = talking(board, "carthage", "the_east", allies=(*allies, ("greece", "the_east")))
    t.play("carthage", "offer-hired 1 hired_heavy utica", "propose").play("the_east", "accept")
    assert t["utica"] == "carthage town; greece 2 heavy; the_east 1 hired_heavy"
    assert t.is_sound()


# ---- alliances


@rule("4.3.1d")
def test_allies_are_friendly_to_each_other_and_control_is_left_alone() -> None:
    t = agreed("offer-alliance")
    assert is_friend(t.g, 0, 1)
    assert is_friend(t.g, 1, 0)
    assert not is_friend(t.g, 0, 2)
    assert "offer-alliance" not in talking(allies=(("rome", "carthage"),)).offered("rome")


@rule("4.3.1d")
def test_an_ally_s_units_are_passed_and_stacked_with() -> None:
    board = {"capua": "rome 2 legion", "neapolis": "carthage 1 light"}
    t = table(board, allies=(("rome", "carthage"),), active="rome")
    begin_expansion(t.g, 0)
    t.go_on().roll(3).play("rome", "major capua", "ready", "to neapolis")
    assert "attack" not in " ".join(t.offered("rome"))
    t.play("rome", "halt")
    assert t["neapolis"] == "rome 2 legion; carthage 1 light"
    assert t.is_sound()


@rule("4.3.1a", "4.3.1d")
def test_an_alliance_ends_with_the_game_turn() -> None:
    t = position(HOMES, allies=(("rome", "carthage"),), phase=ORDER, last_turn=9).stop_at(PhaseBegins)
    t.push(GameTurn())
    assert (t.g.allies, is_friend(t.g, 0, 1)) == ((0, 0, 0, 0), False)


@rule("15.4.6")
def test_an_objective_is_shown_to_an_ally_alone_and_never_given() -> None:
    assert not [s for s in talking(objectives={"rome": "b"}).offered("rome") if "objective" in s]
    t = talking(objectives={"rome": "b e"}, allies=(("rome", "carthage"),))
    t.play("rome", "show-objective e", "propose").play("carthage", "accept")
    assert (t.known("carthage").objectives[:2], t.known("greece").objectives[:2]) == ((-9, 4), (-9, -9))
    assert (len(t.g.objectives_of(0)), t.g.objectives_of(1)) == (2, [])
    assert t.events("shows-objective")[0].eyes == (0, 1)


# ---- promises


@rule("4.3.2c")
def test_promises_are_on_record_and_bind_nobody() -> None:
    t = agreed("promise-peace", "want-attack greece", "offer-talents 1")
    assert t.g.promises == (0, 1, 0, 0, t.g.turn, 1, 0, 1, 2, t.g.turn)
    told = [(e.facts["power"], e.facts["what"], e.facts["target"]) for e in t.events("promises")]
    assert told == [("rome", "peace", "nobody"), ("carthage", "attack", "greece")]
    seen = describe(masked(t.g, 3), 3)["promises"]
    assert [(line["power"], line["partner"], line["what"]) for line in seen] == [
        ("rome", "carthage", "peace"),
        ("carthage", "rome", "attack"),
    ]
    begin_expansion(t.g, 0)
    assert "major rome" in t.go_on().offered("rome")  # peace or not, its Armies march


@pytest.mark.parametrize("line", ["promise-attack greece", "want-peace", "want-attack the_east"])
@rule("4.3.2c")
def test_either_may_give_his_word(line: str) -> None:
    t = agreed(line)
    assert t.g.promises[:2] == ((1, 0) if line.startswith("want") else (0, 1))


# ---- talk at any time


def free(**more: Any) -> Table:
    t = table(optional=("free_talk",), **more).stop_at(DueEvents, SlaveMarches)
    activate(t.g, 1)
    return t.go_on().skip().skip()


@rule("4.5")
def test_everybody_may_talk_at_the_start_of_an_activation() -> None:
    t = free()
    assert (t.step, t.asked) == ("FreeTalk", ("carthage",))
    t.play("carthage", "pass")
    assert t.asked == ("rome",)  # after Carthage in play order
    assert t.offered("rome") == ["talk carthage", "talk greece", "talk the_east", "pass"]
    t.play("rome", "talk the_east").play("the_east", "yes").play("rome", "offer-alliance", "propose")
    t.play("the_east", "accept")
    assert is_friend(t.g, 0, 3)
    assert t.offered("rome") == ["talk carthage", "talk greece", "pass"]  # once with each


@rule("4.5")
def test_and_the_active_power_between_its_acts() -> None:
    t = table(optional=("free_talk",), active="rome")
    begin_expansion(t.g, 0)
    assert "talk greece" in t.go_on().offered("rome")
    t = table(active="rome")
    begin_expansion(t.g, 0)
    assert not [text for text in t.go_on().offered("rome") if text.startswith("talk")]


@rule("4.5")
def test_in_the_advanced_game_too() -> None:
    assert free(advanced=True).step == "FreeTalk"
