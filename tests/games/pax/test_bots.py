"""The bots at Pax Romana: what they see at a glance, what they never do, how a position is judged, how they bargain."""

from __future__ import annotations

import pytest

from games.random_choices import played_on
from romanum.bots import Chair, make_bot
from romanum.bots.playout import HOPELESS
from romanum.engine.step import offered_to
from romanum.games.pax.bots import evaluation, policy, statecraft
from romanum.games.pax.bots.account import account
from romanum.games.pax.bots.glance import Glance
from romanum.games.pax.bots.roads import by_land, by_sea, ports_near
from romanum.games.pax.bots.survey import chance
from romanum.games.pax.data.components import PLACE, PLACE_IDS, PROVINCE, SPACES_OF
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.rules.turn.activation import Payment
from romanum.games.pax.rules.turn.agreements import TERMS
from romanum.games.pax.rules.turn.manpower import ManpowerPlans
from romanum.games.pax.rules.turn.objectives import open_claims
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.rules.turn.removal import begin as begin_removal
from romanum.games.pax.rules.turn.talks import Consider, Draft
from romanum.games.pax.state.actions import VERBS as STATE_VERBS
from romanum.games.pax.state.plans import open_plans
from romanum.games.pax.state.position import ACTIVATION, MANPOWER, REMOVAL, Mediterranean
from romanum.games.pax.state.promises import PEACE, note_attack

from .builder import GAME, Table, dice, position

HOMES = {"rome": "rome city 1 legion", "carthago": "carthage city 1 heavy"}


def table(board: dict[str, str], **more: object) -> Table:
    """Rome and Carthage, in the Activation Phase, with some Talents."""
    facts: dict[str, object] = {"scenario": "ii", "treasury": {"rome": 9, "carthage": 9}, "phase": ACTIVATION} | more
    return position(HOMES | board, **facts)  # type: ignore[arg-type]


def expansion(board: dict[str, str], **more: object) -> Table:
    """Rome expands."""
    t = table(board, active="rome", **more)
    begin_expansion(t.g, 0)
    return t.go_on()


def minors_only(board: dict[str, str], **more: object) -> Table:
    """Rome expands, and has made its Major Move."""
    t = table(board, active="rome", **more)
    begin_expansion(t.g, 0)
    t.g.majors = 0
    return t.go_on()


def scores(t: Table, power: str) -> dict[str, float]:
    """What a power thinks of its options at a glance, the pointless ones left out."""
    seat = t.g.seats[t.power(power)]
    moves = policy.sane(t.g, seat, offered_to(t.g, seat))
    return {GAME.vocabulary.write(m): score for m, score in zip(moves, policy.prior(t.g, seat, moves), strict=True)}


def best(t: Table, power: str) -> str:
    """What looks best."""
    found = scores(t, power)
    return max(found, key=found.__getitem__)


def carry_on(t: Table, power: str, most: int = 12) -> list[str]:
    """What a power does, choice by choice, as long as it is asked in its Expansion."""
    done: list[str] = []
    while t.g.stack and t.asked == (power,) and len(done) < most and (not done or done[-1] != "done"):
        done.append(best(t, power))
        t.play(power, done[-1])
    return done


def value(t: Table, power: str) -> float:
    """What the position is worth to a power."""
    return evaluation.value(t.g, t.g.seats[t.power(power)])


def played(scenario: str, seed: int, most: int) -> Mediterranean:
    """A position some random choices into a game."""
    g: Mediterranean = GAME.new(scenario, seed=seed).position
    return played_on(g, seed, most)


# ---- how a position is judged


@pytest.mark.parametrize("scenario", [s.row.id for s in SETTINGS])
def test_a_position_is_worth_about_a_chance_to_every_seat(scenario: str) -> None:
    g = played(scenario, 3, 120)
    for seat in g.seats:
        assert 0 < evaluation.value(g, seat) < 1
        assert 0 < GAME.closely().value(g, seat) < 1


def test_what_counts_is_worth_having() -> None:
    plain = table({})
    for better in (
        table({}, vp={"rome": 5}),
        table({"syracuse": "rome city"}),
        table({"arretium": "rome town"}),
        table({}, treasury={"rome": 14, "carthage": 9}),
        table({}, stability={"rome": 3}),
        table({"arretium": "rome 3 legion"}),
    ):
        assert value(better, "rome") > value(plain, "rome")
        assert value(better, "carthage") < value(plain, "carthage")


