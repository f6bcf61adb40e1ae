"""Chapters 6.1, 6.4 and 6.61: special markers of the Parthian; markers at any moment of one's own turn."""

from games.trajan.builder import Table, position
from rules import rule

# ---- special markers of the Parthian


@rule("6.4a")
def test_the_king_calls_two_core_units_to_a_regional_capital() -> None:
    t = position(ctesiphon="in chosroes", recruits="elephants cataphracts-1 saka-1", hand={"parthian": "king-of-kings"})
    t.movement("parthian").play("parthian", "royal-levy elephants")
    assert t["ctesiphon"] == "in chosroes cataphracts-1 elephants"
    t = position(babylon="in chosroes", recruits="elephants", hand={"parthian": "king-of-kings"}).movement("parthian")
    assert t.forbids("parthian", "royal-levy elephants") == "17.41a"


@rule("6.4a", "6.1c")
def test_a_trade_concession_brings_satrapy_troops_or_markers() -> None:
    places = {"ctesiphon": "in chosroes"}
    t = position(places, recruits="saka-1 saka-2 nobles-1 nobles-2 elephants", hand={"parthian": "trade-concession"})
    t.movement("parthian").roll(1, 1, 1).play("parthian", "trade-troops")
    assert len(t["ctesiphon"].split()) == 5
    assert t.where("elephants") == "recruits"
    t = position(places, hand={"parthian": "trade-concession"}).movement("parthian").roll(then=1)
    assert len(t.play("parthian", "trade-markers").hand("parthian")) == 2


def royal_levy(king: str = "chosroes", **more: str) -> Table:
    """A king at Ctesiphon who holds the King of Kings marker."""
    places = {"ctesiphon": f"in {king} court"}
    return position(
        {**places, **more}, recruits="elephants core-levy-1 core-levy-2 cataphracts-1", supreme={"parthian": king},
        hand={"parthian": "king-of-kings"},
    ).movement("parthian")  # fmt: skip


@rule("6.4a", "6.0d")
def test_chosroes_calls_up_the_core_once_in_a_war() -> None:
    t = royal_levy().play("parthian", "royal-levy elephants", "royal-levy core-levy-1")
    t.g.hand[12:13] = [5]
    t.g.plays = (0,) * len(t.g.plays)
    assert t.hand("parthian") == ["king-of-kings"]
    assert t.forbids("parthian", "royal-levy core-levy-2") == "6.4a"


@rule("6.4a", "5.4c")
def test_nobody_does_so_after_him() -> None:
    assert royal_levy("meherdates").forbids("parthian", "royal-levy elephants") == "6.4a"


@rule("6.4a", "17.41a")
def test_nor_he_from_before_besieged_walls() -> None:
    t = royal_levy()
    assert t.may("parthian", "royal-levy elephants")
    t = position(
        ctesiphon="up chosroes in core-horde-1 out legio-i-adiutrix", recruits="elephants",
        hand={"parthian": "king-of-kings"},
    ).movement("parthian")  # fmt: skip
    assert t.forbids("parthian", "royal-levy elephants") == "17.41a"


# ---- 6.1a: at any moment of one's own turn


@rule("6.1a", "16.0a")
def test_a_revolt_is_stirred_up_in_the_combat_segment_too() -> None:
    t = position(edessa="up trajan alae-1", hand={"roman": "political"}).combat("roman").roll(3)
    t.play("roman", "revolt trajan")
    assert (t.civis("edessa"), t.hand("roman")) == ("roman", [])


@rule("16.1a", "6.1a")
def test_there_too_the_garrison_fights_at_once() -> None:
    t = position(edessa="up trajan alae-1 in nobles-1", hand={"roman": "political"}).combat("roman")
    t.roll(3, 6, 1, *[4] * 6).play("roman", "revolt trajan")
    assert t.events("combat")[0]["kind"] == "revolt"


@rule("6.1a", "17.1")
def test_a_concession_brings_markers_at_any_moment_but_troops_as_recruits_come() -> None:
    t = position(ctesiphon="in chosroes", recruits="saka-1", hand={"parthian": "trade-concession"}).combat("parthian")
    assert t.forbids("parthian", "trade-troops") == "17.1"
    assert len(t.roll(then=1).play("parthian", "trade-markers").hand("parthian")) == 2
