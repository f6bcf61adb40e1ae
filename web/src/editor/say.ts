/** Says what the pages of scenarios of one's own have in words. */
import { speaker } from '$lib/phrase';
import words from './words/en.ftl';

export const say = speaker(words);
