/** The drawn silhouettes of the counters and signs, each in a box of 24 by 24 unless it says otherwise. */
import { HEAD, SILHOUETTES } from '../../../board/counters/silhouettes';
import type { UnitKind } from '../types';

/** A wreathed head in profile, for Roman leaders; a crowned one for the others. */
const BUST =
  'M8.2 3.6C9.4 1.9 11.4 1 13.4 1.2c3 .3 5 2.5 5 5.4 0 .8-.1 1.4-.4 2l1.7 3c.2.5 0 .8-.6.9l-1 .2.2 1.4-.8.5.4.8-.6 1.2c-.4.8-1.2 1-2.2.8l-1.8-.4c-.2 1.2 0 2.4.6 3.4 2.5.5 4.4 1.5 5.6 3.3H3.6c1.2-1.8 2.9-2.8 5.1-3.3.9-1.7 1.1-3.3.6-4.9C7.5 14.4 6.4 12.3 6.4 9.7c0-2.4.6-4.5 1.8-6.1z' +
  'M7.4 6.8c2.6-3 6.5-4 10.2-2.9l-.4-.9c-3.7-.9-7.3 0-9.6 2.6z';

export const LEADER_FIGURES = { roman: BUST, tribal: SILHOUETTES.king } as const;

/** One silhouette a kind of unit: a border soldier, a legionary, a guardsman, a horseman of the household. */
export const UNIT_FIGURES: Record<UnitKind, string> = {
  LI: `${HEAD}M9.3 9.7c2.8 0 4.6 3 4.6 6.7s-1.8 6.7-4.6 6.7-4.6-3-4.6-6.7 1.8-6.7 4.6-6.7zM9.3 14.2a2.1 2.1 0 1 0 .01 0zM14.6 10.2c1.2.3 2.3.8 3.1 1.6V4.3l-.8-.2L18.2.5l1.3 3.6-.8.2V23h-1v-7.3c-.8.7-1.8.9-2.9.6z`,
  CO: SILHOUETTES.legionary,
  PA: SILHOUETTES.lancer,
  BU: SILHOUETTES.rider,
  tribal: `${HEAD}M8 9.8h6.2l1.3 3.7 3.1-2.9.9.8-3.6 4.2-1.8-.9-.4 4.2 1.5 4.1h-1.8l-1.8-3.7-1.9 3.7H7.6l1.5-4.1-.7-4.5-2.3 1.6-.7-1 2.2-2.6zM18.3 3.2c2.2-.2 3.8.8 4.4 2.8-.6 2-2.2 3-4.4 2.8l-.2 13.7h-1V1.7h1z`,
};

export const HUNNIC = SILHOUETTES.archer;