def test_talents_are_worth_less_in_the_last_game_turn() -> None:
    def gain(turn: int) -> float:
        rich = table({}, treasury={"rome": 14, "carthage": 9}, turn=turn)
        return value(rich, "rome") - value(table({}, turn=turn), "rome")

    start = SETTINGS[1].row.start
    assert gain(start) > gain(start + SETTINGS[1].row.turns - 1) > 0


def test_an_enemy_army_before_a_city_is_a_danger() -> None:
    far = table({"syracuse": "rome city", "gades": "carthage 6 heavy"})
    near = table({"syracuse": "rome city", "agrigentum": "carthage 6 heavy"})
    assert value(near, "rome") < value(far, "rome")


def test_an_account_names_what_a_power_has() -> None:
    t = table({"arretium": "rome town 2 legion"})
    found = account(t.g, 0)
    assert (found["talents"], found["cvp"], found["bp"]) == (9, 4, 12)
    assert [GAME.words.say(f"part-{part}", {}) for part in found][:2] == ["Victory Points", "Geographic Points"]


# ---- the map and the odds


def test_ways_are_counted_by_land_and_by_sea() -> None:
    rome, capua, carthago = PLACE["rome"], PLACE["capua"], PLACE["carthago"]
    assert by_land(rome)[capua] == 1
    assert carthago in dict(by_sea(rome))
    assert (rome, 1) in ports_near(capua)


def test_walls_and_leaders_count_in_battle() -> None:
    assert chance(8, 4) > chance(8, 4, walls=5) > chance(2, 12)
    assert chance(8, 8, tactical=2) > chance(8, 8) > chance(8, 8, held_back=2)


# ---- what is never done


def test_nothing_pointless_is_even_thought_of() -> None:
    t = table({}).push(Payment(0))
    assert set(scores(t, "rome")) == {"pay"}
    t = expansion({"panormus": "rome town 2 legion"}).roll(4).play("rome", "major panormus", "ready")
    assert "destroy" in t.offered("rome")
    assert "destroy" not in scores(t, "rome")


def test_every_verb_of_the_policy_is_one_of_the_game() -> None:
    verbs = set(GAME.vocabulary.verbs) | set(STATE_VERBS)
    assert not {*policy.JUDGES, *policy.FLAT} - verbs - {"pontic-major", "pontic-fleet"}


# ---- moves


def test_an_army_takes_an_empty_province() -> None:
    t = expansion({"rome": "rome city", "messana": "rome 4 legion 2 light", "lilybaeum": "rome 1 light"})
    t.g.dice = dice(6, then=1)
    done = carry_on(t, "rome", 20)
    assert done[0] == "major messana"
    assert t.g.lord[PROVINCE["west_sicily"]] == 0
    assert t.g.holder[PLACE["messana"]] == 0  # somebody stays


def test_who_stands_where_nothing_is_to_be_had_stays() -> None:
    t = minors_only({"rome": "rome city 1 legion"}, treasury={"rome": 0, "carthage": 0})
    assert best(t, "rome") == "done"


def test_a_move_that_has_begun_is_not_doubted() -> None:
    t = expansion({"capua": "rome 5 legion", "neapolis": "carthage 1 light"}).roll(4)
    t.play("rome", "major capua", "ready")
    found = scores(t, "rome")
    assert best(t, "rome") == "to neapolis"
    assert sorted(found.values())[-1] - sorted(found.values())[-2] > HOPELESS


def test_nobody_attacks_what_he_cannot_beat() -> None:
    t = expansion({"capua": "rome 1 legion", "neapolis": "carthage 8 heavy"}).roll(4)
    t.play("rome", "major capua")
    assert best(t, "rome") != "to neapolis"


def test_an_army_leaves_somebody_to_hold_a_space_that_counts() -> None:
    t = expansion({"syracuse": "rome 4 legion 1 light", "messana": "rome 1 light", "panormus": "carthage 1 light"})
    t.play("rome", "major syracuse")
    assert best(t, "rome") == "leave 1 light"


def test_a_garrison_founds_a_town_where_there_are_talents_for_it() -> None:
    t = minors_only({"arretium": "rome 1 garrison"})
    assert best(t, "rome") == "town arretium"
    t = minors_only({"arretium": "rome 1 garrison"}, treasury={"rome": 2}, pool=(2, 0, 0, 0, 0, 0))
    assert "town arretium" in t.offered("rome")
    assert best(t, "rome") != "town arretium"


def test_a_unit_becomes_garrisons_where_a_town_can_be_founded() -> None:
    t = minors_only({"arretium": "rome 2 light"})
    assert carry_on(t, "rome", 3) == ["minor arretium", "break-down 1 light", "town arretium"]


