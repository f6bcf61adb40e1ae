/** Says what any page may have to say. */
import { speaker } from './phrase';
import words from './words/en.ftl';

export const say = speaker(words);
