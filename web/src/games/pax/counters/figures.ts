/**
 * The drawn silhouettes of the counters and signs, each in a box of 24 by 24; signs of places around their own middle.
 */
import { BUST, GALLEY, HEAD, HOPLITE, JAVELIN, SIGNS, SILHOUETTES, WARRIOR } from '../../../board/counters/silhouettes';

export { BUST, SIGNS };

/** An elephant with a tower. */
const ELEPHANT =
  'M7.4 6.200V1.500h1.500v1.300h1.600V1.500h1.600v1.300h1.600V1.500h1.500v4.700h.8c2.700.4 4.500 2 5.200 4.600.4 1.700.4 3.500.2 5.200-.2 1.700.1 3 1.200 3.900l-.8 1.100c-1.900-.7-2.700-2.300-2.500-4.600l-1.500 1.100-1.700-.9v4.900h-3.400v-5.200H8.300v5.200H4.900v-5.800C3.300 16.200 2.600 14 2.800 11.600L1.900 15.400.9 15.100l.9-5.200C2.400 7.700 4.200 6.300 7.400 6.200zM17.600 10.800a.9.9 0 1 0 .01 0z';
/** A watchtower. */
const TOWER =
  'M5 22.500l1.400-12H5.200V3.500h2.600v2h2.300v-2h3.800v2h2.300v-2h2.600v7h-1.200l1.400 12h-4.800v-4.200a2.200 2.200 0 0 0-4.400 0v4.200z';
/** A man with fork and scythe. */
const MILITIA = `${HEAD}M8.300 9.800h6.300l1.200 3.400 1.400-1.500V7.900c-1.500-.3-2.300-1.300-2.300-2.900V1.500h.9V5c0 .9.400 1.500 1.400 1.700V1.500h.9v5.200c1-.2 1.400-.8 1.400-1.700V1.500h.9V5c0 1.600-.8 2.600-2.300 2.900V23h-.9v-8.900l-1.600 1.500-1.400-.700-.3 2.900 1.700 5.200h-1.900l-1.800-4.500-1.900 4.500H8.100l1.900-5.700-.6-3-2.400 1.700-.7-1 2.200-3.200z`;
/** A ram on wheels under its roof. */
const ENGINE =
  'M2 12L12 4l10 8v1.500h-2.500v5.200h1.400v1H3.100v-1h1.400v-5.200H2zM6.500 14.500v3h11v-3zM7.500 19.800a1.700 1.700 0 1 1-.01 0zM16.500 19.800a1.700 1.700 0 1 1-.01 0zM11 8.300h2v3.200h-2z';

/** One silhouette a kind of unit, by its id. */
export const UNIT_FIGURES: Record<string, string> = {
  legion: SILHOUETTES.legionary,
  reduced_legion: SILHOUETTES.legionary,
  heavy: HOPLITE,
  reduced_heavy: HOPLITE,
  hired_heavy: HOPLITE,
  light: JAVELIN,
  hired_light: JAVELIN,
  cavalry: SILHOUETTES.lancer,
  hired_cavalry: SILHOUETTES.rider,
  elephants: ELEPHANT,
  garrison: TOWER,
  militia: MILITIA,
  barbarians: WARRIOR,
  tribesmen: WARRIOR,
  galleys: GALLEY,
  helepolis: ENGINE,
};

/** What a place is, drawn in its disc. */
export const GLYPHS = {
  tribal: 'M-4.2 2.2a4.2 4.2 0 0 1 8.4 0zM-5.6 2.2h11.2M-4.4-.6q-2.6-1-1.8-4M4.4-.6q2.6-1 1.8-4',
  fortress: 'M-5.6 3.8l3.4-6 1.7 2.6 2.6-5 3.7 8.4zM1.3-1.8l.9 1.4.9-1.2',
  mine: 'M-4.4 4.4l7.2-7.6M-.6-5q4.4-.6 5.6 4.6M4.4 4.4l-7-7.400M-4.600-1.200l3.400-3.600',
  capital: 'M-5.8 4.600h11.600M-4.600 4v-5M-1.500 4v-5M1.500 4v-5M4.600 4v-5M-6-1.400L0-5.400 6-1.400z',
  wave: 'M-3-1q1.5-1.6 3 0t3 0M-3 1.4q1.5-1.6 3 0t3 0',
  summit: 'M-3.600 2.400l2.300-4 1.200 1.800 1.400-2.900 2.500 5.100z',
} as const;

/** Crenels around a disc, for a City. */
export const CRENELS = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 6;
  const at = (r: number, by: number): string =>
    `${(Math.cos(turn + by) * r).toFixed(2)} ${(Math.sin(turn + by) * r).toFixed(2)}`;
  return `M${at(10.2, -0.14)}L${at(13.2, -0.11)}L${at(13.2, 0.11)}L${at(10.2, 0.14)}z`;
}).join('');
