"""6.2b: minor powers have no treasuries: who pays for them, and what they are not paid."""

from __future__ import annotations

from games.imperium.builder import GAME, position
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.common.morale import payer
from romanum.games.imperium.rules.common.powers import make_client
from romanum.games.imperium.state.position import CLIENT, MAJOR
from rules import rule


@rule("6.2b")
def test_a_power_that_nobody_plays_with_so_few_has_no_treasury() -> None:
    for head in SCENARIOS:
        for players in range(head.players[1], head.players[0] + 1):
            g = GAME.new(head.id, players, seed=1).position
            owners = [power for power, talents in enumerate(g.treasury) if talents and g.bond[power] != MAJOR]
            assert owners == [], f"scenario {head.number} with {players}"


@rule("6.2b")
def test_a_client_has_its_patrons_treasury_whatever_else_his_player_plays() -> None:
    """With two players one of them has both Theodosius and Valentinian."""
    t = position(scenario=31, players=2)
    both = [t.g.setting.power("theodosius"), t.g.setting.power("valentinian")]
    client = next(power for power in range(len(t.g.setting.powers)) if t.g.bond[power] != MAJOR)
    for patron in both:
        make_client(t.g, client, patron)
        assert (t.g.bond[client], payer(t.g, client)) == (CLIENT, patron)
