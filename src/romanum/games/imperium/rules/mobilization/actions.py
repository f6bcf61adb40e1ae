"""How the actions of mobilization are written."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.state.actions import row

VERBS: Final = {
    "scrap": "scrap {place}",
}

SCRAP: Final = row("scrap", len(PLACE_IDS))
