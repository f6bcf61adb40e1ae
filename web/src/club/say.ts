/** Says what the pages of a club have in words: ladders, profiles, the wall. */
import { speaker } from '$lib/phrase';
import words from './words/en.ftl';

export const say = speaker(words);
