"""Chapter 11: the events from 41 on: cities and clients, weather and fever, what comes to travellers and emperors."""

import pytest

from games.trajan.builder import position
from romanum.games.trajan.data.components import UNIT
from rules import rule

# ---- 41 to 46: cities and clients


@rule("11.0a")
@pytest.mark.parametrize(
    ("places", "civis"),
    [
        ({"zeugma": "legio-iii-gallica", "nisibis": "saka-1"}, "roman"),
        ({"zeugma": "alae-1", "nisibis": "saka-1"}, "parthian"),
        ({"zeugma": "legio-iii-gallica", "nisibis": "core-horde-1"}, "parthian"),
        ({"antioch": "legio-iii-gallica"}, "parthian"),
        ({"zeugma": "legio-iii-gallica", "edessa": "in saka-1"}, "parthian"),
        ({"zeugma": "legio-iii-gallica", "edessa": "saka-1"}, "roman"),
    ],
    ids=["stronger", "weaker", "equal", "too far", "garrison", "no garrison"],
)
def test_osrhoene_turns_to_the_stronger_within_three_hexes(places: dict[str, str], civis: str) -> None:
    assert position(places).happens("osrhoene").civis("edessa") == civis


@rule("11.0a")
def test_osrhoene_turns_back() -> None:
    assert position(edessa="civis:roman", nisibis="saka-1").happens("osrhoene").civis("edessa") == "parthian"


@rule("11.0a")
@pytest.mark.parametrize(("civis", "force"), [("parthian", "in saka-1"), ("roman", "")])
def test_adiabene_stands_firm_while_arbela_is_parthian(civis: str, force: str) -> None:
    t = position(arbela=f"civis:{civis}", recruits="saka-1 elephants").happens("adiabene", 1)
    assert t["arbela"] == force


@rule("11.0a")
@pytest.mark.parametrize(
    ("places", "civis"),
    [
        ({"orchoe": "quietus"}, "roman"),
        ({"orchoe": "alae-1"}, "parthian"),
        ({"babylon": "quietus"}, "parthian"),
        ({"orchoe": "quietus", "charax-spasinu": "in saka-1"}, "parthian"),
    ],
    ids=["leader", "no leader", "too far", "garrison"],
)
def test_charax_sends_gifts_to_a_roman_leader_within_four_hexes(places: dict[str, str], civis: str) -> None:
    assert position(places).happens("charax").civis("charax-spasinu") == civis


@rule("11.0a")
def test_hatra_defies_with_five_points_more_to_the_end() -> None:
    t = position(hatra="legio-iii-gallica cohortes-v-1").happens("hatra-defies")
    t.g.stack = []
    t.combat("roman").roll(then=1).play("roman", "assault hatra")
    plain = position(hatra="legio-iii-gallica cohortes-v-1").combat("roman").roll(then=1).play("roman", "assault hatra")
    strengths = [table.events("combat")[0]["strengths"][1] for table in (t, plain)]
    assert strengths[0] == strengths[1] + 5


@rule("11.0a")
def test_iberians_come_to_roman_harmozica() -> None:
    t = position(harmozica="civis:roman", recruits="alae-1 cohortes-v-1", antioch="quietus").happens("iberians")
    assert t.options("roman") == ["choose-unit alae-1", "pass"]
    assert t.play("roman", "choose-unit alae-1")["harmozica"] == "in alae-1"
    t = position(harmozica="civis:parthian", recruits="alae-1").happens("iberians")
    assert t.box("recruits") == ["alae-1"]


@rule("11.0a")
@pytest.mark.parametrize(
    ("places", "offered"),
    [
        ({"tigranocerta": "saka-1"}, ["choose-city artaxata", "choose-city tigranocerta"]),
        ({"h1012": "parthamasiris"}, []),
    ],
    ids=["no king", "king"],
)
def test_without_their_king_armenian_nobles_go_over(places: dict[str, str], offered: list[str]) -> None:
    assert position(places, antioch="quietus").happens("armenian-nobles").options("roman", "choose-city") == offered


@rule("11.0a")
def test_not_where_a_parthian_unit_is_inside() -> None:
    t = position(tigranocerta="in saka-1").happens("armenian-nobles")
    assert (t.civis("artaxata"), t.civis("tigranocerta")) == ("roman", "parthian")


# ---- 51 to 56: weather and fever


@rule("11.0a")
def test_in_great_heat_nobody_who_enters_a_desert_marches_extra_hexes() -> None:
    places = {"h1012": "cohortes-v-1"}
    for event, hexes in (("quiet-month", 6), ("great-heat", 5)):
        t = position(places, event=event).movement("roman").roll(6).play("roman", "march h1012", "cross-country")
        gone = 0
        while t.asked == "Marching" and t.options("roman", "to"):
            t.play("roman", "to h1013" if gone % 2 == 0 else "to h1014")
            gone += 1
        assert gone == hexes, event


