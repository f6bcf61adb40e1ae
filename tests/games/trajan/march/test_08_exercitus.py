"""Chapters 7.2, 8.0, 8.1, 8.2 and 12.2: an Exercitus on the march, those it leaves, and what the enemy learns of it."""

from games.trajan.builder import SIDES, Table, hex_of, position
from romanum.games.trajan.data.components import UNIT, UNITS
from romanum.games.trajan.state.position import MOVED
from rules import rule


def down_at(t: Table, side: str, place: str) -> int:
    """How many counters of the enemy's, face down in the open, a side sees in a hex."""
    forces = t.match.view(SIDES[side])["forces"][hex_of(place)]
    enemy = forces and forces[1 - SIDES[side]]
    return enemy["down_out"] if enemy else 0


# ---- 8.1a: who does not march with it stays, and is seen to lie there


@rule("8.1a", "8.0a")
def test_units_that_have_marched_stay_as_counters_when_their_exercitus_goes_on() -> None:
    t = position(h1012="trajan legio-iii-gallica", h0912="alae-1").movement("roman").roll(5, 5)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt", "exercitus i h0912")
    assert (t["h0912"], down_at(t, "parthian", "h0912")) == ("roman-i trajan legio-iii-gallica alae-1", 0)
    t.play("roman", "march h0912", "cross-country", "to h0812", "halt")
    assert (t["h0812"], t["h0912"]) == ("roman-i alae-1", "trajan legio-iii-gallica")
    assert down_at(t, "parthian", "h0912") == 2


@rule("8.1a", "8.0a")
def test_they_can_be_attacked_there() -> None:
    t = position(h1012="trajan cohortes-v-1", h0912="alae-1", h0911="core-horde-1").movement("roman").roll(5, 5)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt", "exercitus i h0912")
    t.play("roman", "march h0912", "cross-country", "to h0812", "halt", "done")
    t.movement("parthian").roll(5).play("parthian", "march h0911", "to h0912")
    assert t["h0912"] == "up trajan cohortes-v-1 core-horde-1"


@rule("8.1a")
def test_a_marker_none_of_whose_units_can_march_stays_with_them() -> None:
    t = position(h1012="roman-i trajan free roman-ii").movement("roman").roll(5)
    t.g.stayed = (UNIT["trajan"],)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt")
    assert (t["h0912"], t["h1012"]) == ("roman-ii", "roman-i trajan")


@rule("8.1a", "8.0a")
def test_until_a_force_sets_out_nothing_tells_that_a_marker_cannot_go() -> None:
    seen = []
    for held_back in ((), (UNIT["trajan"],)):
        t = position(h1012="roman-i trajan free roman-ii quietus").movement("roman")
        t.g.stayed = held_back
        t.play("roman", "march h1012")
        t.g.stayed = ()
        seen.append(t.match.view(SIDES["parthian"]))
    assert seen[0] == seen[1]
    assert seen[0]["march"]["armies"] == [0, 1]


@rule("8.1a", "12.5")
def test_an_exercitus_called_out_leaves_those_who_have_marched() -> None:
    t = position(
        h1012="parthian-i vologaeses core-horde-1 saka-1", h1010="trajan cohortes-v-1", hand={"parthian": "military"}
    ).movement("roman")
    t.g.marched[UNIT["saka-1"]] = MOVED
    t.roll(5, 5).play("roman", "march h1010", "cross-country", "to h1011")
    t.play("parthian", "intercept vologaeses", "cross-country")
    assert t["h1012"] == "saka-1"
    assert down_at(t, "roman", "h1012") == 1


@rule("8.1a", "12.7a")
def test_one_that_leaves_the_map_leaves_them_as_well() -> None:
    t = position(iconium="roman-i quietus alae-1").movement("roman").roll(2)
    t.g.stayed = (UNIT["alae-1"],)
    t.play("roman", "march iconium", "road", "off-map")
    assert (t.where("quietus"), t["iconium"]) == ("off-map", "alae-1")


@rule("8.0a", "8.1a")
def test_a_unit_whose_exercitus_is_elsewhere_is_a_fault() -> None:
    t = position(h1012="roman-i trajan alae-1")
    assert not t.match.game.faults(t.g)
    t.g.exercitus[0] = hex_of("h0912")
    assert len(t.match.game.faults(t.g)) == 3


# ---- 7.2, 8.1e: an empty one marches no farther than a force


@rule("7.2", "8.1e")
def test_an_empty_exercitus_marches_once_in_a_turn() -> None:
    t = position(h1012="roman-i", antioch="alae-1").movement("roman").roll(5)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt")
    assert t.forbids("roman", "march 0912") == "12.2b"


