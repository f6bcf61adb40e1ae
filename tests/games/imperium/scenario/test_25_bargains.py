"""2.5, 25.1b: what players settle by special rules: chests, walls, tribute, hire, titles, truces, bids, peace."""

from __future__ import annotations

import pytest

from games.imperium.builder import GAME, Table, position
from romanum.engine.dice import ScriptedDice
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.rules.common.control import city_strength
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.powers import make_client, wake
from romanum.games.imperium.rules.powers.grain import wheat
from romanum.games.imperium.rules.scenario.victory import PEACE
from romanum.games.imperium.rules.special.chronicle import rule_called
from romanum.games.imperium.rules.special.specials import (
    always_allied,
    awaits_heir,
    hired_powers,
    truce_between,
    why_no_attack,
)
from romanum.games.imperium.state.errands import MonthEnds, Negotiation, ProposePeace, Reckoning, Triggers
from romanum.games.imperium.state.position import ACTIVE, CLIENT, DEAD, DIPLOMACY, INACTIVE, NEUTRAL, NONE, UNBORN
from rules import rule


def talks(t: Table, *dice: int) -> Table:
    """The negotiation of a Diplomacy Phase; triggers that are not told of roll ones."""
    t.g.stack.clear()
    t.g.dice = ScriptedDice([*dice, *[1] * 8])
    t.stop_at(Reckoning).push(Triggers(DIPLOMACY), Negotiation())
    while t.stopped:
        t.skip()
    return t


def on_offer(t: Table, name: str) -> list[str]:
    """What a player may settle."""
    verbs = ("propose", "take-", "build-", "set-up", "pay-", "hire", "offer-title", "end-")
    return [text for text in t.offered(name) if text.startswith(verbs)]


# ---- at will


@rule("2.5")
def test_heraclius_opens_the_churches_once() -> None:
    t = talks(position(scenario=41, treasury={"heraclius": 5}))
    assert on_offer(t, "persia") == []
    t.play("heraclius", "take-chest heraclius")
    assert t.g.treasury[t.power("heraclius")] == 65
    assert on_offer(t, "heraclius") == []
    t.g.month += 1
    assert on_offer(talks(t), "heraclius") == []


@rule("2.5")
def test_the_holder_of_roma_pays_for_walls_from_october_271() -> None:
    t = position(scenario=21, month="September AD 271", treasury={"the-gallic-empire": 12})
    t.g.city_of[CITY["roma"]] = t.power("the-gallic-empire")
    assert on_offer(talks(t), "the-gallic-empire") == []
    t.g.month += 1
    t.g.treasury[t.power("the-gallic-empire")] = 9
    assert on_offer(talks(t), "the-gallic-empire") == [], "they cost 10"
    t.g.treasury[t.power("the-gallic-empire")] = 12
    talks(t)
    assert on_offer(t, "claudius-ii-and-aurelian") == []
    before = city_strength(t.g, CITY["roma"])
    t.play("the-gallic-empire", "build-walls roma")
    assert city_strength(t.g, CITY["roma"]) == before + 8
    assert t.g.treasury[t.power("the-gallic-empire")] == 2


@rule("2.5")
def test_the_visigoths_set_up_an_emperor_while_they_hold_roma() -> None:
    t = position(scenario=34)
    assert on_offer(talks(t), "visigoths") == []
    t.g.city_of[CITY["roma"]] = t.power("visigoths")
    talks(t).play("visigoths", "set-up-emperor roma")
    assert t.g.morale[t.power("honorius")] == 100 - dict(t.g.setting.capitals)[CITY["roma"]]
    assert on_offer(t, "visigoths") == []


