/** The drawn silhouettes of the counters, each in a box of 24 by 24. */
import { BUST, GALLEY, HOPLITE, JAVELIN, SILHOUETTES, WARRIOR } from '../../../board/counters/silhouettes';

export { BUST };

/** A wagon with its tilt. */
export const WAGON =
  'M2.5 8.2C5.600 3.600 15.200 3.600 18.300 8.200v6.300h3.200l1.500-1.800.8.700-1.900 2.600h-1.500a3.300 3.300 0 1 1-6.500.800h-4.200a3.300 3.300 0 1 1-6.500-.800H2.500zM6.500 15.200a1.700 1.700 0 1 0 .01 0zM17.200 15.200a1.700 1.700 0 1 0 .01 0zM5 8.700v4.300h1.200V8.700zM9.700 8v5h1.200V8zM14.300 8.700v4.300h1.200V8.700z';

/** One silhouette a class of units. */
const FIGURES: Record<string, string> = {
  legion: SILHOUETTES.legionary,
  civilized: HOPLITE,
  barbarian: WARRIOR,
  'heavy-cavalry': SILHOUETTES.lancer,
  'light-infantry': JAVELIN,
  'light-cavalry': SILHOUETTES.rider,
  fleet: GALLEY,
  train: WAGON,
};

/** Horse archers have a silhouette of their own. */
export function figureOf(kind: { id: string } | undefined, name: string | undefined): string {
  if (!kind || !name) return BUST;
  return name === 'light-cavalry' && kind.id.startsWith('m') ? SILHOUETTES.archer : (FIGURES[name] ?? BUST);
}
