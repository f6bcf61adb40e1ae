/** The drawn silhouettes of the counters and signs, each in a box of 24 by 24 unless it says otherwise. */
import { HEAD, SILHOUETTES } from '../../../board/counters/silhouettes';
import type { Code } from '../types';

/** One silhouette a kind of unit. */
export const FIGURES: Record<string, string> = {
  leader: SILHOUETTES.king,
  'heavy-infantry': SILHOUETTES.legionary,
  'auxiliary-infantry':
    `${HEAD}M9.3 9.7c2.8 0 4.6 3 4.6 6.7s-1.8 6.7-4.6 6.7-4.6-3-4.6-6.7 1.8-6.7 4.6-6.7zM9.3 14.2a2.1 2.1 0 1 0 .01 0zM8.9 10.9v2.4h.8v-2.4zM8.9 19.4v2.4h.8v-2.4z` +
    'M14.6 10.2c1.2.3 2.3.8 3.1 1.6V4.3l-.8-.2L18.2.5l1.3 3.6-.8.2V23h-1v-7.3c-.8.7-1.8.9-2.9.6z',
  'light-infantry':
    `${HEAD}M8 9.8h6.2l1.3 3.7 4.6-.3v1.1l-5.1.7-1.2-.9-.4 4.2 1.5 5h-1.8l-1.8-4.6-1.9 4.6H7.6l1.5-5-.7-4.5-2.3 1.6-.7-1 2.2-2.6z` +
    'M17.6 5.2c3.3 2.3 4.9 5.2 4.9 8.5s-1.6 6.1-4.9 8.4l-.5-.8c2.8-2.1 4.1-4.7 4.1-7.6s-1.3-5.6-4.1-7.7z',
  'heavy-cavalry': SILHOUETTES.lancer,
  equites: SILHOUETTES.rider,
  'horse-archers': SILHOUETTES.archer,
  elephants:
    'M2.8 12.4c0-3.2 2.6-5 6.1-5h4.8c1.1-1.5 3-2.2 4.8-1.6 2.2.7 3.3 2.6 3.3 5v6.2c0 1-.5 1.5-1.2 1.5s-1.1-.5-1.1-1.3v-3.6c-.5.7-1.2 1-2 1V22h-3.1v-4.3c-1.7.4-3.7.4-5.3 0V22H6v-5.9c-2-.8-3.2-2-3.2-3.7z' +
    'M16.7 8.3a.8.8 0 1 0 .01 0zM3.2 10.3c-.9.9-1.3 2.4-1.1 4.3h-.9c-.2-2.4.4-4.4 1.7-5.5zM7.1 1.8h6.3v4.8H7.1zM8.2 3v1.9h1.5V3zM10.9 3v1.9h1.5V3zM17.6 15.2l3.3 2.3.6-.8-2.7-2.3z',
  impeditus:
    'M3 7.8c.8-3.3 3-5 6.4-5s5.6 1.7 6.4 5zM2 8.8h14.8v4.4l5.4-1.6v1.3l-5.4 2H2zM5.9 13.4a3.9 3.9 0 1 1-.01 0zM5.9 15.6a1.7 1.7 0 1 0 .01 0zM13.3 13.4a3.9 3.9 0 1 1-.01 0zM13.3 15.6a1.7 1.7 0 1 0 .01 0z',
  court:
    'M11.5 4.3V.6h4.3l-1 1.1 1 1.1h-3.3v1.5L22 10.6v1.6h-1.3l.9 10.3h-6.8c0-4-1-6.8-2.8-8.8-1.8 2-2.8 4.8-2.8 8.8H2.4l.9-10.3H2v-1.6zM5.8 10.6h12.4L12 6.5z',
  civis:
    'M1.5 21.5V9.3l3-3.6 3 3.6v3h2V7.6L12 4l2.5 3.6v4.7h2v-3l3-3.6 3 3.6v12.2H14v-4.2a2 2 0 0 0-4 0v4.2zM4 10.6v2.6h1.2v-2.6zM18.8 10.6v2.6H20v-2.6zM11.4 8.9v2.9h1.2V8.9z',
};