@rule("2.5")
def test_tribute_buys_a_year_of_peace_for_both() -> None:
    board = {"b4610": "the-huns 4 20-8-b attila", "b4611": "the-east 2 20-10-b"}
    t = talks(position(board, scenario=36, treasury={"the-east": 25, "aetius": 19}))
    assert on_offer(t, "aetius") == []
    t.play("the-east", "pay-tribute the-east")
    east, huns = t.power("the-east"), t.power("the-huns")
    assert (t.g.treasury[east], t.g.treasury[huns]) == (5, 20)
    assert why_no_attack(t.g, t.stack("the-huns", "b4610"), east) is not None
    assert why_no_attack(t.g, t.stack("the-east", "b4611"), huns) is not None
    assert truce_between(t.g, t.power("aetius"), huns) is None
    t.g.treasury[east] = 40
    t.g.month += 11
    assert on_offer(talks(t), "the-east") == []
    t.g.month += 1
    assert truce_between(t.g, east, huns) is None
    assert on_offer(talks(t), "the-east") == ["pay-tribute the-east"]


# ---- hire


@rule("2.5", "5.3a")
def test_whoever_runs_a_neutral_as_the_farthest_may_hire_it_too() -> None:
    t = position(scenario=39, treasury={"justinian": 12})
    franks = t.power("franks")
    wake(t.g, franks, 15)
    t.g.chief[franks] = t.seat("justinian")
    assert "hire franks for justinian" in on_offer(talks(t), "justinian")
    make_client(t.g, franks, t.power("justinian"))
    assert "hire franks for justinian" not in on_offer(t, "justinian")


@rule("2.5", "6.2b")
def test_the_franks_serve_whoever_pays_for_a_year_and_go_home() -> None:
    t = talks(position(scenario=39, treasury={"justinian": 10, "ostrogoths": 30}))
    franks = t.power("franks")
    assert "hire franks for justinian" in on_offer(t, "justinian")
    t.play("ostrogoths", "hire franks for ostrogoths")
    while t.step != "Parley":
        t.play(t.asked[0], t.offered(t.asked[0])[0])
    assert (t.g.bond[franks], t.g.patron[franks], t.g.standing[franks]) == (CLIENT, t.power("ostrogoths"), ACTIVE)
    assert (t.g.treasury[t.power("ostrogoths")], t.g.treasury[franks]) == (20, 0), "minor powers have no treasury"
    assert on_offer(t, "justinian") == []
    t.g.month += 11
    talks(t)
    assert t.g.bond[franks] == CLIENT
    t.g.month += 1
    talks(t)
    assert (t.g.bond[franks], t.g.standing[franks]) == (NEUTRAL, INACTIVE)


@rule("2.5")
def test_alaric_is_hired_in_a_month_of_taxation_if_he_takes_the_talents() -> None:
    t = talks(position(scenario=33, month="October AD 407", treasury={"stilicho": 40}))
    assert on_offer(t, "stilicho") == []
    t.g.month += 2
    talks(t).play("stilicho", "hire alaric for stilicho").play("alaric", "refuse")
    assert t.g.treasury[t.power("stilicho")] == 40
    assert t.events("special-settled") == [], "nothing is settled yet"
    assert on_offer(t, "stilicho") == [], "it is proposed once a month"
    t.g.month += 3
    talks(t).play("stilicho", "hire alaric for stilicho").play("alaric", "accept")
    assert (t.g.treasury[t.power("stilicho")], t.g.treasury[t.power("alaric")]) == (25, 15)
    pair = tuple(sorted((t.seat("stilicho"), t.seat("alaric"))))
    assert t.g.allies[pair[0]] >> pair[1] & 1
    t.g.month += 2
    assert always_allied(t.g) == [pair]
    t.g.month += 1
    assert hired_powers(t.g) == []


# ---- consent


