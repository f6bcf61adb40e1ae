/** Says what the host's pages have in words. */
import { speaker } from '$lib/phrase';
import words from './words/en.ftl';

export const say = speaker(words);
