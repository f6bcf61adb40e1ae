"""Chapters 6.2.5, 6.2.6 and 6.2.8: what each power of each scenario may raise in each Province."""

from __future__ import annotations

from typing import Final

import pytest

from games.pax.builder import position
from romanum.games.pax.data.components import KIND_IDS, POWERS, PROVINCE_IDS, TERRITORY_IDS, TERRITORY_OF
from romanum.games.pax.data.settings import SCENARIO, SETTINGS
from romanum.games.pax.rules.turn.grounds import kinds_in
from romanum.games.pax.rules.turn.recruitment import Levy
from rules import rule

BY_TERRITORY: Final = {
    "rome": "heavy",
    "greece": "heavy",
    "carthage": "heavy light cavalry",
    "the_east": "heavy light cavalry",
    "hispania": "light cavalry",
    "gaul": "light cavalry",
    "the_sicilies": "light",
    "germania": "light cavalry",
    "the_danube": "light",
    "asia_minor": "heavy light",
    "crete": "light",
    "rhodes": "light",
    "the_chersonese": "light",
    "greater_german_tribes": "light cavalry",
    "sarmatia": "cavalry",
    "scythia": "cavalry",
    "armenia": "light cavalry",
}
"""Whoever has a Province of the Territory raises these there."""
BY_PROVINCE: Final = {
    "aegean_islands": "",
    "balearic_islands": "light",
    "melita": "",
    "germania_magna": "light",
    **dict.fromkeys(("numidia", "mauretania", "syria", "egypt"), "heavy light cavalry elephants"),
}
"""Except here."""
HOME_OF_ROME: Final = ("italia", "bruttium", "cisalpina")
WESTERN_GREEKS: Final = ("east_sicily", "bruttium")
"""Scenario VIII: the home of the Greeks, and not of Rome."""
SEATS: Final = [(s.row.id, POWERS[identity].id) for s in SETTINGS for identity in s.powers]


def expected(scenario: str, power: str, province: str) -> str:
    if (scenario, power) == ("i", "greece"):
        return ""
    if scenario == "viii" and province in WESTERN_GREEKS:
        return "heavy"
    if power == "rome" and province in HOME_OF_ROME:
        return "legion"
    territory = TERRITORY_IDS[TERRITORY_OF[PROVINCE_IDS.index(province)]]
    return BY_PROVINCE.get(province, BY_TERRITORY[territory])


@rule("6.2.5", "6.2.6a", "6.2.6b", "6.2.8")
@pytest.mark.parametrize(("scenario", "power"), SEATS)
def test_each_power_raises_in_each_province_what_the_tables_and_the_scenario_say(scenario: str, power: str) -> None:
    t = position(scenario=scenario)
    found = [" ".join(KIND_IDS[k] for k in kinds_in(t.g, t.power(power), p)) for p in range(len(PROVINCE_IDS))]
    wanted = [expected(scenario, power, province) for province in PROVINCE_IDS]
    assert dict(zip(PROVINCE_IDS, found, strict=True)) == dict(zip(PROVINCE_IDS, wanted, strict=True))


@rule("6.2.6a")
def test_the_western_greeks_raise_heavies_in_bruttium_and_no_legions() -> None:
    t = position({"tarentum": "greece city"}, scenario="viii", treasury={"greece": 9})
    t.push(Levy(t.power("greece"), PROVINCE_IDS.index("bruttium")))
    assert {text.split()[1] for text in t.offered("greece") if text.startswith("raise")} == {"heavy"}


def test_every_scenario_is_looked_at() -> None:
    assert {scenario for scenario, _ in SEATS} == set(SCENARIO)