export const SIGNS = {
  galley:
    'M11.2 2h1v2.2c3.3.8 5.2 3 5.8 6.8h-5.8v2.2H23c-.8 3.7-3 6-6.2 6H6.5c-2.9 0-4.8-2-5.5-6h10.2zM4 20.4h1.2l-1.4 2.8H2.6zM8.5 20.4h1.2l-1.4 2.8H7.1zM13 20.4h1.2l-1.4 2.8h-1.2zM17.5 20.4h1.2l-1.4 2.8h-1.2z',
  plague:
    'M12 1.5c4.8 0 8.3 3.2 8.3 7.8 0 2.9-1.3 5-3.3 6.2v3.3h-2v-2.3h-1.4v2.3h-3.2v-2.3H9v2.3H7v-3.3c-2-1.2-3.3-3.3-3.3-6.2 0-4.6 3.5-7.8 8.3-7.8zM8.7 8a2.1 2.1 0 1 0 .01 0zM15.3 8a2.1 2.1 0 1 0 .01 0zM12 12l-1.3 2.5h2.6zM4.2 20.2l15.6 2.2-.2 1.1L4 21.3z',
  council:
    'M11 1h2v3.5h3.5v2H13V11h-2V6.5H7.5v-2H11zM4 12.5h16V15h-1.5v6H20v2H4v-2h1.5v-6H4zM8 15v6h2v-6zM14 15v6h2v-6z',
  capital: 'M2.5 7.5l4.3 4L12 3l5.2 8.5 4.3-4-1.8 12H4.3zM4.3 20.7h15.4V23H4.3z',
  scroll:
    'M5 3.5c0-1.1.9-2 2-2h11.5a2.2 2.2 0 0 1 2.2 2.2V6H17v13.5a3 3 0 0 1-3 3H5.2A2.7 2.7 0 0 1 2.5 20v-1.5H5zM7.2 6v1.2h7.6V6zM7.2 9.3v1.2h7.6V9.3zM7.2 12.6v1.2h7.6v-1.2zM7.2 15.9v1.2h4.6v-1.2z',
  dagger: 'M10.9 9.5V2.6L12 .5l1.1 2.1v6.9h3.4v1.8h-3.4v1.6h-2.2v-1.6H7.5V9.5zM10.9 14h2.2v6.2a1.8 1.8 0 1 1-2.2 0z',
  laurel:
    'M11.3 22.5C5.9 21.2 2.6 17.3 2.6 12c0-3.6 1.5-6.7 4.3-8.9l.8 1C5.3 6.1 4 8.8 4 12c0 4.5 2.8 7.9 7.6 9.2 4.8-1.3 7.6-4.7 7.6-9.2 0-3.2-1.3-5.9-3.7-7.9l.8-1c2.8 2.2 4.3 5.3 4.3 8.9 0 5.3-3.3 9.2-8.7 10.5zM5.2 8.4c1.9.3 3 1.4 3.3 3.3-1.9-.3-3-1.4-3.3-3.3zM18.8 8.4c-1.9.3-3 1.4-3.3 3.3 1.9-.3 3-1.4 3.3-3.3zM6 14.8c2-.2 3.4.6 4.2 2.4-2 .2-3.4-.6-4.2-2.4zM18 14.8c-2-.2-3.4.6-4.2 2.4 2 .2 3.4-.6 4.2-2.4z',
  flame:
    'M12.5.8c.6 3.4 5.9 6.1 5.9 12.2 0 4.9-3 8.7-6.7 9.7 2.3-2.6 2.1-5.9-.2-8.5-.8 2.3-2.5 3-2.5 5 0 1.3.4 2.4 1.2 3.4C6.7 21.3 4.6 18.3 4.6 14.6c0-4 2.6-6 3.8-9.2.9.9 1.4 1.9 1.5 3.1C11.6 6.7 12.7 4 12.5.8z',
  walls: 'M2.5 22V9h3v2.5h2V5h2v2.5h1.6V5h1.8v2.5h1.6V5h2v6.5h2V9h3v13h-6.5v-4.5a3 3 0 0 0-6 0V22z',
  swords:
    'M3 2l3.3.8 13 14.6-1.6 1.5L3.6 5.2zM21 2l-3.3.8-5 5.6 1.7 1.9 6-5.1zM9.2 12.3l-4.5 5.1 1.6 1.5 4.7-4.7zM3.2 16.3l5.4 5.2-1.3 1.3-1.9-1.9-1.8 1.9-1.7-1.7 1.9-1.7-1.9-1.8zM20.8 16.3l-5.4 5.2 1.3 1.3 1.9-1.9 1.8 1.9 1.7-1.7-1.9-1.7 1.9-1.8z',
} as const;

/**
 * Towers for a town, high walls for an imperial capital, an anchor on the gate of a port; drawn around their own
 * middle.
 */
export const TOWNS = {
  capital: 'M-6.6 5.8v-9h2.6v2h1.9v-6h1.4v1.8h1.4v-1.8h1.4v6h1.9v-2h2.6v9z',
  town: 'M-4.2 4v-6.2h1.6v1.3h1.2v-3.3h2.8v3.3h1.2v-1.3h1.6v6.2z',
  anchor: 'M0-3.2v6M-2.8.2A2.8 2.8 0 0 0 2.8.2M-1.4-1.8h2.8',
} as const;
