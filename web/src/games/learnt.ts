/** For tests: the sentences of every game, as the server sends them. */
import { learn } from '$lib/phrase';
import type { GameStatic } from '$lib/api';
import hre from './hre/fixtures/game.json';
import imperium from './imperium/fixtures/game.json';
import pax from './pax/fixtures/game.json';
import trajan from './trajan/fixtures/game.json';
import ultimus from './ultimus/fixtures/game.json';

for (const game of [hre, trajan, ultimus, pax, imperium]) learn(game as unknown as GameStatic);
