/** Heads that look to the right, around their own middle: a face, and what is worn on it. */
import { bold, detail, hatch, shape, type Mark } from './strokes';

const FACE: readonly Mark[] = [
  shape('M-6-7C-2-11 6-10 8-5L8.5-1 11 3.500 8.800 4.500 9 8C8.700 10 7 10.600 4.500 10.200L4 15H-6L-5.500 9C-8 5-8.500-2-6-7z'),
  detail('M4.300-.6l3.400.3M3.600-3.200l4.600-.2M5.800 7h2.900'),
  hatch([[-5, 8], [2, 9], [3, 14], [-5, 14]], 20, 1.6),
];

const crest = (d: string, strokes: string): Mark[] => [shape(d, 'side'), detail(strokes)];

export const HEADS = {
  /** With cheek pieces, a guard for the neck and a crest. */
  legionary: [
    ...FACE,
    ...crest(
      'M-12.500-5C-11-19 10-22 14-8L10-7.500C6-14.500-5-14-7.500-3z',
      'M-11-8l4 2M-9-12l4 4M-5-15.500l2.500 4.500M0-17.500l.5 5M5-17l-1.500 4.500M9.500-14l-3 4',
    ),
    shape('M-8.500 1C-11-13.500 7.500-17 10-4.500L12-2.300-8.500 1.800z', 'metal'),
    shape('M-8.500 1.500L-15.500 7.500l1.300 2L-5.500 5z', 'metal'),
    shape('M-3.500-.5L3.500-1.800 5.200 4 2 9.500-3.200 6.500z', 'metal'),
    hatch([[-8, -1], [-6, -9], [0, -12], [-2, -2]], 70, 1.9),
  ],
  /** The same without the crest. */
  soldier: [
    ...FACE,
    shape('M-8.500 1C-11-13.500 7.500-17 10-4.500L12-2.300-8.500 1.800z', 'metal'),
    shape('M-8.500 1.500L-14 7l1.300 1.800L-5.500 5z', 'metal'),
    shape('M-3.500-.5L3.500-1.800 5.200 4 2 9.500-3.200 6.500z', 'metal'),
    hatch([[-8, -1], [-6, -9], [0, -12], [-2, -2]], 70, 1.9),
    bold('M.5-14.500v-3', 2.2),
  ],
  /** Closed around the face, with a high crest that falls to the back. */
  hoplite: [
    ...FACE,
    ...crest(
      'M-14 12C-22-8-10-24 7-19.500 11-18.300 12.500-15 11-13 4-18-6-15.500-8.500-4L-9.500 11z',
      'M-16 8l6.500-1M-17 1l7-.5M-16-6l7 2M-12.500-13l5 4.500M-6-18l2.500 5M1-19.500l.5 4.500M7-18.500l-1 3.500',
    ),
    shape('M-8.500 3C-11.500-14 7.500-16 9.500-4.500L10-1H4L5.500 2.500H9.500L9.500 9.500 5.500 12 3.500 5-1 11-7 10.500z', 'metal'),
    hatch([[-8, 2], [-6, -8], [-1, -11], [-1, 9], [-6, 9]], 75, 1.9),
  ],
  /** Of plates that meet in a point, over mail. */
  horseman: [
    ...FACE,
    shape('M-8-1L-11 11C-7 16.500 0 16.500 5 13L-1-1z', 'metal'),
    hatch([[-8, 0], [-10.500, 11], [-6, 14], [3, 13], [-2, 0]], 45, 1.700),
    hatch([[-8, 0], [-10.500, 11], [-6, 14], [3, 13], [-2, 0]], -45, 1.700),
    shape('M-8.800.5C-8.500-8-3.500-14 .5-18.500 5-14 9.800-9 10.500-1.800z', 'metal'),
    detail('M.5-18.500L-2-.2M.5-18.500L5-.9M-8.600-2.600L10-4.800'),
  ],
  /** A felt cap whose point falls forward. */
  capped: [
    ...FACE,
    shape('M-6 4C-8 9-7.500 13-5.500 17L-1 12-2 2z', 'dark'),
    shape('M-8.500 0C-11-12-2-17.500 6-17 12-17 14-12.500 10.500-11 7.500-12.500 7.500-8 9.500-3.500z', 'side'),
    detail('M-8.400-2.500L9-6.200'),
    shape('M5 7.300L9.200 8 9 12.500 6.500 16 3 12.500z', 'dark'),
  ],
  /** Long hair and a moustache. */
  warrior: [
    ...FACE,
    shape('M-2-11.500C5-13 9-9.500 8.800-5.500 4-8.500 0-6.500-1-2.500 0 4-3 12-6.500 18-9 16-13 15-14 12-12 6-14-8-2-11.500z', 'metal'),
    detail('M-2-9C-8-4-8 6-11 12M1-9.500C-5-6-4.500 6-8 15'),
    shape('M5.500 5.500C8 4.500 10.500 6 10.500 9 10.500 12 9.500 13.500 8.800 14 9 10 8 8 5.500 7.800z', 'dark'),
  ],
  /** Short hair, nothing on it. */
  bare: [
    ...FACE,
    shape('M-7 4C-11-3-8-12 0-12 6-12.500 9.500-9.500 8.800-5 5-8 1-7.500-1-5-1.500-1-3.500 2-5 5z', 'dark'),
  ],
  /** A laurel, for who commands. */
  general: [
    ...FACE,
    shape('M-7 4C-11-3-8-12 0-12 6-12.500 9.500-9.500 8.800-5 5-8 1-7.500-1-5-1.500-1-3.500 2-5 5z', 'metal'),
    bold('M-8.500 2.500C-8-3.500-2-8 8.500-8', 1.6),
    shape('M-7-1l-3.500-3 1 4zM-4-4.500l-2-4.500-1 4.500zM0-6.700l-.5-4.800-2.500 4zM4-7.800l1-4.500-3.600 3.500z', 'side'),
  ],
} as const satisfies Record<string, readonly Mark[]>;
