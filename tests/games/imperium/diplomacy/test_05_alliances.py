"""Chapters 4d-4f, 5.8, 6.2c, 22.2.1b: negotiations, alliances, gifts and loans."""

from __future__ import annotations

import random

import pytest

from games.imperium.builder import GAME, position
from games.imperium.map.test_03_units import units
from games.imperium.talks_table import HERE, SYRACUSAE, THERE, finish, talks
from romanum.engine.position import changed
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.bans import Allied, NoAlliance, NoDiplomacy
from romanum.games.imperium.data.hexes import GRID, LAND, PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.rules.common import leave
from romanum.games.imperium.rules.common.powers import is_friend, mover_of, power_id
from romanum.games.imperium.rules.common.sieges import fort_at
from romanum.games.imperium.rules.diplomacy import means
from romanum.games.imperium.rules.diplomacy.papers import OFFERED, PEACE, code
from romanum.games.imperium.rules.diplomacy.parley import GIFTS, ROUNDS
from romanum.games.imperium.rules.turn.month_end import NextMonth
from romanum.games.imperium.rules.turn.sequence import PHASE_WORK
from romanum.games.imperium.state.errands import AskLeave, GameTurn, LandMovement, Negotiation, Trespass
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.layout import OFFER_FACTS, SEATS
from romanum.games.imperium.state.marks import LENT, MOVED
from romanum.games.imperium.state.position import DIPLOMACY, INACTIVE, NEUTRAL
from rules import rule

# ---- negotiation


@rule("4d", "4f", "5.8a")
def test_an_alliance_is_proposed_and_agreed_and_all_must_finish() -> None:
    t = talks().play("caesar", "talk pompey", "offer-alliance", "propose").play("pompey", "agree caesar", "done")
    assert t.g.allies[t.seat("caesar")] >> t.seat("pompey") & 1
    assert is_friend(t.g, t.power("caesar"), t.power("pompey"))
    assert t.step == "Parley"
    t.play("caesar", "done")
    assert t.step != "Parley"


@rule("4d")
def test_a_proposal_may_be_declined_withdrawn_or_answered_with_another() -> None:
    t = talks().play("caesar", "talk pompey", "offer-alliance", "propose").play("pompey", "decline caesar")
    assert not any(t.g.allies)
    t.play("caesar", "talk pompey", "offer-grain", "propose", "withdraw-offer pompey")
    assert "agree caesar" not in t.offered("pompey")
    t = talks().play("caesar", "talk pompey", "offer-alliance", "propose")
    t.play("pompey", "talk caesar", "offer-grain", "propose")
    assert "agree caesar" not in t.offered("pompey")
    assert "agree pompey" in t.offered("caesar")


@rule("4d")
def test_two_papers_to_each_player_and_no_more() -> None:
    t = talks()
    for _ in range(ROUNDS):
        t.play("caesar", "talk pompey", "tear-up")
    assert "talk pompey" not in t.offered("caesar")
    assert "talk caesar" in t.offered("pompey")


@rule("4f")
def test_whoever_is_made_a_proposal_is_asked_again() -> None:
    t = talks().play("pompey", "done")
    assert t.asked == ("caesar",)
    t.play("caesar", "talk pompey", "promise-peace", "propose")
    assert set(t.asked) == {"caesar", "pompey"}


@rule("4f")
def test_in_the_diplomacy_phase_talks_come_before_waking_and_the_season() -> None:
    order = [type(step).__name__ for step in PHASE_WORK[DIPLOMACY]]
    assert order[:4] == ["Negotiation", "ActivationChecks", "FarthestPowers", "SeasonRoll"]


@rule("4f")
@pytest.mark.parametrize("seed", range(4))
def test_however_much_is_said_it_comes_to_an_end(seed: int) -> None:
    """Two who say whatever comes to their minds and never that they are done."""
    dice = random.Random(seed)
    board = {
        HERE: "caesar 3 20-10-a 1 train-6 | pompey 1 20-10-b",
        THERE: "caesar 1 20-10-a",
        "a3628": "pompey 1 18-30-b",
    }
    t = talks(board, treasury={"caesar": 90, "pompey": 40})
    for said in range(3000):
        if t.step != "Parley":
            assert said < 2000
            return
        name = dice.choice(t.asked)
        t.play(name, dice.choice([text for text in t.offered(name) if text != "done"] or ["done"]))
    pytest.fail("they still talk")


