"""A game in progress as plain data."""

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from romanum.engine.dice import AnyDice, FastDice, ScriptedDice, SealedDice
from romanum.engine.event import Event
from romanum.engine.position import FOR_A_TURN, POSITION_VERSION, Position
from toy.game import TOY
from toy.state import Ring
from toy.steps import Battle, Round, Turn, Turns
from toy.table import table


@pytest.fixture
def g() -> Ring:
    return table(Turns((1,)), Turn(0)).position


def changed(g: Ring, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(g.to_json()), **fields})


def test_a_copy_is_equal(g: Ring) -> None:
    assert g.copy() == g


def test_a_copy_shares_no_list(g: Ring) -> None:
    twin, before = g.copy(), g.to_json()
    twin.armies[0] = 3
    twin.stack.pop()
    assert g.to_json() == before


def test_a_copy_rolls_its_own_dice(g: Ring) -> None:
    g.dice = FastDice(7)
    g.copy().dice.roll()
    assert g.dice == FastDice(7)


def test_a_copy_keeps_no_log_and_no_offers(g: Ring) -> None:
    twin = g.copy()
    assert (g.offered is None, twin.log, twin.offered, twin.asked) == (False, None, None, -1)


def test_log_and_offers_are_not_compared(g: Ring) -> None:
    twin = g.copy()
    twin.log, twin.offered, twin.asked = [], [("pass",)], 1
    assert twin == g


@pytest.mark.parametrize(
    "dice", [FastDice(7), SealedDice("ab" * 32, ["livia"], 3), ScriptedDice([1, 2], FastDice(3), 4)]
)
def test_json_holds_everything_with_any_dice(g: Ring, dice: AnyDice) -> None:
    g.dice = dice
    assert Ring.from_json(g.to_json(), TOY.steps) == g


def test_json_holds_what_is_being_done(g: Ring) -> None:
    g.push(Battle(1, 2, sword=True))
    assert Ring.from_json(g.to_json(), TOY.steps).stack == [Round(), Turns((1,)), Turn(0), Battle(1, 2, sword=True)]


def test_json_holds_fields_and_nothing_else(g: Ring) -> None:
    assert msgspec.json.decode(g.to_json()).keys() == set(Ring.__struct_fields__) - {"wishes"}


def test_a_position_of_another_version_is_not_read(g: Ring) -> None:
    with pytest.raises(ValueError, match=f"position of version 99; this program reads up to {POSITION_VERSION}"):
        Ring.from_json(changed(g, version=99), TOY.steps)


def test_a_missing_field_is_named(g: Ring) -> None:
    raw = msgspec.json.decode(g.to_json())
    del raw["armies"], raw["coins"]
    with pytest.raises(ValueError, match="the position lacks armies, coins"):
        Ring.from_json(msgspec.json.encode(raw), TOY.steps)


@pytest.mark.parametrize("text", ["", "[]", "7", "null", "{", "\x00"])
def test_what_is_no_position_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Ring.from_json(text, TOY.steps)


