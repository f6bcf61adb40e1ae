"""The Event Cards: their limits, then Kingdoms, Tribes, Rebellion, Revolt, Treachery and disease (7, 11, 12)."""

import pytest

from games.hre.builder import Table, position
from romanum.games.hre.data import schema
from romanum.games.hre.data.components import (
    CARD,
    CARDS,
    COUNTERS,
    KINGDOMS,
    PROVINCE,
    PROVINCES,
    SIDE,
    TARGET_MASK,
)
from romanum.games.hre.rules.cards import limits
from rules import rule

THREE = {"roma": "red:1", "cisalpina": "red:1", "sicilia": "red:1"}


def cards(kind: type[schema.Card]) -> list[str]:
    """The ids of all cards of a kind."""
    return [card.id for card in CARDS if isinstance(card, kind)]


def holding(card: str, board: dict[str, str], turn: int = 0, **more: object) -> Table:
    """Red's Roman Phase on the card's last turn, the card in his hand, about to be played."""
    t = position(board, turn=turn or CARDS[CARD[card]].turns[1], hand={"red": [card]}, **more)  # type: ignore[arg-type]
    return t.roman_phase("red")


def playing(card: str, board: dict[str, str], turn: int = 0, **more: object) -> Table:
    """The same, and he plays it."""
    return holding(card, board, turn, **more).play("red", f"card {card}")


@rule("7.1")
@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_every_card_is_allowed_on_its_turns_alone(card: str) -> None:
    first, last = CARDS[CARD[card]].turns
    allowed = []
    for turn in range(1, 8):
        refused = limits(position(turn=turn, hand={"red": [card]}).g, SIDE["red"], CARD[card])
        assert refused is None or refused.rule == "7.1"
        if refused is None:
            allowed.append(turn)
    assert allowed == list(range(first, last + 1))


@rule("7b")
@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_no_card_goes_beyond_the_limits_of_phase_and_turn(card: str) -> None:
    turn = CARDS[CARD[card]].turns[0]
    for limit in ("cards_this_phase", "cards_this_turn"):
        t = position(turn=turn, hand={"red": [card]})
        setattr(t.g, limit, [2, 2, 2, 2])
        refused = limits(t.g, SIDE["red"], CARD[card])
        assert refused is not None
        assert refused.rule == "7b"


# ---- Kingdoms and Tribes


@rule("7.2a", "7.2d")
@pytest.mark.parametrize("card", cards(schema.Kingdom))
def test_each_kingdom_rises_with_city_and_fort_and_its_armies(card: str) -> None:
    power = KINGDOMS[SIDE[card] - SIDE[KINGDOMS[0].id]]
    t = playing(card, {"belgica": "red:1"})
    assert t[PROVINCES[power.start].id] == f"{card}:1 fort city"
    assert (t.asked, t.g.stack[-1].side, t.g.stack[-1].left) == ("Place", SIDE[card], power.armies - 1)


@rule("7.2a", "7.2d")
@pytest.mark.parametrize("card", cards(schema.Tribe))
def test_each_tribe_rises_with_its_armies_alone(card: str) -> None:
    power = KINGDOMS[SIDE[card] - SIDE[KINGDOMS[0].id]]
    t = playing(card, {"belgica": "red:1"})
    assert t[PROVINCES[power.start].id] == f"{card}:1"
    assert t.g.stack[-1].left == power.armies - 1


@rule("7.2a", "12f")
def test_a_kingdom_that_loots_scores_for_its_player_s_barbarians() -> None:
    t = playing("daci", {"roma": "red:1", "thracia": "blue:1 city"}).roll(6, 6, 1, 4)
    t.play("red", "attack thracia from dacia", "loot")
    assert t.vp("red") == (0, 4)


# ---- Rebellion


@rule("11a")
@pytest.mark.parametrize("card", cards(schema.Rebellion))
def test_legions_of_another_faction_rebel(card: str) -> None:
    struct = CARDS[CARD[card]]
    assert isinstance(struct, schema.Rebellion)
    target = next(p.id for i, p in enumerate(PROVINCES) if TARGET_MASK[CARD[card]] >> i & 1 and p.id != "roma")
    t = playing(card, {"roma": "red:1", target: "blue:3"})
    facts = t.events("rebellion")[0]
    assert (facts["province"], facts["victim"], facts["rebels"]) == (target, "blue", struct.legions)


