"""Plans of many lines: written in secret, taken back line by line, shown when the last is done."""

from __future__ import annotations

import pytest

from romanum.engine.plans import Order, Sheets

SHEETS = Sheets(4, acts=16, kinds=12, places=512)
ORDER = Order(3, 11, 500, 2)


def test_an_order_is_one_int() -> None:
    assert SHEETS.order(SHEETS.code(ORDER)) == ORDER
    assert SHEETS.code(ORDER) == ((2 * 16 + 3) * 12 + 11) * 512 + 500


def test_the_same_order_again_only_raises_its_number() -> None:
    plan = SHEETS.write(SHEETS.write(SHEETS.blank(2), 1, ORDER), 1, ORDER._replace(number=1))
    assert SHEETS.orders(plan, 1) == [ORDER._replace(number=3)]
    assert SHEETS.orders(plan, 0) == []


def test_a_sheet_has_its_lines_and_one_for_a_note() -> None:
    plan = SHEETS.blank(1)
    for place in range(3):
        assert SHEETS.has_room(plan, 0)
        plan = SHEETS.write(plan, 0, Order(0, 0, place, 1))
    assert not SHEETS.has_room(plan, 0)
    with pytest.raises(OverflowError):
        SHEETS.write(plan, 0, Order(0, 0, 9, 1))
    noted = SHEETS.note(plan, 0, 1, 77)
    assert (SHEETS.noted(plan, 0), SHEETS.noted(noted, 0)) == (-1, 77)
    assert SHEETS.orders(noted, 0) == SHEETS.orders(plan, 0)


def test_the_last_line_is_crossed_out_first() -> None:
    plan = SHEETS.write(SHEETS.write(SHEETS.blank(1), 0, ORDER), 0, Order(1, 1, 1, 1))
    shorter = SHEETS.cross_out(plan, 0)
    assert SHEETS.orders(shorter, 0) == [ORDER]
    assert SHEETS.has_written(shorter, 0)
    assert not SHEETS.has_written(SHEETS.cross_out(shorter, 0), 0)
