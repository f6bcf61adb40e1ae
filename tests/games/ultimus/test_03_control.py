"""Chapter 3.7: who controls whom."""

from games.ultimus.builder import position, ten
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import PIECE
from rules import rule


@rule("3.7.1")
def test_nobody_changes_camp_but_by_usurpation() -> None:
    t = position({"galliae-2": "castinus"}, year=408, last_year=409).roll(then=5).years().idle()
    assert t.camp("castinus") == "roman"


@rule("3.7.2a", "9.3.2d")
def test_a_unit_that_returns_among_romans_of_the_barbarian_is_his() -> None:
    t = position(
        {"italia-4": "west castinus comites-alani", "viennensis-4": "honorius", "lost": "ioviani-seniores"},
        usurpers={"west": "castinus"},
    ).adjustments()
    assert (t.where("ioviani-seniores"), t.follows("ioviani-seniores")) == ("italia-4", "west")


@rule("3.7.2b")
def test_in_407_a_loyal_franc_who_falls_comes_back_among_his_tribesmen_and_is_the_barbarians() -> None:
    t = position(
        {"galliae-1": "west constantinus-iii franci-salii-a franci-salii-b", "galliae-5": "iovinus franci-salii-c"},
        year=407,
        usurpers={"west": "constantinus-iii"},
        status={"franci-salii": "foederati"},
    )
    assert (t.camp("franci-salii-a"), t.camp("franci-salii-c")) == ("barbarian", "roman")
    t.g.put((PIECE["franci-salii-c"],), -3)
    t.adjustments()
    assert (t.where("franci-salii-c"), t.camp("franci-salii-c")) == ("galliae-1", "barbarian")


@rule("3.7.2b")
def test_one_tribes_units_may_fight_each_other() -> None:
    t = (
        position(
            {"galliae-1": "franci-salii-c west constantinus-iii franci-salii-a franci-salii-b"},
            usurpers={"west": "constantinus-iii"},
            status={"franci-salii": "foederati"},
        )
        .roll(ten(5), then=1)
        .combat("barbarian")
        .idle()
    )
    assert t.events("battle")[0]["defenders"] == ["franci-salii-c"]


@rule("3.7.2c")
def test_a_unit_won_over_stays_so_until_the_war_ends_or_it_falls() -> None:
    t = (
        position(
            {"galliae-2": "west castinus", "galliae-6": "west comitatenses-galliae-1"}, usurpers={"west": "castinus"}
        )
        .phase("F")
        .idle()
    )
    assert t.follows("comitatenses-galliae-1") == "west"
    t.g.put((PIECE["comitatenses-galliae-1"],), -3)
    t.g.fell = changed(t.g.fell, PIECE["comitatenses-galliae-1"], 8)
    t.g.set_cause((PIECE["comitatenses-galliae-1"],), 0)
    assert t.adjustments().idle().follows("comitatenses-galliae-1") == "loyal"
