"""2.5: units that a special rule gives a power for a city it has taken."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.cities import CITY_PLACE, CITY_PROVINCE
from romanum.games.imperium.data.grants import CityLevy
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.mobilization.charts import new_kind
from romanum.games.imperium.rules.mobilization.counters import free_colour, has_counter
from romanum.games.imperium.rules.special.chronicle import is_in_force, note_payment, payments, rules_of
from romanum.games.imperium.state.errands import CityLevied
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import LETTER, called


@carries_out(CityLevied)
def rise(errand: CityLevied, g: RomanWorld) -> None:
    """CityLevy: a free unit stands in the city, so many in all; each is on record like a sum paid."""
    for at, rule in rules_of(g, CityLevy):
        type_ = TYPE_BY_ID[rule.type]
        given = sum(payment.rule == at for payment in payments(g))
        meant = rule.of == errand.power and CITY_PROVINCE[errand.city] in rule.within and is_in_force(g, at, rule)
        if not meant or given >= rule.most or not has_counter(g, errand.power, type_):
            continue
        letter, place = LETTER[new_kind(type_, g.cer[errand.power])], CITY_PLACE[errand.city]
        add(g, errand.power, place, letter, colour=free_colour(g, errand.power, type_))
        note_payment(g, at, errand.power)
        if g.log is not None:
            who, units = power_id(g, errand.power), called(letter)
            g.tell("raises-known", "2.5", power=who, place=PLACE_IDS[place], units=units)
