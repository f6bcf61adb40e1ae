/** The colours of metals, from light to dark. */
import type { Features } from './features';
import type { Tone } from './coin';

type Shades = Readonly<Record<Tone | 'rim' | 'edge', string>>;

export const METALS: Readonly<Record<Features['metal'], Shades>> = {
  silver: {
    field: '#b4b6b4',
    rise: '#e9eae6',
    hair: '#c9cbc8',
    gear: '#dcddd8',
    deep: '#63666a',
    cut: '#3a3d42',
    rim: '#d9dad7',
    edge: '#55585c',
  },
  gold: {
    field: '#cf9f35',
    rise: '#fbe59a',
    hair: '#e2b94e',
    gear: '#f2d375',
    deep: '#86601a',
    cut: '#523808',
    rim: '#efcf72',
    edge: '#6e4c0e',
  },
  bronze: {
    field: '#a9713f',
    rise: '#e2b183',
    hair: '#c08a56',
    gear: '#d29d6c',
    deep: '#65401f',
    cut: '#3d240e',
    rim: '#cf9a69',
    edge: '#573415',
  },
};

/** From this size on, in pixels, one can read what is written on a coin and see single locks. */
export const FINE = 52;

/** How large coins are side by side on a card: many are smaller. */
export const coinSize = (coins: number): number => (coins > 2 ? 30 : 56);
