"""How a position is laid out: the sections that may be in force, and how many numbers each record in a field has."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.charts import MOBILIZED

SEATS: Final = 6
"""Players at most."""

# ---- rules in force: bits of `rules`
SECTION_BITS: Final = (
    "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36",
    "37.1", "37.2", "37.3", "37.4", "37.5", "37.6", "37.7", "37.8", "38",
    "39", "40", "41", "42", "43", "44", "45", "13.6", "18.4", "15.2",
)  # fmt: skip
"""Sections that apply only where the scenario or the players say so (2.4a), in the order of their bits."""
IN_FORCE: Final = {section: 1 << n for n, section in enumerate(SECTION_BITS)}

# ---- a siege (17): `SIEGE_FACTS` numbers each in `sieges`
SIEGE_FACTS: Final = 4
"""Place, months besieged without a train to live on (17.3b), the month it began, points a fort has lost (17.3.1c)."""
GRAZED_FACTS: Final = 3
"""`grazed`: place, power, halves of a Legion Equivalent."""
RAISED_TYPES: Final = len(MOBILIZED)
"""7.5a: ticks of an area in a year, one for each type of the charts,"""
LEVIES: Final = 2
"""7.2b: and of a Province without an area: a 4-12 for each city, and a further unit."""
FORT_FACTS: Final = 4
"""Place, power, level (1: D to 4: A), levels under construction (21.1f)."""
KEEL_FACTS: Final = 6
"""A fleet under construction (7.8): power, place of the port, month it is due, CER, the column ticked for its crew
(7.8g), 1 if halted (7.8i)."""
EFFECT_FACTS: Final = 4
"""Something that lasts (39.2, 45): kind (`state.effects`), subject, value, the month after which it is over."""
PROMISE_FACTS: Final = 5
"""A promise on record (4e): who, to whom, what kind, about what, in which month."""
GIVEN: Final = 12
"""What else is on record in the same way (`state.record_kinds`), behind the kinds of terms: units given (5.8g),"""
RESTED: Final = 13
"""and trains that have given nothing where others have (13.4.1a)."""
RECORDS: Final = (GIVEN, RESTED)
LOOK_FACTS: Final = 3
"""A trigger: its place in the setting, how often it was looked at, defeats on record then."""
DUE_FACTS: Final = 3
"""An outcome to come: the place of its trigger in the setting, its own place there, the month."""
PAYMENT_FACTS: Final = 3
"""A sum: the place of the rule in the setting, who paid, in which month."""
DEFEAT_FACTS: Final = 3
"""A lost battle: power, the mask of victorious leaders, fleets lost (none: on land)."""
VIGIL_FACTS: Final = 3
"""A siege: leader, place, months he has lain there."""
LINES: Final = 6
"""Terms that a proposal has at most (4d),"""
TERM_FACTS: Final = 4
"""with so many numbers each: what (0: none), and which or how many."""
OFFER_FACTS: Final = LINES * TERM_FACTS
"""What one player holds out to another: the terms on the table."""
LEAVE_FACTS: Final = 5
"""5.8d, 5.8e: who asked, whom, for what (`common.leave`), about which stack or place (none: any), and 1 for yes."""
ORDERS: Final = 96
"""Places a player for the orders of a secret plan (4c)."""