@rule("2.5")
def test_albinus_is_caesar_until_one_of_them_parts() -> None:
    t = talks(position(scenario=16))
    severus, albinus = t.power("septimius-severus"), t.power("clodius-albinus")
    assert on_offer(t, "clodius-albinus") == []
    t.play("septimius-severus", "offer-title clodius-albinus").play("clodius-albinus", "accept")
    assert truce_between(t.g, severus, albinus) is not None
    assert on_offer(t, "clodius-albinus") == []
    t.g.month += 1
    talks(t).play("clodius-albinus", "end-title septimius-severus")
    assert truce_between(t.g, severus, albinus) is None
    talks(t).play("septimius-severus", "offer-title clodius-albinus").play("clodius-albinus", "accept")
    t.g.month = int(Month.of("January AD 196"))
    assert truce_between(t.g, severus, albinus) is None


@rule("2.5")
def test_octavian_and_antony_may_end_their_truce_together() -> None:
    t = talks(position(scenario=9))
    octavian, antony = t.power("octavian"), t.power("antony")
    t.play("octavian", "end-truce antony").play("antony", "refuse")
    assert truce_between(t.g, octavian, antony) is not None
    assert on_offer(t, "octavian") == []
    t.play("antony", "end-truce octavian").play("octavian", "accept")
    assert truce_between(t.g, octavian, antony) is None


@rule("25.1b")
def test_a_match_without_an_end_date_may_end_by_consent_of_all() -> None:
    t = talks(position(scenario=29, players=3))
    t.play("julian", "propose-peace").play("constantius-ii", "accept").play("persia", "refuse")
    assert not t.g.how
    assert "propose-peace" not in t.offered("julian")
    t.play("persia", "propose-peace").play("julian", "accept").play("constantius-ii", "accept")
    assert (t.g.stack, t.g.winners, t.g.how) == ([], (), "peace")


@rule("25.1b")
def test_where_there_is_an_end_date_peace_needs_a_special_rule() -> None:
    assert on_offer(talks(position(scenario=13, month="November AD 101")), "trajan") == []
    december = position(scenario=13, month="December AD 101")
    december.g.fired = 1 << rule_called(december.g, "roxolani")
    assert on_offer(talks(december), "trajan") == ["propose-peace"]


@rule("25.1b")
@pytest.mark.parametrize(
    ("number", "length", "end"),
    [
        (18, "printed", "April AD 249"),
        (18, "longer", "December AD 249"),
        (1, "printed", "October 52 BC"),
        (1, "shorter", "April 52 BC"),
        (1, "longer", "April 51 BC"),
    ],
)
def test_players_may_agree_before_play_on_another_end(number: int, length: str, end: str) -> None:
    options = {option.id: option.default for option in GAME.options} | {"length": length}
    g = GAME.setup(SCENARIOS[number - 1].id, 2, options, position().g.dice)
    assert str(Month(g.last_month)) == end
    assert setting(number).end is not None


@rule("25.1b")
def test_an_open_end_stays_open() -> None:
    options = {option.id: option.default for option in GAME.options} | {"length": "shorter"}
    assert GAME.setup(SCENARIOS[28].id, 2, options, position().g.dice).last_month == -1


# ---- bids


@rule("2.5")
def test_strabo_serves_the_higher_bidder_for_a_month() -> None:
    t = position(scenario=3, players=3, treasury={"sulla": 9, "marius": 6})
    strabo = t.power("pompeius-strabo")
    talks(t)
    assert t.step == "Bids"
    assert t.offered("marius") == ["number 0", "number 3", "number 4", "number 5", "number 6"]
    t.play("marius", "number 5")
    assert t.known("sulla").plan != t.g.plan
    t.play("sulla", "number 4")
    assert (t.g.patron[strabo], t.g.treasury[t.power("marius")], t.g.treasury[t.power("sulla")]) == (
        t.power("marius"),
        1,
        9,
    )
    t.g.month += 1
    talks(t)
    assert t.g.bond[strabo] == NEUTRAL
    t.play("sulla", "number 0")
    assert (t.g.bond[strabo], t.g.standing[strabo]) == (NEUTRAL, ACTIVE)


