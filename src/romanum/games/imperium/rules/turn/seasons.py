"""Chapter 9.1, 9.2: summer and winter, and when rivers flood."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.grants import FixedSeason
from romanum.games.imperium.rules.geography.seasons import APRIL, MAY, NOVEMBER, SUMMER, WINTER, of_year
from romanum.games.imperium.state.effects import SEASON, effects, end
from romanum.games.imperium.state.errands import SeasonRoll
from romanum.games.imperium.state.position import RomanWorld


def turn_the_season(g: RomanWorld) -> None:
    """9.1a, 9.2b: a month that is always winter or summer; in May rivers flood if April was winter.

    In April and November the season of the month before holds until the die is rolled. Ruling 9.2b: for a match that
    begins in May April was summer.
    """
    month = of_year(g)
    if month == MAY:
        g.flood = g.snow
    elif month != APRIL:
        g.flood = g.snow = False
    if month in WINTER:
        g.winter = True
    elif month in SUMMER:
        g.winter = False
    elif g.month == g.first_month:
        g.winter = month == APRIL


@carries_out(SeasonRoll)
def roll_the_season(errand: SeasonRoll, g: RomanWorld) -> None:
    """9.1b, 9.1c: April and November by a die, with what an event has added (39.2-I, 39.2-J)."""
    month = of_year(g)
    fixed = [rule.season for rule in g.setting.of(FixedSeason) if rule.month == g.month]
    if month not in (APRIL, NOVEMBER) and not fixed:
        return
    if fixed:
        _settle(g, fixed[0] == "winter")
        return
    die = g.dice.roll()
    total = die + sum(effect.value for effect in effects(g, SEASON))
    end(g, SEASON)
    calendar = TABLES.calendar
    _settle(g, total > calendar.april_summer_up_to if month == APRIL else total <= calendar.november_winter_up_to)
    if g.log is not None:
        winter = "yes" if g.winter else "no"
        g.tell("season", "9.1b" if month == APRIL else "9.1c", die=die, total=total, winter=winter)


def _settle(g: RomanWorld, winter: bool) -> None:
    """9.2b: the season is known; in April rivers flood with the summer, or later if winter stays."""
    g.winter = winter
    if of_year(g) == APRIL:
        g.flood, g.snow = not winter, winter