@rule("4e")
def test_a_draft_is_its_writers_and_an_offer_the_two_parties_secret() -> None:
    t = talks().play("caesar", "talk pompey", "promise-peace")
    assert set(t.known("pompey").plan[:96]) == {-9}
    t.play("caesar", "propose").play("pompey", "agree caesar")
    assert t.g.promises[:2] == (t.seat("caesar"), t.seat("pompey"))
    (term,) = t.events("term")
    assert (term.facts.get("what"), set(term.eyes)) == (None, {t.seat("caesar"), t.seat("pompey")})


@rule("4e")
def test_nobody_learns_that_he_is_written_to_before_it_is_proposed() -> None:
    t = talks()
    before = t.known("pompey").to_json()
    t.play("caesar", "talk pompey", "offer-alliance", "tear-up")
    assert t.known("pompey").to_json() == before


@rule("4e")
def test_others_learn_of_envoys_but_not_of_terms() -> None:
    """Five play the war of 43 BC; Sextus is not party to what two others settle."""
    t = position(scenario=9).push(Negotiation())
    first, second, third = t.asked[:3]
    t.play(first, f"talk {second}", "promise-peace", "propose")
    known = t.known(third)
    at = (t.seat(first) * SEATS + t.seat(second)) * OFFER_FACTS
    assert set(known.offers[at : at + OFFER_FACTS]) == {-9}
    assert t.known(second).offers[at] == code(PEACE, OFFERED)
    t.play(second, f"agree {first}")
    assert set(t.known(third).promises) == {-9}
    assert t.known(second).promises[0] == t.seat(first)
    once = t.known(third)
    assert masked(once, t.seat(third)).promises == once.promises, "what is hidden can be hidden again"
    assert t.events("envoys")


# ---- alliances


@rule("5.8a")
def test_an_alliance_is_for_one_game_turn_and_may_be_renewed() -> None:
    t = position(scenario=6, allies=(("caesar", "pompey"),)).stop_at(GameTurn)
    t.push(NextMonth())
    assert not any(t.g.allies)
    assert t.g.lapsed[t.seat("caesar")] == 1 << t.seat("pompey")
    t.skip()
    t.push(Negotiation()).play("caesar", "talk pompey", "offer-alliance", "propose").play("pompey", "agree caesar")
    finish(t)
    assert not any(t.g.lapsed)
    assert is_friend(t.g, t.power("caesar"), t.power("pompey"))


@rule("5.8a")
def test_a_scenario_may_bind_or_forbid_alliances() -> None:
    rules = [(head.number, rule) for head in SCENARIOS for rule in setting(head.number).specials]
    bound = [(n, r) for n, r in rules if isinstance(r, Allied) and not r.since]
    barred = [(n, r) for n, r in rules if isinstance(r, NoAlliance) and not r.since]
    silent = [(n, r) for n, r in rules if isinstance(r, NoDiplomacy) and not r.since]
    assert bound
    assert barred
    assert silent
    for number, allied in bound:
        t = position(scenario=number).push(Negotiation())
        seats = {t.g.chief[power] for power in allied.between} - {-1}
        assert len(seats) < 2 or all(t.g.allies[seat] for seat in seats)
    for number, forbidden in barred:
        g = position(scenario=number).g
        one, two = (g.chief[power] for power in forbidden.between[:2])
        assert -1 in (one, two) or one == two or not means.may_ally(g, one, two)
    for number, alone in silent:
        g = position(scenario=number).g
        assert g.chief[alone.power] == -1 or alone.power not in means.traders(g, g.chief[alone.power])


@rule("5.8c")
def test_an_ally_borrows_units_that_have_not_moved_and_moves_them() -> None:
    t = position({HERE: "pompey 2 20-10-b", THERE: "caesar 1 20-10-a"}, scenario=6, allies=(("caesar", "pompey"),))
    t.push(LandMovement(t.seat("caesar")))
    t.play("caesar", f"borrow {HERE}").play("pompey", "yes")
    assert mover_of(t.g, t.stack("pompey", HERE)) == t.seat("caesar")
    assert f"borrow {HERE}" not in t.offered("caesar")
    assert any(text == f"march {HERE}" for text in t.offered("caesar"))


