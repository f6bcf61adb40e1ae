/** The leaders of the war as they stand on coins; whoever is not here has the face of his people. */
import { portraitOf, type Portrait } from '../../board/coins/features';
import { KINDS, type KindName } from '../../board/coins/kinds';
import type { UnitData } from './types';

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  trajan: ['IMP TRAIANO AVG GER DAC', 'gold', 'laurel', 'fringe', 'draped', 'straight'],
  hadrian: ['P AELIVS HADRIANVS', 'silver', 'curls', 'short-beard', 'cuirass', 'aquiline'],
  quietus: ['LVSIVS QVIETVS', 'bronze', 'curls', 'pointed-beard', 'snub', 'cuirass', 'lean'],
  clarus: ['ERVCIVS CLARVS', 'bronze', 'fringe', 'old', 'cuirass', 'long-nosed'],
  alexander: ['IVLIVS ALEXANDER', 'bronze', 'waves', 'helmet', 'cuirass'],
  maximus: ['APPIVS MAXIMVS', 'bronze', 'thin', 'stout', 'draped', 'hooked'],
  bassus: ['IVLIVS BASSVS', 'bronze', 'bald', 'old', 'cuirass', 'stout'],
  turbo: ['MARCIVS TVRBO', 'bronze', 'bristles', 'stubble', 'jutting', 'helmet', 'cuirass'],
  chosroes: ['ΒΑΣΙΛΕΩΣ ΟΣΡΟΟΥ', 'silver', 'left', 'diadem', 'curls', 'pointed-beard', 'aquiline', 'draped'],
  parthamaspates: ['REX PARTHIS DATVS', 'bronze', 'left', 'tiara', 'long', 'short-beard', 'young', 'straight'],
  sanatruces: ['ΣΑΝΑΤΡΟΥΚΗΣ', 'silver', 'left', 'tiara', 'long', 'full-beard', 'hooked', 'old'],
  vologaeses: ['ΒΑΣΙΛΕΩΣ ΟΛΑΓΑΣΟΥ', 'silver', 'left', 'tiara', 'long', 'pointed-beard', 'long-nosed', 'draped'],
  meherdates: ['ΜΕΗΡΔΑΤΟΥ', 'bronze', 'left', 'diadem', 'waves', 'full-beard', 'straight', 'draped'],
  mebarsapes: ['MEBARSAPES ADIABENAE', 'bronze', 'left', 'tiara', 'long', 'short-beard', 'hooked', 'stout'],
  abgarus: ['ΑΒΓΑΡΟΣ ΒΑΣΙΛΕΥΣ', 'bronze', 'tiara', 'curls', 'short-beard', 'aquiline', 'draped'],
  athambelus: ['ΒΑΣΙΛΕΩΣ ΑΤΤΑΜΒΗΛΟΥ', 'silver', 'diadem', 'curls', 'pointed-beard', 'hooked', 'lean'],
  parthamasiris: ['PARTHAMASIRIS', 'silver', 'left', 'mitre', 'long', 'shaven', 'young', 'straight', 'draped'],
  mannus: ['ΒΑΣΙΛΕΥΣ ΜΑΝΝΟΣ', 'bronze', 'diadem', 'curls', 'full-beard', 'hooked', 'old', 'draped'],
  'alan-king': ['REX ALANORVM', 'gold', 'long', 'moustache', 'fur', 'snub', 'diadem'],
};

const PEOPLES: Readonly<Record<UnitData['nation'], KindName>> = {
  roman: 'legate',
  core: 'parthian',
  satrapy: 'parthian',
  armenian: 'armenian',
};

export const portraitFor = ({ id, nation }: Pick<UnitData, 'id' | 'nation'>): Portrait =>
  PORTRAITS[id] ?? portraitOf(KINDS[PEOPLES[nation]], id, id.replaceAll('-', ' '));
