"""Chapter 11: the Political Events Table, and its events up to 36: omens, Rome, Parthia."""

import pytest

from games.trajan.builder import Table, position
from romanum.games.trajan.data.components import EVENTS, UNIT
from romanum.games.trajan.data.schema import Event
from romanum.games.trajan.rules.combat.discipline import class_of
from romanum.games.trajan.rules.turn.sequence import EndPlayerTurn
from rules import rule

CLASSES = "IVRMB"


@rule("11.0a")
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: str(event.roll))
def test_two_dice_are_read_as_tens_and_ones(event: Event) -> None:
    dice = divmod(event.roll, 10)
    t = position(antioch="trajan", options={"parley": False}).roll(*dice, then=1).game_turn()
    told = t.events("event")[0]
    assert (told["dice"], told["event"]) == (list(dice), event.id)


@rule("11.0a")
def test_one_and_two_are_pro_parthian_omens() -> None:
    t = position().happens("pro-parthian-omens")
    assert (t.g.event, t.events("event")[0]["dice"]) == (12, [1, 2])


@rule("11.0b")
@pytest.mark.parametrize(("turn", "side"), [(1, "roman"), (2, "parthian"), (3, "roman")])
def test_the_sides_roll_in_turn_the_roman_first(turn: int, side: str) -> None:
    t = position(turn=turn).happens("quiet-month")
    assert t.events("event")[0]["side"] == side


@rule("11.0b")
def test_it_may_hit_either_side_whoever_rolled() -> None:
    t = position(turn=1).happens("tribute", then=1)
    assert len(t.hand("parthian")) == 1


@rule("11.0c")
def test_an_event_may_happen_again() -> None:
    t = position().happens("tribute", then=1).happens("tribute", then=2)
    assert len(t.hand("parthian")) == 2


@rule("11.0c")
def test_unless_it_says_otherwise() -> None:
    t = position(antioch="legio-iii-gallica legio-i-adiutrix")
    t.happens("earthquake")
    t.play("roman", "choose-unit legio-iii-gallica")
    t.g.stack = []
    t.happens("earthquake")
    assert t["antioch"] == "legio-i-adiutrix"


# ---- 11 to 16


@rule("11.0a")
@pytest.mark.parametrize(
    ("event", "roman", "parthian"),
    [
        ("pro-roman-omens", "I", "R"),
        ("pro-parthian-omens", "V", "V"),
        ("bad-omens-for-rome", "R", "R"),
        ("bad-omens-for-parthia", "V", "M"),
        ("quiet-month", "V", "R"),
    ],
)
def test_omens_shift_the_class_of_a_side(event: str, roman: str, parthian: str) -> None:
    t = position(h1012="cohortes-v-1 core-horde-1", event=event)
    found = [
        CLASSES[class_of(t.g, side, UNIT[unit], t.g.where[UNIT[unit]], False)]
        for side, unit in ((0, "cohortes-v-1"), (1, "core-horde-1"))
    ]
    assert found == [roman, parthian]


@rule("11.0a")
def test_omens_hold_for_armenians_too() -> None:
    t = position(h1012="armenian-horse", event="pro-parthian-omens")
    assert CLASSES[class_of(t.g, 1, UNIT["armenian-horse"], 0, False)] == "V"


@rule("11.0a")
def test_omens_last_until_the_next_event() -> None:
    t = position().happens("pro-roman-omens")
    assert t.g.event == 11
    t.happens("quiet-month")
    assert t.g.event == 16


@rule("11.0a")
def test_an_eclipse_stops_forced_marches() -> None:
    t = position(zeugma="trajan alae-1", hand={"roman": "military"}, event="eclipse").movement("roman").roll(2)
    t.play("roman", "march zeugma", "road", "to samosata", "halt")
    assert t.asked == "MovementSegment"
    t = position(zeugma="trajan alae-1", hand={"roman": "military"}).movement("roman").roll(2)
    t.play("roman", "march zeugma", "road", "to samosata", "halt")
    assert t.asked == "ForcedMarch"


@rule("11.0a")
@pytest.mark.parametrize("event", ["quiet-month", "quiet-month-2"])
def test_in_a_quiet_month_nothing_happens(event: str) -> None:
    t = position(antioch="quietus", ctesiphon="core-horde-1", hand={"roman": "agent", "parthian": "agent"})
    t.happens(event)
    assert [told.kind for told in t.match.events] == ["event", "player-turn"]


# ---- 21 to 26: Rome