@rule("11a")
@pytest.mark.parametrize("card", [card for card in cards(schema.Rebellion) if TARGET_MASK[CARD[card]] + 1 != 1 << 45])
def test_a_local_rebellion_breaks_out_nowhere_else(card: str) -> None:
    outside = next(p.id for i, p in enumerate(PROVINCES) if not TARGET_MASK[CARD[card]] >> i & 1 and p.id != "roma")
    t = holding(card, {"roma": "red:2", outside: "blue:3"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("11a", "11d")
def test_all_legions_of_a_province_may_rebel() -> None:
    t = playing("bellum-civile", {"roma": "red:1", "syria": "blue:2 fort"})
    t.play("red", "hold")
    assert t["syria"] == "red-rebels:2 of blue fort"


@rule("11a")
def test_the_rebels_fight_those_that_are_left() -> None:
    t = holding("bellum-civile", {"roma": "red:1", "syria": "blue:3"}).roll(6, 1, 5)
    t.play("red", "card bellum-civile")
    assert t["syria"] == "red-rebels:2 of blue"


@rule("11a", "10b")
def test_rebels_that_lose_are_gone() -> None:
    t = holding("bellum-civile", {"roma": "red:1", "syria": "blue:3"}).roll(1, 1, 6, 1, 1, 6)
    t.play("red", "card bellum-civile")
    assert t["syria"] == "blue:1"


@rule("11a")
def test_own_legions_and_barbarians_do_not_rebel() -> None:
    t = holding("bellum-civile", {"roma": "red:2", "mauretania": "mauri:2"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("11a")
def test_the_player_of_the_card_chooses_the_province() -> None:
    t = playing("bellum-civile", {"roma": "red:1", "syria": "blue:1", "achaea": "green:1"})
    assert t.options("red") == ["target achaea", "target syria"]
    assert t.forbids("red", "target roma") == "11a"


@rule("11a")
def test_the_thirty_tyrants_rise_in_two_provinces() -> None:
    t = playing("triginta-tyranni", {"roma": "red:1", "syria": "blue:1", "achaea": "green:1", "africa": "blue:1"})
    t.play("red", "target achaea")
    assert t.forbids("red", "target achaea") == "11a"
    t.play("red", "target africa")
    assert [t[p] for p in ("achaea", "africa", "syria")] == [
        "red-rebels:1 of green",
        "red-rebels:1 of blue",
        "blue:1",
    ]


@rule("11a")
def test_the_thirty_tyrants_do_not_rise_twice_in_one_province() -> None:
    t = playing("triginta-tyranni", {"roma": "red:1", "syria": "blue:1", "achaea": "green:2", "africa": "blue:1"})
    t.roll(1, 1, 6).play("red", "target achaea")
    assert t["achaea"] == "green:1"
    assert t.options("red") == ["target syria", "target africa"]
    assert t.why("red", "target achaea").facts == {"province": "achaea"}


@rule("8a", "11a")
def test_there_are_no_more_rebels_than_counters() -> None:
    full = dict.fromkeys(("belgica", "raetia", "moesia"), "blue-rebels:3 of green")
    t = holding("bellum-civile", {"roma": "red:2", "syria": "blue:2", **full}, roman_vp={"red": 5})
    assert COUNTERS.rebels == 9
    assert t.asked == "Build"


@rule("8a", "11a")
def test_the_last_rebel_counter_makes_one_rebel() -> None:
    used = {"belgica": "blue-rebels:3 of green", "raetia": "blue-rebels:3 of green", "moesia": "blue-rebels:2 of green"}
    t = holding("bellum-civile", {"roma": "red:2", "syria": "blue:2", **used}).roll(6, 6, 1)
    t.play("red", "card bellum-civile")
    assert t.events("rebellion")[0]["rebels"] == 1


@rule("12e", "12f")
def test_rebels_that_loot_score_for_the_card_player_s_barbarians() -> None:
    t = position(turn=2, hand={"red": ["bellum-civile"]}, roma="red:1", syria="blue:2 city")
    t.barbarian_phase("suebi", by="red").play("red", "card bellum-civile").roll(5).play("red", "loot")
    assert t["syria"] == "red-rebels:2 of blue looted"
    assert t.vp("red")[1] == 5


# ---- Revolt


@rule("11a")
@pytest.mark.parametrize("card", cards(schema.Revolt))
def test_natives_rise_against_another_faction(card: str) -> None:
    struct = CARDS[CARD[card]]
    assert isinstance(struct, schema.Revolt)
    for i, province in enumerate(PROVINCES):
        if TARGET_MASK[CARD[card]] >> i & 1:
            t = playing(card, {"raetia": "red:1", province.id: "blue:1"})
            facts = t.events("revolt")[0]
            assert (facts["province"], facts["rebels"]) == (province.id, struct.rebels)


@rule("11a")
@pytest.mark.parametrize("card", cards(schema.Revolt))
def test_a_revolt_breaks_out_nowhere_else(card: str) -> None:
    outside = next(p.id for i, p in enumerate(PROVINCES) if not TARGET_MASK[CARD[card]] >> i & 1)
    t = holding(card, {"raetia": "red:2", outside: "blue:1"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("11a", "10d")
def test_natives_attack_one_after_another() -> None:
    t = holding("servi-siculi", {"roma": "red:1", "sicilia": "blue:2"}).roll(1, 1, 6, 6, 6, 1, 6, 6, 1)
    t.play("red", "card servi-siculi")
    assert t["sicilia"] == "red-rebels:1"


@rule("11d")
def test_natives_are_nobody_s_legions() -> None:
    t = holding("servi-siculi", {"roma": "red:1", "sicilia": "blue:1"}).roll(6, 6, 1).play("red", "card servi-siculi")
    assert t["sicilia"] == "red-rebels:2"
    assert t.g.legions_in_rebellion(SIDE["blue"]) == 0


# ---- Treachery


@rule("12e")
@pytest.mark.parametrize("card", cards(schema.Treachery))
def test_treachery_opens_the_gates_on_the_card_s_number(card: str) -> None:
    struct = CARDS[CARD[card]]
    assert isinstance(struct, schema.Treachery)
    here, there = ("cisalpina", "roma") if TARGET_MASK[CARD[card]] >> PROVINCE["roma"] & 1 else ("raetia", "belgica")
    board = {here: "red:2", there: f"blue:{struct.max_armies}"}
    t = holding(card, board).roll(struct.roll).play("red", f"card {card}")
    assert (t[here], t[there]) == ("red:1", "red:1")
    t = holding(card, board).roll(struct.roll - 1).play("red", f"card {card}")
    assert (t[here], t[there]) == ("red:2", f"blue:{struct.max_armies}")


@rule("12e")
@pytest.mark.parametrize("card", cards(schema.Treachery))
def test_treachery_needs_few_defenders(card: str) -> None:
    struct = CARDS[CARD[card]]
    assert isinstance(struct, schema.Treachery)
    here, there = ("cisalpina", "roma") if TARGET_MASK[CARD[card]] >> PROVINCE["roma"] & 1 else ("raetia", "belgica")
    t = holding(card, {here: "red:2", there: f"blue:{struct.max_armies + 1}"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("12e")
def test_treachery_needs_an_army_next_door() -> None:
    t = holding("transfugae", {"roma": "red:2", "syria": "blue:1"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("12e", "8.2e", "7c")
def test_romans_leave_a_legion_behind_when_one_marches_in() -> None:
    t = holding("transfugae", {"roma": "red:1", "cisalpina": "blue:1"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("12e", "8.2e", "7c")
def test_a_fort_left_behind_is_enough() -> None:
    t = holding("transfugae", {"roma": "red:1 fort", "cisalpina": "blue:1"}).roll(6).play("red", "card transfugae")
    assert (t["roma"], t["cisalpina"]) == ("fort:red", "red:1")


@rule("12e", "7c")
def test_barbarians_may_leave_nobody_behind() -> None:
    t = position(hand={"red": ["portae-apertae"]}, mauretania="mauri:1 by red", baetica="blue:1")
    t.barbarian_phase("mauri").roll(6).play("red", "card portae-apertae")
    assert (t["mauretania"], t["baetica"]) == ("vacant", "mauri:1")


@rule("12e", "7c")
def test_the_active_player_says_whence_the_army_marches() -> None:
    t = holding("transfugae", {"roma": "red:2", "raetia": "red:2", "cisalpina": "blue:1"}).roll(6)
    t.play("red", "card transfugae", "march raetia")
    assert (t["raetia"], t["cisalpina"]) == ("red:1", "red:1")


@rule("12e", "7c")
def test_the_same_player_s_forces_cannot_be_betrayed() -> None:
    t = holding("transfugae", {"dalmatia": "red:2", "dacia": "daci:1 by red"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("12e", "12b")
def test_what_falls_to_treachery_is_conquered() -> None:
    t = position(hand={"red": ["portae-apertae"]}, mauretania="mauri:2 by red", baetica="blue:1 city fort")
    t.barbarian_phase("mauri").roll(6, 3).play("red", "card portae-apertae", "loot")
    assert t["baetica"] == "mauri:1 looted"
    assert t.vp("red") == (0, 3)


@rule("12e", "10.4e")
def test_romans_hold_or_raze_a_fort_that_falls_to_treachery() -> None:
    t = holding("transfugae", {"roma": "red:2", "cisalpina": "blue:1 fort"}).roll(6).play("red", "card transfugae")
    assert t.options("red") == ["hold", "raze"]


# ---- disease


@rule("7.3a")
@pytest.mark.parametrize("card", cards(schema.Disease))
def test_an_army_dies_on_the_card_s_number_or_more(card: str) -> None:
    struct = CARDS[CARD[card]]
    assert isinstance(struct, schema.Disease)
    target = "strike oriens" if struct.area == "diocese" else "target syria"
    t = holding(card, {"roma": "red:1", "syria": "blue:3"}).roll(struct.loses_on - 1, struct.loses_on, 6)
    t.play("red", f"card {card}", target)
    assert t["syria"] == "blue:1"


@rule("7.3a")
@pytest.mark.parametrize("card", [c for c in cards(schema.Disease) if "epidemia" in c])
def test_an_epidemic_strikes_one_province(card: str) -> None:
    t = holding(card, {"roma": "red:1", "syria": "blue:1", "iudaea": "blue:1"}).roll(6)
    t.play("red", f"card {card}", "target syria")
    assert [facts["province"] for facts in t.events("disease")] == ["syria"]


@rule("7.3a")
@pytest.mark.parametrize("card", [c for c in cards(schema.Disease) if "pestilentia" in c])
def test_a_pestilence_strikes_the_neighbours_too(card: str) -> None:
    board = {"roma": "red:1", "syria": "blue:1", "iudaea": "red:1", "pontus": "green:1", "aegyptus": "blue:1"}
    t = holding(card, board).roll(6, 6, 6).play("red", f"card {card}", "target syria")
    assert {facts["province"] for facts in t.events("disease")} == {"syria", "iudaea", "pontus"}


@rule("7.3a")
@pytest.mark.parametrize("card", [c for c in cards(schema.Disease) if "pestis" in c])
def test_a_plague_strikes_a_diocese(card: str) -> None:
    board = {"roma": "red:1", "syria": "blue:1", "parthia": "parthi:1", "pontus": "green:1"}
    t = holding(card, board).roll(6, 6).play("red", f"card {card}", "strike oriens")
    assert {facts["province"] for facts in t.events("disease")} == {"syria", "parthia"}


@rule("7.3a", "1g")
def test_disease_spares_neither_friend_nor_foe_nor_barbarian() -> None:
    board = {"roma": "red:1", "syria": "red:1", "iudaea": "parthi:1", "mesopotamia": "osrhoeni:1", "pontus": "blue:1"}
    t = holding("pestilentia-neroniana", board).roll(6, 6, 6, 6)
    t.play("red", "card pestilentia-neroniana", "target syria")
    assert {t[p] for p in ("syria", "iudaea", "mesopotamia", "pontus")} == {"stricken"}


@rule("7c", "7.3a")
def test_a_pestilence_may_break_out_where_nobody_stands() -> None:
    t = playing("pestilentia-neroniana", {"roma": "red:1", "syria": "blue:1"}).roll(5)
    t.play("red", "target iudaea")
    assert t["syria"] == "stricken"


@rule("7c")
def test_a_pestilence_that_reaches_no_army_breaks_out_nowhere() -> None:
    t = playing("pestilentia-neroniana", {"roma": "red:1", "syria": "blue:1"})
    assert t.forbids("red", "target hibernia") == "7c"


@rule("7c")
def test_an_epidemic_needs_armies_to_strike() -> None:
    t = playing("epidemia-aestiva", {"roma": "red:1", "syria": "blue:1"})
    assert t.forbids("red", "target iudaea") == "7c"