/** On the backs of counters that lie face down, by side; and on an Exercitus. */
export const BACKS = [
  'M12 1.7l1.5 1.2-.7.8c1.2.2 2 1 2.2 2.2C17.5 5.2 20 3.9 22.6 1.7c.3 4-1.5 7.2-4.5 9.2.8.1 1.6 0 2.4-.3-.8 1.8-2.6 2.9-4.8 3 .3.7.9 1.3 1.6 1.7l-3.2.3 1 6.5-3.1-2.4-3.1 2.4 1-6.5-3.2-.3c.7-.4 1.3-1 1.6-1.7-2.2-.1-4-1.2-4.8-3 .8.3 1.6.4 2.4.3C2.9 8.9 1.1 5.7 1.4 1.7 4 3.9 6.5 5.2 9 5.9c.2-1.2 1-2 2.2-2.2z',
  'M2.6 5.4C5.6 3 8.9 2.7 11.7 4.3l3.9-1.7-1 2.7 3 1.2-2.7 1.3.6 1.9-2.8-.6c.5 2.9-.5 5 .9 6.9s3.8 1.4 4.3-.5c.4-1.6-.8-2.6-2-2.2 1-1.8 4.4-1.2 4.8 1.9.4 3.6-2.9 6-6.5 5.3-4.1-.8-5.8-4-5.6-8.6-1.7.6-3.7.3-4.8-1.1l2.5-.8-3.3-1.3 2.1-1.2zM8.3 5.7a.9.9 0 1 0 .01 0z',
] as const;
export const SWORD = 'M10.7 2.4L12 .5l1.3 1.9v11.3h3.8v2h-3.8v4.2a1.9 1.9 0 1 1-2.6 0v-4.2H6.9v-2h3.8z';

export const MARKER_FIGURES: Record<string, string> = {
  military: SWORD,
  political:
    'M5 3.5c0-1.1.9-2 2-2h11.5a2.2 2.2 0 0 1 2.2 2.2V6H17v13.5a3 3 0 0 1-3 3H5.2A2.7 2.7 0 0 1 2.5 20v-1.5H5zM7.2 6v1.2h7.6V6zM7.2 9.3v1.2h7.6V9.3zM7.2 12.6v1.2h7.6v-1.2zM7.2 15.9v1.2h4.6v-1.2z',
  agent:
    'M12 5.5c4.5 0 8.3 2.7 10.5 6.5-2.2 3.8-6 6.5-10.5 6.5S3.7 15.8 1.5 12C3.7 8.2 7.5 5.5 12 5.5zM12 7.9a4.1 4.1 0 1 0 .01 0zM12 10a2 2 0 1 1-.01 0z',
  triumph:
    'M4 21.5V8.5C4 4.4 7.6 1.5 12 1.5s8 2.9 8 7v13h-4.6V12a3.4 3.4 0 0 0-6.8 0v9.5zM2.5 22.3h7v1h-7zM14.5 22.3h7v1h-7z',
  imperator: BACKS[0],
  'king-of-kings': 'M2.5 6.5l4.3 4L12 2.5l5.2 8 4.3-4-1.8 12H4.3zM4.3 19.8h15.4V22H4.3z',
  'trade-concession':
    'M1.5 17.5c1.3-4.5 3-6.5 5-6.5 1.2-3 2.2-4.2 3.4-4.2s2 1.3 2.7 3.2c.8-1.9 1.7-3 2.9-3 1.3 0 2.2 1.5 2.8 4l1.4-4.2 2.8 1-.4 1.6-1.4-.2-1.3 5.8-1.7 1.3v6.2h-1.5v-5.4H8v5.4H6.5v-6.3L4.5 15l-1.6 3z',
};

/** What the colour of a city's code says, its shape repeats; drawn around its own middle. */
export const EMBLEMS: Record<Code, string> = {
  roman: 'M0-2.6A2.6 2.6 0 1 1 0 2.6 2.6 2.6 0 1 1 0-2.6z',
  parthian: 'M0-3.1L3.1 0 0 3.1-3.1 0z',
  armenian: 'M-2.3-2.3H2.3V2.3H-2.3z',
  arabian: 'M0-3L2.8 2H-2.8z',
};

/** Square towers for a Roman capital, pointed ones for a Parthian. */
export const CAPITALS = {
  provincial: 'M-6.6 5.8v-9h2.6v2h1.9v-6h1.4v1.8h1.4v-1.8h1.4v6h1.9v-2h2.6v9z',
  regional: 'M-6.6 5.8v-8.4l1.7-2.4 1.7 2.4v1.4h1.5v-4.4l1.7-3 1.7 3v4.4h1.5v-1.4l1.7-2.4 1.7 2.4v8.4z',
} as const;

/** A flag on its pole, the foot at 0 0: a square one for Rome, a swallow-tailed one for Parthia. */
export const FLAGS = ['M-.4 0V-9h5.4v4.6H.4V0z', 'M-.4 0V-9.3l6.4 2.1L.4-4.4V0z'] as const;
