"""The staff at Trajan: aims that can be carried out, marches that keep to their way, blunders that are counted."""

from __future__ import annotations

from collections import Counter

import pytest

import romanum
from games.trajan.builder import Table, hex_of, position
from games.trajan.combat.fights import HORDES, PARTHIAN_FIRST, battle
from romanum.bots import Chair, make_bot
from romanum.engine.action import Move
from romanum.engine.counsel.staff import NOWHERE, Aim, Staff
from romanum.engine.step import apply, offered_to
from romanum.games.trajan.bots.armies import HUNT
from romanum.games.trajan.bots.blunders import EXPOSED, IDLE, LOST_BATTLE, STRIPPED, WINTER
from romanum.games.trajan.bots.closer_policy import PLAYS, prior
from romanum.games.trajan.bots.council import KEPT, REST, STAY, Council
from romanum.games.trajan.bots.revolt_chances import against, holds_out, turning
from romanum.games.trajan.bots.riders import INCITE, STIR
from romanum.games.trajan.bots.routes import Ways, arrival
from romanum.games.trajan.bots.staff import MARCHES
from romanum.games.trajan.bots.stakes import stakes
from romanum.games.trajan.data.components import (
    BY_ROAD,
    CITY,
    CITY_HEX,
    CROSS_COUNTRY,
    DISCIPLINE,
    DISCIPLINES,
    SCENARIOS,
    UNIT,
    UNITS,
)
from romanum.games.trajan.state.position import PARTHIAN, ROMAN, War

GAME = romanum.game("trajan")
SHORT = ("114", "115", "116")


def staff() -> Staff[War]:
    found = GAME.closely().staff()
    assert found is not None
    return found


def aims(table: Table) -> list[Aim]:
    """What the side that is asked may set out for."""
    g = table.match.position
    seat = g.stack[-1].pending(g)[0]
    return staff().aims(g, seat, list(offered_to(g, seat)))


