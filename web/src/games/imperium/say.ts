/** The sentences of the game's own words that its client puts the facts into. */
import { sayer } from '$lib/phrase';

export const say = sayer('imperium');
