"""Chapter 10, combat: dice, rounds, Difficult Terrain, straits, and automatic victory (10.5)."""

import pytest

from games.hre.builder import position
from games.hre.rules.combat_builder import board
from rules import rule

# ---- rounds


@rule("10a")
def test_example_the_battle_for_lugdunensis() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:2").place("red", 2, emperor="caligula")
    t.roll(5, 4, 4, 3, 1, 3, 5, 3, 6).play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "galli:1"
    t.roll(6, 2, 5).play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "red:1"
    assert [e["outcome"] for e in t.events("round")] == ["win", "tie", "loss", "win"]


@rule("10a")
def test_example_nero_would_have_won_the_tie() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:2").place("red", 2, emperor="nero")
    t.roll(5, 4, 4, 3, 1, 3).play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "red:1"


@rule("10a")
def test_the_attacker_rolls_two_dice_and_the_defender_one() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:1").place("red", 1).roll(1, 6, 5)
    t.play("red", "attack lugdunensis from aquitania")
    (fight,) = t.events("round")
    assert (fight["attack"], fight["defence"], fight["outcome"]) == ([1, 6], [5], "win")


@rule("10a")
def test_the_single_highest_die_counts_not_the_sum() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:1").place("red", 1).roll(4, 4, 5)
    t.play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "galli:1"


@rule("10a")
def test_a_vacant_province_is_taken_without_dice() -> None:
    t = position(aquitania="red:1").place("red", 1).roll().play("red", "place lugdunensis")
    assert t["lugdunensis"] == "red:1"


@rule("10a")
def test_where_nobody_stands_nobody_is_attacked() -> None:
    t = position(aquitania="red:1").place("red", 1)
    assert t.forbids("red", "attack lugdunensis from aquitania") == "10a"


@rule("10b")
def test_the_loser_of_a_round_removes_one_army_only() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:3").place("red", 1).roll(6, 1, 2, 1, 1, 6)
    t.play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "galli:2"


@rule("10b")
def test_a_beaten_attacker_is_removed() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:3").place("red", 1).roll(1, 1, 6)
    t.play("red", "attack lugdunensis from aquitania")
    assert (t["aquitania"], t["lugdunensis"]) == ("red:1", "galli:3")


@rule("10c")
def test_a_tie_is_rolled_again_by_both_until_one_wins() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:1").place("red", 1).roll(3, 1, 3, 4, 4, 4, 2, 1, 6)
    t.play("red", "attack lugdunensis from aquitania")
    assert [e["outcome"] for e in t.events("round")] == ["tie", "tie", "loss"]
    assert t.unrolled == []


@rule("10d")
def test_a_surviving_attacker_fights_on_until_one_side_is_gone() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:3").place("red", 1).roll(6, 1, 2, 6, 1, 2, 6, 1, 2)
    t.play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "red:1"


@rule("10d")
def test_after_a_loss_the_attacker_may_break_off() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:3").place("red", 2).roll(1, 1, 6)
    t.play("red", "attack lugdunensis from aquitania", "place narbonensis")
    assert (t["lugdunensis"], t["narbonensis"]) == ("galli:3", "red:1")