class Onlooker:
    """Plays one game by soldiers, and sees every choice with the aim it is for."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.match = GAME.new(scenario, seed=seed)
        self.bots = [make_bot("miles", seed=seed), make_bot("miles", seed=seed + 1)]
        self.censor = staff().censor()
        self.blunders: Counter[str] = Counter()
        self.back: list[list[int]] = []
        self.unfit: list[Aim] = []
        self._trail: list[int] = []

    def play(self, turns: int) -> Onlooker:
        """So many turns of it."""
        while not self.match.over and self.match.position.turn <= turns:
            chair = Chair(self.match, self.match.pending[0])
            self.look_at_aims(chair)
            before, action = self.match.position.copy(), self.bots[chair.seat].choose(chair)
            self.match.play(chair.seat, action)
            assert action.move is not None
            self.follow(before, action.move)
            self.blunders.update(self.censor.see(before, chair.seat, action.move, self.match.position))
        return self

    def look_at_aims(self, chair: Chair) -> None:
        g = self.match.position
        for aim in staff().aims(g, chair.seat, chair.moves):
            if staff().pursue(g, chair.seat, aim, chair.moves) not in chair.moves:
                self.unfit.append(aim)

    def follow(self, before: War, move: Move) -> None:
        if move[0] == "march":
            self._trail = [move[1]]
        elif move[0] in ("forced-march", "road", "cross-country", "river", "sea"):
            self._trail = [before.column]
        elif move[0] == "to":
            if move[1] in self._trail:
                self.back.append([*self._trail, move[1]])
            self._trail.append(move[1])


@pytest.mark.parametrize("scenario", SHORT)
def test_aims_can_be_carried_out_and_no_march_comes_back_to_a_place(scenario: str) -> None:
    seen = Onlooker(scenario, 5).play(turns=4)
    assert seen.unfit == []
    assert seen.back == []


@pytest.mark.parametrize("scenario", SHORT)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_strips_a_city_that_decides_the_war_in_the_opening(scenario: str, seed: int) -> None:
    assert Onlooker(scenario, seed).play(turns=1).blunders[STRIPPED] == 0


def test_a_march_ends_and_its_aim_with_it() -> None:
    g = GAME.new("115", seed=4).position
    ended = 0
    kept: dict[int, Aim | None] = {ROMAN: None, PARTHIAN: None}
    while g.stack and g.turn <= 2:
        seat = g.stack[-1].pending(g)[0]
        moves = list(offered_to(g, seat))
        aim = kept[seat]
        if aim is not None and staff().is_over(g, seat, aim):
            ended, aim = ended + (aim.intent in MARCHES), None
        aim = aim or staff().first(g, seat, moves)
        kept[seat] = aim
        move = None if aim is None else staff().pursue(g, seat, aim, moves)
        apply(g, seat, move if move in moves else staff().script(g, seat, moves))
    assert ended > 10


def test_an_aim_names_only_what_its_seat_knows() -> None:
    g = Onlooker("115", 3).play(turns=1).match.position
    own = set(g.on_map(ROMAN))
    for aim in Council(g, ROMAN).aims():
        assert set(aim.extra) <= own


def test_what_was_worked_out_before_is_the_same_as_what_is_worked_out_now() -> None:
    g = Onlooker("116", 6).play(turns=1).match.position
    KEPT.clear()
    fresh = Council(g, ROMAN).aims()
    assert Council(g, ROMAN).aims() == fresh
    KEPT.clear()
    assert Council(g, ROMAN).aims() == fresh


# ---- leaders and cities


def test_a_leader_with_a_marker_rides_to_the_city_that_decides_the_war() -> None:
    table = position(scenario="115", zeugma="bassus", hand={"roman": "political"}).movement("roman")
    best = aims(table)[0]
    assert (best.intent, best.force, best.extra) == (INCITE, hex_of("zeugma"), (UNIT["bassus"],))


def test_a_leader_before_a_city_stirs_it_up_at_once() -> None:
    table = position(scenario="115", nisibis="bassus", hand={"roman": "political"}).movement("roman")
    assert aims(table)[0].same_as(Aim(STIR, UNIT["bassus"], hex_of("nisibis")))


def test_without_a_marker_nobody_rides_to_stir_up_a_city() -> None:
    table = position(scenario="115", zeugma="bassus").movement("roman")
    assert not {INCITE, STIR} & {aim.intent for aim in aims(table)}


def test_even_a_small_guard_is_sent_against_an_emperor_who_stands_alone() -> None:
    """By itself it is no army, and the city that it leaves matters."""
    lonely = position(scenario="115", edessa="in abgarus nobles-1", h0910="up trajan").movement("parthian")
    best = aims(lonely)[0]
    assert (best.intent, best.force, best.goal) == (HUNT, hex_of("edessa"), hex_of("h0910"))
    escorted = position(scenario="115", edessa="in abgarus nobles-1", h0910="up trajan legio-vi-ferrata")
    assert HUNT not in {aim.intent for aim in aims(escorted.movement("parthian"))}


def test_the_chance_of_a_revolt_is_that_of_the_die_in_an_empty_city() -> None:
    g = position(scenario="115").match.position
    assert turning(g, ROMAN, CITY["nineveh"]) == pytest.approx(3 / 6)
    assert turning(g, PARTHIAN, CITY["tigranocerta"]) == pytest.approx(4 / 6)


def test_whoever_is_inside_makes_a_revolt_less_likely() -> None:
    g = position(scenario="115").match.position
    few, many = [UNIT["cohortes-v-1"]], [UNIT["legio-xii-fulminata"], UNIT["legio-vi-ferrata"], UNIT["cohortes-v-1"]]
    city = CITY["tigranocerta"]
    chances = [against(g, PARTHIAN, city, inside) for inside in ([], few, many)]
    assert chances[0] > chances[1] > chances[2] > 0


def test_a_civis_that_nobody_attacks_lives() -> None:
    assert holds_out((0, 0, 0), 1, 3) == 1.0
    assert holds_out((5, 20, 20), 1, 3) < holds_out((5, 5, 5), 1, 3) < 1


def test_roads_are_surer_than_open_country() -> None:
    assert arrival(BY_ROAD, 0) == pytest.approx(5 / 6)
    assert arrival(BY_ROAD, 2) == pytest.approx(3 / 6)
    assert arrival(CROSS_COUNTRY, 0) == pytest.approx(3 / 6)


def test_a_march_goes_no_farther_than_the_first_enemy() -> None:
    g = position(scenario="115", zeugma="bassus").match.position
    ways = Ways(g, ROMAN, [UNIT["bassus"]], hex_of("zeugma"), [BY_ROAD])
    edessa, beyond = ways.to(hex_of("edessa")), ways.to(hex_of("nisibis"))
    assert edessa is not None
    assert beyond is None


def test_a_city_that_two_conditions_hang_on_is_worth_most() -> None:
    held = SCENARIOS[1].held[ROMAN]
    holders = tuple(ROMAN if held >> city & 1 else PARTHIAN for city in range(len(CITY_HEX)))
    worth = stakes(1, holders, 8)
    assert max(range(len(worth)), key=worth.__getitem__) == CITY["nisibis"]
    assert worth[CITY["edessa"]] > 1.5 * worth[CITY["susa"]]


def test_every_aim_can_be_told() -> None:
    intents = {*MARCHES, *PLAYS, STIR, STAY, REST}
    assert [intent for intent in sorted(intents) if not GAME.words.has(f"aim-{intent}")] == []
    table = position(scenario="115", zeugma="bassus", hand={"roman": "political"}).movement("roman")
    best = aims(table)[0]
    said = GAME.words.say(f"aim-{best.intent}", staff().told(table.match.position, best))
    assert said.startswith("stir up ")
    assert said.endswith(" with Bassus")
    assert best.goal != NOWHERE


# ---- markers and men


def scripted(table: Table) -> str:
    """What a soldier answers to the question that is asked."""
    g = table.match.position
    seat = g.stack[-1].pending(g)[0]
    return GAME.vocabulary.write(staff().script(g, seat, list(offered_to(g, seat))))


def test_a_leader_steadies_the_recruit_rather_than_the_veteran_beside_him() -> None:
    legions = "trajan legio-ii-traiana legio-iii-gallica"
    assert DISCIPLINES[DISCIPLINE[UNIT["legio-ii-traiana"]]] == "R"
    assert DISCIPLINES[DISCIPLINE[UNIT["legio-iii-gallica"]]] == "V"
    table = battle(legions, HORDES, *PARTHIAN_FIRST, 3)
    assert scripted(table) == "lend trajan legio-ii-traiana"


def agents(number: int, **hexes: str) -> dict[str, float]:
    """How good a veteran finds it to play one of so many Agents of Parthia, by the victim."""
    hand = {"parthian": " ".join(["agent"] * number)}
    table = position(hexes, scenario="115", h1009="up mebarsapes", hand=hand).movement("parthian")
    g = table.match.position
    moves = [move for move in offered_to(g, PARTHIAN) if move[0] == "assassinate"]
    return {UNITS[move[2]].id: score for move, score in zip(moves, prior(g, PARTHIAN, moves), strict=True)}


def test_no_agent_is_sent_against_more_guards_than_he_can_pass() -> None:
    found = agents(1, h1008="up quietus legio-vi-ferrata", edessa="up trajan praetoriani")
    assert found["trajan"] < 0 < found["quietus"]
    assert agents(2, edessa="up trajan praetoriani")["trajan"] > 0


def test_an_agent_seeks_out_who_is_alone_or_worth_more() -> None:
    found = agents(1, h1008="up quietus", edessa="up bassus legio-vi-ferrata")
    assert found["quietus"] > found["bassus"] > 0


@pytest.mark.parametrize(("satrapies", "verb"), [("satrapy-levy-1", "recruit"), ("satrapy-horde-1", "levy")])
def test_a_unit_drawn_is_worth_what_the_draw_brings_on_average(satrapies: str, verb: str) -> None:
    hand = {"parthian": " ".join(["political"] * 6)}
    table = position(scenario="115", ctesiphon="in chosroes", hand=hand, recruits=f"core-levy-1 {satrapies}")
    g = table.movement("parthian").match.position
    moves = [move for move in offered_to(g, PARTHIAN) if move[0] in ("levy", "recruit")]
    scores = prior(g, PARTHIAN, moves)
    assert moves[scores.index(max(scores))][0] == verb


def offered_peace(turn: int, **civis: str) -> Table:
    """Parthia offers Rome a treaty in the scenario with eight turns."""
    table = position(scenario="115", turn=turn, civis=civis, antioch="in trajan", ctesiphon="in chosroes")
    return table.movement("parthian").play("parthian", "treaty")


def test_who_is_behind_in_the_last_turn_agrees_to_a_treaty() -> None:
    assert scripted(offered_peace(8, tigranocerta="parthian", artaxata="parthian", tarsus="parthian")) == "accept"


def test_nobody_agrees_to_a_treaty_early_or_without_need() -> None:
    assert scripted(offered_peace(2, tigranocerta="parthian", artaxata="parthian", tarsus="parthian")) == "refuse"
    assert scripted(offered_peace(8, edessa="roman", nisibis="roman")) == "refuse"


@pytest.mark.parametrize(("turn", "begins"), [(7, "done"), (8, "formal-siege nisibis")])
def test_engines_are_tried_in_the_last_turn_even_against_many(turn: int, begins: str) -> None:
    inside = "in mebarsapes nobles-1 nobles-2 satrapy-horde-1"
    table = position(scenario="115", turn=turn, nisibis=f"quietus cohortes-v-1 impeditus-1 {inside}").combat("roman")
    assert scripted(table) == begins.replace("nisibis", "1209")


# ---- blunders


def blunders(table: Table, side: str, text: str) -> list[str]:
    """What the censor says of a choice."""
    before = table.match.position.copy()
    seat = table.seat(side)
    table.play(side, text)
    move = GAME.vocabulary.read(table.match.history[-1].text)
    return list(staff().censor().see(before, seat, move, table.match.position))


def test_every_blunder_has_its_words() -> None:
    names = (STRIPPED, LOST_BATTLE, WINTER, EXPOSED, IDLE)
    assert all(GAME.words.has(f"blunder-{name}") for name in names)


def test_an_attack_on_a_stronger_enemy_is_a_blunder() -> None:
    table = position(h1012="bassus cohortes-v-1 up court cataphracts-1 core-horde-1 core-horde-2").combat("roman")
    assert blunders(table, "roman", "attack 1012") == [LOST_BATTLE]


def test_an_attack_on_a_weaker_enemy_is_none() -> None:
    table = position(h1012="bassus legio-vi-ferrata legio-xii-fulminata up cataphracts-1").combat("roman")
    assert blunders(table, "roman", "attack 1012") == []


def marching(turn: int, **hexes: str) -> Table:
    """A Roman force that is about to set out from Tigranocerta."""
    table = position(hexes, scenario="115", turn=turn, civis={"tigranocerta": "roman"}).movement("roman")
    return table.roll(4).play("roman", "march tigranocerta")


def test_an_army_led_through_the_snow_is_a_blunder_and_a_leader_alone_is_none() -> None:
    assert blunders(marching(7, tigranocerta="quietus legio-vi-ferrata"), "roman", "road") == [WINTER]
    assert blunders(marching(3, tigranocerta="quietus legio-vi-ferrata"), "roman", "road") == []
    assert blunders(marching(7, tigranocerta="quietus"), "roman", "road") == []


def test_a_city_that_decides_the_war_is_not_left_empty_before_an_enemy() -> None:
    near = marching(3, tigranocerta="in quietus legio-vi-ferrata", nisibis="in mebarsapes")
    assert blunders(near, "roman", "road") == [STRIPPED]
    far = marching(3, tigranocerta="in quietus legio-vi-ferrata", susa="in mebarsapes")
    assert blunders(far, "roman", "road") == []


def test_a_supreme_leader_in_the_open_before_a_stronger_enemy_is_a_blunder() -> None:
    enemies = "mebarsapes core-horde-1 core-horde-2 core-horde-3"
    table = position(scenario="115", edessa="trajan", h0909=enemies).combat("roman")
    assert blunders(table, "roman", "done") == [EXPOSED]


def test_markers_that_fill_the_hand_are_idle() -> None:
    hand = {"roman": "political political political political"}
    table = position(scenario="115", edessa="trajan legio-vi-ferrata", hand=hand).combat("roman")
    assert blunders(table, "roman", "done") == [IDLE]
