"""Chapters 12.4.1 and 14.1: battles that an interception brings about, and the march that goes on or ends."""

from __future__ import annotations

from games.imperium.battle_table import told
from games.imperium.builder import Table
from games.imperium.march.test_12_4_interception import ambush
from romanum.games.imperium.state.marks import ACTIVE_FORCE, CALLED
from romanum.games.imperium.state.position import NONE
from rules import rule


def intercepted(*dice: int, moving: str = "4 20-10-b") -> tuple[Table, list[str]]:
    """Pompey meets Caesar's march with three legions: 60 points and his +2 against 80."""
    t, way = ambush(moving=moving)
    t.roll(6, *dice).play("pompey", "intercept pompey", "ready")
    return t, way


@rule("12.4.1e", "14.1c")
def test_whoever_wins_on_the_march_goes_on() -> None:
    """60 against 80 is 2:3, and a 3 with Pompey's +2 is a 5, which nobody survives who loses: the attackers retreat."""
    t, way = intercepted(3)
    assert t.asked == ("caesar",)
    t.play("caesar", "stand")
    assert (told(t)["power"], told(t)["ratio"], told(t)["winner"]) == ("pompey", "2-3", "caesar")
    t.play("pompey", t.offered("pompey")[0])
    assert t.asked == ("caesar",)
    assert f"to {way[2]}" in t.offered("caesar")
    assert not any(mark & CALLED for mark in t.g.mark)


@rule("14.2e", "12.4.1e")
def test_whoever_gives_way_goes_no_farther() -> None:
    t, way = intercepted()
    t.play("caesar", f"retreat {way[0]}")
    assert "caesar 4 20-10-b" in t[way[0]]
    assert not t.g.stack
    assert t.g.mover == NONE
    assert not any(mark & ACTIVE_FORCE for mark in t.g.mark)


@rule("14.5.1a", "12.4.1e")
def test_whoever_is_beaten_goes_no_farther() -> None:
    """A 4 with Pompey's +2: the attackers win, and Caesar's men leave the way they can."""
    t, way = intercepted(4)
    t.play("caesar", "stand")
    assert told(t)["winner"] == "pompey"
    assert f"retreat {way[0]}" in t.offered("caesar")
    t.play("caesar", f"retreat {way[0]}")
    assert not t.g.stack
    assert not any(mark & ACTIVE_FORCE for mark in t.g.mark)
