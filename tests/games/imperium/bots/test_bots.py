"""The bots at Imperium Romanum: what draws an army, what feeds it, what they never do, how a position is judged."""

from __future__ import annotations

import pytest

from games.imperium.bots.choices import best, carry_on
from games.imperium.builder import Table, position
from romanum.bots import Chair, make_bot
from romanum.engine.position import changed
from romanum.games.imperium.bots import battle_glance, evaluation, parleys, policy, statecraft
from romanum.games.imperium.bots.account import account
from romanum.games.imperium.bots.clash import SURE, clash, shift_of
from romanum.games.imperium.bots.glance import Glance, hunger
from romanum.games.imperium.bots.goals import Theatre
from romanum.games.imperium.bots.habits import PLAIN, VETERAN
from romanum.games.imperium.bots.squadrons import sea_fight
from romanum.games.imperium.bots.survey import Survey, guessed, might, rating
from romanum.games.imperium.bots.worth import is_to_be_sacked, prize, wants
from romanum.games.imperium.data.cities import CITY, CITY_IDS, CITY_PROVINCE
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.data.seas import PORTS_ON
from romanum.games.imperium.data.settings import NUMBER
from romanum.games.imperium.data.units import KIND_BY_ID
from romanum.games.imperium.game import ImperiumRomanum
from romanum.games.imperium.rules.battle.leaders import LeadersFate
from romanum.games.imperium.rules.common.leaders import assign
from romanum.games.imperium.rules.diplomacy.papers import CAPTIVE, OFFERED, TALENTS, WANTED, code
from romanum.games.imperium.rules.geography.travel import sea_reach
from romanum.games.imperium.rules.march.allowance import closed_straits
from romanum.games.imperium.rules.mobilization.secret_sheets import begin_drafting
from romanum.games.imperium.rules.naval.voyage import Sailing
from romanum.games.imperium.rules.special.chronicle import note_sack
from romanum.games.imperium.state.errands import LandCombat, LandMovement, Negotiation
from romanum.games.imperium.state.marks import SUPPLIED
from romanum.games.imperium.state.position import NOBODY
from romanum.games.imperium.state.rosters import LETTER

GAME = ImperiumRomanum()
ITALIAN = ("ancona", "corfinium", "itrium", "neapolis", "perusia", "pisae", "ravenna", "rhegium", "tarentum")
ROMA = "a3621"
ONLY_BRUNDISIUM = dict.fromkeys(CITY_IDS, "pompey") | {"brundisium": "caesar"}
CIVIL_WAR = 6
"""Caesar and Pompey: Caesar has Cisalpina, Pompey Italia."""


def table(board: dict[str, str], **more: object) -> Table:
    """Caesar and Pompey, with nobody on the map but these."""
    return position(board, scenario=CIVIL_WAR, **more)  # type: ignore[arg-type]


def campaign(board: dict[str, str], **more: object) -> Table:
    """Caesar's Land Movement Segment."""
    t = table(board, **{"month": "June 49 BC"} | more)
    t.roll(*[4] * 60)
    t.push(LandMovement(t.seat("caesar")))
    return t.go_on()


# ---- what it sees


def test_better_units_count_more() -> None:
    """14.4.3: by their rating, and trains not at all."""
    good, worst, train = (LETTER[KIND_BY_ID[name]] for name in ("20-10-a", "20-10-c", "train-6"))
    assert might(good) > might(worst) > might(train) == 0
    assert (rating(good), rating(worst)) == (0, 2)


def test_a_battle_is_judged_by_the_table() -> None:
    """14.4.2: twice the strength always wins, half of it never; better men and leaders change that."""
    assert clash(40, 20, 0).win == 1.0
    assert clash(20, 40, 0).win < 0.2 < clash(20, 40, shift_of(0, 3, 3, 0)).win
    assert clash(20, 0, 0) == SURE


