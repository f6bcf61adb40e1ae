/** What is written on covers: they are shown before the words of their games have come. */
import { say } from './say';

export const yearsOfEmpire = (): string => say('cover-hre-years');