@pytest.mark.parametrize(
    "fields",
    [
        {"armies": ["x"]},
        {"armies": 3},
        {"round": "first"},
        {"dice": {"type": "LoadedDice"}},
        {"stack": 3},
        {"stack": None},
        {"stack": [[["Turn"]]]},
        {"stack": [["Nonsense"]]},
        {"stack": [["Turn", "x"]]},
        {"stack": [["Turn"]]},
        {"stack": [[]]},
        {"stack": ["Turn"]},
    ],
    ids=str,
)
def test_a_field_of_the_wrong_kind_is_a_value_error(g: Ring, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Ring.from_json(changed(g, **fields), TOY.steps)


def test_push_and_become_change_the_top_of_the_stack(g: Ring) -> None:
    g.push(Turn(1))
    g.become(Turn(0))
    assert g.stack[-2:] == [Turn(0), Turn(0)]


def test_events_are_told_where_a_log_is_kept(g: Ring) -> None:
    g.log = []
    g.tell("pass", "4a", seat="seat0")
    g.tell("draw", "4b", secret={"card": "gold"}, eyes=(1,), seat="seat1")
    assert g.log == [
        Event("pass", "4a", {"seat": "seat0"}),
        Event("draw", "4b", {"seat": "seat1"}, {"card": "gold"}, (1,)),
    ]


def test_without_a_log_nothing_is_told(g: Ring) -> None:
    g.log = None
    g.tell("pass", "4a")
    assert g.log is None


class Older(Position, kw_only=True):
    """A position as it was before it was laid out otherwise."""

    legions: int = 3


def _fleets(raw: dict[str, Any]) -> None:
    raw["fleets"] = [raw.pop("ships")] * 2


def _no_rowing(raw: dict[str, Any]) -> None:
    raw["stack"] = [["Turn", *frame[1:]] if frame[0] == "Row" else frame for frame in raw["stack"]]


class Newer(Position, kw_only=True):
    """The same three layouts later."""

    version: int = 3
    fleets: list[int]
    tribute: int = 5

    migrations = (_fleets, _no_rowing)


class TestMigrations:
    OLD: ClassVar[dict[str, Any]] = {**msgspec.to_builtins(Older()), "ships": 4, "stack": [["Row", 1]]}

    def read(self, **fields: Any) -> Newer:
        return Newer.from_json(msgspec.json.encode({**self.OLD, **fields}), TOY.steps)

    def test_a_saved_position_is_brought_to_the_layout_of_today(self) -> None:
        assert self.read() == Newer(fleets=[4, 4], stack=[Turn(1)])

    def test_only_what_came_later_is_done_to_it(self) -> None:
        found = self.read(version=2, fleets=[7])
        assert (found.fleets, found.version) == ([7], 3)

    def test_a_new_field_gets_its_default_and_an_old_one_is_dropped(self) -> None:
        found = self.read()
        assert found.tribute == 5
        assert "legions" not in msgspec.json.decode(found.to_json())

    def test_a_new_field_without_a_default_must_be_given_by_a_migration(self) -> None:
        with pytest.raises(ValueError, match="the position lacks fleets"):
            self.read(version=3)

    def test_a_position_that_a_migration_cannot_read_is_refused(self) -> None:
        old = {key: value for key, value in self.OLD.items() if key != "ships"}
        with pytest.raises(ValueError, match="cannot be brought to version 2: KeyError"):
            Newer.from_json(msgspec.json.encode(old), TOY.steps)

    @pytest.mark.parametrize("version", [0, 4, "1", None, True, 1.0])
    def test_other_versions_are_refused(self, version: Any) -> None:
        with pytest.raises(ValueError, match="this program reads up to 3"):
            self.read(version=version)


class TestInnermost:
    def test_the_innermost_step_of_a_kind_is_the_last_on_the_stack(self, g: Ring) -> None:
        g.stack = [Turn(0), Battle(1, 2), Turn(1), Battle(3, 4), Turns(())]
        assert (g.innermost(Battle), g.innermost(Turn), g.innermost(Turns, Turn)) == (Battle(3, 4), Turn(1), Turns(()))

    def test_there_may_be_none(self, g: Ring) -> None:
        assert g.innermost(Battle) is None
        with pytest.raises(LookupError, match="no Battle is being done"):
            g.running(Battle)

    def test_what_is_being_done_can_be_changed_under_what_stands_above_it(self, g: Ring) -> None:
        g.stack = [Battle(1, 0), Battle(1, 2), Turn(0)]
        assert g.amend(Battle, sword=True) == Battle(1, 2, sword=True) == g.running(Battle)
        assert g.stack == [Battle(1, 0), Battle(1, 2, sword=True), Turn(0)]

    def test_what_is_called_off_goes_with_all_that_stands_above_it(self, g: Ring) -> None:
        g.stack = [Turn(0), Battle(1, 2), Turns(()), Turn(1)]
        assert g.call_off(Battle) == Battle(1, 2)
        assert g.stack == [Turn(0)]


class Camp(Position, kw_only=True):
    """A camp in which some things last for a day, some for a watch."""

    legions: int = 3
    spent: Annotated[int, FOR_A_TURN] = 0
    posted: Annotated[tuple[int, ...], FOR_A_TURN] = (0, 0)
    word: Annotated[str, "a watch"] = ""


def test_what_counts_for_a_turn_stands_as_it_began() -> None:
    g = Camp(legions=2, spent=4, posted=(1, 0), word="roma")
    g.begin_anew()
    assert g == Camp(legions=2, word="roma")


def test_another_span_has_a_mark_of_its_own() -> None:
    g = Camp(spent=4, word="roma")
    g.begin_anew("a watch")
    assert g == Camp(spent=4)


def test_a_list_that_copies_would_share_cannot_count_for_a_turn() -> None:
    class Ledger(Position, kw_only=True):
        """A list."""

        paid: Annotated[list[int], FOR_A_TURN] = []

    with pytest.raises(TypeError, match="a default that copies can share: paid"):
        Ledger().begin_anew()