def test_no_town_is_founded_next_to_an_enemy_army() -> None:
    t = minors_only({"arretium": "rome 1 garrison", "pisae": "carthage 5 heavy"})
    assert "town arretium" in t.offered("rome")
    assert best(t, "rome") != "town arretium"


# ---- plans


def test_a_plan_is_written_once_and_finished() -> None:
    match = GAME.new("ii", seed=5, options={"length": "ultra-basic"})
    bots, planned = [make_bot("miles", seed=seat) for seat in range(2)], 0
    for _ in range(600):
        if match.over:
            break
        seat = match.pending[0]
        planned = planned + 1 if match.decision(seat).step == "ManpowerPlans" else 0
        assert planned < 40
        match.play(seat, bots[seat].choose(Chair(match, seat)).text)


def test_what_cities_can_bear_is_raised_and_then_the_plan_is_done() -> None:
    t = table({}, treasury={"rome": 30, "carthage": 9})
    t.g.phase = MANPOWER
    open_plans(t.g)
    t.push(ManpowerPlans((0, 1)))
    written: list[str] = []
    while "rome" in t.asked and len(written) < 60:
        first, second = sorted(scores(t, "rome").values(), reverse=True)[:2]
        assert first - second > HOPELESS  # whatever others may write
        written.append(best(t, "rome"))
        t.play("rome", written[-1])
    assert written[-1] == "done"
    assert written.count("raise legion rome") == 2  # a City bears three (14.2.1h)
    assert sum(move.startswith("muster") for move in written) <= 2


def test_a_debt_in_an_imagined_position_can_be_judged() -> None:
    t = table({}, treasury={"rome": -2, "carthage": 9})
    assert 0 < value(t, "rome") < 1


# ---- answers


def attacked(own: str, foe: str) -> Table:
    """A Roman Army marches against Carthaginians at Neapolis, who have a way out to the south."""
    t = expansion({"capua": f"rome {foe}", "neapolis": f"carthage {own}"}, treasury={"rome": 0, "carthage": 0})
    return t.roll(4).play("rome", "major capua", "ready", "to neapolis")


def test_who_cannot_win_withdraws_and_who_can_stands() -> None:
    weak = attacked("1 heavy", "8 legion")
    assert weak.step == "Withdrawal"
    assert best(weak, "carthage") == "withdraw"
    strong = attacked("9 heavy", "2 legion")
    assert best(strong, "carthage") == "stand"


def test_a_marker_is_paid_for_where_others_bargain_too() -> None:
    t = position({}, scenario="v", treasury={"rome": 3}, phase=ACTIVATION).push(Payment(0))
    assert best(t, "rome") == "pay"


# ---- bargains


def consider(*terms: tuple[int, int, int], **more: object) -> Table:
    """Carthage holds out terms to Rome."""
    facts: dict[str, object] = {"scenario": "v", "treasury": {"rome": 5, "carthage": 5, "greece": 5}} | more
    return position({}, **facts).push(Consider(0, 1, terms, 0))  # type: ignore[arg-type]


def what(verb: str, first: int = 0) -> tuple[int, int, int]:
    """A term."""
    return TERMS.index(verb), first, 0


def test_offers_are_answered_by_what_they_are_worth() -> None:
    assert best(consider(what("offer-talents", 3)), "rome") == "accept"
    assert best(consider(what("want-talents", 3)), "rome") == "refuse"
    assert best(consider(what("offer-alliance")), "rome") == "accept"
    assert best(consider(what("offer-alliance"), what("want-talents", 5)), "rome") == "refuse"


def test_who_is_far_ahead_finds_no_allies() -> None:
    assert best(consider(what("offer-alliance"), vp={"carthage": 20}), "rome") == "refuse"


def test_terms_are_put_together_and_proposed() -> None:
    t = position({}, scenario="v", treasury={"rome": 1, "carthage": 3}).push(Draft(0, 1, (), 2))
    done = []
    while t.step == "Draft":
        done.append(best(t, "rome"))
        t.play("rome", done[-1])
    assert done[0] == "offer-alliance"
    assert done[-1] == "propose"
    assert best(t, "carthage") == "accept"


