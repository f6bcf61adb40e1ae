/** What the board knows of History of the Roman Empire: its components and the fields of its view. */

export interface Province {
  id: string;
  name: string;
  diocese: string;
  sea: string[];
  x: number;
  y: number;
  city_site: boolean;
  city: string;
  roman_start: boolean;
  coast: boolean;
  note: string;
}

export type BorderKind = 'open' | 'mountain' | 'forest' | 'strait';

export interface Border {
  a: string;
  b: string;
  kind: BorderKind;
}

export interface Diocese {
  id: string;
  name: string;
  colour: string;
  values: number[];
}

export type SideKind = 'faction' | 'people' | 'kingdom' | 'tribe' | 'rebels';

export interface Side {
  id: string;
  name: string;
  kind: SideKind;
  colour: string;
}

export interface Faction {
  id: string;
  name: string;
  colour: string;
}

export interface People {
  id: string;
  name: string;
  adjective: string;
  description: string;
  counters: number;
  colour: string;
}

export interface Power {
  id: string;
  name: string;
  kind: 'kingdom' | 'tribe';
  start: string;
  armies: number;
  loot_bonus: number;
  card: string;
}

export interface Emperor {
  id: string;
  name: string;
  turn: number;
  token: number;
  history: string;
  legions: number;
  extra_die: boolean;
  attack: number;
  wins_ties: boolean;
  vp_per_province: boolean;
  bonuses: string;
}

export interface Barbarians {
  turn: number;
  token: number;
  people: string;
  strength: number;
  start: string;
}

export interface CardColour {
  id: string;
  name: string;
  colour: string;
}

export interface EventCard {
  id: string;
  name: string;
  number: number;
  colour: string;
  turns: [number, number];
  when: string;
  phase: string;
  kind: string;
  text: string;
  flavour: string;
  optional: boolean;
}

export interface GameTurn {
  number: number;
  title: string;
  first_year: number;
  last_year: number;
  dates: string;
}

export interface Components {
  provinces: Province[];
  borders: Border[];
  dioceses: Diocese[];
  sides: Side[];
  factions: Faction[];
  peoples: People[];
  powers: Power[];
  emperors: Emperor[][];
  barbarians: Barbarians[][];
  colours: CardColour[];
  cards: EventCard[];
  turns: GameTurn[];
  counters: Record<string, number>;
}

/** The position as a seat knows it; every list of 45 is in the order of the Provinces. */
export interface Empire {
  turn: number;
  bribes: boolean;
  legion_cap: number;
  seat_of: number[];
  holder: number[];
  armies: number[];
  fort: number[];
  fort_owner: number[];
  fort_turn: number[];
  city: number[];
  rebel_origin: number[];
  stricken: number[];
  roman_vp: number[];
  barbarian_vp: number[];
  start: number[];
  dead: number[];
  forts_ready: number[];
  cards_this_turn: number[];
  cards_this_phase: number[];
  people_of: number[];
  people_began: number[];
  power_of: number[];
  hand: number[];
  spent: number[];
  drawer: number;
  drawn: number;
  barbarian_token: number[];
  barbarian_known: number[];
  emperor_token: number[];
  emperor_known: number[];
  barbarian_done: number[];
  emperor_done: number[];
  draw_order: number[];
  active: number;
  side: number;
  attack_dice: number;
  attack_bonus: number;
  wins_ties: boolean;
  province_vp: boolean;
  extra_legions: number;
  auxilia: number;
  discounts: number;
  discount: number;
  extra_cities: number;
  classis: boolean;
  truce: number;
  step: string;
  pending: number[];
  total_vp: number[];
  phase_of: string;
  roman_phase: boolean;
  to_place: number;
}
