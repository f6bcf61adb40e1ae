"""Data files: decoded into structs, or refused in one line with file and place."""

import pickle
from pathlib import Path

import msgspec
import pytest

from romanum.engine.data import Check, DataError, Files, decode, load


class Legion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    strength: int


class Army(msgspec.Struct, frozen=True):
    legion: tuple[Legion, ...]


GOOD = '[[legion]]\nid = "x-fretensis"\nstrength = 3\n'


def refusal(text: str) -> str:
    with pytest.raises(DataError) as refused:
        decode(text, Army, "army.toml")
    return str(refused.value)


def test_a_file_becomes_a_struct(tmp_path: Path) -> None:
    file = tmp_path / "army.toml"
    file.write_text(GOOD)
    assert load(file, Army) == Army((Legion("x-fretensis", 3),))


def test_a_path_may_be_text(tmp_path: Path) -> None:
    file = tmp_path / "army.toml"
    file.write_text(GOOD)
    assert load(str(file), Army).legion[0].strength == 3


def test_bad_syntax_is_told_with_its_line() -> None:
    assert refusal(GOOD + "strength 4\n") == (
        "army.toml: line 4, column 10: Expected '=' after a key in a key/value pair"
    )


def test_a_file_that_breaks_off_is_told_with_its_last_line() -> None:
    assert refusal(GOOD + 'note = "half a').startswith("army.toml: line 4: ")


def test_a_wrong_type_is_told_with_its_place_and_entry() -> None:
    assert refusal(GOOD.replace("3", '"three"')) == (
        "army.toml: $.legion[0].strength (x-fretensis): Expected `int`, got `str`"
    )


def test_a_number_in_quotes_is_not_a_number() -> None:
    assert "Expected `int`" in refusal(GOOD.replace("3", '"3"'))


def test_a_wrong_name_is_told() -> None:
    assert refusal(GOOD + "strenght = 4\n") == (
        "army.toml: $.legion[0] (x-fretensis): Object contains unknown field `strenght`"
    )


def test_a_missing_name_is_told() -> None:
    assert refusal('[[legion]]\nid = "x-fretensis"\n') == (
        "army.toml: $.legion[0] (x-fretensis): Object missing required field `strength`"
    )


def test_a_missing_table_is_told_at_the_top() -> None:
    assert refusal("") == "army.toml: $: Object missing required field `legion`"


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"army\.toml: file: not found$"):
        load(tmp_path / "army.toml", Army)


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=": file: "):
        load(tmp_path, Army)


def test_bytes_that_are_not_text_are_told(tmp_path: Path) -> None:
    file = tmp_path / "army.toml"
    file.write_bytes(b"note = '\xff'")
    with pytest.raises(DataError, match=r"army\.toml: byte 8: not UTF-8 text$"):
        load(file, Army)


def test_a_file_may_be_shown_under_another_name(tmp_path: Path) -> None:
    with pytest.raises(DataError) as refused:
        load(tmp_path / "army.toml", Army, "trajan/army.toml")
    assert refused.value.file == "trajan/army.toml"


def test_the_line_stays_one_line() -> None:
    assert str(DataError("a.toml", "$", "first\n  second")) == "a.toml: $: first second"


def test_an_error_survives_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(DataError("a.toml", "$.x", "wrong")))
    assert str(error) == "a.toml: $.x: wrong"


def test_an_error_is_a_value_error() -> None:
    assert issubclass(DataError, ValueError)


# ---- the files of a game

FILES = Files("trajan")
TENTH, SIXTEENTH = Legion("x-fretensis", 3), Legion("xvi-flavia", 5)


def test_a_file_of_a_game_is_read_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "army.toml").write_text(GOOD)
    assert FILES.load(tmp_path, "army", Army).legion == (TENTH,)
    with pytest.raises(DataError, match=r"^trajan/fleet\.toml: file: not found$"):
        FILES.load(tmp_path, "fleet", Army)


def test_every_id_has_its_place() -> None:
    assert FILES.index([TENTH, SIXTEENTH], "army") == {"x-fretensis": 0, "xvi-flavia": 1}


def test_an_id_that_stands_twice_is_told() -> None:
    with pytest.raises(DataError, match=r"^trajan/army\.toml: x-fretensis: this id stands twice$"):
        FILES.index([TENTH, SIXTEENTH, TENTH], "army")


def test_an_id_that_no_file_defines_is_told_where_it_is_used() -> None:
    used = [("camps", "$.camp[0].of", "legion", "x-fretensis"), ("camps", "$.camp[1].of", "legion", "ix-hispana")]
    lines = [str(error) for error in FILES.unknown({"legion": {"x-fretensis"}}, used)]
    assert lines == ["trajan/camps.toml: $.camp[1].of: unknown legion 'ix-hispana'"]


# ---- what is wrong with them


def test_a_check_collects_every_fault_with_its_file_and_place() -> None:
    check = Check(FILES)
    check.number("army", "legions", 2, 2)
    check.number("army", "cohorts", 9, 10)
    check.printed("army", "x-fretensis", "V", "VI")
    check.fault("fleet", "$", "has no ships")
    assert check.lines == [
        "trajan/army.toml: cohorts: 9 where there should be 10",
        "trajan/army.toml: x-fretensis: V where the rulebook has VI",
        "trajan/fleet.toml: $: has no ships",
    ]


def test_an_error_ends_what_cannot_go_on_and_no_more() -> None:
    check = Check(FILES)
    check.ids([TENTH, SIXTEENTH, TENTH], "army")
    with check:
        decode("legion = 3", Army, "trajan/army.toml")
        check.fault("army", "$", "never comes here")
    check.fault("army", "$", "goes on")
    assert [fault.reason for fault in check.faults] == [
        "this id stands twice",
        "Expected `array`, got `int`",
        "goes on",
    ]


def test_a_defect_of_the_check_itself_is_no_fault_of_the_data() -> None:
    with pytest.raises(ZeroDivisionError), Check(FILES):
        raise ZeroDivisionError


def test_every_part_of_a_source_says_where_it_is_from() -> None:
    check = Check(FILES)
    check.sources("army", [("x", "R 2.66; P coins of the year 70"), ("xvi", "H by analogy; somebody said so")])
    assert check.lines == ["trajan/army.toml: xvi: source 'somebody said so' is neither R, P nor H"]


def test_a_text_is_filled_in_with_its_numbers() -> None:
    check = Check(FILES)
    assert check.wording("army", "x, text", "{men} men", {"men": 3})
    assert not check.wording("army", "xvi, text", "{men} men", {"ships": 3})
    assert check.lines == ["trajan/army.toml: xvi, text: cannot be filled in: 'men'"]
