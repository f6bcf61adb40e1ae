/** The leaders as they stand on coins; most are unnamed, and have a face of their people each. */
import { portraitOf, type Portrait } from '../../board/coins/features';
import { KINDS, type KindName } from '../../board/coins/kinds';

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  soldier_of_fortune: ['ΜΙΣΘΟΦΟΡΟΣ', 'silver', 'left', 'corinthian', 'mane', 'shaven', 'aquiline', 'draped'],
  attalus: ['ΑΤΤΑΛΟΥ', 'silver', 'diadem', 'curls', 'shaven', 'stout', 'straight'],
  eumenes: ['ΕΥΜΕΝΟΥΣ', 'silver', 'diadem', 'waves', 'shaven', 'lean', 'old', 'long-nosed'],
  agathocles: ['ΑΓΑΘΟΚΛΕΟΣ', 'gold', 'laurel', 'thin', 'stubble', 'jutting', 'hooked'],
  hamilcar_gisgo: ['HAMILCAR GISGO', 'silver', 'left', 'corinthian', 'full-beard', 'hooked', 'cuirass'],
  papirius_cursor: ['L PAPIRIVS CVRSOR', 'bronze', 'helmet', 'full-beard', 'old', 'aquiline', 'cuirass'],
  curius_dentatus: ['M CVRIVS DENTATVS', 'bronze', 'bald', 'shaven', 'old', 'hooked', 'jutting', 'lean'],
  demetrius_poliorcetes: ['ΔΗΜΗΤΡΙΟΥ ΒΑΣΙΛΕΩΣ', 'silver', 'diadem', 'mane', 'shaven', 'young', 'straight'],
  antigonus_gonatas: ['ΑΝΤΙΓΟΝΟΥ', 'silver', 'left', 'corinthian', 'curls', 'short-beard', 'snub'],
  king_lysimachus: ['ΛΥΣΙΜΑΧΟΥ', 'gold', 'diadem', 'mane', 'shaven', 'old', 'aquiline'],
  seleucus_nicator: ['ΣΕΛΕΥΚΟΥ ΝΙΚΑΤΟΡΟΣ', 'silver', 'helmet', 'waves', 'shaven', 'jutting', 'lean'],
  antiochus_soter: ['ΑΝΤΙΟΧΟΥ ΣΩΤΗΡΟΣ', 'silver', 'diadem', 'waves', 'shaven', 'old', 'lean', 'long-nosed'],
  ptolemy_soter: ['ΠΤΟΛΕΜΑΙΟΥ ΣΩΤΗΡΟΣ', 'gold', 'diadem', 'curls', 'shaven', 'old', 'hooked', 'jutting'],
  ptolemy_euergetes: ['ΠΤΟΛΕΜΑΙΟΥ', 'gold', 'radiate', 'curls', 'shaven', 'stout', 'snub', 'draped'],
  sulla: ['L SVLLA FELIX DIC', 'silver', 'waves', 'shaven', 'bare', 'lean', 'old', 'straight'],
  pompeius: ['MAGN PIVS IMP', 'silver', 'mane', 'shaven', 'bare', 'snub', 'stout', 'high-browed'],
  tigranes: ['ΒΑΣΙΛΕΩΣ ΤΙΓΡΑΝΟΥ', 'silver', 'mitre', 'long', 'shaven', 'hooked', 'draped'],
  surena: ['SVREN', 'silver', 'left', 'diadem', 'long', 'pointed-beard', 'young', 'straight', 'draped'],
};

/** What is written around unnamed leaders of a people, and what they look like. */
const PEOPLES: Readonly<Record<string, readonly [legend: string, kind: KindName]>> = {
  rome: ['ROMA', 'republican'],
  carthage: ['KARTHAGO', 'punic'],
  greece: ['ΕΛΛΑΣ', 'greek'],
  the_east: ['ΒΑΣΙΛΕΩΣ', 'king'],
  gallic_chief: ['REX GALLORVM', 'gaul'],
  western_chief: ['REX GALLORVM', 'gaul'],
  eastern_chief: ['REX GALATARVM', 'gaul'],
  german_chief: ['REX GERMANORVM', 'german'],
};
const ANYBODY = ['IMPERATOR', 'republican'] as const;

/** The people of a leader's id, such as rome of `rome_7`; none if it is not known. */
export const peopleOf = (id: string): string | undefined =>
  [id, id.replace(/_\d+$/, '')].find((one) => one in PEOPLES);

export function portraitFor(id: string): Portrait {
  const [legend, kind] = PEOPLES[peopleOf(id) ?? ''] ?? ANYBODY;
  return PORTRAITS[id] ?? portraitOf(KINDS[kind], id, legend);
}
