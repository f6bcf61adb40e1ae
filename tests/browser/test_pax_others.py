"""The Mediterranean at the table: a Meeting that ends in an alliance, a card in another's turn, slaves who rise."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.mediterranean import a_card_fits, before_a_meeting, many_can_be_hired, slaves_rise
from browser.people import Player
from browser.test_looks import findings
from browser.test_pax import gathered, place_in_words, place_name, seen, sits_at_sea, view
from romanum.games.pax.data.components import PLACE, TITLES
from romanum.games.pax.state.position import HAND

CARTHAGE, GREECE = 1, 2


# ---- talks


def test_a_meeting_ends_in_an_alliance(company: list[Player]) -> None:
    """Greece invites Carthage, writes an alliance and seven Talents down, and Carthage sees the terms and agrees."""
    match, company = gathered(company, before_a_meeting())
    greece, carthage = company[GREECE], company[CARTHAGE]
    for player in (greece, carthage):
        player.goes_to_match(match)
    greece.waits_for_a_question()
    rich = view(greece)["treasury"]
    for words in ("Call a Meeting", "Invite Carthage", "Done"):
        greece.says(words)
    carthage.waits_for_a_question()
    assert "Greece" in carthage.question
    carthage.says("Yes")
    greece.waits_for_a_question()
    greece.says("Offer an alliance")
    greece.names("Offer", 7)
    terms = greece.page.get_by_role("region", name="Your terms for Carthage")
    expect(terms.get_by_role("listitem")).to_have_text(["Greece and Carthage are allies", "Greece gives 7T"])
    greece.says(re.compile("^Propose"))
    carthage.waits_for_a_question()
    proposed = carthage.page.get_by_role("region", name="Greece proposes to Carthage")
    expect(proposed).to_contain_text("Greece gives 7T")
    carthage.says("Accept")
    carthage.looks_at("Log")
    expect(carthage.log).to_contain_text("Greece and Carthage are allied for this Game-Turn")
    carthage.looks_at("Players")
    expect(carthage.page.get_by_role("tabpanel")).to_contain_text(re.compile("Allied with\\s*Greece"))
    now = view(carthage)["treasury"]
    assert [after - before for before, after in zip(rich, now, strict=True)] == [0, 7, -7, 0]


# ---- Mercenaries


def test_the_number_of_mercenaries_is_typed_beside_the_place(player: Player) -> None:
    """Where they join, a click opens what can be done there; of many numbers one is typed, and Enter hires them."""
    sits_at_sea(player, many_can_be_hired())
    place = many_can_be_hired().deed.split()[-1]
    rich = view(player)["treasury"][player.seat]
    player.clicks_on_place(place)
    box = player.page.locator(".floating.firm")
    field = box.get_by_role("spinbutton", name=re.compile("^Hire "))
    expect(field).to_be_visible()
    assert findings(player, ".floating.firm") == []
    field.fill("99")
    expect(box.get_by_role("button", name=re.compile(f"^Hire {rich // 2} "))).to_be_visible()
    field.fill("5")
    with player.goes_through():
        field.press("Enter")
    assert view(player)["treasury"][player.seat] == rich - 10
    expect(place_in_words(player, place_name(player, PLACE[place]))).to_contain_text("5 Mercenary Heavy Infantry")


# ---- a card


def cards_in_hand(player: Player, match: str) -> list[str]:
    """The names of the cards that somebody holds, as he is told himself."""
    seat = player.seat
    hand = seen(player, match, seat)["hands"][seat * HAND : (seat + 1) * HAND]
    return [TITLES[title].name for title in hand if title >= 0]


def test_a_card_is_played_in_the_turn_of_another(company: list[Player]) -> None:
    """Nobody sees who holds the card; played, all see it, and only its owner what the spies find."""
    moment = a_card_fits()
    match, company = gathered(company, moment)
    card = next(title for title in TITLES if title.id == moment.deed.split()[1])
    owner = company[moment.seat]
    active = company[seen(owner, match, moment.seat)["active"]]
    assert active is not owner
    for player in (owner, active):
        player.goes_to_match(match)
    owner.waits_for_a_question()
    assert "will you play a card now?" in owner.question
    hand = owner.page.get_by_role("tabpanel")
    expect(hand.get_by_role("article").filter(has_text=card.name)).to_be_visible()
    expect(active.page.locator("[data-testid=prompt].mine")).to_have_count(0)
    active.looks_at("Hand")
    expect(active.page.get_by_role("tabpanel")).not_to_contain_text(card.name)
    assert card.name not in active.prompt.inner_text()
    owner.says(re.compile(f"^Play {card.name}"))
    for player in (owner, active):
        player.looks_at("Log")
        expect(player.log).to_contain_text(f"plays {card.name}.")
    found = cards_in_hand(active, match)
    assert found
    for name in found:
        expect(owner.log).to_contain_text(name)
    seat, idle = next((seat, player) for seat, player in enumerate(company) if player not in (owner, active))
    told = " ".join(event["sentence"] for event in idle.asks(f"/matches/{match}/table?seat={seat}")["events"])
    assert "Spies look into the hand of" in told
    assert not [name for name in found if name in told]


# ---- slaves


def test_slaves_rise_where_a_rival_says(company: list[Player]) -> None:
    """The question names whose slaves they are; only Spaces without Units glow, and the Revolt stands in one."""
    moment = slaves_rise()
    place = moment.deed.split()[1]
    match, company = gathered(company, moment)
    player = company[moment.seat]
    player.goes_to_match(match)
    player.waits_for_a_question()
    before = view(player)
    assert "Where do slaves rise against Rome?" in player.question
    assert place in player.glowing
    assert not {stack["place"] for stack in before["stacks"]} & {PLACE[one] for one in player.glowing}
    player.answers_on(place)
    name = place_name(player, PLACE[place])
    player.looks_at("Log")
    expect(player.log).to_contain_text(f"Slaves rise against Rome at {name}.")
    expect(place_in_words(player, name)).to_contain_text("slaves")
    expect(player.page.locator(f'g.stack[data-id="{place}"]')).to_have_count(1)