@rule("2.5")
def test_equal_bids_buy_nothing() -> None:
    t = talks(position(scenario=3, players=3, treasury={"sulla": 9, "marius": 9}))
    t.play("marius", "number 5").play("sulla", "number 5")
    assert t.g.bond[t.power("pompeius-strabo")] == NEUTRAL
    assert t.g.treasury[t.power("sulla")] == t.g.treasury[t.power("marius")] == 9


@rule("2.5")
def test_gildos_grain_is_the_buyers_for_a_quarter() -> None:
    t = position(scenario=32, players=2, month="June AD 394", treasury={"theodosius": 8, "eugenius": 7})
    roma, seat = CITY["roma"], t.seat("eugenius")
    before = wheat(t.g, seat, roma)
    talks(t).play("theodosius", "number 5").play("eugenius", "number 6")
    bought = wheat(t.g, seat, roma)
    assert bought > before
    t.g.month += 2
    assert wheat(t.g, seat, roma) == bought
    t.g.month += 1
    assert wheat(t.g, seat, roma) == before


# ---- comings and goings


@rule("2.5")
def test_shapur_leaves_in_march_with_half_of_the_cataphracts_and_comes_back() -> None:
    board = {"c1113": "persia 3 30-16-b shapur", "c1213": "persia 2 30-16-b 1 4-12"}
    t = position(board, scenario=28, month="March AD 351")
    ctesiphon = CITY["ctesiphon"]
    t.g.city_of[ctesiphon] = t.power("persia")
    talks(t).play("persia", "at c1113", "at c1213")
    assert (t["c1113"], t["c1213"]) == ("persia 2 30-16-b", "persia 1 30-16-b 1 4-12")
    assert t.g.leader_in[t.leader("shapur")] == UNBORN
    assert len(t.g.away) == 2
    t.g.stack.clear()
    t.g.month += 6
    t.push(MonthEnds())
    place = next(text for text in t.offered("persia") if text.startswith("at c"))
    t.play("persia", place)
    assert t[place.removeprefix("at ")] == "persia 2 30-16-b shapur"
    assert t.g.away == ""
    assert t.is_sound()


@rule("2.5")
def test_shapur_stays_in_other_years_and_nobody_leaves_without_him() -> None:
    board = {"c1113": "persia 4 30-16-b shapur"}
    assert talks(position(board, scenario=28, month="March AD 353")).step != "Departure"
    assert talks(position({"c1113": "persia 4 30-16-b"}, scenario=28, month="March AD 351")).step != "Departure"


@rule("2.5")
def test_a_power_does_not_dissolve_while_its_heir_is_on_his_way() -> None:
    t = position({"b5415": "valens 1 20-10-b valens"}, scenario=30)
    assert not awaits_heir(t.g, t.power("valens"))
    take_off(t.g, t.leader("valens"), DEAD)
    assert awaits_heir(t.g, t.power("valens"))
    assert not awaits_heir(t.g, t.power("gratian"))
    huns = position({"b4610": "the-huns 1 20-8-b attila"}, scenario=36)
    assert not awaits_heir(huns.g, huns.power("the-huns"))
    take_off(huns.g, huns.leader("attila"), DEAD)
    assert awaits_heir(huns.g, huns.power("the-huns"))


@rule("25.1b")
@pytest.mark.parametrize(("last", "over"), [("accept", True), ("refuse", False)])
def test_all_others_are_asked_for_peace_and_the_last_may_still_refuse(last: str, over: bool) -> None:
    t = position(scenario=9)
    t.g.last_month = NONE
    others = ["antony", "lepidus", "parthia", "sextus-pompeius"]
    t.push(ProposePeace(t.seat("octavian")))
    asked: list[str] = []
    for n in range(len(others)):
        asked += t.asked
        t.play(t.asked[0], last if n == len(others) - 1 else "accept")
    assert sorted(asked) == others
    assert (t.g.how == PEACE) is over