def revolt_off_map(box: str, die: int) -> Table:
    t = position(antioch="quietus", off_map=box, hand={"roman": "military military agent political"}, turn=4)
    return t.happens("off-map-revolt", die)


def end_roman_turn(t: Table, turn: int) -> Table:
    t.g.turn, t.g.stack = turn, []
    return t.roll(then=1).push(EndPlayerTurn(0))


@rule("11.0a", "17.3c")
@pytest.mark.parametrize(("die", "quiet"), [(1, True), (2, True), (3, False)])
def test_an_off_map_revolt_asks_for_five_points_a_pip(die: int, quiet: bool) -> None:
    t = revolt_off_map("legio-vii-claudia legio-xi-claudia", die)
    assert t.events("off-map-revolt")[0] == {"die": die, "needed": 5 * die, "quiet": quiet}


@rule("11.0a", "6.56")
def test_unless_they_are_there_at_the_end_of_the_next_roman_player_turn_three_markers_are_lost() -> None:
    t = end_roman_turn(revolt_off_map("legio-vii-claudia", 2), 4)
    assert len(t.hand("roman")) == 4
    assert len(end_roman_turn(t, 5).hand("roman")) == 1
    assert len(end_roman_turn(t, 6).hand("roman")) == 1


@rule("11.0a")
def test_troops_sent_home_in_time_put_it_down() -> None:
    t = revolt_off_map("legio-vii-claudia", 2)
    t.g.where[UNIT["legio-xi-claudia"]] = t.g.where[UNIT["legio-vii-claudia"]]
    end_roman_turn(t, 4)
    assert not t.events("revolt-put-down")
    end_roman_turn(t, 5)
    assert t.events("revolt-put-down")
    assert len(t.hand("roman")) == 4


@rule("11.0a")
def test_they_must_still_be_there_then() -> None:
    t = revolt_off_map("legio-vii-claudia", 2)
    t.g.where[UNIT["legio-xi-claudia"]] = t.g.where[UNIT["legio-vii-claudia"]]
    end_roman_turn(t, 4)
    t.g.where[UNIT["legio-xi-claudia"]] = t.g.where[UNIT["quietus"]]
    assert len(end_roman_turn(t, 5).hand("roman")) == 1


@rule("11.0a")
@pytest.mark.parametrize(
    ("die", "city"),
    [(1, "hierosolyma"), (2, "hierosolyma"), (3, "caesarea"), (4, "caesarea"), (5, "gaza"), (6, "gaza")],
)
def test_a_jewish_rising_turns_one_of_three_cities(die: int, city: str) -> None:
    t = position(antioch="quietus").happens("jewish-rising", die, then=1)
    assert [name for name in ("hierosolyma", "caesarea", "gaza") if t.civis(name) == "parthian"] == [city]


@rule("11.0a")
def test_not_with_a_roman_unit_in_the_city() -> None:
    t = position(gaza="in alae-1").happens("jewish-rising", 5)
    assert t.civis("gaza") == "roman"
    t = position(gaza="alae-1").happens("jewish-rising", 5)
    assert t.civis("gaza") == "parthian"


@rule("11.0a")
def test_in_an_uprising_the_parthian_picks_a_conquered_city_without_garrison() -> None:
    t = position(
        edessa="in alae-1 civis:roman",
        nisibis="alae-2 civis:roman",
        hatra="civis:roman",
        artaxata="civis:roman",
        palmyra="civis:parthian",
    )
    t.happens("uprising")
    assert (t.who, t.options("parthian")) == (
        "parthian", ["choose-city artaxata", "choose-city hatra", "choose-city nisibis"]
    )  # fmt: skip
    assert t.play("parthian", "choose-city nisibis").civis("nisibis") == "parthian"


@rule("11.0a")
def test_mesopotamia_rises_city_by_city() -> None:
    t = position(edessa="in alae-1 civis:roman", nisibis="civis:roman", hatra="civis:roman", palmyra="civis:parthian")
    t.happens("rising-of-mesopotamia", 2, 3)
    assert [rising["city"] for rising in t.events("rising")] == ["hatra", "nisibis"]
    assert [t.civis(city) for city in ("edessa", "hatra", "nisibis")] == ["roman", "parthian", "roman"]


@rule("11.0a", "6.56")
def test_honours_give_the_roman_a_marker_of_choice() -> None:
    t = position(antioch="quietus").happens("honours")
    assert t.play("roman", "take imperator").hand("roman") == ["imperator"]


