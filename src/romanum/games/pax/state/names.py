"""What ids are called on a screen: places, Provinces, sides, units, leaders, cards and the words of the rules."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import (
    CAMPAIGN,
    FIRST_SPECIAL,
    LEADER_IDS,
    LEADER_NAMES,
    LEADER_POOL,
    OBJECTIVE_IDS,
    OTHERS,
    PLACES,
    POWERS,
    PROVINCES,
    TABLES,
    TACTICAL,
    TERRITORIES,
    TITLES,
    UNITS,
)


def leader_name(leader: int) -> str:
    """A leader as people say it: by his name, or by his power and ratings.

    >>> from romanum.games.pax.data.components import LEADER
    >>> leader_name(LEADER["carthage_1"]), leader_name(LEADER["sulla"])
    ('Carthaginian leader 4-6', 'Sulla')
    """
    if leader >= FIRST_SPECIAL:
        return LEADER_NAMES[leader - FIRST_SPECIAL]
    return f"{POWERS[LEADER_POOL[leader]].adjective} leader {TACTICAL[leader]}-{CAMPAIGN[leader]}"


SHIFTS: Final = {
    "odds": "odds",
    "cavalry": "Cavalry",
    "leaders": "better leader",
    "fortress": "Mountain Fortress",
    "amphibious": "from the sea",
    "siege": "Siege Expertise",
    "archimedes": "an inventor in the City",
    "helepolis": "Helepolis",
    "cards": "cards",
}
"""10.3.1: what gives shifts."""

NAMES: Final = {
    **{row.id: row.name for row in (*TERRITORIES, *PROVINCES, *POWERS, *OTHERS)},
    **{row.id: row.name for row in PLACES},
    **{row.id: row.name for row in UNITS},
    **{f"{row.id}+": row.many for row in UNITS if row.many},
    **{name: leader_name(leader) for leader, name in enumerate(LEADER_IDS)},
    **{f"card:{row.id}": row.name for row in TITLES},
    **{f"cards:{row.id}": row.name for row in TITLES},
    **{f"objective:{name}": name.upper() for name in OBJECTIVE_IDS},
    **{f"leader:{name}": leader_name(leader) for leader, name in enumerate(LEADER_IDS)},
    **{f"area:{row.id}": row.name for row in TABLES.area},
    **{f"people:{people}": name for people, name in TABLES.invasion.raiders.items()},
    **{f"shift-{what}": name for what, name in SHIFTS.items()},
    "why:barbarians": "barbarians",
    "why:militia": "militia",
    "event:soldier_of_fortune": "soldier_of_fortune",
    "what:helepolis": "helepolis",
    "hope-intercept": "to intercept",
    "nobody": "nobody",
}
"""By id; where cards share an id with something else, under `card:` alone."""
