/** The drawn silhouettes of the counters and of what is built, each in a box of 24 by 24. */
import { HEAD, SILHOUETTES } from '../../../board/counters/silhouettes';
import { FIRST_PEOPLE, FIRST_POWER, FIRST_REBEL } from '../model';
import type { Components } from '../types';

/** One silhouette a kind; holes by the even-odd rule. */
export const FIGURES = {
  ...SILHOUETTES,
  celt:
    'M10.8 2.2c1-.9 2.5-1.1 3.7-.5l1.6-.5-.3 1.2 1.300.4-1 .9 1 .9-1.300.2-.1 1.1c.1 1.6-.8 3-2 3.7l.1 1c1.500.5 2.8 1.3 3.7 2.4l2-7.2-.9-.3 2-4 .5 4.3-.7-.2-4.7 17.1-.8-.2 1.7-6.2c-.9.1-1.7-.1-2.4-.5V9.6l-2.3-.2c-1-.7-1.6-1.8-1.7-3.1l-.7-.1.6-1.2c-.2-1 0-2 .7-2.8zM10.6 6.7l.5 1.1 1.3-.5 1.100.5.5-1.1-1.600.3z' +
    'M9 9.3c3 0 5.1 3.2 5.1 6.9S12 23.1 9 23.1s-5.1-3.2-5.1-6.9S6 9.3 9 9.3zM8.6 10.5v3.3h.8v-3.3zM9 14.6a1.6 1.6 0 1 0 .01 0zM8.6 18.6v3.3h.8v-3.3z',
  german:
    'M9.6 5.4c0-2 1.3-3.6 3.1-3.600.5-.8 1.5-1.2 2.3-.8.9.4 1.1 1.500.5 2.300.3.600.5 1.300.5 2.1 0 1.1-.4 2.1-1 2.9l-.3 1.5-1.900.6-1.9-.5-.2-1.7c-.7-.7-1.1-1.7-1.1-2.8zM10.7 6.4l.5 1.2 1.5-.4 1.300.4.5-1.2-1.800.3z' +
    'M15.2 11.3l1.4-2.9C15.8 7.2 15.9 5.5 16.9 4c.5 1 1.3 1.5 2.2 1.6l1-2 .9.4-1 2c.7.7 1.7 1 2.700.8-.7 1.8-2.2 2.8-4.2 2.6l-1.7 3.6c.8.9 1.1 2.1 1.1 3.5l-3 .5z' +
    'M8.8 10.7a6.1 6.1 0 1 1-.01 0zM8.8 12.1a4.7 4.7 0 1 0 .01 0zM8.8 12.9a3.9 3.9 0 1 1-.01 0zM8.8 15.2a1.6 1.6 0 1 0 .01 0z',
  tribe:
    `${HEAD}M15.3 9.9c1.500.5 2.6 1.3 3.2 2.4l1.6-9.7-.7-.1L20.600.4l.7 2.4-.5-.1-3.3 20.4h-.9l1-6.3-2.400.4z` +
    'M6.2 9.9h6.2l2.2 6.3-2.2 6.3H6.2L4 16.2zM9.3 13.9a2.3 2.3 0 1 0 .01 0zM9.3 15.3a.9.9 0 1 1-.01 0z',
  rebel:
    'M11.100.4l1.6 1.700.5 8.4h2.6v1.5h-2.1l.1.9c1.500.2 2.3 1.1 2.3 2.6v1.7c0 1.2-.5 2-1.4 2.6l.5 3.6H7.7l.3-4.1C6.7 18.4 6 17 6.1 15.6l.1-2 2.5-1 .1-.6H6.4v-1.5h2.7l.5-8.4zM10.8 2.9l-.3 7.6h1.4l-.5-7.6zM8 14.5l-.1 2.1h.9v-1.9zM9.9 14.3v2.3h1v-2.3zM11.9 14.3v2.3h1v-2.3zM13.8 14.7v1.9h.8v-1.6z',
} as const;

export type Figure = keyof typeof FIGURES;

const OF_PEOPLE: Record<string, Figure> = {
  galli: 'celt',
  britanni: 'celt',
  dalmatae: 'tribe',
  parthi: 'archer',
  hunni: 'archer',
  alani: 'archer',
  sarmatae: 'lancer',
  persae: 'lancer',
  mauri: 'rider',
};

export function figureOf(parts: Components, side: number): Figure {
  if (side < FIRST_PEOPLE) return 'legionary';
  if (side >= FIRST_REBEL) return 'rebel';
  if (side >= FIRST_POWER) return parts.sides[side]?.kind === 'kingdom' ? 'king' : 'tribe';
  return OF_PEOPLE[parts.sides[side]?.id ?? ''] ?? 'german';
}

/** What stands on the ground, drawn around its own middle: filled parts and lines. */
export const BUILDINGS = {
  city: 'M-7 5.5h14v-1.6h-14zM-6 3h2.2v-6h-2.2zM-2.6 3h2.1v-6h-2.1zM.5 3h2.1v-6H.5zM3.8 3H6v-6H3.8zM-7.2-3.9h14.4L0-8.6z',
  looted:
    'M-7 5.5h14v-1.6h-14zM-6 3h2.2v-4.4l-2.2 1.2zM-2.6 3h2.1v-2.2l-2.1-1zM.9 3h2.1v-5l-2.100.7zM4.2 3h2v-1.9l-2-.8zM-6.6-3.2l6.2-3.4-.7 1.9 1.900.3-5.6 2.5z',
  fort: 'M-5.5 5v-9h2.2v1.8h2.2V-4h2.2v1.8h2.2V-4h2.2v9H1.5V2.3a1.5 1.5 0 0 0-3 0V5z',
  fortress:
    'M-8.5 5.5V-6.5h1.7v1.6h1.4v-1.6h1.8v3h2.2v-1.7h2.8v1.7h2.2v-3h1.8v1.6h1.4v-1.6h1.7V5.5H1.7V2.4a1.7 1.7 0 0 0-3.4 0v3.1zM-6.3-2.6v2.4h1.2v-2.4zM5.1-2.6v2.4h1.2v-2.4z',
} as const;