def test_a_stack_behind_its_top_unit_is_always_taken_for_the_same() -> None:
    """3.2a: plans would change with every look if it were imagined anew."""
    t = table({"a3621": "pompey 6 16-10-b", "a3517": "caesar 1 20-10-a"}, hidden=True)
    stack, seat = t.stack("pompey", "a3621"), t.seat("caesar")
    t.g.top[stack] = LETTER[KIND_BY_ID["16-10-b"]]
    first = Survey(t.g, seat).at[PLACE["a3621"]]
    t.g.units[stack] = LETTER[KIND_BY_ID["4-12"]]
    assert Survey(t.g, seat).at[PLACE["a3621"]] == first
    few, many = (guessed(CIVIL_WAR, 2, t.power("pompey"), t.g.top[stack], stacks) for stacks in (3, 12))
    assert len(few) > len(many) > 1
    assert Survey(t.g, t.seat("pompey")).at[PLACE["a3621"]] != first


# ---- what draws it


def to_hold(theatre: Theatre) -> set[int]:
    """Where there is something to hold."""
    return {goal.place for goal in theatre.goals if goal.saves}


def test_a_veteran_keeps_away_from_whoever_would_beat_him() -> None:
    """What he may lose to the next army counts for him, and for a soldier it does not."""
    t = table({"a3219": "caesar 2 20-10-a", "a3319": "pompey 8 20-10-a"})
    seat, caesar = t.seat("caesar"), t.power("caesar")
    plain, veteran = (Glance(t.g, seat, habits).theatre(caesar) for habits in (PLAIN, VETERAN))
    force = Survey(t.g, seat).own()[0]
    assert veteran.peril(force, PLACE["a3219"]) > plain.peril(force, PLACE["a3219"]) == 0.0
    assert veteran.peril(force, PLACE["a2017"]) == 0.0


def test_an_army_marches_to_a_city_it_can_take_storms_it_and_leaves_its_train() -> None:
    t = campaign({"a3218": "caesar 3 20-10-a 1 train-6 caesar city"}, cities={"roma": "caesar"})
    done = carry_on(t, "caesar")
    assert {"march a3218", "leave train-6", "to a3319"} <= set(done)
    t.push(LandCombat(t.seat("caesar")))
    t.go_on()
    assert "attack a3319" in carry_on(t, "caesar")
    assert t.holder("pisae") == "caesar"


@pytest.mark.parametrize(("ships", "crosses"), [("", True), ("pompey 1 18-30-b", False)])
def test_no_plan_leads_over_a_strait_that_a_fleet_closes(ships: str, crosses: bool) -> None:
    """Sicily lies before Rhegium; with a ship of Pompey's off Messana there is no way."""
    board = {"b4225": "caesar 8 20-10-a 1 train-6"} | ({"b4124": ships} if ships else {})
    t = campaign(board, cities={**dict.fromkeys(CITY_IDS, ""), "syracusae": "pompey"})
    power = t.power("caesar")
    theatre = Theatre(Survey(t.g, t.seat("caesar")), power)
    plan = theatre.plans.get(PLACE["b4225"])
    assert (plan is not None) is crosses
    assert ((PLACE["b4225"], PLACE["b4124"]) in closed_straits(t.g, power)) is not crosses


def test_an_army_leaves_alone_what_is_too_strong() -> None:
    """The same city, with an army in it that would be the end of his."""
    t = campaign({"a3218": "caesar 1 20-10-a city", "a3319": "pompey 6 20-10-a"})
    assert "to a3319" not in carry_on(t, "caesar")


def test_what_is_asked_for_is_worth_more() -> None:
    """25: cities of the ways to win, one's own and the other's."""
    t = table({})
    named = wants(t.g, t.seat("caesar"))
    assert CITY["roma"] in named
    assert CITY["antiochus"] not in named
    assert prize(t.g, CITY["roma"], named) > prize(t.g, CITY["antiochus"], named)


def test_the_last_city_that_a_way_to_win_lacks_is_worth_most() -> None:
    """5.6: with the capital in hand, the other cities of a Province are worth more than they were."""
    t = table({}, cities={"thessalonica": "pompey"})
    before = wants(t.g, t.seat("caesar"))[CITY["philippi"]]
    t.g.city_of[CITY["thessalonica"]] = t.power("caesar")
    assert wants(t.g, t.seat("caesar"))[CITY["philippi"]] > before


