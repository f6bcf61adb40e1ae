"""What ids are called on a screen: places, Provinces, sides, units, leaders, cards and the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.odds import outcome_id
from romanum.engine.speech.words import Made
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
    SEATS,
    TABLES,
    TACTICAL,
    TERRITORIES,
    TITLES,
    UNITS,
)
from romanum.games.pax.data.schema import Scenario
from romanum.games.pax.state.chances import DRAWN, INTERCEPTION, LOST, SACKING, WON


def leader_name(leader: int) -> str:
    """A leader as people say it: by his name, or by his power and ratings.

    >>> from romanum.games.pax.data.components import LEADER
    >>> leader_name(LEADER["carthage_1"]), leader_name(LEADER["sulla"])
    ('Carthaginian leader 4-6', 'Sulla')
    """
    if leader >= FIRST_SPECIAL:
        return LEADER_NAMES[leader - FIRST_SPECIAL]
    return f"{POWERS[LEADER_POOL[leader]].adjective} leader {TACTICAL[leader]}-{CAMPAIGN[leader]}"


PERSONS: Final = {"pyrrhus": "Pyrrhus"}
"""Whom a scenario knows where the rules have a title: `called` of its row."""

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
    **{f"{row.id}+": row.many or row.name for row in UNITS},
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
    **{outcome_id(text): text for text in (WON, DRAWN, LOST, *INTERCEPTION, *SACKING)},
    **{f"called:{person}": name for person, name in PERSONS.items()},
    "hope-intercept": "to intercept",
    "nobody": "nobody",
    **{f"seat:{n}": f"Power {n}" for n in range(1, SEATS + 1)},
}
"""By id; where cards share an id with something else, under `card:` alone."""

OWN_IN_MOST_TONGUES: Final = frozenset(
    {"agrigentum", "alexandria", "antioch", "athens", "balaeres", "byzantium", "cilician_gates", "corinth", "cyrene"}
    | {"damascus", "edessa", "ephesus", "faiyum", "jerusalem", "memphis", "miletus", "nicomedia", "palmyra", "pergamum"}
    | {"rhodes", "rome", "salamis", "sardis", "seleucia", "sparta", "syracuse", "tarentum", "tarsus", "thebes"}
    | {"thermopylae", "thessalonica", "tyre", "ltp_delphi"}
)
"""Places that languages call each in its way."""
LATIN_LEADERS: Final = ("curius_dentatus", "hamilcar_gisgo", "papirius_cursor", "pompeius")
_keys: Final = ("why:barbarians", "why:militia", "event:soldier_of_fortune", "what:helepolis")
"""Words by which sentences choose, that would be names otherwise."""

LATIN: Final = (
    frozenset(row.id for row in PLACES if row.id not in OWN_IN_MOST_TONGUES)
    | {name for leader in LATIN_LEADERS for name in (leader, f"leader:{leader}")}
    | {f"objective:{name}" for name in OBJECTIVE_IDS}
    | frozenset(_keys)
)
"""What is called the same in every language."""


def _made_leader(leader: int) -> Made:
    """What the name of an unnamed leader is made of, as `leader_name` makes it in English."""
    pool = POWERS[LEADER_POOL[leader]].id
    return f"called-leader-{pool}", {"ratings": f"{TACTICAL[leader]}-{CAMPAIGN[leader]}"}


def _as(thing: str) -> Made:
    return "called-as", {"thing": thing}


MADE_NAMES: Final[dict[str, Made]] = {
    **{name: _made_leader(leader) for leader, name in enumerate(LEADER_IDS[:FIRST_SPECIAL])},
    **{f"leader:{name}": _made_leader(leader) for leader, name in enumerate(LEADER_IDS[:FIRST_SPECIAL])},
    **{f"leader:{name}": _as(name) for name in LEADER_IDS[FIRST_SPECIAL:] if name not in LATIN},
    **{f"cards:{row.id}": _as(f"card:{row.id}") for row in TITLES},
    **{f"area:{row.id}": _as(row.id) for row in TABLES.area if NAMES.get(row.id) == row.name},
    "area:danube": _as("the_danube"),
    **{f"slaves_{n}": _as("slaves_1") for n in range(2, SEATS + 1)},
    **{f"seat:{n}": ("called-seat", {"number": str(n)}) for n in range(1, SEATS + 1)},
}
"""Names that are made of a message and facts."""


def called_in(row: Scenario, turn: int) -> Mapping[str, str]:
    """Whom a scenario knows by name in a Game-Turn: later another may bear the title."""
    return {} if row.called_until and turn > row.called_until else row.called


def local_names(called: Mapping[str, str], names: Mapping[str, str]) -> dict[str, str]:
    """What a scenario calls leaders and armies by name, in the language of these names.

    >>> local_names({"soldier_of_fortune": "pyrrhus"}, NAMES)["leader:soldier_of_fortune"]
    'Pyrrhus'
    """
    told = {thing: names[f"called:{person}"] for thing, person in called.items()}
    return told | {f"leader:{thing}": name for thing, name in told.items()}
