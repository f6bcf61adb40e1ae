/** Events as a short film: each beat says what is seen, how long, and how the shown position changes with it. */
import { paced, ROLL_MS, type Happening, type Scene as FilmScene } from '../../board/film/film';
import { MARKS } from './marks';
import { FULL, at, place, sideNumber } from './model';
import type { Components, Empire } from './types';

export interface Modifier {
  rule: string;
  what: string;
  value: number;
}

export type Beat =
  | { kind: 'walk'; side: number; from: string | null; to: string; stop: number; ms: number }
  | { kind: 'drop'; side: number; to: string; ms: number }
  | {
      kind: 'round';
      place: string;
      side: number;
      enemy: string;
      attack: number[];
      defence: number[];
      modifiers: Modifier[];
      outcome: 'win' | 'loss' | 'tie';
      ms: number;
    }
  | { kind: 'back'; side: number; from: string; to: string | null; ms: number }
  | { kind: 'mark'; place: string; what: string; words: string; ms: number };

/** Long enough to read four words. */
const MARK_MS = 1000;
/** Nobody wonders long at a tie. */
const TIE_MS = 1500;

export type Scene = FilmScene<Empire, Beat>;

export function film(events: Happening[], parts: Components): Scene[] {
  return paced(
    events.flatMap((event) => sceneOf(event, events, parts)),
    (beat) => beat.kind === 'mark',
  );
}

const nothing = (): void => undefined;

function sceneOf(event: Happening, events: Happening[], parts: Components): Scene[] {
  const { facts } = event;
  const id: string = facts.province ?? '';
  const p = place(parts, id);
  const side = sideNumber(parts, facts.side ?? facts.faction ?? '');
  if (p < 0) return [];
  switch (event.kind) {
    case 'place':
      return [{ beat: { kind: 'drop', side, to: id, ms: 220 }, after: (view) => add(view, p, side, 1) }];
    case 'occupy':
    case 'conquer':
    case 'first-city':
      return [arrival(event, events, p, side)];
    case 'enter-power':
      return [
        { beat: { kind: 'drop', side, to: id, ms: 280 }, after: (view) => add(view, p, side, facts.armies ?? 1) },
      ];
    case 'attack':
      return [
        { beat: { kind: 'walk', side, from: originOf(facts.origin), to: id, stop: 0.62, ms: 260 }, after: nothing },
      ];
    case 'round':
      return [roundScene(event, p, side)];
    case 'repelled':
      return [{ beat: { kind: 'back', side, from: id, to: attackOrigin(events, id), ms: 240 }, after: nothing }];
    case 'retreat':
    case 'withdraw':
      return [retreatScene(event, p, side, parts)];
    case 'lift':
    case 'dismiss':
      return [{ beat: { kind: 'back', side, from: id, to: null, ms: 220 }, after: (view) => take(view, p) }];
    case 'march':
      return [marchScene(event, side, parts)];
    default:
      return markScene(event, p, side);
  }
}

function originOf(origin: unknown): string | null {
  return typeof origin === 'string' && origin !== 'sea' && origin !== 'within' ? origin : null;
}

function attackOrigin(events: Happening[], id: string): string | null {
  const attack = events.find((e) => e.kind === 'attack' && e.facts.province === id);
  return attack ? originOf(attack.facts.origin) : null;
}

function arrival(event: Happening, events: Happening[], p: number, side: number): Scene {
  const id: string = event.facts.province;
  const fought = events.some((e) => e.kind === 'attack' && e.facts.province === id);
  const from = fought ? attackOrigin(events, id) : null;
  const after = (view: Empire): void => add(view, p, side, event.facts.armies ?? 1);
  if (fought) return { beat: { kind: 'walk', side, from, to: id, stop: 1, ms: 220 }, after };
  return { beat: { kind: 'drop', side, to: id, ms: 220 }, after };
}

function roundScene(event: Happening, p: number, side: number): Scene {
  const { facts } = event;
  const beat: Beat = {
    kind: 'round',
    place: facts.province,
    side,
    enemy: facts.enemy,
    attack: facts.attack,
    defence: facts.defence,
    modifiers: facts.modifiers ?? [],
    outcome: facts.outcome,
    ms: facts.outcome === 'tie' ? TIE_MS : ROLL_MS,
  };
  return { beat, after: (view) => (facts.outcome === 'win' ? take(view, p) : undefined) };
}

function retreatScene(event: Happening, p: number, side: number, parts: Components): Scene {
  const to: string = event.facts.destination;
  const after = (view: Empire): void => {
    take(view, p);
    add(view, place(parts, to), side, 1);
  };
  return { beat: { kind: 'walk', side, from: event.facts.province, to, stop: 1, ms: 260 }, after };
}

function marchScene(event: Happening, side: number, parts: Components): Scene {
  const { origin, province } = event.facts;
  const after = (view: Empire): void => take(view, place(parts, origin));
  return { beat: { kind: 'walk', side, from: origin, to: province, stop: 1, ms: 260 }, after };
}

/** How what befalls a Province changes the shown position. */
const CHANGES: Record<string, (view: Empire, p: number, side: number, facts: Happening['facts']) => void> = {
  loot: (view, p) => (view.city[p] = 2),
  found: (view, p) => (view.city[p] = 1),
  repair: (view, p) => (view.city[p] = 1),
  raise: (view, p, side) => ((view.fort[p] = 1), (view.fort_owner[p] = side)),
  fortify: (view, p) => (view.fort[p] = 2),
  'fort-falls': (view, p) => (view.fort[p] = 0),
  'fort-removed': (view, p) => (view.fort[p] = 0),
  raze: (view, p) => (view.fort[p] = 0),
  disease: (view, p, _side, { dead }) => take(view, p, dead),
  rebellion: (view, p, _side, { rebels }) => take(view, p, rebels),
  treachery: (view, p, _side, { outcome }) => (outcome === 'win' ? take(view, p, FULL) : undefined),
  'displaced-die': (view, p, _side, { armies }) => take(view, p, armies),
};

function markScene(event: Happening, p: number, side: number): Scene[] {
  const look = MARKS[event.kind];
  if (!look) return [];
  const beat: Beat = {
    kind: 'mark',
    place: event.facts.province,
    what: event.kind,
    words: look.words(event.facts),
    ms: MARK_MS,
  };
  return [{ beat, after: (view) => CHANGES[event.kind]?.(view, p, side, event.facts) }];
}

function add(view: Empire, p: number, side: number, number: number): void {
  if (view.holder[p] !== side) view.armies[p] = 0;
  view.holder[p] = side;
  view.armies[p] = Math.min(3, at(view.armies, p) + number);
}

function take(view: Empire, p: number, number = 1): void {
  view.armies[p] = Math.max(0, at(view.armies, p) - number);
  if (view.armies[p] === 0) view.holder[p] = -1;
}