def test_where_any_provinces_count_all_their_capitals_do_but_less_than_one_that_is_named() -> None:
    """Scenario 34: Roma's gold and a Province, whichever it is."""
    t = position(scenario=34)
    wanted = wants(t.g, t.seat("visigoths"))
    assert 0 < wanted[CITY["lugdunum"]] < wanted[CITY["roma"]]
    assert wanted[CITY["carthago"]] > 0


def test_who_wins_by_plunder_plunders() -> None:
    """24, scenarios 33 and 36: Alaric wants Roma's gold, the Huns that of any city once; nobody else."""
    t = position(scenario=NUMBER["stilicho"])
    assert is_to_be_sacked(t.g, t.seat("alaric"), CITY["roma"])
    assert not is_to_be_sacked(t.g, t.seat("alaric"), CITY["mediolanum"])
    assert not is_to_be_sacked(t.g, t.seat("stilicho"), CITY["roma"])
    t = position(scenario=NUMBER["scourge-of-god"])
    assert is_to_be_sacked(t.g, t.seat("the-huns"), CITY["naissus"])
    glance, sack = Glance(t.g, t.seat("the-huns")), ("plunder-city", CITY["naissus"])
    t.g.lord[CITY_PROVINCE[CITY["naissus"]]] = t.power("the-huns")
    assert statecraft.plunder(glance, sack) > 0
    note_sack(t.g, t.power("the-huns"), CITY["naissus"])
    assert statecraft.plunder(glance, sack) < 0


@pytest.mark.parametrize(
    ("scenario", "victim", "victor", "fate"),
    [
        ("maximinus-thrax", "maximinus-thrax", "the-senate", "kill"),
        ("caesar-and-pompey", "pompey", "caesar", "capture"),
    ],
)
def test_who_must_be_dead_is_killed_and_others_are_kept(scenario: str, victim: str, victor: str, fate: str) -> None:
    """18.2a, scenario 17: the Senate wins when Maximinus is dead, not when it holds him."""
    t = position(scenario=NUMBER[scenario])
    t.push(LeadersFate(t.seat(victor), t.leader(victim), t.power(victor)))
    assert best(t, victor) == fate


def test_a_leader_who_decides_the_war_is_hunted() -> None:
    """18.3: the Imperator's army is worth more than one as strong without him."""
    led = table({"a3621": "pompey 2 20-10-a pompey", "a3517": "caesar 1 20-10-a"})
    bare = table({"a3621": "pompey 2 20-10-a", "a3517": "caesar 1 20-10-a"})
    worth = [Survey(t.g, t.seat("caesar")).hunted.get(PLACE["a3621"], 0.0) for t in (led, bare)]
    assert worth[0] > 1.0 > worth[1] == 0.0


def test_nobody_stakes_his_imperator_on_a_battle_that_may_be_lost() -> None:
    """18.3, 19.1g: an attack that a legate would make is not worth him."""

    def looks(leader: str) -> float:
        t = table({"a3620": f"caesar 4 20-10-b {leader} | pompey 5 16-10-b"}, month="June 49 BC")
        t.g.leader_value = (0,) * len(t.g.leader_value)
        assert (Survey(t.g, t.seat("caesar")).own()[0].dear > 1.0) is (leader == "caesar")
        return battle_glance.attack(Glance(t.g, t.seat("caesar")), ("attack", PLACE["a3620"]))

    assert looks("antony") > looks("caesar") + 1.0


@pytest.mark.parametrize(("few", "inside"), [("1 4-12", False), ("4 20-10-a", True)])
def test_no_imperator_goes_behind_walls_that_will_surely_fall(few: str, inside: bool) -> None:
    """14.3a, 18.3: one who is attacked at Roma with little, by an army without horse that lets him go."""

    def looks(leader: str) -> float:
        t = table({ROMA: f"pompey {few} {leader} city | caesar 5 20-10-b antony"}, month="June 49 BC")
        t.g.mark[t.stack("caesar", ROMA)] |= SUPPLIED
        t.push(LandCombat(t.seat("caesar"))).play("caesar", f"attack {ROMA}")
        assert {"enter-siege", "stand"} < set(t.offered("pompey"))
        return battle_glance.enter_siege(Glance(t.g, t.seat("pompey")), ("enter-siege",))

    assert looks("") == battle_glance.WALLS
    assert (looks("pompey") == battle_glance.WALLS) is inside


