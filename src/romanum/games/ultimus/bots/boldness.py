"""How boldly a commander marches and fights: the soldier's habits, and those of whoever looks ahead.

The soldier's are plain. A veteran's were found by play: thousands of games between soldiers whose habits had been
changed at random, and what that did to their points (see the notes). Each camp has its own, and whoever changes camps
changes his habits.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Manner(msgspec.Struct, frozen=True):
    """What a commander dares, and what things are worth to him, in points unless it says otherwise."""

    name: str = "soldier"

    beaten: float = 0.35
    """Nobody seeks a battle with less hope than this."""
    freed: float = 1.0
    """How much an area of the empire counts that is taken back from a Tribe at war (10.2f)."""
    great: float = 1.0
    """How much the fame of a great battle counts (10.1)."""
    fallen: float = 0.0
    """How much the points for a leader who falls in battle count, on either side, beside his worth (10.1)."""
    slower: float = 0.8
    """What each sequence of marching leaves of a promise."""
    posts: float = 0.0
    """What part of its points an area is worth to a Roman who keeps the enemy out, beside the capitals."""
    keeps_watch: bool = False
    """Whether a Roman leaves no capital to an enemy who is near: see `legates`."""
    in_person: float = 1.5
    """What it costs an Augustus to be where the enemy may come and win."""

    walls: float = 0.25
    """8.2.2: likelier to be beaten than this, Romans seek refuge."""
    flight: float = 0.6
    """Likelier to be beaten than this, a Force is worth an Opportune Flight."""
    good_deal: float = 3.0
    """What makes peace with a Tribe worth a stratagem at once."""
    plague: float = 1.5
    """The harm that makes a Plague worth it."""

    alone: float = 0.35
    """A Tribe leaves nobody behind who is likelier than this to be beaten."""
    counts_sequences: bool = False
    """Whether a Tribe reckons with all the sequences that the Romans still have."""
    inside: float = 0.5
    """What it is worth to enter within the empire."""
    raids: bool = False
    """Whether Tribes raid year after year: see `raiders`."""
    swap: float = 2.0
    """5: by how much the Romans must be better off for a Barbarian to wish to change places."""


Manners = tuple[Manner, Manner]
"""By camp."""
SOLDIER: Final[Manners] = (Manner(), Manner())
VETERAN: Final[Manners] = (
    Manner(
        "veteran Roman",
        beaten=0.3,
        freed=1.8,
        fallen=1.0,
        slower=0.67,
        posts=0.25,
        keeps_watch=True,
        in_person=2.2,
        walls=0.34,
        flight=0.72,
        good_deal=4.5,
        inside=0.0,
    ),
    Manner(
        "veteran Barbarian",
        great=1.5,
        fallen=0.6,
        plague=1.0,
        alone=0.2,
        counts_sequences=True,
        raids=True,
        inside=-0.2,
        swap=0.5,
    ),
)