@rule("5.8c")
def test_units_that_an_ally_only_runs_are_not_his_to_lend() -> None:
    """A neutral that Pompey moves as the farthest power is no client of his."""
    t = position({HERE: "pompey 2 20-10-b", THERE: "caesar 1 20-10-a"}, scenario=6, allies=(("caesar", "pompey"),))
    stack = t.stack("pompey", HERE)
    neutral = next(p for p, bond in enumerate(t.g.bond) if bond == NEUTRAL and t.g.chief[p] == -1)
    t.g.chief[neutral] = t.seat("pompey")
    t.g.whose = changed(t.g.whose, stack, neutral)
    t.push(LandMovement(t.seat("caesar")))
    assert f"borrow {HERE}" not in t.offered("caesar")


@rule("5.8c")
def test_who_is_refused_does_not_ask_again() -> None:
    t = position({HERE: "pompey 2 20-10-b", THERE: "caesar 1 20-10-a"}, scenario=6, allies=(("caesar", "pompey"),))
    t.push(LandMovement(t.seat("caesar"))).play("caesar", f"borrow {HERE}").play("pompey", "no")
    assert f"borrow {HERE}" not in t.offered("caesar")
    assert mover_of(t.g, t.stack("pompey", HERE)) == t.seat("pompey")


@rule("5.8c")
def test_units_that_have_moved_are_not_lent_and_a_reclaimed_one_does_not_move_again() -> None:
    t = position({HERE: "pompey 2 20-10-b", THERE: "caesar 1 20-10-a"}, scenario=6, allies=(("caesar", "pompey"),))
    stack = t.stack("pompey", HERE)
    t.g.mark[stack] = MOVED
    t.push(LandMovement(t.seat("caesar")))
    assert f"borrow {HERE}" not in t.offered("caesar")
    t.g.stack.clear()
    t.g.mark[stack] = MOVED | LENT * (t.seat("caesar") + 1)
    t.push(LandMovement(t.seat("pompey"))).play("pompey", f"reclaim {HERE}")
    assert mover_of(t.g, t.stack("pompey", HERE)) == t.seat("pompey")
    assert f"march {HERE}" not in t.offered("pompey")


@rule("5.8c")
def test_units_are_lent_by_agreement_too() -> None:
    t = talks({HERE: "pompey 2 20-10-b", THERE: "caesar 1 20-10-a"})
    t.play("pompey", "talk caesar", "offer-alliance", f"offer-at {HERE}", "lend-units", "elsewhere", "propose")
    t.play("caesar", "agree pompey")
    assert mover_of(t.g, t.stack("pompey", HERE)) == t.seat("caesar")
    assert t[HERE] == "pompey 2 20-10-b"


@rule("5.8d", "5.8e")
def test_an_ally_asks_and_the_answer_holds_for_the_turn() -> None:
    t = position({}, scenario=6, allies=(("caesar", "pompey"),))
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    t.push(AskLeave(caesar, pompey, leave.TRAIN, 7)).play("pompey", "no")
    assert leave.answer(t.g, caesar, pompey, leave.TRAIN, 7) == leave.NO
    assert leave.answer(t.g, caesar, pompey, leave.TRAIN, 8) == leave.UNASKED
    t.push(AskLeave(caesar, pompey, leave.TRAIN, 8)).play("pompey", "always")
    assert leave.answer(t.g, caesar, pompey, leave.TRAIN, 9) == leave.YES
    assert leave.answer(t.g, caesar, pompey, leave.PORT, 9) == leave.UNASKED
    assert leave.answer(t.g, pompey, caesar, leave.TRAIN, 9) == leave.UNASKED


@rule("5.8d")
def test_who_is_no_ally_has_no_leave_and_nobody_is_asked() -> None:
    t = position({}, scenario=6)
    caesar, pompey = t.seat("caesar"), t.seat("pompey")
    t.push(AskLeave(caesar, pompey, leave.STACKING, 7))
    assert t.asked == ()
    assert leave.answer(t.g, caesar, pompey, leave.STACKING, 7) == leave.NO


