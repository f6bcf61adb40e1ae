/** What is written on covers: they are shown before the words of their games have come. */
import { say } from './say';

export const yearsOfEmpire = (): string => say('cover-hre-years');
export const parthianWar = (): string => say('cover-trajan-war');
export const yearsOfTrajan = (): string => say('cover-trajan-years');
export const fallOfTheWest = (): string => say('cover-ultimus-fall');
export const yearsOfTheLastRomans = (): string => say('cover-ultimus-years');
export const fourPowers = (): string => say('cover-pax-powers');
export const yearsOfPax = (): string => say('cover-pax-years');
export const yearsOfImperium = (): string => say('cover-imperium-years');
