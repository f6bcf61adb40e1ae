"""The Roman world at the table: a force that goes where one points, a battle before the die, layers, words for all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

import romanum
from browser.conftest import People
from browser.people import SEQ, SETTINGS, Player
from browser.roman_world import (
    WorldMoment,
    a_battle_at_sea_is_at_hand,
    a_battle_is_at_hand,
    a_city_may_be_relieved,
    a_fleet_with_troops_is_met,
    a_general_may_be_hailed,
    a_letter_waits,
    a_long_march_was_seen,
    a_march_is_met,
    a_march_is_missed,
    a_month_of_marches,
    a_month_with_ten_forces,
    a_people_sleeps,
    a_pool_for_two,
    an_alliance_runs_out,
    catches_up,
    does,
    gathered,
    lets_pass,
    march_before,
    plays,
    points_at,
    wishes_to_be_asked,
)
from browser.wire import Wire
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_NAMES
from romanum.games.imperium.state.names import place_name

pytestmark = pytest.mark.skipif("imperium" not in romanum.games(), reason="the game is not played yet")


@pytest.fixture
def player(same_player: Player) -> Player:
    """The stories here are told in one window."""
    return same_player


def sits_down(player: Player, moment: WorldMoment) -> None:
    """At a table where a match has come to a moment, with bots in the other seats."""
    player.knows("imperium")
    player.takes_a_seat_at(moment)


def table(player: Player) -> Any:
    """What the server sends to this person."""
    return player.asks(f"/matches/{player.match}/table?seat={player.seat}")


def battle(player: Player) -> Locator:
    """The stage of a combat."""
    return player.page.locator("section.battle")


def counters(player: Player) -> Locator:
    """The sheet with those who can be chosen."""
    return player.page.get_by_role("region", name="Counters")


def reads(player: Player, told: str | re.Pattern[str]) -> None:
    """In the log."""
    player.looks_at("Log")
    expect(player.log).to_contain_text(told)


# ---- marches


def test_a_force_goes_where_one_points_in_few_clicks(player: Player) -> None:
    """The force and the goal; where it may be met on the way, that is said and asked once."""
    sits_down(player, a_month_of_marches())
    before = table(player)
    march = next(option["text"] for option in before["decision"]["options"] if option["text"].startswith("march "))
    does(player, march.split()[1])
    fed = table(player)["decision"]["step"] == "Feeding"
    if fed:
        is_called_feeding(player, march.split()[1])
        player.says("Feed them so")
    assert table(player)["decision"]["step"] == "Muster"
    goal, risky = far_goal(table(player)["decision"]["ways"])
    does(player, goal)
    assert player.clicks <= 2 + fed + risky
    assert table(player)["view"]["at"] != before["view"]["at"]


def is_called_feeding(player: Player, place: str) -> None:
    """The sheet with those who eat says where they are, if there is anything to choose on it."""
    if counters(player).count():
        expect(counters(player)).to_contain_text("Feed the units at ")
        expect(counters(player)).to_contain_text(re.compile(r"all eat with \d+%"))
        assert table(player)["decision"]["facts"]["place"] == place


@pytest.mark.parametrize(
    ("button", "wish"), [("Pass until it concerns me", "concerned"), ("Pass, and not this month again", "never")]
)
def test_one_need_not_be_asked_about_negotiations(same_player: Player, button: str, wish: str) -> None:
    """One click passes and is a wish; whoever asks for the list of wishes finds it there."""
    player = same_player
    player.takes_a_seat_at(a_month_with_ten_forces())
    assert table(player)["decision"]["window"] == "negotiation"
    with player.goes_on():
        player.button(button).click()
    assert table(player)["wishes"] == {"negotiation": wish}
    assert table(player)["decision"] is None or table(player)["decision"]["window"] != "negotiation"


def far_goal(ways: Any) -> tuple[str, bool]:
    """The place that costs the most to come to without a risk, or with one if there is no other."""
    legs = [leg for leg in ways["legs"] if leg[1] in ways["goals"]]
    _, goal, _, _, risks, *_ = max([leg for leg in legs if not leg[4]] or legs, key=lambda leg: leg[2])
    return goal, bool(risks)


def test_a_month_is_played_without_the_mouse(people: People) -> None:
    """The next force and Enter; who stays by Tab; the next place within reach and Enter; the rest by digits."""
    moment = a_month_of_marches()
    match, company = gathered(people, moment)
    player, other = company[moment.seat], 1 - moment.seat
    player.goes_to_match(match)
    player.presses("p")  # in the log there is much to press Tab for
    month, answered = table(player)["view"]["month"], list[str]()
    while table(player)["view"]["month"] == month:
        lets_pass(company[other], match, other)
        catches_up(player)
        if asked := table(player)["decision"]:
            player.waits_for_a_question()
            keys_for(player, asked, answered)
            answered.append(asked["step"])
    assert {"Campaign", "Feeding", "Muster", "SupplyPlan"} <= set(answered)
    assert player.clicks == 0


def keys_for(player: Player, asked: Any, answered: list[str]) -> None:
    """Two forces march, the first without one of its units; all else is answered as the table proposes."""
    if asked["step"] == "Campaign" and answered.count("Campaign") < 2:
        player.answers_by_keys(".", "Enter")
    elif asked["step"] == "Muster" and "Muster" not in answered:
        player.tabs_to(next(one["label"] for one in asked["options"] if one["text"].startswith("leave ")))
        with player.goes_on():
            player.presses("Enter")
    elif asked["step"] == "Muster":
        player.tabs_to("Map of the Roman world")
        player.presses(".")
        expect(player.page.locator("[role=application] > [aria-live]")).to_contain_text(re.compile(r"reach: \d+ MP"))
        player.answers_by_keys("Enter")
    else:
        texts = [one["text"] for one in asked["options"]]
        done = next((word for word in ("Done", "Halt") if word.lower() in texts), "")
        player.answers_by_keys(player.answers.filter(has_text=done).first.locator("kbd").inner_text())


def test_a_march_is_intercepted(player: Player) -> None:
    """Who can come is asked with his chance; the die falls, and there is a battle where the enemy was met."""
    moment = a_march_is_met()
    sits_down(player, moment)
    met = table(player)["view"]["at"][table(player)["view"]["mover"]]
    own_names = romanum.game("imperium").local_names(moment.scenario, moment.seats)
    place = own_names.get(PLACE_IDS[met], place_name(met))
    assert f"comes to {place}: who intercepts?" in player.question
    called = next(option for option in table(player)["decision"]["options"] if option["text"] == moment.deed)
    chance = player.asks(f"/matches/{player.match}/odds?seat={player.seat}")[moment.deed]["win"]
    assert 0 < chance <= 1
    expect(counters(player)).to_contain_text(f"{round(chance * 100)}%")
    does(player, counters(player).get_by_role("button", name=called["label"]))
    player.says("Ready")
    player.says("Feed them so")
    reads(player, re.compile(f"tries to intercept at {place}: die .* and is there"))
    expect(player.log).to_contain_text(re.compile(rf"against .* at {place}, .*: die \d"))


def test_a_march_goes_on_by_itself_when_an_interception_has_failed(people: People) -> None:
    """Where to was said once; the other is asked on the way, the die does not let him, and nothing has happened."""
    moment = a_march_is_missed()
    match, company = gathered(people, moment)
    marcher, other = company[moment.seat], 1 - moment.seat
    marcher.goes_to_match(match)
    marcher.waits_for_a_question()
    goal = moment.next[1][1].split()[1]
    points_at(marcher, goal)
    with marcher.goes_on():
        marcher.clicks_on(marcher.choices.first)
    assert marcher.asks(f"/matches/{match}")["turn"] == [other]
    plays(company[other], match, other, *(text for _, text in moment.next[2:]))
    catches_up(marcher)
    marcher.page.wait_for_function(f"(seq) => {SEQ} >= seq", arg=len(moment.actions) + len(moment.next))
    assert PLACE[goal] in table(marcher)["view"]["at"]
    assert table(marcher)["decision"]["ways"]["at"] == goal


FIRST_LOAD: Final = 520
"""Kilobytes, as they are sent, with which a table is there that a browser has never seen."""


def test_what_was_passed_over_is_said_and_one_press_asks_about_it_again(people: People) -> None:
    """A leader could have met a march; his player wished not to be asked, and finds out that, and what it was."""
    moment = a_march_is_missed()
    match, company = gathered(people, moment)
    seat = 1 - moment.seat
    shy = company[seat]
    wishes_to_be_asked(shy, match, seat, "never")
    plays(company[moment.seat], match, moment.seat, *(text for who, text in moment.next if who == moment.seat))
    wire = Wire(shy.page)
    shy.goes_to_match(match)
    shy.page.wait_for_load_state("networkidle")
    assert FIRST_LOAD / 2 < wire.kilobytes() <= FIRST_LOAD
    passed = shy.page.get_by_test_id("passed")
    expect(passed).to_contain_text("passed over")
    passed.click()
    told = shy.page.get_by_test_id("passed-over").get_by_role("listitem")
    place = place_name(PLACE[moment.next[1][1].split()[1]])
    expect(told.first).to_contain_text(place)
    told.first.get_by_role("button", name="Ask me about such things").click()
    expect(told.first.get_by_role("button")).to_have_count(0)
    assert "land-interception" not in table(shy)["wishes"]


WAY: Final = "[data-testid=told] path.line"


def test_a_march_of_many_steps_is_one_beat_of_the_film_with_one_arrow(player: Player) -> None:
    moment = a_long_march_was_seen()
    steps = march_before(moment.actions, moment.seat)
    sits_down(player, moment)
    with watching_films(player):
        player.button("Pause").click()
        beats, shown = list[str](), player.page.get_by_test_id("film-count")
        at, takes = map(int, re.findall(r"\d+", shown.inner_text()))
        for take in range(at, takes + 1):
            expect(shown).to_have_text(f"{take} / {takes}")
            beats += [str(line.get_attribute("data-way")) for line in player.page.locator(WAY).all()]
            player.presses("g")
        gone = [beat.split() for beat in beats]
        (whole,) = [way for way in gone if way[-len(steps) :] == steps]
        assert not [
            way for way in gone if way is not whole and way[-2:] in (whole[k : k + 2] for k in range(len(whole)))
        ]


@contextmanager
def watching_films(player: Player) -> Iterator[None]:
    """The page is opened anew with the film on; afterwards it is off again."""
    put = f"""(speed) => localStorage.setItem('{SETTINGS}', JSON.stringify(
      {{ ...JSON.parse(localStorage.getItem('{SETTINGS}') ?? '{{}}'), film: speed }}))"""
    player.page.evaluate(put, "slow")
    player.page.reload()
    yield
    player.page.evaluate(put, "off")
    player.page.reload()


# ---- battles and sieges


def test_a_battle_is_told_before_the_die(player: Player) -> None:
    sits_down(player, a_battle_is_at_hand())
    expect(battle(player)).to_be_visible()
    expect(battle(player)).to_contain_text("the attacker wins:")
    expect(player.page.locator("path.fought")).to_be_visible()
    told = table(player)["view"]["battle"]
    expect(battle(player)).to_contain_text(told["ratio"])
    for what, rule, _ in told["modifiers"]:
        assert what
        expect(battle(player)).to_contain_text(rule)


def test_a_siege_is_relieved(player: Player) -> None:
    """The besieged stand in the list of sieges until those before the walls are beaten."""
    moment = a_city_may_be_relieved()
    place = moment.deed.split()[1]
    name = place_name(PLACE[place])
    sits_down(player, moment)
    player.looks_at("Board")
    sieges = player.page.get_by_role("region", name="Sieges")
    expect(sieges).to_contain_text(name)
    expect(sieges).to_contain_text(re.compile(r"Outside: .*Inside: ", re.DOTALL))
    expect(player.page.locator("[data-siege]").filter(has_text="siege").first).to_be_attached()
    points_at(player, place)
    expect(player.confirmation).to_contain_text("%")
    with player.goes_on():
        player.clicks_on(player.confirmation.locator("button.can"))
    player.looks_at("Board")
    expect(sieges.get_by_text(name)).to_have_count(0)
    reads(player, f"The siege of {name} is broken.")


# ---- at sea


def test_a_fleet_with_troops_is_intercepted(player: Player) -> None:
    """Those who lie near put out against it, together; what each side has lost is told."""
    moment = a_fleet_with_troops_is_met()
    sits_down(player, moment)
    view = table(player)["view"]
    place = place_name(view["at"][view["mover"]])
    assert f"sails to {place}: intercept?" in player.question
    does(player, moment.deed.split()[1])
    expect(counters(player).locator("header b")).to_have_text(re.compile("sons of pompey", re.IGNORECASE))
    player.says("Put out together")
    reads(player, re.compile(f"against the enemy at {place}: die .* they are there"))
    expect(player.log).to_contain_text(re.compile(f"at {place}, .*: die .* loses"))


def test_a_battle_at_sea_is_told_before_the_die_beside_who_may_command(player: Player) -> None:
    """Ratio, every modifier with its rule and what the dice may bring: all of it in sight, not only on the sheet."""
    sits_down(player, a_battle_at_sea_is_at_hand())
    told = table(player)["view"]["battle"]
    assert told["mode"] == "sea"
    expect(battle(player)).to_contain_text(told["ratio"])
    for _, rule, _ in told["modifiers"]:
        expect(battle(player)).to_contain_text(rule)
    stage = player.box_of("section.battle")
    for row in battle(player).locator(".results li").all():
        expect(row).to_contain_text(re.compile(r"\d+%"))
        box = row.bounding_box()
        assert box
        assert box["y"] + box["height"] <= stage["y"] + stage["height"] + 1
    expect(counters(player).get_by_role("button")).not_to_have_count(0)


# ---- mobilization and diplomacy


def raises(player: Player, match: str, seat: int, province: str, kind: str, place: str, number: int) -> None:
    """Somebody writes down what he raises, and is done."""
    plays(player, match, seat, f"muster {province}", *[f"raise {kind} {place}"] * number, "done")


def test_what_two_want_of_one_pool_is_shared_by_the_die(people: People) -> None:
    """Pannonia has five light troops a year; each wants three: the fifth goes by the die, and nobody sees it before."""
    moment = a_pool_for_two()
    match, (probus, carus) = gathered(people, moment)
    carus.goes_to_match(match)
    carus.waits_for_a_question()
    does(carus, "a3814")
    expect(counters(carus)).to_contain_text(re.compile(r"\d+ tal\."))
    for _ in range(3):
        does(carus, counters(carus).get_by_role("button", name=re.compile(r"^2-12: Raise 2-12 at Carnuntum")))
    expect(counters(carus)).to_contain_text("3 x 2-12, Carnuntum")
    carus.says("Done")
    raises(probus, match, 0, "pannonia-inferior", "4-12-new", "b4012", 3)
    reads(carus, re.compile(r"Pannonia: not enough 4-12 for all; the last go to \w+ by the die."))
    whose = carus.asks(f"/matches/{match}/table?seat=1")["view"]["whose"]
    assert {0, 1} <= set(whose)


def test_a_letter_is_read_and_answered_beside_the_map(people: People) -> None:
    """What is proposed stands there term by term before one agrees, and is gone when one has."""
    moment = a_letter_waits()
    match, company = gathered(people, moment)
    reader = company[moment.seat]
    reader.knows("imperium")
    reader.goes_to_match(match)
    reader.waits_for_a_question()
    letters = reader.page.get_by_role("region", name="Letters")
    expect(letters).to_contain_text("Vitellius proposes:")
    expect(letters).to_contain_text("Offers an alliance for this month")
    with reader.goes_through():
        reader.clicks_on(letters.get_by_role("button", name="Agree with Vitellius"))
    reads(reader, "Otho and Vitellius come to terms.")
    expect(letters).to_have_count(0)


def test_an_alliance_ends_where_it_is_not_renewed(player: Player) -> None:
    """What may lapse is shown while one can still write; when nobody has, all hear of it."""
    sits_down(player, an_alliance_runs_out())
    player.looks_at("Board")
    alliances = player.page.get_by_role("region", name="Alliances")
    expect(alliances).to_contain_text("it lapses if they do not renew it")
    player.says("Done")
    reads(player, re.compile("The alliance of .* has lapsed."))
    player.looks_at("Board")
    expect(player.page.get_by_role("region", name="How it is won")).to_be_visible()
    expect(alliances).to_have_count(0)


# ---- powers that awake and arise


def test_a_people_takes_up_arms_when_somebody_marches_in(player: Player) -> None:
    """The way says what it wakes; then the people is on the map and among the powers."""
    moment = a_people_sleeps()
    goal = moment.deed.split()[1]
    people = PROVINCE_NAMES[PROVINCE[PLACE[goal]]]
    sits_down(player, moment)
    points_at(player, goal)
    expect(player.page.get_by_role("menu")).to_contain_text(re.compile("arms|wake"))
    with player.goes_through():
        player.clicks_on(player.choices.first)
    reads(player, f"{people} takes up arms.")
    player.looks_at("Board")
    expect(player.page.get_by_role("row").filter(has_text=people)).to_be_visible()


def test_a_general_who_wins_against_the_odds_is_proclaimed(player: Player) -> None:
    """Whoever yields to a weaker enemy makes an Imperator of him: a power of its own, with land and treasury."""
    moment = a_general_may_be_hailed()
    sits_down(player, moment)
    does(player, moment.deed.split()[1])
    reads(player, re.compile("is proclaimed Imperator and leaves .*: Usurper 1 arises."))
    player.looks_at("Board")
    row = player.page.get_by_role("row").filter(has_text="Usurper 1")
    expect(row.get_by_role("cell").nth(1)).to_have_text(re.compile(r"\d+"))


# ---- looking around


def test_layers_colour_the_provinces_and_the_board_tells_how_it_is_won(player: Player) -> None:
    sits_down(player, a_month_of_marches())
    player.page.get_by_role("button", name="Control").click()
    legend = player.page.get_by_role("note", name="What it shows")
    expect(legend).to_contain_text(re.compile(r"Caesar\s*3 Provinces"))
    player.page.get_by_role("radio", name="Taxes").click()
    expect(player.page.locator(".figures text").first).to_be_visible()
    expect(legend).to_contain_text("Talents a Province pays in a year")
    player.page.get_by_role("radio", name="Supply").click()
    expect(legend).to_contain_text("hungry: they do not move")
    fed = player.page.locator("[data-fed]")
    expect(fed).to_have_count(len(table(player)["view"]["supply"]))
    expect(fed.filter(has_text=re.compile(r"^\s*train \d+%"))).not_to_have_count(0)
    player.looks_at("Board")
    ways = player.page.get_by_role("listitem").filter(has_text="The Gauls win as soon as Caesar is dead or captured.")
    expect(ways.get_by_role("progressbar")).to_be_visible()
    expect(player.page.get_by_role("heading", name="Major powers")).to_be_visible()


def test_whoever_cannot_see_is_told_what_stands_where(player: Player) -> None:
    sits_down(player, a_month_of_marches())
    places = player.page.get_by_role("list", name="Places")
    own = places.get_by_role("listitem").filter(has_text="Caesar: ")
    expect(own.first).to_contain_text(re.compile(r"strength \d+"))
