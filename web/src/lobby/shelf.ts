/** The five games on the shelf: how each one's cover is drawn, and a line for those that cannot be played yet. */

export interface Shelf {
  id: string;
  title: string;
  years: string;
  players: string;
  hours: string;
  feel: string;
  /** The part of the map on the cover: x, y, width, height in the box of the coast. */
  crop: [number, number, number, number];
  land: string;
  sea: string;
  ink: string;
  band: string;
  motif: 'laurel' | 'hexes' | 'sun' | 'routes' | 'grid';
}

export const SHELF: Shelf[] = [
  {
    id: 'hre', title: 'History of the Roman Empire', years: '60 BC – AD 476', players: '2–4', hours: '2–4 hours',
    feel: 'Emperors rise, peoples wander, provinces change hands.', crop: [130, 80, 590, 440],
    land: '#ead9ae', sea: '#9db6bd', ink: '#3a2417', band: '#7c2a1e', motif: 'laurel',
  },
  {
    id: 'trajan', title: 'Trajan', years: 'AD 113 – 117', players: '2', hours: '3–5 hours',
    feel: 'Columns march into the desert; agents and envoys work behind them.', crop: [690, 190, 310, 250],
    land: '#e3bd7d', sea: '#7fa3a8', ink: '#3d2509', band: '#8a5a12', motif: 'hexes',
  },
  {
    id: 'ultimus', title: 'Ultimus Romanorum', years: 'AD 350 – 550', players: '2', hours: '3–4 hours',
    feel: 'The last generals hold a falling house, then change sides.', crop: [120, 150, 500, 380],
    land: '#5b4a5f', sea: '#2b2f4a', ink: '#f0d9b0', band: '#2a2440', motif: 'sun',
  },
  {
    id: 'pax', title: 'Pax Romana', years: '300 – 50 BC', players: '2–4', hours: '3–10 hours',
    feel: 'Four powers, one sea: fleets, sieges, cards and broken treaties.', crop: [250, 180, 560, 330],
    land: '#e7ddc0', sea: '#5d8f93', ink: '#173a3d', band: '#1d5156', motif: 'routes',
  },
  {
    id: 'imperium', title: 'Imperium Romanum', years: '88 BC – AD 565', players: '2–6', hours: '2–20 hours',
    feel: 'Every civil war of Rome on three thousand hexes.', crop: [90, 20, 820, 560],
    land: '#d9c7a2', sea: '#76839c', ink: '#2b1838', band: '#4b2560', motif: 'grid',
  },
];
