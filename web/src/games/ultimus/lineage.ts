/** The family tree of Augusti and usurpers: who followed whom, on which throne, and how it ended. */
import { leaderOf } from './model';
import { say } from './say';
import type { Components, Late, Reign } from './types';

export interface Node {
  reign: Reign;
  name: string;
  years: string;
  end: string;
  /** Usurpers who rose against him. */
  against: Node[];
  now: boolean;
}

const years = ({ from, to }: Reign): string => (from && from === to ? `${from}` : `${from || '…'}–${to || ''}`);

/** By half: Augusti in their order, each with the usurpers of his time. */
export function familyTree(view: Late, parts: Components): [Node[], Node[]] {
  const nodes = view.lineage.map((reign) => ({
    reign,
    name: leaderOf(parts, reign.leader).name,
    years: years(reign),
    end: reign.end && say(`end-${reign.end}`),
    against: [] as Node[],
    now: reign.to === 0,
  }));
  const halves: [Node[], Node[]] = [[], []];
  for (const node of nodes) {
    const line = halves[node.reign.half]!;
    if (node.reign.office === 'augustus') line.push(node);
    else
      (
        line.find(
          ({ reign }) =>
            reign.leader === node.reign.after &&
            reign.office === 'augustus' &&
            (reign.to === 0 || reign.to >= node.reign.from),
        ) ?? line.at(-1)
      )?.against.push(node);
  }
  return halves;
}
