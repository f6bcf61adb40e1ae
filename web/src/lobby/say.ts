/** Says what the lobby and the pages around it have in words. */
import { speaker } from '$lib/phrase';
import words from './words/en.ftl';

export const say = speaker(words);