def test_a_city_in_danger_is_held() -> None:
    """An enemy army next to a city draws those who could hold it."""
    t = table({"a3319": "pompey 2 16-10-b", "a3117": "caesar 3 20-10-a", "a3218": "caesar 1 4-12 city"})
    glance = Glance(t.g, t.seat("caesar"))
    assert PLACE["a3218"] in to_hold(glance.theatre(t.power("caesar")))
    far = table({"b6426": "pompey 2 16-10-b", "a3117": "caesar 3 20-10-a", "a3218": "caesar 1 4-12 city"})
    glance = Glance(far.g, far.seat("caesar"))
    assert PLACE["a3218"] not in to_hold(glance.theatre(far.power("caesar")))


# ---- at sea


def fleet(board: dict[str, str], **more: object) -> Table:
    """Caesar's Naval Operations Segment."""
    t = table(board, **{"month": "June 49 BC"} | more)
    t.roll(*[4] * 60)
    t.push(Sailing(t.seat("caesar"), t.power("caesar")))
    return t.go_on()


def test_an_army_is_carried_to_what_lies_over_the_sea() -> None:
    """10.4: from Brundisium to Dyrrhachium, which is his, and from where Macedonia is near."""
    board = {"b4320": "caesar 4 20-10-a caesar | caesar 6 18-30-b"}
    own = {"brundisium": "caesar", "dyrrhachium": "caesar", "roma": "caesar"} | dict.fromkeys(ITALIAN, "caesar")
    t = fleet(board, cities=own, lords={"italia": "caesar", "sicilia": "caesar"})
    done = carry_on(t, "caesar")
    assert done[:2] == ["sail b4320", "embark-all"]
    assert any(text.startswith("land ") for text in done)
    assert "caesar 4 20-10-a caesar" not in t["b4320"]


def test_a_fleet_meets_a_weaker_one_and_keeps_away_from_a_stronger() -> None:
    """10.7: six against one, and one against six."""
    for own, foe, meets in ((6, 1, True), (1, 6, False)):
        board = {"b4320": f"caesar {own} 18-30-b", "b4419": f"pompey {foe} 18-30-b"}
        t = fleet(board, cities={"brundisium": "caesar"})
        assert (best(t, "caesar") == "sail b4320") is meets
    assert sea_fight(6, 1, 0).harm > sea_fight(6, 1, 0).cost


@pytest.mark.parametrize(("month", "sails"), [("June 49 BC", True), ("October 49 BC", False)])
def test_no_fleet_goes_where_it_finds_no_port_in_the_next_month(month: str, sails: bool) -> None:
    """10.3f, 10.3.1: in winter the way home costs twice as much."""
    ways = sea_reach(table({}).g, PLACE["b4320"], 20)
    far = next(PLACE_IDS[water] for water, cost in ways.items() if cost == 20 and not PORTS_ON[water])
    t = fleet({"b4320": "caesar 6 18-30-b", far: "pompey 1 18-30-b"}, cities=ONLY_BRUNDISIUM, month=month)
    assert (best(t, "caesar") == "sail b4320") is sails


def test_a_fleet_at_sea_comes_home() -> None:
    """10.3f: or it is lost."""
    t = fleet({"b4421": "caesar 2 18-30-b"}, cities={"brundisium": "caesar"}, lords={"italia": "caesar"})
    done = carry_on(t, "caesar")
    assert done[0] == "sail b4421"
    assert t["b4320"].startswith("caesar 2 18-30-b")


# ---- talks


def parley(holder: str, **more: object) -> Table:
    """Pompey holds Antony captive, and they talk."""
    t = table({"a3621": "pompey 2 20-10-a", "a3517": "caesar 2 20-10-a"}, treasury={"caesar": 90}, **more)
    leader = t.leader("antony")
    assign(t.g, leader, t.stack(holder, "a3621"))
    t.g.captor = changed(t.g.captor, leader, t.power(holder))
    t.push(Negotiation())
    return t.go_on()