@rule("5.8f")
@pytest.mark.parametrize("allied", [True, False])
def test_an_ally_passes_an_inactive_client_without_waking_it(allied: bool) -> None:
    """Massilia, asleep, is Pompey's client; Caesar marches through its land."""
    place = next(p for p in range(2772) if PROVINCE[p] == PROVINCE_BY_ID["narbonensis"] and LAND[p])
    t = position(
        {PLACE_IDS[place]: "caesar 1 20-10-a"},
        scenario=6,
        lords={"narbonensis": "massilia"},
        allies=(("caesar", "pompey"),) if allied else (),
    )
    massilia = t.power("massilia")
    assert (t.g.standing[massilia], t.g.patron[massilia]) == (INACTIVE, t.power("pompey"))
    t.push(Trespass(t.stack("caesar", PLACE_IDS[place]), PROVINCE[place]))
    assert (t.g.standing[massilia] == INACTIVE) is allied


# ---- gifts


@rule("5.8h")
def test_talents_pass_only_where_units_touch() -> None:
    apart = {HERE: "caesar 1 20-10-a", THERE: "pompey 1 20-10-b"}
    far = talks(apart, treasury={"caesar": 30}).play("caesar", "talk pompey")
    assert not any(text.startswith("offer-talents") for text in far.offered("caesar"))
    near = talks({HERE: "caesar 1 20-10-a | pompey 1 20-10-b"}, treasury={"caesar": 30})
    near.play("caesar", "talk pompey", "offer-talents caesar pompey 20", "propose").play("pompey", "agree caesar")
    assert (near.g.treasury[near.power("caesar")], near.g.treasury[near.power("pompey")]) == (10, 20)


@rule("5.8h")
@pytest.mark.parametrize(("hexes", "touch"), [(0, True), (1, True), (2, False)])
def test_units_touch_in_one_hex_or_in_neighbouring_ones(hexes: int, touch: bool) -> None:
    away = next(p for p in GRID.within(PLACE[HERE], 3) if LAND[p] and GRID.distance(p, PLACE[HERE]) == hexes)
    t = position({HERE: "caesar 1 20-10-a"}, scenario=6)
    add(t.g, t.power("pompey"), away, units("1 20-10-b"))
    assert means.in_contact(t.g, t.power("caesar"), t.power("pompey")) is touch


@rule("5.8h")
def test_what_was_promised_and_spent_since_cannot_be_paid() -> None:
    t = talks({HERE: "caesar 1 20-10-a | pompey 1 20-10-b"}, treasury={"caesar": 30})
    t.play("caesar", "talk pompey", "offer-talents caesar pompey 20", "propose")
    t.g.treasury[t.power("caesar")] = 5
    t.play("pompey", "agree caesar")
    assert t.events("offer-void")
    assert t.g.treasury[t.power("pompey")] == 0


@rule("6.2c")
def test_a_players_own_major_powers_share_wherever_they_are() -> None:
    """Of the five of scenario 9 two are played by one."""
    t = position(scenario=9, players=3)
    seat = next(seat for seat, own in enumerate(t.g.setting.seats) if len(own) > 1)
    one, two = t.g.setting.seats[seat][:2]
    t.g.treasury[one] = 7
    names = [power_id(t.g, one), power_id(t.g, two)]
    t.push(Negotiation()).play(names[0], f"fund {names[0]} {names[1]} 5")
    assert (t.g.treasury[one], t.g.treasury[two]) == (2, 5)
    for _ in range(GIFTS - 1):
        giver, taker = (names[1], names[0]) if t.g.treasury[two] else names
        t.play(names[0], f"fund {giver} {taker} 1")
    assert not any(text.startswith("fund") for text in t.offered(names[0]))


@rule("5.8g")
def test_units_are_given_by_allies() -> None:
    t = talks({HERE: "caesar 2 20-10-a"})
    t.play("caesar", "talk pompey")
    assert f"offer-at {HERE}" not in t.offered("caesar")
    t.play("caesar", "offer-alliance", f"offer-at {HERE}", "cede-unit 20-10-a", "elsewhere", "propose")
    t.play("pompey", "agree caesar")
    assert t[HERE] == "caesar 1 20-10-a | pompey 1 20-10-a"
    assert t.g.colour[t.stack("pompey", HERE)] == t.g.colour[t.stack("caesar", HERE)]


