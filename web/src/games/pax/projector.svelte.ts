/** The film of what has happened. */
import { Projector } from '../../board/film/projector.svelte';
import type { Beat } from './beats';
import type { Sea } from './types';

export class SeaProjector extends Projector<Sea, Beat> {}
