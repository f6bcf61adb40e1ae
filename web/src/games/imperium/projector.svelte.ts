/** The film of what has happened. */
import { Projector } from '../../board/film/projector.svelte';
import type { Beat } from './beats';
import type { World } from './types';

export class WorldProjector extends Projector<World, Beat> {}
