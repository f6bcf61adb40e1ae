"""A projection that shows crowded lands larger: a cone with lenses laid on it.

Under a lens the map swells smoothly about one place: coasts, rivers and towns move together, so that nothing leaves its
shore. At the middle of a lens lengths grow by its power, and far from it nothing changes.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from atlas.base import PLACES, Conic, Grid

ROUNDS = 80
"""How often the way back through the lenses is bettered; each round leaves at most three quarters of the error."""


@dataclass(frozen=True)
class Lens:
    """Its middle in longitude and latitude, how much it adds to lengths there, and how far it reaches, in units."""

    centre: tuple[float, float]
    power: float
    reach: float


@dataclass(frozen=True, kw_only=True)
class Lensed(Conic):
    """Lambert's cone under some lenses."""

    lenses: tuple[Lens, ...]

    @cached_property
    def _middles(self) -> list[Grid]:
        return [super(Lensed, self).forward(np.array([lens.centre]))[0] for lens in self.lenses]

    def _push(self, flat: Grid) -> Grid:
        """How far each place of the plain cone is moved."""
        pushed = np.zeros_like(flat)
        for lens, middle in zip(self.lenses, self._middles, strict=True):
            out = flat - middle
            pushed += lens.power * out * np.exp(-(out**2).sum(axis=1) / (2 * lens.reach**2))[:, None]
        return pushed

    def forward(self, lonlat: Grid) -> Grid:
        """From longitude and latitude to the plane."""
        flat = super().forward(lonlat)
        return np.round(flat + self._push(flat), PLACES)

    def inverse(self, xy: Grid) -> Grid:
        """From the plane to longitude and latitude."""
        flat = np.asarray(xy, float)
        for _ in range(ROUNDS):
            flat = xy - self._push(flat)
        return super().inverse(flat)