@rule("10d")
def test_after_a_loss_the_attacker_may_commit_another_army() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:1").place("red", 2).roll(1, 1, 6, 6, 1, 5)
    t.play("red", "attack lugdunensis from aquitania", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "red:1"


@rule("10e")
def test_up_to_two_armies_follow_into_a_province_just_won() -> None:
    t = position(aquitania="red:1", lugdunensis="galli:1").place("red", 4).roll(6, 1, 2)
    t.play("red", "attack lugdunensis from aquitania", "place lugdunensis", "place lugdunensis")
    assert t["lugdunensis"] == "red:3"
    assert t.forbids("red", "place lugdunensis") == "9.1a"


# ---- who answers for the defence


@rule("10f")
@pytest.mark.parametrize("defender", ["parthi:1 by green", "osrhoeni:1 by green", "green-rebels:1 of blue", "green:1"])
def test_the_responsible_player_defends(defender: str) -> None:
    """He is the one who may lay an ambush: the defence has no other choice."""
    t = position(cilicia="red:1", syria=defender, hand={"green": ["insidiae"]}).place("red", 1)
    t.play("red", "attack syria from cilicia")
    assert t.match.pending == (t.seat("green"),)


@rule("10f")
def test_a_past_people_is_defended_by_its_last_player() -> None:
    t = position(turn=2, lugdunensis="galli:1 by yellow", raetia="red:1", hand={"yellow": ["insidiae"]})
    t.place("red", 1).play("red", "attack lugdunensis from raetia")
    assert t.options("yellow") == ["card insidiae", "pass"]


# ---- Difficult Terrain and straits


@rule("10.2a", "10.4a", "10.4c")
def test_example_the_suebi_cross_the_wooded_border() -> None:
    t = position(belgica="suebi:1", lugdunensis="red:1 fort").place("suebi", 2)
    t.roll(4, 3, 4, 2).play("blue", "attack lugdunensis from belgica")
    assert t["lugdunensis"] == "red:1 fort"
    t.roll(4, 1, 3, 2, 6, 2, 4, 1, 6, 1, 1, 1).play("blue", "attack lugdunensis from belgica")
    assert t["lugdunensis"] == "suebi:1"
    assert [e["outcome"] for e in t.events("round")] == ["loss", "tie", "win", "win"]
    assert [e["enemy"] for e in t.events("round")] == ["red", "red", "red", "fort"]


@rule("10.2a")
@pytest.mark.parametrize(("origin", "target"), [("roma", "cisalpina"), ("belgica", "lugdunensis")])
def test_over_mountains_and_forests_the_defender_rolls_two_dice(origin: str, target: str) -> None:
    t = position(**board({origin: "red:1", target: "dalmatae:1"})).place("red", 1).roll(5, 4, 1, 6)
    t.play("red", f"attack {target} from {origin}")
    assert t[target] == "dalmatae:1"


@rule("10.2a")
def test_the_defender_in_difficult_terrain_uses_the_higher_die() -> None:
    t = position(roma="red:1", cisalpina="dalmatae:1").place("red", 1).roll(5, 4, 4, 3)
    t.play("red", "attack cisalpina from roma")
    assert t["cisalpina"] == "red:1"


@rule("10.2b")
def test_a_landing_is_always_across_difficult_terrain() -> None:
    t = position(roma="red:1", africa="blue:1").place("red", 1).roll(5, 4, 1, 6)
    t.play("red", "attack africa from sea")
    (fight,) = t.events("round")
    assert fight["defence"] == [1, 6]
    assert [m["rule"] for m in fight["modifiers"]] == ["10.2b"]


@rule("10.2c")
def test_the_border_crossed_decides() -> None:
    t = position(aquitania="red:1", raetia="red:1", lugdunensis="galli:1").place("red", 2)
    t.roll(2, 1, 6).play("red", "attack lugdunensis from aquitania")
    t.roll(2, 1, 1, 6).play("red", "attack lugdunensis from raetia")
    assert [len(e["defence"]) for e in t.events("round")] == [1, 2]


@rule("10.2c")
def test_the_attacker_names_the_province_it_enters_from() -> None:
    t = position(aquitania="red:1", raetia="red:1", lugdunensis="galli:1").place("red", 1)
    attacks = {text for text in t.options("red") if "lugdunensis" in text}
    assert attacks == {f"attack lugdunensis from {origin}" for origin in ("aquitania", "raetia", "sea")}


@rule("10.2c")
def test_an_attack_comes_from_a_province_of_the_attacker() -> None:
    t = position(aquitania="red:1", raetia="blue:1", lugdunensis="galli:1").place("red", 1)
    assert t.forbids("red", "attack lugdunensis from raetia") == "10.2c"


@rule("10.2c")
def test_of_two_borders_alike_the_first_stands_for_both() -> None:
    t = position(aquitania="red:1", narbonensis="red:1", lugdunensis="galli:1").place("red", 1)
    assert t.forbids("red", "attack lugdunensis from narbonensis") == "10.2c"
    assert "attack lugdunensis from aquitania" in t.options("red")


@rule("10.2c")
def test_the_border_keeps_applying_in_later_rounds() -> None:
    t = position(raetia="red:1", lugdunensis="galli:2").place("red", 1).roll(6, 1, 1, 2, 5, 5, 1, 6)
    t.play("red", "attack lugdunensis from raetia")
    assert [e["defence"] for e in t.events("round")] == [[1, 2], [1, 6]]


@rule("10.3a")
def test_armies_expand_over_a_strait() -> None:
    t = position(turn=2, mauretania="mauri:1").place("mauri", 1, home="mauretania").play("blue", "place baetica")
    assert t["baetica"] == "mauri:1"


@rule("10.3a")
def test_legions_retreat_over_a_strait() -> None:
    t = position(turn=2, tarraconensis="mauri:1", baetica="red:2", mauretania="red:1").place("mauri", 1)
    t.roll(6, 1, 1).play("blue", "attack baetica from tarraconensis").play("red", "retreat mauretania")
    assert (t["baetica"], t["mauretania"]) == ("mauri:1", "red:2")


@rule("10.3b")
def test_over_a_strait_the_defender_rolls_two_dice() -> None:
    t = position(turn=2, mauretania="mauri:1", baetica="red:1").place("mauri", 1).roll(5, 4, 1, 6)
    t.play("blue", "attack baetica from mauretania")
    assert t["baetica"] == "red:1"


@rule("10.3b")
def test_romans_cross_a_strait_against_barbarians_without_the_naval_malus() -> None:
    t = position(roma="red:1", sicilia="mauri:1").place("red", 1).roll(5, 4, 4, 4)
    t.play("red", "attack sicilia from roma")
    assert t["sicilia"] == "red:1"


# ---- automatic victory


@rule("10.5a")
def test_example_the_gothi_sweep_the_players_own_dalmatae_aside() -> None:
    t = position(turn=5, sarmatia="gothi:1 by blue", thracia="dalmatae:2 by blue").place("gothi", 1).roll()
    t.play("blue", "attack thracia from sarmatia")
    assert t["thracia"] == "gothi:1"


@rule("10.5a")
@pytest.mark.parametrize("own", ["blue:3", "odrysae:2 by blue", "cantabri:2 by blue"])
def test_barbarians_sweep_every_side_of_their_player_aside(own: str) -> None:
    t = position(turn=5, sarmatia="gothi:1 by blue", thracia=own).place("gothi", 1).roll()
    t.play("blue", "attack thracia from sarmatia")
    assert t["thracia"] == "gothi:1"


@rule("10.5a")
def test_legions_sweep_their_players_barbarians_aside() -> None:
    t = position(macedonia="red:1", thracia="dalmatae:3 by red").place("red", 1).roll()
    t.play("red", "attack thracia from macedonia")
    assert t["thracia"] == "red:1"


@rule("10.5a")
def test_walls_among_the_players_own_fall_to_his_barbarians_without_dice() -> None:
    t = position(turn=5, sarmatia="gothi:1 by blue", thracia="blue:1 fortress").place("gothi", 1).roll()
    t.play("blue", "attack thracia from sarmatia")
    assert t["thracia"] == "gothi:1"


@rule("10.5a")
def test_walls_of_the_players_own_kingdom_are_his_romans_to_keep() -> None:
    t = position(macedonia="red:1", thracia="odrysae:2 by red fort").place("red", 1).roll()
    t.play("red", "attack thracia from macedonia", "hold")
    assert t["thracia"] == "red:1 fort"


@rule("10.5a")
def test_rebels_are_nobodys_own() -> None:
    t = position(macedonia="red:1", thracia="red-rebels:1 of blue").place("red", 1).roll(1, 1, 6)
    t.play("red", "attack thracia from macedonia")
    assert t["thracia"] == "red-rebels:1 of blue"


@rule("10.5a")
def test_with_two_players_the_walls_of_the_other_faction_are_held_or_razed() -> None:
    t = position(seats=2, macedonia="red:1", thracia="green:1 fort").place("red", 1).roll()
    assert t.seat("red") == t.seat("green")
    t.play("red", "attack thracia from macedonia", "hold")
    assert t["thracia"] == "red:1 fort"


@rule("10.5a")
def test_walls_that_fall_to_their_own_player_without_a_fight_are_told_of() -> None:
    t = position(turn=5, sarmatia="gothi:1 by blue", thracia="blue:1 fort").place("gothi", 1).roll()
    t.play("blue", "attack thracia from sarmatia")
    assert t["thracia"] == "gothi:1"
    (fallen,) = [event for event in t.match.events if event.kind == "fort-removed"]
    assert (fallen.rule, fallen.facts) == ("10.5a", {"province": "thracia"})


@rule("10.5b")
def test_an_automatic_victory_loots_nothing() -> None:
    t = position(turn=5, sarmatia="gothi:1 by blue", thracia="dalmatae:1 by blue city").place("gothi", 2).roll()
    t.play("blue", "attack thracia from sarmatia")
    assert t.asked == "Place"
    assert t["thracia"] == "gothi:1 city"
    assert t.vp("blue") == (0, 0)


@rule("10.5b")
def test_an_automatic_victory_over_what_was_won_in_the_same_phase_loots_nothing() -> None:
    t = position(turn=2, thracia="city", sarmatia="sarmatae:1 by blue", hand={"blue": ["daci"]})
    t.barbarian_phase("sarmatae").play("blue", "card daci", "place thracia", "spare", "place dacia", "done")
    t.play("blue", "attack thracia from sarmatia")
    assert t["thracia"] == "sarmatae:1 city"
    assert t.asked == "Place"


@rule("10.5b")
def test_a_province_won_automatically_is_the_victors() -> None:
    t = position(turn=5, sarmatia="gothi:1 by blue", thracia="blue:1 city").place("gothi", 1).roll()
    t.play("blue", "attack thracia from sarmatia")
    assert t.events("points")[0]["cities"] == {"thracia": 2}
