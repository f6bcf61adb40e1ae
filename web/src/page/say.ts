/** Says what a page that holds its tables itself has in words. */
import { speaker } from '$lib/phrase';
import words from './words/en.ftl';

export const say = speaker(words);