@rule("5.8g")
def test_cities_and_forts_are_given_by_allies() -> None:
    board = {SYRACUSAE: "pompey 1 20-10-b fort 2 city"}
    t = talks(board, cities={"syracusae": "pompey"}).play("caesar", "talk pompey", "offer-alliance")
    t.play("caesar", f"want-at {SYRACUSAE}", "cede-city", "cede-fort", "elsewhere", "propose")
    t.play("pompey", "agree caesar")
    assert t.holder("syracusae") == "caesar"
    fort = fort_at(t.g, PLACE[SYRACUSAE])
    assert fort is not None
    assert (fort.power, fort.level) == (t.power("caesar"), 2)
    assert t[SYRACUSAE] == "pompey 1 20-10-b"


@rule("22.2.1b")
def test_grain_is_granted() -> None:
    t = talks().play("caesar", "talk pompey", "offer-grain", "propose").play("pompey", "agree caesar")
    assert t.g.grain[t.seat("caesar")] == 1 << t.seat("pompey")


@rule("5.8d")
def test_nobody_answers_for_units_that_nobody_moves() -> None:
    t = position({HERE: "caesar 1 20-10-a"}, scenario=6, allies=(("caesar", "pompey"),))
    assert leave.answer(t.g, t.seat("caesar"), -1, leave.PASSAGE, 0) == leave.NO
    assert leave.answer(t.g, t.seat("caesar"), t.seat("pompey"), leave.PASSAGE, 0) == leave.UNASKED


@rule("4d")
def test_whoever_wants_no_talks_is_done_until_somebody_makes_an_offer() -> None:
    """Whoever wishes so passes unasked, like anybody who is done; an offer concerns him."""
    match = GAME.new("four-emperors", 3, seed=1)
    otho, vitellius = 0, 1
    match.prefer(otho, "negotiation", "concerned")
    assert (match.window, match.unwanted, match.declining) == ("negotiation", otho, "done")
    match.play(vitellius, "talk otho")
    assert (otho in match.pending, match.history[-1].text) == (False, "done")
    match.play(vitellius, "offer-alliance")
    match.play(vitellius, "propose")
    assert "agree vitellius" in [option.text for option in match.decision(otho).options]
    match.play(otho, "decline vitellius")
    assert (otho in match.pending, match.history[-1].text) == (False, "done")


@rule("4e")
def test_a_letter_is_shown_to_those_who_wrote_and_got_it_alone() -> None:
    """Otho reads what Vitellius proposes before he answers, Vitellius what he writes and has sent, others nothing."""
    match = GAME.new("four-emperors", 3, seed=1)
    otho, vitellius, other = range(3)

    def letters(seat: int) -> list[tuple[str, str, bool, list[tuple[str, str]]]]:
        return [
            (row["power"], row["partner"], row["sent"], [(term["way"], term["what"]) for term in row["terms"]])
            for row in match.view(seat)["letters"]
        ]

    match.play(vitellius, "talk otho")
    match.play(vitellius, "offer-alliance")
    assert letters(vitellius) == [("vitellius", "otho", False, [("offers", "alliance")])]
    assert letters(otho) == letters(other) == []
    match.play(vitellius, "propose")
    assert letters(otho) == letters(vitellius) == [("vitellius", "otho", True, [("offers", "alliance")])]
    assert letters(other) == match.view(None)["letters"] == []
    match.play(otho, "agree vitellius")
    assert letters(otho) == []


@rule("4d")
def test_whoever_wants_no_talks_this_month_does_not_hear_of_offers() -> None:
    match = GAME.new("four-emperors", 3, seed=1)
    match.prefer(0, "negotiation", "never")
    for text in ("talk otho", "offer-alliance", "propose"):
        match.play(1, text)
    assert 0 not in match.pending
    assert [past.text for past in match.history if past.seat == 0] == ["done", "done"]


@rule("4d")
def test_whoever_drafts_when_he_wants_no_more_talks_ends_his_draft_first() -> None:
    match = GAME.new("four-emperors", 3, seed=1)
    match.play(0, "talk vitellius")
    match.prefer(0, "negotiation", "never")
    match.play(1, "talk otho")
    assert 0 in match.pending
    assert "done" not in [option.text for option in match.decision(0).options]
    match.play(0, "tear-up")
    assert 0 not in match.pending
