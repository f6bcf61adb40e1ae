"""Chapter 6: what leaders may play in their own player turn, apart from marches, battles and recruiting.

Political markers stir up cities and units (`politics`), Agents spy and kill (`agents`), Special markers make a Supreme
Leader, a Triumph or a deal with the caravan cities (`special`).
"""

from __future__ import annotations

from typing import Final

from romanum.engine.menu import together
from romanum.games.trajan.rules.politics import agents, special
from romanum.games.trajan.rules.politics import markers as politics
from romanum.games.trajan.state.menu import Menu

PLAYS: Final[Menu] = together(politics.MENU, agents.MENU, special.MENU)
"""6.1a: markers that may be played at any moment of one's own turn, as far as the segment allows."""
