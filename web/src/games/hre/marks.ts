/** What befalls a Province besides battle: a symbol, a few words and a light for each kind of event. */
import type { Happening } from '../../board/film/film';
import type { Symbol, Tone } from '../../board/film/mark';
import type { Facts } from '$lib/phrase';
import { BUILDINGS } from './counters/figures';
import { say } from './say';

export interface MarkLook {
  symbol: Symbol | null;
  tone: Tone;
  words(facts: Happening['facts']): string;
}

const SKULL =
  'M12 2C7 2 3.5 5.4 3.5 10c0 3 1.4 5.2 3.5 6.5V20c0 1 .7 1.7 1.6 1.7h6.8c.9 0 1.6-.7 1.6-1.7v-3.5c2.1-1.3 3.5-3.5 3.5-6.5C20.5 5.4 17 2 12 2zM8.6 8.6a2.2 2.2 0 1 1-.01 0zM15.4 8.6a2.2 2.2 0 1 1-.01 0zM12 14l1.5 2.8h-3zM9.4 18.8h1.1v2h-1.1zM11.5 18.8h1.1v2h-1.1zM13.6 18.8h1.1v2h-1.1z';
const FIST =
  'M6.5 10V6.2c0-1 .7-1.7 1.6-1.7s1.5.7 1.5 1.7V9h.6V4.2c0-1 .7-1.7 1.6-1.7s1.5.7 1.5 1.7V9h.6V4.9c0-1 .7-1.7 1.5-1.7s1.5.7 1.5 1.7V9.5h.6V7c0-.9.6-1.5 1.3-1.5s1.3.6 1.3 1.5v6.5c0 2.2-1 3.7-2.6 4.6V22H8.7v-3.8C6.3 17 5 15.3 5 12.7c0-1.7.5-2.4 1.5-2.7z';
const DAGGER =
  'M12 1.5l1.9 3.5-.4 9.5h3.7v2h-3.9v1h-.1l.4 3.6c-.4 1-1 1.4-1.6 1.4s-1.2-.4-1.6-1.4l.4-3.6h-.1v-1H6.8v-2h3.7L10.1 5zM11.6 5.2v8.3h.8V5.2z';
const COINS =
  'M8.5 3.5c3.3 0 5.8 1.1 5.8 2.6s-2.5 2.6-5.8 2.6S2.7 7.6 2.7 6.1s2.5-2.6 5.8-2.6zM2.7 8.3c1.2 1 3.3 1.6 5.8 1.6s4.6-.6 5.8-1.6v2c0 1.5-2.5 2.6-5.8 2.6s-5.8-1.1-5.8-2.6zM2.7 12.5c1.2 1 3.3 1.6 5.8 1.6.6 0 1.1 0 1.6-.1v3c-.5.1-1 .1-1.6.1-3.3 0-5.8-1.1-5.8-2.6zM16 12.3c3 0 5.3 1 5.3 2.4s-2.3 2.4-5.3 2.4-5.3-1-5.3-2.4 2.3-2.4 5.3-2.4zM10.7 16.7c1.1.9 3 1.5 5.3 1.5s4.2-.6 5.3-1.5v2c0 1.4-2.3 2.4-5.3 2.4s-5.3-1-5.3-2.4z';
const FLAME =
  'M12.8 1.5c.6 3.3 4.2 5.2 5.5 8.7 1.9 5.2-1 11.8-6.3 12.3-5.3-.2-8.3-5-7-9.9.6-2.4 2.2-3.7 2.6-6 1 .8 1.6 1.9 1.7 3.2 2-1.9 3.5-4.6 3.5-8.3zM12 12.5c-1 2-2.9 3-2.9 5.4 0 1.9 1.2 3.2 2.9 3.2s2.9-1.3 2.9-3.2c0-2.4-1.9-3.4-2.9-5.4z';
const GATE = 'M2 22V7h2V4.5h3V7h2V4.5h6V7h2V4.5h3V7h2v15h-6.5v-4.5a3.5 3.5 0 0 0-7 0V22z';

/** What a kind of event looks like; its words are the game's own, `screen-mark-…`. */
const look = (kind: string, symbol: Symbol | null, tone: Tone): MarkLook => ({
  symbol,
  tone,
  words: (facts) => say(`mark-${kind}`, numbered(facts)),
});
const built = (kind: string, path: string): MarkLook => look(kind, { path, centred: true }, 'can');
const taken = (kind: string): MarkLook => look(kind, { path: GATE }, 'danger');

/** Facts as sentences take them: the first of a list, and a count where none is told. */
function numbered(facts: Happening['facts']): Facts {
  const plain = Object.entries(facts).map(
    ([name, value]) => [name, Array.isArray(value) ? (value[0] ?? '') : value] as const,
  );
  return { points: 0, dead: 0, rebels: 1, number: 1, ...Object.fromEntries(plain) };
}

export const MARKS: Record<string, MarkLook> = {
  loot: look('loot', { path: FLAME }, 'danger'),
  found: built('found', BUILDINGS.city),
  repair: built('repair', BUILDINGS.city),
  raise: built('raise', BUILDINGS.fort),
  fortify: built('fortify', BUILDINGS.fortress),
  'fort-falls': taken('fort-falls'),
  'fort-removed': taken('fort-removed'),
  raze: taken('raze'),
  disease: look('disease', { path: SKULL }, 'danger'),
  rebellion: look('rebellion', { path: FIST }, 'danger'),
  revolt: look('revolt', { path: FIST }, 'danger'),
  treachery: look('treachery', { path: DAGGER }, 'chance'),
  bribe: look('bribe', { path: COINS }, 'can'),
  'displaced-die': look('displaced-die', { path: SKULL }, 'danger'),
  automatic: look('automatic', null, 'can'),
};