@rule("11.0a", "6.56")
@pytest.mark.parametrize(("place", "left"), [("antioch", 2), ("", 1)])
def test_a_plot_costs_a_marker_or_two_without_trajan(place: str, left: int) -> None:
    places = {place: "trajan"} if place else {"antioch": "quietus"}
    t = position(places, hand={"roman": "military military agent"}, options={"parley": False})
    t.happens("plot-at-rome", then=1)
    taken = len(t.events("discards")[0]["markers"])
    assert 3 - taken == left


# ---- 31 to 36: Parthia


@rule("11.0a")
def test_a_royal_pretender_keeps_his_core_troops_at_home() -> None:
    t = position(ctesiphon="chosroes", ecbatana="vologaeses core-horde-1 saka-1 mebarsapes", h1012="meherdates")
    t.happens("royal-pretender", 3)
    assert t.options("parthian") == ["choose-unit vologaeses", "choose-unit meherdates"]
    t.play("parthian", "choose-unit vologaeses")
    assert {UNIT["vologaeses"], UNIT["core-horde-1"]} == set(t.g.stayed)
    t.g.stack = []
    t.movement("parthian").roll(2).play("parthian", "march ecbatana", "road")
    t.play("parthian", t.options("parthian", "to")[0], "halt")
    assert t["ecbatana"] == "up vologaeses core-horde-1"


@rule("11.0a")
def test_nor_do_they_attack() -> None:
    t = position(ecbatana="alae-1 vologaeses core-horde-1 saka-1")
    t.happens("royal-pretender", 1)
    t.g.stack = []
    t.combat("parthian").roll(then=1).play("parthian", "attack ecbatana")
    assert t.events("combat")[0]["attackers"] == ["saka-1"]


@rule("11.0a")
def test_on_a_higher_die_no_pretender_comes() -> None:
    t = position(ecbatana="vologaeses").happens("royal-pretender", 4)
    assert t.g.stayed == ()


@rule("11.0a")
def test_it_ends_with_the_turn() -> None:
    t = position(ecbatana="vologaeses core-horde-1").happens("royal-pretender", 1)
    t.g.stack = []
    assert t.g.stayed
    t.roll(1, 6).game_turn()
    assert t.g.stayed == ()


@rule("11.0a")
def test_a_war_in_the_east_takes_core_horse_archers() -> None:
    t = position(h1012="core-horde-1 cataphracts-1 saka-1", h1011="core-horde-2").happens("war-in-the-east")
    assert t.options("parthian") == ["choose-unit core-horde-1", "choose-unit core-horde-2"]
    assert t.play("parthian", "choose-unit core-horde-2").box("recruits") == ["core-horde-2"]


@rule("8.0a", "11.0a")
@pytest.mark.parametrize(("lies", "told"), [("up", {"hex": "1012", "unit": "core-horde-1"}), ("down", {})])
def test_which_unit_goes_home_is_seen_only_if_it_lay_open(lies: str, told: dict[str, str]) -> None:
    t = position(h1012=f"{lies} core-horde-1", h1013="core-horde-2")
    t.happens("war-in-the-east").play("parthian", "choose-unit core-horde-1")
    seen = [event for event in t.match.events_for(0) if event.kind.startswith("goes-home")]
    assert [{key: event.facts[key] for key in sorted(event.facts) if key != "side"} for event in seen] == [told]


@rule("11.0a")
def test_satraps_waver() -> None:
    t = position(h1012="core-horde-1 mebarsapes saka-1", h1011="nobles-1").happens("satraps-waver")
    assert t.options("parthian") == ["choose-unit nobles-1", "choose-unit saka-1"]
    assert t.play("parthian", "choose-unit saka-1").box("recruits") == ["saka-1"]


@rule("11.0a")
def test_satraps_rally_in_a_city_of_parthian_colour_and_control() -> None:
    t = position(recruits="saka-1 elephants", babylon="civis:roman", susa="civis:none").happens("satraps-rally", 1)
    cities = t.options("parthian", "choose-city")
    assert "choose-city nippur" in cities
    assert {"choose-city babylon", "choose-city susa", "choose-city hatra", "choose-city artaxata"}.isdisjoint(cities)
    t.play("parthian", "choose-city nippur")
    assert t["nippur"] == "in saka-1"


@rule("11.0a", "6.56")
def test_tribute_brings_the_parthian_a_marker() -> None:
    assert len(position().happens("tribute", then=1).hand("parthian")) == 1
