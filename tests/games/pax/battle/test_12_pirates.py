"""Chapter 12.6: Pirates."""

from __future__ import annotations

import pytest

from games.pax.march_table import board
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.state.errands import PlacePirates
from romanum.games.pax.state.routes import passed_at_sea, presence
from rules import rule


@rule("12.6.1")
def test_where_pirates_settle() -> None:
    t = board({"ntp_tyrrhenum": "rome 1 galleys", "aleria": "rome 1 garrison"}).push(PlacePirates(0))
    offered = t.offered("rome")
    assert "pirates ntp_siculum" in offered
    assert "pirates tarsus" in offered
    assert "pirates caralis" in offered
    for place in ("ntp_tyrrhenum", "dstp_tyrrhenum", "aleria", "rome", "miletus", "patara", "rhodes", "arretium"):
        assert f"pirates {place}" not in offered, place
    t.play("rome", "pirates caralis")
    assert t.g.pirates == (PLACE["caralis"],)


@rule("12.6.2")
def test_pirates_block_lines_and_are_fought_by_whoever_enters() -> None:
    t = board({"rome": "rome 3 galleys", "ntp_tyrrhenum": "pirates"})
    assert not passed_at_sea(t.g, 0, presence(t.g)) >> PLACE["ntp_tyrrhenum"] & 1
    t.fleet("rome", "rome").roll(1, 1).play("rome", "sail-to ntp_tyrrhenum")
    assert t.events("pirate-hunt")


@rule("12.6.3a")
@pytest.mark.parametrize(("die", "won"), [(2, True), (1, False)])
def test_two_ships_need_a_two(die: int, won: bool) -> None:
    t = board({"rome": "rome 2 galleys", "ntp_tyrrhenum": "pirates"}).fleet("rome", "rome").roll(die)
    if won:
        t.roll(1)
    t.play("rome", "sail-to ntp_tyrrhenum")
    assert t.events("pirate-hunt")[-1].facts["won"] == won
    assert t.g.pirates == (() if won else (PLACE["ntp_tyrrhenum"],))
    if won:
        t.roll(3, 3).play("rome", "roll-on")
        assert t.events("continuity")[-1].facts["total"] == 8


@rule("12.6.3a")
def test_a_leader_counts_one_against_pirates() -> None:
    t = board({"rome": "rome 1 galleys rome_4", "ntp_tyrrhenum": "pirates"}).activate("rome").roll(3, 1)
    t.play("rome", "major-fleet rome", "bring-leader rome_4", "sail-to ntp_tyrrhenum")
    assert t.events("pirate-hunt")[-1].facts["total"] == 6


@rule("12.6.3b")
def test_who_fails_is_back_in_the_last_port_and_finished() -> None:
    t = board({"pisae": "rome 1 galleys", "ntp_tyrrhenum": "pirates"}).fleet("rome", "pisae").roll(3)
    t.play("rome", "sail-to rome", "sail-to ntp_tyrrhenum")
    assert (t["rome"], t.step) == ("rome 1 galleys", "Expansion")


@rule("12.6.4")
@pytest.mark.parametrize(("die", "won"), [(3, True), (2, False)])
def test_the_cilicians_need_one_more(die: int, won: bool) -> None:
    t = board({"antioch": "the_east 2 galleys", "tarsus": "pirates"}).fleet("the_east", "antioch").roll(die)
    t.play("the_east", "sail-to tarsus")
    assert t.events("pirate-hunt")[-1].facts["won"] == won


@rule("12.6.4")
def test_the_cilicians_block_one_connection_around_tarsus() -> None:
    t = board({"tarsus": "pirates", "seleucia": "the_east 1 galleys"})
    passed = passed_at_sea(t.g, t.power("the_east"), presence(t.g))
    assert not passed >> PLACE["ntp_issicum"] & 1
    assert not passed >> PLACE["antioch"] & 1
    assert passed >> PLACE["seleucia"] & 1
