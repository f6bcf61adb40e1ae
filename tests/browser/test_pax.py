"""The Mediterranean at the table: secret plans of four, an Army that is met on its way, a siege, a landing."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, expect

from browser.mediterranean import (
    SeaMoment,
    an_army_is_met,
    four_write_plans,
    off_a_hostile_coast,
    walls_are_bid_for,
)
from browser.people import Player
from romanum.games.pax.data.components import PLACE

SHIPYARD: Final = "pisae"


def sits_at_sea(player: Player, moment: SeaMoment) -> None:
    """At a table where a match has come to a moment, with bots in the other seats."""
    player.knows("pax")
    player.takes_a_seat_at(moment)


def gathered(people: list[Player], moment: SeaMoment) -> tuple[str, list[Player]]:
    """A match that has come to a moment, with a person in every seat; nobody has looked at it yet."""
    company = people[: len(moment.match.record.names)]
    host = company[moment.seat]
    chairs = ["me" if player is host else "link" for player in company]
    dice = {"kind": "seeded", "seed": moment.seed}
    match = host.makes_a_match(*chairs, game="pax", scenario=moment.scenario, options=moment.options, dice=dice)
    for seat, player in enumerate(company):
        if player is not host:
            player.asks("/me")
            player.posts(host.link_of(match, seat), {"salt": ""})
    for seq, (seat, action) in enumerate(moment.actions):
        plays(company[seat], match, seat, action, seq)
    return match, company


def plays(player: Player, match: str, seat: int, action: str, seq: int | None = None) -> None:
    """Somebody acts without a page."""
    now = player.asks(f"/matches/{match}")["seq"] if seq is None else seq
    told = player.posts(f"/matches/{match}/act", {"seat": seat, "seq": now, "action": action})
    assert told["answer"] == "done", told


def seen(player: Player, match: str, seat: int) -> Any:
    """The position as the server shows it to a seat."""
    return player.asks(f"/matches/{match}/table?seat={seat}")["view"]


def view(player: Player) -> Any:
    """The position as it is shown to this person."""
    return seen(player, player.match, player.seat)


def place_name(player: Player, place: int) -> str:
    """As it is written on the screen."""
    return str(player.asks("/games/pax")["components"]["places"][place]["name"])


def place_in_words(player: Player, name: str) -> Locator:
    """What those are told of a place who cannot see it."""
    return (
        player.page.get_by_role("list", name="Places").get_by_role("listitem").filter(has_text=re.compile(f"^{name};"))
    )


def confirms(player: Player) -> None:
    """Says yes to what cannot be undone, and waits until it is done."""
    with player.goes_on():
        player.confirmation.locator("button.can").click()


def books(player: Player) -> Locator:
    """The sheet with the Treasury and the orders of a secret plan."""
    return player.page.get_by_role("region", name="Books")


def battle(player: Player) -> Locator:
    """The stage on which a Battle is fought."""
    return player.page.get_by_role("region", name=re.compile("^Battle at"))


# ---- secret plans


def test_what_four_powers_raise_is_seen_by_nobody_until_all_have_written(company: list[Player]) -> None:
    """Rome builds ships at Pisae and the books say what they cost; Carthage learns of it when the last is done."""
    match, company = gathered(company, four_write_plans())
    rome, carthage = company[:2]
    for player in (rome, carthage):
        player.goes_to_match(match)
        player.waits_for_a_question()
    assert "Rome: what is raised in this Game-Turn?" in rome.question
    before, unknown = view(rome)["ledger"], seen(carthage, match, 1)
    rome.answers_on(SHIPYARD)
    expect(books(rome)).to_contain_text("Build 1 Galley Squadron at Pisae")
    left = view(rome)["ledger"]["left"]
    assert 0 <= left < before["left"]
    expect(books(rome)).to_contain_text(f"{left}T left")
    assert seen(carthage, match, 1) == unknown
    expect(books(carthage)).not_to_contain_text("Build")
    rome.says("Done")
    assert seen(carthage, match, 1) == {**unknown, "pending": [seat for seat in unknown["pending"] if seat != 0]}
    for seat in (2, 3):
        plays(company[seat], match, seat, "done")
    assert SHIPYARD not in carthage.counters
    carthage.says("Done")
    for player in (rome, carthage):
        expect(place_in_words(player, "Pisae")).to_contain_text("Rome: 1 Galley")
        assert SHIPYARD in player.counters
    assert seen(carthage, match, 1)["treasury"][0] == left


# ---- an Army is met


def test_an_army_is_intercepted_in_the_middle_of_its_move(company: list[Player]) -> None:
    """The window, the exact chance, the dice, the Army where it was called to, and the Battle on its stage."""
    moment = an_army_is_met()
    source = moment.deed.split()[1]
    player = company[0]
    sits_at_sea(player, moment)
    entered = view(player)["stacks"]
    mover = next(stack for stack in entered if stack["stack"] == view(player)["mover"])
    name = place_name(player, mover["place"])
    assert f"has entered {name}. Who intercepts?" in player.question
    assert player.glowing == [source]
    chance = player.asks(f"/matches/{player.match}/odds?seat={player.seat}")[moment.deed]["win"]
    player.clicks_on_place(source)
    expect(player.confirmation).to_contain_text(f"{chance:.0%}")
    confirms(player)
    expect(player.page.get_by_role("region", name="Counters")).to_contain_text("They go: click who stays behind")
    player.prompt.get_by_role("button", name="Ready").click()
    player.looks_at("Log")
    expect(player.log).to_contain_text(re.compile(f"tries to intercept .* into {name} .*, and comes"))
    expect(battle(player)).to_be_visible()
    assert any(one["side"] == view(player)["own"] for one in view(player)["stacks"] if one["place"] == mover["place"])
    assert not any(
        one["place"] == PLACE[source] and one["side"] == view(player)["own"] for one in view(player)["stacks"]
    )


# ---- a siege


def test_bids_for_siege_expertise_are_shown_together(company: list[Player]) -> None:
    """The attacker bids three Talents, which the defender cannot see; against his two the shift is the attacker's."""
    match, company = gathered(company, walls_are_bid_for())
    siege = seen(company[0], match, 0)["battle"]
    attacker, defender = (company[power] for power in siege["powers"])
    name = place_name(attacker, siege["space"])
    for player in company:
        player.goes_to_match(match)
        player.waits_for_a_question()
        assert f"Siege of {name}: how many Talents for Siege Expertise?" in player.question
        expect(battle(player).locator("[aria-current=step]")).to_have_text("3")
        expect(battle(player)).to_contain_text(f"walls {siege['wall_points']}")
        expect(battle(player)).to_contain_text(re.compile(r"The attacker wins \d+%"))
    before = view(defender)
    attacker.names("", 3)
    assert view(defender) == {**before, "pending": [defender.seat]}
    expect(attacker.page.locator("[data-testid=prompt].mine")).to_have_count(0)
    defender.names("", 2)
    for player in company:
        player.looks_at("Log")
        expect(player.log).to_contain_text(re.compile(f"{name}: .*3T.*2T"))
        row = battle(player).get_by_role("row").filter(has_text="Siege Expertise")
        expect(row.get_by_role("cell")).to_have_text([re.compile("Siege Expertise"), re.compile("[1-9]"), ""])
    paid = [before["treasury"][power] - view(defender)["treasury"][power] for power in before["battle"]["powers"]]
    assert paid == [3, 2]


# ---- a landing


def test_an_army_lands_where_others_hold_the_port(company: list[Player]) -> None:
    """Whoever debarks under arms is asked first; the defender has shifts because he stands on land."""
    moment = off_a_hostile_coast()
    match, company = gathered(company, moment)
    player = company[moment.seat]
    player.goes_to_match(match)
    player.waits_for_a_question()
    before = view(player)
    army = next(stack for stack in before["stacks"] if stack["stack"] == before["mover"])
    name = place_name(player, army["place"])
    assert name in player.question
    player.prompt.get_by_role("button", name="Debark").click()
    expect(player.confirmation).to_be_visible()
    confirms(player)
    expect(battle(player)).to_contain_text(f"Battle at {name}")
    row = battle(player).get_by_role("row").filter(has_text="From the sea")
    expect(row.get_by_role("cell")).to_have_text([re.compile("From the sea"), "", re.compile("[1-9]")])
    player.looks_at("Log")
    expect(player.log).to_contain_text(re.compile(f"attacks .* at {name}"))
    assert view(player)["battle"]["space"] == army["place"]