def test_a_captured_leader_is_ransomed() -> None:
    """18.2.1c: Caesar offers talents for Antony, Pompey takes them, and both go on with the war."""
    t = parley("pompey")
    seat = t.seat("caesar")
    done: list[str] = []
    while t.step == "Parley" and len(done) < 12:
        name = "caesar" if seat in t.asked_seats and "propose" not in done else t.asked[0]
        done.append(best(t, name))
        t.play(name, done[-1])
    assert "want-captive antony" in done
    assert "agree caesar" in done
    assert t.g.captor[t.leader("antony")] == NOBODY
    assert t.g.treasury[t.power("pompey")] > 0
    assert len(done) < 12


def test_nothing_is_given_away() -> None:
    """4d: talents for nothing are taken and not given; a captive is not let go for a song."""
    g = table({}).g
    gift = (code(TALENTS, OFFERED), 0, 1, 20)
    demand = (code(TALENTS, WANTED), 0, 1, 20)
    assert parleys.worth_of(g, (gift,)) > 0 > parleys.worth_of(g, (demand,))
    song = ((code(CAPTIVE, WANTED), 0, 0, 0), (code(TALENTS, OFFERED), 0, 1, 1))
    assert parleys.worth_of(g, song) < 0


# ---- what feeds it


def test_an_army_starves_where_nothing_grows_and_not_in_a_port() -> None:
    """13.1g, 13.3: a port feeds all; land feeds ten Legion Equivalents at most, winter fewer."""
    t = table({"a3517": "caesar 1 20-10-a city"}, lords={"italia": "caesar"}, cities={"ravenna": "caesar"})
    caesar = t.power("caesar")
    assert hunger(t.g, caesar, PLACE["a3517"], 40, 0) == 0.0
    small, large = (hunger(t.g, caesar, PLACE["a3219"], halves, 0) for halves in (8, 40))
    assert small < 0.1 < 0.4 < large
    t.g.winter = True
    assert hunger(t.g, caesar, PLACE["a3219"], 16, 0) > small


def test_ships_and_good_legions_are_lost_last() -> None:
    """14.6h, 13.2e: a fleet counts a quarter of its strength in a battle; light units eat more than they fight."""
    glance = Glance(table({}).g, 0)
    ship, legion, light = (KIND_BY_ID[name] for name in ("18-30-b", "20-10-a", "4-12"))
    lost = [battle_glance.lose(glance, ("lose", kind)) for kind in (ship, legion, light)]
    assert lost == sorted(lost)
    assert battle_glance.spare(glance, ("starve", light)) > battle_glance.spare(glance, ("starve", legion))


# ---- what they raise


def test_new_units_are_raised_where_the_war_is_and_provinces_are_not_gone_back_to() -> None:
    """7.3: one Province after the other, and no trains by the dozen."""
    t = table({"a3517": "caesar 3 20-10-a caesar"}, treasury={"caesar": 120}, month="March 49 BC")
    begin_drafting(t.g)
    t.go_on()
    done = carry_on(t, "caesar", 90)
    mustered = [text for text in done if text.startswith("muster")]
    assert mustered[0] == "muster cisalpina"
    assert len(mustered) == len(set(mustered))
    assert any(text.startswith("raise") for text in done)
    assert not any("train" in text for text in done)


# ---- what nobody does


def test_nobody_in_his_senses_tears_down_his_own() -> None:
    moves = [("raze",), ("halt",), ("cross-out",)]
    assert policy.sane(table({}).g, 0, moves) == [("halt",)]
    assert policy.sane(table({}).g, 0, moves[:1]) == moves[:1]


# ---- how a position is judged


def test_a_position_is_worth_something_between_nothing_and_all() -> None:
    g = GAME.new("caesar-and-pompey", 2, seed=1).position
    values = [evaluation.value(g, seat) for seat in (0, 1)]
    assert all(0 < value < 1 for value in values)
    g.treasury[next(p for p, chief in enumerate(g.chief) if chief == 0)] += 150
    assert evaluation.value(g, 0) > values[0]
    assert set(account(g, 0)) == {"morale", "provinces", "cities", "might", "talents"}


@pytest.mark.parametrize("level", ["tiro", "miles"])
def test_bots_play_some_turns(level: str) -> None:
    match = GAME.new("maximinus-thrax", 2, seed=3)
    bots = [make_bot(level, seed=seat) for seat in range(2)]
    for _ in range(60):
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    assert not GAME.faults(match.position)