@rule("7.2", "8.1e", "12.2b")
def test_left_where_a_forced_march_begins_it_marches_no_more() -> None:
    t = position(antioch="trajan alae-1", h1012="roman-ii", hand={"roman": "military"}).movement("roman").roll(2, 2)
    t.play("roman", "bluff i antioch", "march antioch", "road", "to h0611", "halt", "forced-march trajan")
    t.play("roman", "leave-army i", "road", "to beroea", "halt")
    assert t["h0611"] == "roman-i"
    assert t.forbids("roman", "march h0611") == "12.2b"
    assert t.may("roman", "march h1012")


@rule("7.2", "8.1e")
def test_nor_does_it_go_on_with_others_whom_it_meets() -> None:
    t = position(h1012="roman-i", h0912="alae-1").movement("roman").roll(5, 5)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt")
    t.play("roman", "march h0912", "cross-country", "to h0812", "halt")
    assert (t["h0912"], t["h0812"]) == ("roman-i", "alae-1")


@rule("7.2", "8.1a")
def test_put_down_anew_it_marches_with_what_is_under_it_now() -> None:
    t = position(h1012="roman-i", antioch="alae-1").movement("roman").roll(5, 2)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt", "disband i", "exercitus i antioch")
    t.play("roman", "march antioch", "road", "to 0611", "halt")
    assert t["h0611"] == "roman-i alae-1"


@rule("7.2", "8.1e")
def test_in_the_next_turn_it_marches_again() -> None:
    t = position(h1012="roman-i", antioch="alae-1").movement("roman").roll(5, then=1)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt", "done")
    t.player_turn("roman").idle(until="MovementSegment")
    assert t.may("roman", "march h0912")


@rule("12.2c", "8.1e")
def test_nobody_joins_an_empty_exercitus() -> None:
    t = position(h1012="roman-i", h0912="alae-1").movement("roman").roll(5)
    t.play("roman", "march h1012", "cross-country", "to h0912")
    assert t.forbids("roman", "pick-up alae-1") == "12.2c"


# ---- 8.0, 8.1c: what a march costs does not tell an army from a bluff


def bled(text: str, off_map: str, loss: str) -> Table:
    """An Exercitus marches in a discreet match and has a loss on the way."""
    t = position(h1012=f"{text} free alae-3", off_map=off_map, options={"discreet": True}, supreme={"roman": "trajan"})
    t.g.seen = (-1,) * len(UNITS)
    t.movement("roman").roll(4).play("roman", "march h1012", "leave alae-3", "cross-country", "to h0912", "halt")
    return t.play("roman", "pass", loss) if t.asked == "ForcedMarch" else t.play("roman", loss)


@rule("8.0a", "8.1c", "12.3e")
def test_a_loss_on_the_march_does_not_tell_an_army_from_a_bluff() -> None:
    army = bled("roman-i trajan alae-1 alae-2", "", "lose alae-1")
    bluff = bled("roman-i", "trajan alae-1 alae-2", "pass")
    assert army.box("recruits") == ["alae-1"]
    for viewer in (1, None):
        assert army.match.view(viewer) == bluff.match.view(viewer)
        assert army.match.events_for(viewer) == bluff.match.events_for(viewer)
    assert army.match.public_record.actions == bluff.match.public_record.actions


@rule("8.0a")
def test_no_view_counts_what_was_shown_to_somebody() -> None:
    t = position(h1012="roman-i trajan")
    assert t.g.reveals
    assert all("reveals" not in t.match.view(viewer) for viewer in (0, 1, None))


# ---- 8.2c: clients out of play lie open


@rule("8.2c", "18.3", "12.3e")
def test_a_client_lost_unseen_is_named_as_it_lies_open_from_then_on() -> None:
    t = position(h1012="vologaeses armenian-horse core-horde-1").movement("parthian").roll(4)
    t.play("parthian", "march h1012", "cross-country", "to h0912", "halt", "lose armenian-horse")
    assert t.told("roman", "out-of-play")[0].facts["unit"] == "armenian-horse"
    assert t.match.public_record.actions[-1][1] == "lose armenian-horse"


@rule("8.2b", "12.3e")
def test_of_others_nobody_learns_who_it_was() -> None:
    t = position(h1012="vologaeses armenian-horse core-horde-1").movement("parthian").roll(4)
    t.play("parthian", "march h1012", "cross-country", "to h0912", "halt", "lose core-horde-1")
    assert not t.told("roman", "out-of-play")
    assert t.match.public_record.actions[-1][1] == "lose ?"
