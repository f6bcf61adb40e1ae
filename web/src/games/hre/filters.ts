/** What the log can be looked through for. */
import type { LogFilter } from '$lib/board';

export const filters: readonly LogFilter[] = [
  { title: 'Battles', test: ({ kind }) => /round|battle|attack|retreat|displace|defend|combat|loss|conquer|revolt/.test(kind) },
  { title: 'Cards', test: ({ kind }) => /card|oracle|token|emperor|draw|event/.test(kind) },
  { title: 'Scores', test: ({ kind }) => /score|points|vp|result|turn$/.test(kind) },
];