@rule("11.0a")
def test_nor_is_a_desert_entered_with_them() -> None:
    t = position(h1012="cohortes-v-1", event="great-heat").movement("roman").roll(6)
    t.play("roman", "march h1012", "cross-country")
    for there in ("h0911", "h1012", "h0911", "h1012", "h0911"):
        t.play("roman", f"to {there}")
    assert t.options("roman", "to")
    t = position(h1012="cohortes-v-1", event="great-heat").movement("roman").roll(6)
    t.play("roman", "march h1012", "cross-country")
    for there in ("h0911", "h1012", "h0911", "h0912", "h1012"):
        t.play("roman", f"to {there}")
    assert t.forbids("roman", "to h1013") == "11.0a"


@rule("11.0a")
def test_floods_stop_river_marches() -> None:
    t = position(zeugma="alae-1", event="floods").movement("roman").play("roman", "march zeugma")
    assert t.forbids("roman", "river") == "11.0a"
    assert position(zeugma="alae-1").movement("roman").play("roman", "march zeugma").may("roman", "river")


@rule("11.0a")
@pytest.mark.parametrize(("turn", "shut"), [(7, True), (5, False)])
def test_winter_snow_shuts_the_mountains_except_by_road(turn: int, shut: bool) -> None:
    t = position(satala="in alae-1", event="snow", turn=turn).movement("roman").roll(5)
    t.play("roman", "march satala", "cross-country")
    assert (t.forbids("roman", "to h1006") == "11.0a") == shut
    assert t.may("roman", "to h1105")


@rule("11.0a", "12.5")
@pytest.mark.parametrize(("place", "turn", "comes"), [("h1404", 7, False), ("h1404", 5, True), ("h1504", 7, True)])
def test_nor_do_interceptors_come_through_the_snow(place: str, turn: int, comes: bool) -> None:
    board = {"h1304": "alae-1 alae-2", place: "chosroes saka-1"}  # a road leads over 1405, and through 1504
    t = position(board, event="snow", turn=turn, hand={"parthian": "military"}).movement("roman").roll(2)
    t.play("roman", "march h1304", "road", "to h1405")
    assert t.may("parthian", "intercept chosroes") == comes


@rule("11.0a", "12.5")
def test_who_is_kept_off_by_snow_is_told_so() -> None:
    board = {"h1304": "alae-1 alae-2", "h1404": "chosroes saka-1", "h1504": "vologaeses saka-2"}
    t = position(board, event="snow", turn=7, hand={"parthian": "military"}).movement("roman").roll(2)
    t.play("roman", "march h1304", "road", "to h1405")
    assert t.forbids("parthian", "intercept chosroes") == "11.0a"
    assert t.may("parthian", "intercept vologaeses")


@rule("11.0a", "12.3e")
@pytest.mark.parametrize(("event", "lost"), [("good-harvest", 0), ("quiet-month", 1)])
def test_after_a_good_harvest_attrition_costs_nothing(event: str, lost: int) -> None:
    t = position(zeugma="quietus alae-1", event=event).movement("roman").roll(3)
    t.play("roman", "march zeugma", "road", "to samosata", "halt")
    assert len(t.box("recruits")) == lost


@rule("11.0a")
def test_storms_stop_sea_marches() -> None:
    t = position(antioch="alae-1", event="storms").movement("roman").play("roman", "march antioch")
    assert t.forbids("roman", "sea") == "11.0a"
    assert position(antioch="alae-1").movement("roman").play("roman", "march antioch").may("roman", "sea")


@rule("11.0a")
def test_fever_takes_a_unit_of_the_largest_force_by_water() -> None:
    t = position(samosata="quietus alae-1 legio-iii-gallica", ctesiphon="saka-1", h1012="core-horde-1 core-horde-2")
    t.happens("fever")
    assert t.options("roman") == ["choose-unit legio-iii-gallica", "choose-unit alae-1"]
    assert t.play("roman", "choose-unit alae-1").box("recruits") == ["alae-1"]


@rule("11.0a")
def test_on_a_tie_of_the_sides_nobody_falls_ill() -> None:
    t = position(samosata="legio-iii-gallica", ctesiphon="core-horde-1").happens("fever")
    assert t.box("recruits") == []


# ---- 61 to 66


@rule("11.0a")
def test_an_earthquake_at_antioch_buries_one_unit() -> None:
    t = position(antioch="in alae-1 legio-iii-gallica quietus").happens("earthquake")
    assert t.options("roman") == ["choose-unit legio-iii-gallica", "choose-unit alae-1"]
    t.play("roman", "choose-unit alae-1")
    assert (t.civis("antioch"), t.box("recruits")) == ("roman", ["alae-1"])


