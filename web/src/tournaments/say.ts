/** Says what the pages of tournaments have in words. */
import { speaker } from '$lib/phrase';
import words from './words/en.ftl';

export const say = speaker(words);
