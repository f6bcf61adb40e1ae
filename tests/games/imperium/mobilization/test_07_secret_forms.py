"""7.5, 7.7b and 3.2: with limited intelligence nobody reads another's mobilization form."""

from __future__ import annotations

import pytest

from games.imperium.builder import GAME, Table, dice, position
from romanum.engine.position import changed
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games.imperium.data.cities import CITIES_OF, CITY
from romanum.games.imperium.data.provinces import AREA, AREA_OF, NONE, PROVINCE_BY_ID, PROVINCE_COUNT
from romanum.games.imperium.rules.common.control import give_province, take_city
from romanum.games.imperium.state.layout import LEVIES, RAISED_TYPES
from rules import rule

TICK = AREA["hispania"] * RAISED_TYPES
"""The first tick of an area of four Provinces,"""
WILDS = next(province for province in range(PROVINCE_COUNT) if AREA_OF[province] == NONE and CITIES_OF[province])
LEVY = WILDS * LEVIES
"""and of a Province without an area."""


def forms(**fields: object) -> Table:
    """Pompey alone has land and cities in Hispania and in the wilds, and has raised two units in each."""
    t = position(scenario=6, hidden=True, **fields)  # type: ignore[arg-type]
    own = [province for province, area in enumerate(AREA_OF) if area == AREA["hispania"]] + [WILDS]
    for province in own:
        t.g.lord[province] = t.power("pompey")
        for city in CITIES_OF[province]:
            t.g.city_of[city] = t.power("pompey")
    t.g.raised, t.g.levied = changed(t.g.raised, TICK, 2), changed(t.g.levied, LEVY, 2)
    return t


def ticks(t: Table, who: str | None) -> tuple[int, int]:
    """What somebody, or a spectator, reads in both places."""
    known = masked(t.g, None if who is None else t.seat(who))
    return known.raised[TICK], known.levied[LEVY]


@rule("3.2a", "7.5a", "7.2b")
def test_what_a_player_has_raised_where_others_have_nothing_is_his_secret() -> None:
    t = forms()
    assert (ticks(t, "pompey"), ticks(t, "caesar"), ticks(t, None)) == ((2, 2), (HIDDEN, HIDDEN), (HIDDEN, HIDDEN))


@rule("3.2a", "7.5a")
def test_that_nothing_was_raised_is_a_secret_too() -> None:
    t = forms()
    t.g.raised = changed(t.g.raised, TICK, 0)
    assert t.known("caesar").raised[TICK] == HIDDEN


@rule("3.2a")
def test_without_limited_intelligence_all_read_all_forms() -> None:
    t = forms()
    t.g.hidden = False
    assert ticks(t, "caesar") == ticks(t, None) == (2, 2)


@rule("7.5d")
@pytest.mark.parametrize("comes", ["by Province", "by city"])
def test_who_has_something_in_an_area_keeps_its_ticks(comes: str) -> None:
    t = forms()
    before = t.g.reveals
    if comes == "by Province":
        give_province(t.g, PROVINCE_BY_ID["baetica"], t.power("caesar"))
    else:
        take_city(t.g, CITY["hispalis"], t.power("caesar"), "16.1a")
    assert ticks(t, "caesar") == (2, HIDDEN)
    assert t.g.reveals > before, "undo would take back what was shown"


@rule("3.2a", "7.7b")
def test_how_many_trains_a_power_has_built_its_player_alone_knows() -> None:
    t = forms()
    pompey = t.power("pompey")
    t.g.trains_built = changed(t.g.trains_built, pompey, 3)
    assert (t.known("pompey").trains_built[pompey], t.known("caesar").trains_built[pompey]) == (3, HIDDEN)


@rule("3.2a", "7.5a")
def test_who_imagines_a_form_he_has_not_read_takes_it_to_be_empty() -> None:
    t = forms()
    seat = t.seat("caesar")
    imagined = GAME.deal(t.known("caesar"), seat, dice(then=1))
    assert (imagined.raised[TICK], imagined.levied[LEVY]) == (0, 0)
    assert min(imagined.trains_built) == 0