def test_a_broken_word_is_remembered_for_the_rest_of_the_match() -> None:
    t = consider(what("offer-alliance"))
    t.g.promises = (1, 0, PEACE, 0, t.g.turn)
    assert best(t, "rome") == "accept"
    note_attack(t.g, 1, PLACE["rome"])
    assert t.g.broken[1] == 0  # nobody of Rome's is there
    t = consider(what("offer-alliance"))
    t.g.promises = (1, 0, PEACE, 0, t.g.turn)
    t.g.town_of = tuple(0 if space == PLACE["pisae"] else town for space, town in enumerate(t.g.town_of))
    note_attack(t.g, 1, PLACE["pisae"])
    assert t.g.broken[1] == 1
    t.g.turn += 1
    assert statecraft.distrust(Glance(t.g, 0), 1) > statecraft.distrust(Glance(t.g, 2), 1) > 0
    assert best(t, "rome") == "refuse"


def test_an_attack_is_left_for_talents_that_are_worth_it_and_not_made_afterwards() -> None:
    t = expansion({"capua": "rome 5 legion", "neapolis": "carthage 1 light"}, treasury={"carthage": 6}).roll(4)
    t.play("rome", "major capua", "ready", "to neapolis")
    assert t.step == "OfferBribe"
    assert best(t, "carthage") == "no-offer"
    few = Table(t.g.copy()).play("carthage", "bribe 2")
    assert best(few, "rome") == "refuse"
    t.play("carthage", "bribe 5")
    assert best(t, "rome") == "accept"
    t.play("rome", "accept")
    assert best(t, "rome") == "turn-back"
    t.play("rome", "turn-back")
    assert "to neapolis" in t.offered("rome")
    assert "to neapolis" not in scores(t, "rome")


def test_last_years_promises_are_no_longer_broken() -> None:
    t = position({"pisae": "rome town"}, scenario="v", promises=(1, 0, PEACE, 0, 0))
    note_attack(t.g, 1, PLACE["pisae"])
    assert t.g.broken == (0, 0, 0, 0)


# ---- Objectives


def test_an_objective_that_is_fulfilled_is_claimed_and_one_that_is_not_is_kept() -> None:
    spaces = [PLACE_IDS[s] for name in ("germania_superior", "raetia", "noricum") for s in SPACES_OF[PROVINCE[name]]]
    board = HOMES | dict.fromkeys(spaces, "rome 1 light")
    t = position(board, scenario="v", objectives={"rome": "c g"})
    open_claims(t.g)
    t.go_on()
    assert best(t, "rome") == "claim g"
    match = GAME.new("v", seed=3, options={"length": "ultra-basic"})
    bot = make_bot("miles", seed=3)
    match.position = t.g.copy()
    assert bot.choose(Chair(match, 0)).text == "claim g"
    held = position(HOMES, scenario="v", objectives={"rome": "c g"}, phase=REMOVAL)
    begin_removal(held.g)
    held.go_on()
    assert best(held, "rome") == "done"


# ---- whole games


def test_a_short_game_is_played_to_its_end_and_miles_beats_tiro() -> None:
    won = 0
    for seed in range(4):
        match = GAME.new("i", seed=seed, options={"length": "ultra-basic"})
        bots = [make_bot("miles" if seat == seed % 2 else "tiro", seed=seed) for seat in range(2)]
        while not match.over:
            seat = match.pending[0]
            match.play(seat, bots[seat].choose(Chair(match, seat)).text)
        assert match.result is not None
        won += seed % 2 in match.result.winners
    assert won >= 3


def test_a_bot_thinks_of_few_numbers_where_any_can_be_named() -> None:
    board = {
        "athens": "greece city 1 heavy",
        "antioch": "the_east city 1 heavy",
        "rome": "rome city 1 legion 9 galleys",
    }
    t = position(board, scenario="v", treasury={"rome": 40, "greece": 30})
    t.push(Draft(t.power("rome"), t.power("greece"), (), 6))
    seat = t.g.seats[t.power("rome")]
    offered = offered_to(t.g, seat)
    assert sum(move[0] == "want-talents" for move in offered) == 30
    sane = policy.sane(t.g, seat, offered)
    assert [move[1] for move in sane if move[0] == "want-talents"] == [1, 2, 3, 5, 8, 12, 15, 30]
    assert len(sane) < 30
    left = [("leave", number, 3) for number in range(1, 8)] + [("leave", number, 5) for number in (1, 2)]
    assert [move[1:] for move in policy.few_numbers(left)] == [(1, 3), (4, 3), (7, 3), (1, 5), (2, 5)]
    escorts = [("escort", number) for number in range(9, -1, -1)]
    assert policy.few_numbers(escorts) == [("escort", 9), ("escort", 5), ("escort", 1), ("escort", 0)]