@rule("11.0a", "6.56")
def test_where_nobody_is_to_be_buried_the_city_is_rebuilt_for_a_marker() -> None:
    t = position(hand={"roman": "military political", "parthian": "military"}).happens("earthquake", then=1)
    assert (t.civis("antioch"), len(t.hand("roman")), len(t.hand("parthian"))) == ("roman", 1, 1)


@rule("11.0a")
@pytest.mark.parametrize(("die", "silent"), [(1, True), (2, False)])
def test_trajan_may_be_hurt_and_play_nothing_this_turn(die: int, silent: bool) -> None:
    t = position(antioch="in trajan", hand={"roman": "political"}, recruits="alae-1").happens("earthquake", die)
    assert (UNIT["trajan"] in t.g.silenced) == silent
    assert t.g.can_play(UNIT["trajan"]) != silent


@rule("11.0a", "6.56")
def test_caravans_pay_whoever_controls_more_cities_on_trade_routes() -> None:
    t = position().happens("caravans", then=1)
    assert (len(t.hand("roman")), len(t.hand("parthian"))) == (0, 1)
    t = position()
    t.g.civis = [0] * len(t.g.civis)
    t.happens("caravans", then=1)
    assert (len(t.hand("roman")), len(t.hand("parthian"))) == (1, 0)


@rule("11.0a")
def test_veterans_return_to_a_provincial_capital() -> None:
    t = position(recruits="cohortes-r-1 cohortes-v-1 legio-xxii-deiotariana", tarsus="civis:parthian", h1012="quietus")
    t.happens("veterans-return")
    cities = ["mazaca-caesarea", "antioch", "caesarea", "bostra"]
    assert sorted(t.options("roman")) == sorted([*(f"choose-city {city}" for city in cities), "pass"])
    t.play("roman", "choose-city bostra")
    assert set(t.options("roman")) == {"choose-unit cohortes-r-1", "choose-unit legio-xxii-deiotariana"}
    assert t.play("roman", "choose-unit cohortes-r-1")["bostra"] == "in cohortes-r-1"


@rule("11.0a", "6.56")
def test_spies_are_unmasked_on_both_sides() -> None:
    t = position(hand={"roman": "agent military", "parthian": "agent agent"}).happens("spies-unmasked")
    assert (t.hand("roman"), t.hand("parthian")) == (["military"], ["agent"])


@rule("11.0a")
@pytest.mark.parametrize(("turn", "die", "dies"), [(24, 2, True), (24, 3, False), (23, 2, False), (32, 1, True)])
def test_from_117_on_an_illness_may_kill_the_emperor(turn: int, die: int, dies: bool) -> None:
    t = position(antioch="trajan", turn=turn).happens("illness", die)
    assert (t.where("trajan") == "gone") == dies
    assert (t.supreme("roman") == "nobody") == dies


@rule("11.0a")
@pytest.mark.parametrize(("die", "rests"), [(1, True), (2, False)])
def test_before_that_it_keeps_him_from_marching_and_attacking(die: int, rests: bool) -> None:
    t = position(antioch="trajan alae-1").happens("illness", die)
    t.g.stack = []
    t.movement("roman").play("roman", "march antioch")
    assert ("leave trajan" in t.options("roman")) != rests
    t.g.stack = []
    t.g.column = -1
    t = position(h1012="trajan cohortes-v-1 core-horde-1").happens("illness", die)
    t.g.stack = []
    t.combat("roman").roll(then=1).play("roman", "attack h1012")
    assert ("trajan" in t.events("combat")[0]["attackers"]) != rests


@rule("11.0a", "4.2")
def test_an_embassy_asks_both_for_a_treaty() -> None:
    t = position(antioch="quietus").happens("embassy")
    assert (t.who, t.options("roman")) == ("roman", ["accept", "refuse"])
    t.play("roman", "accept").play("parthian", "accept")
    result = t.match.result
    assert result is not None
    assert result.how == "treaty"


@rule("11.0a", "6.56")
@pytest.mark.parametrize("answers", [("refuse",), ("accept", "refuse")])
def test_without_a_treaty_each_draws_a_marker(answers: tuple[str, ...]) -> None:
    t = position(antioch="quietus").happens("embassy", then=1)
    for side, answer in zip(("roman", "parthian"), answers, strict=False):
        t.play(side, answer)
    assert (len(t.hand("roman")), len(t.hand("parthian"))) == (1, 1)


@rule("11.0a")
def test_where_there_is_no_parley_they_only_draw() -> None:
    t = position(antioch="quietus", options={"parley": False}).happens("embassy", then=1)
    assert (len(t.hand("roman")), len(t.hand("parthian"))) == (1, 1)
