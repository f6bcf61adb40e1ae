/** Which events belong to which filter of the log, and how loud a line is. Kinds are matched by their words, whatever the game. */
import type { EventLine } from '$lib/api';

export const FILTERS = {
  all: { title: 'All', test: () => true },
  battles: { title: 'Battles', test: (event: EventLine) => /round|battle|attack|retreat|displace|defend|combat|loss|conquer|revolt/.test(event.kind) },
  cards: { title: 'Cards', test: (event: EventLine) => /card|oracle|token|emperor|draw|event/.test(event.kind) },
  scores: { title: 'Scores', test: (event: EventLine) => /score|points|vp|result|turn$/.test(event.kind) },
} satisfies Record<string, { title: string; test(event: EventLine): boolean }>;

export type Filter = keyof typeof FILTERS;

export function tone(event: EventLine): '' | 'turn' | 'phase' {
  if (event.kind === 'turn') return 'turn';
  return /-phase$|^phase$/.test(event.kind) ? 'phase' : '';
}
