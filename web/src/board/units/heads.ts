/** Heads that look to the right, around their own middle: a face, and what is worn on it. */
import { bold, detail, hatch, shape, type Mark } from './strokes';

const FACE: readonly Mark[] = [
  shape('M-6-7C-2-11 6-10 8-5L8.5-1 11 3.5 8.8 4.5 9 8C8.7 10 7 10.6 4.5 10.2L4 15H-6L-5.5 9C-8 5-8.5-2-6-7z'),
  detail('M4.3-.6l3.4.3M3.6-3.2l4.6-.2M5.8 7h2.9'),
  hatch([[-5, 8], [2, 9], [3, 14], [-5, 14]], 20, 1.6),
];

const crest = (d: string, strokes: string): Mark[] => [shape(d, 'side'), detail(strokes)];

export const HEADS = {
  /** With cheek pieces, a guard for the neck and a crest. */
  legionary: [
    ...FACE,
    ...crest(
      'M-12.5-5C-11-19 10-22 14-8L10-7.5C6-14.5-5-14-7.5-3z',
      'M-11-8l4 2M-9-12l4 4M-5-15.5l2.5 4.5M0-17.5l.5 5M5-17l-1.5 4.5M9.5-14l-3 4',
    ),
    shape('M-8.5 1C-11-13.5 7.5-17 10-4.5L12-2.3-8.5 1.8z', 'metal'),
    shape('M-8.5 1.5L-15.5 7.5l1.3 2L-5.5 5z', 'metal'),
    shape('M-3.5-.5L3.5-1.8 5.2 4 2 9.5-3.2 6.5z', 'metal'),
    hatch([[-8, -1], [-6, -9], [0, -12], [-2, -2]], 70, 1.9),
  ],
  /** The same without the crest. */
  soldier: [
    ...FACE,
    shape('M-8.5 1C-11-13.5 7.5-17 10-4.5L12-2.3-8.5 1.8z', 'metal'),
    shape('M-8.5 1.5L-14 7l1.3 1.8L-5.5 5z', 'metal'),
    shape('M-3.5-.5L3.5-1.8 5.2 4 2 9.5-3.2 6.5z', 'metal'),
    hatch([[-8, -1], [-6, -9], [0, -12], [-2, -2]], 70, 1.9),
    bold('M.5-12.5v-3', 2.2),
  ],
  /** Closed around the face, with a high crest that falls to the back. */
  hoplite: [
    ...FACE,
    ...crest(
      'M-14 12C-22-8-10-24 7-19.5 11-18.3 12.5-15 11-13 4-18-6-15.5-8.5-4L-9.5 11z',
      'M-16 8l6.5-1M-17 1l7-.5M-16-6l7 2M-12.5-13l5 4.5M-6-18l2.5 5M1-19.5l.5 4.5M7-18.5l-1 3.5',
    ),
    shape('M-8.5 3C-11.5-14 7.5-16 9.5-4.5L10-1H4L5.5 2.5H9.5L9.5 9.5 5.5 12 3.5 5-1 11-7 10.5z', 'metal'),
    hatch([[-8, 2], [-6, -8], [-1, -11], [-1, 9], [-6, 9]], 75, 1.9),
  ],
  /** Of plates that meet in a point, over mail. */
  horseman: [
    ...FACE,
    shape('M-8-1L-11 11C-7 16.5 0 16.5 5 13L-1-1z', 'metal'),
    hatch([[-8, 0], [-10.5, 11], [-6, 14], [3, 13], [-2, 0]], 45, 1.7),
    hatch([[-8, 0], [-10.5, 11], [-6, 14], [3, 13], [-2, 0]], -45, 1.7),
    shape('M-8.8.5C-8.5-8-3.5-14 .5-18.5 5-14 9.8-9 10.5-1.8z', 'metal'),
    detail('M.5-18.5L-2-.2M.5-18.5L5-.9M-8.6-2.6L10-4.8'),
  ],
  /** A felt cap whose point falls forward. */
  capped: [
    ...FACE,
    shape('M-6 4C-8 9-7.5 13-5.5 17L-1 12-2 2z', 'dark'),
    shape('M-8.5 0C-11-12-2-17.5 6-17 12-17 14-12.5 10.5-11 7.5-12.5 7.5-8 9.5-3.5z', 'side'),
    detail('M-8.4-2.5L9-6.2'),
    shape('M5 7.3L9.2 8 9 12.5 6.5 16 3 12.5z', 'dark'),
  ],
  /** Long hair and a moustache. */
  warrior: [
    ...FACE,
    shape('M-2-11.5C5-13 9-9.5 8.8-5.5 4-8.5 0-6.5-1-2.5 0 4-3 12-6.5 18-9 16-13 15-14 12-12 6-14-8-2-11.5z', 'metal'),
    detail('M-2-9C-8-4-8 6-11 12M1-9.5C-5-6-4.5 6-8 15'),
    shape('M5.5 5.5C8 4.5 10.5 6 10.5 9 10.5 12 9.5 13.5 8.8 14 9 10 8 8 5.5 7.8z', 'dark'),
  ],
  /** Short hair, nothing on it. */
  bare: [
    ...FACE,
    shape('M-7 4C-11-3-8-12 0-12 6-12.5 9.5-9.5 8.8-5 5-8 1-7.5-1-5-1.5-1-3.5 2-5 5z', 'dark'),
  ],
  /** A laurel, for who commands. */
  general: [
    ...FACE,
    shape('M-7 4C-11-3-8-12 0-12 6-12.5 9.5-9.5 8.8-5 5-8 1-7.5-1-5-1.5-1-3.5 2-5 5z', 'metal'),
    bold('M-8.5 2.5C-8-3.5-2-8 8.5-8', 1.6),
    shape('M-7-1l-3.5-3 1 4zM-4-4.5l-2-4.5-1 4.5zM0-6.7l-.5-4.8-2.5 4zM4-7.8l1-4.5-3.6 3.5z', 'side'),
  ],
} as const satisfies Record<string, readonly Mark[]>;
