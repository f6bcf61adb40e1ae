/** Events as a short film: marches, dice, what befalls an area, a battle beat by beat, and camps that change hands. */
import { paced, type Happening, type Scene as FilmScene } from '../../board/film';
import type { Tone } from '../../board/mark';
import { aftermathMs, isAftermath, STAGE_MS } from './battle';
import { LEADER_FIGURES, SIGNS } from './figures';
import { pieceNumber, zoneOf } from './model';
import type { Components, Late } from './types';

export type Beat =
  | { kind: 'walk'; piece: number; number: number; from: string; to: string; ms: number }
  | { kind: 'mark'; place: string; figure: string; words: string; tone: Tone; ms: number }
  | { kind: 'roll'; place: string; camp: number; title: string; die: number; ten: boolean; words: string; ms: number }
  | { kind: 'battle'; place: string; /** So much of it is told. */ told: number; ms: number }
  | { kind: 'card'; place: string; title: string; words: string; event: string; ms: number }
  | { kind: 'swap'; place: string; words: string; ms: number };

export type Scene = FilmScene<Late, Beat>;

const WALK_MS = 320;
const MARK_MS = 1000;
const ROLL_MS = 1400;
const CARD_MS = 2200;
const SWAP_MS = 3800;

const nothing = (): void => undefined;

/** Where the events of a film happen, and what they are about. */
class Teller {
  /** Beats of the running battle that were told before. */
  private told: number;

  constructor(private readonly parts: Components, private readonly names: Record<string, string>, private readonly view: Late, told: number) {
    this.told = told;
  }

  scenes(event: Happening): Scene[] {
    if (event.kind === 'battle') {
      this.told = 0;
      return STAGE_MS.flatMap((ms) => this.blow(event.facts.area, ms));
    }
    if (this.told > 0 && isAftermath(event.kind)) return [...this.blow(this.place(event.facts), aftermathMs(event.kind)), ...this.own(event)];
    this.told = 0;
    return this.own(event);
  }

  private blow(place: string, ms: number): Scene[] {
    this.told += 1;
    return scene({ kind: 'battle', place, told: this.told, ms });
  }

  private own({ kind, facts, sentence }: Happening): Scene[] {
    const place = this.place(facts);
    const walk = WALKS[kind];
    if (walk) return this.walk(facts, walk);
    if (kind === 'camps-swap') return scene({ kind: 'swap', place, words: sentence, ms: SWAP_MS });
    if (kind === 'event') return scene({ kind: 'card', place: '', title: this.names[facts.event] ?? facts.event, words: sentence, event: facts.event, ms: CARD_MS });
    const roll = ROLLS[kind];
    if (roll && (facts.die ?? 0) >= 0) {
      const camp = facts.camp === 'roman' ? 0 : facts.camp === 'barbarian' ? 1 : roll.camp;
      return scene({ kind: 'roll', place, camp, title: this.title(roll.title, facts), die: facts.die, ten: roll.ten(facts, this.parts), words: sentence, ms: ROLL_MS });
    }
    const look = MARKS[kind];
    return look && place ? scene({ kind: 'mark', place, figure: look[0], words: this.title(look[1], facts), tone: look[2], ms: MARK_MS }) : [];
  }

  private walk(facts: Happening['facts'], [from, to]: readonly [string, string]): Scene[] {
    const pieces: string[] = facts.pieces ?? [facts.piece ?? facts.leader ?? facts.unit];
    const piece = pieceNumber(this.parts, pieces[0] ?? '');
    const [start, end] = [facts[from] ?? this.place(facts), facts[to]];
    return piece < 0 || !start || !end ? [] : [{ beat: { kind: 'walk', piece, number: pieces.length, from: start, to: end, ms: WALK_MS }, after: (view) => this.move(view, pieces, end) }];
  }

  /** In the film the pieces stand where they have come to. */
  private move(view: Late, pieces: string[], to: string): void {
    const there = this.parts.zones.findIndex(({ id }) => id === to);
    const moving = new Set(pieces.map((id) => pieceNumber(this.parts, id)));
    if (there >= 0) view.where = view.where.map((place, piece) => (moving.has(piece) ? there : place));
  }

  private title(words: string, facts: Happening['facts']): string {
    return words.replace(/\{(\w+)\}/g, (_, name: string) => this.names[`${name}:${facts[name]}`] ?? this.names[facts[name]] ?? String(facts[name] ?? ''));
  }

  private place(facts: Happening['facts']): string {
    const named = facts.destination ?? facts.area;
    if (named) return named;
    const piece = pieceNumber(this.parts, facts.leader ?? facts.unit ?? facts.piece ?? '');
    if (piece >= 0) return this.parts.zones[zoneOf(this.view, this.parts, piece)]?.id ?? '';
    return facts.sea ?? '';
  }
}

const scene = (beat: Beat): Scene[] => [{ beat, after: nothing }];

/** `told` beats of the running battle were told before these events. */
export function film(events: Happening[], parts: Components, names: Record<string, string>, view: Late, told: number): Scene[] {
  const teller = new Teller(parts, names, view, told);
  return paced(events.flatMap((event) => teller.scenes(event)), (beat) => beat.kind !== 'walk');
}

/** The facts that say from where to where. */
const WALKS: Record<string, readonly [string, string]> = {
  moves: ['area', 'destination'], retreats: ['area', 'destination'], evades: ['area', 'destination'], escapes: ['area', 'destination'],
}; // prettier-ignore

const ten = (): boolean => true;
const six = (): boolean => false;
const ROLLS: Record<string, { title: string; camp: number; ten(facts: Happening['facts'], parts: Components): boolean }> = {
  'initiative-roll': { title: 'Initiative', camp: 0, ten: six },
  caught: { title: '{leader} is alone among enemies', camp: 0, ten },
  evasion: { title: 'Evasion', camp: 0, ten: six },
  rally: { title: '{leader} calls on the troops', camp: 1, ten: six },
  'usurpation-roll': { title: '{leader} reaches for the purple', camp: 1, ten: six },
  fidelity: { title: 'The fidelity of {leader}', camp: 0, ten: six },
  'second-diocese': { title: 'A letter to {diocese}', camp: 1, ten },
  'rex-roll': { title: '{leader} would be king', camp: 1, ten: six },
  approval: { title: '{leader}: the East considers', camp: 0, ten: six },
  murder: { title: 'Murderers seek {leader}', camp: 1, ten },
  'federate-roll': { title: '{leader} offers a treaty', camp: 0, ten: (facts, parts) => parts.tribes.find(({ id }) => id === facts.tribe)?.rank === 'major' },
  rebellion: { title: 'Rebellion of {tribe}', camp: 0, ten: six },
  'death-roll': { title: '{leader}: death check', camp: 0, ten },
  'plague-roll': { title: '{leader} and the plague', camp: 0, ten },
  'hatred-roll': { title: 'The mob seeks {leader}', camp: 0, ten },
  'refuge-roll': { title: 'The walls of {area}', camp: 1, ten },
  'council-roll': { title: 'The Council', camp: 0, ten: six },
  embassy: { title: 'Embassy to the Persae', camp: 0, ten: six },
  quarrel: { title: 'Quarrel among {tribe}', camp: 0, ten: six },
  aid: { title: '{leader} calls on {tribe}', camp: 0, ten: six },
};

const MARKS: Record<string, [figure: string, words: string, tone: Tone]> = {
  enters: [LEADER_FIGURES.roman, '{leader} enters', 'can'],
  'returns-leader': [LEADER_FIGURES.roman, '{leader}', 'can'],
  'leader-dies': [SIGNS.dagger, '{leader} dies', 'danger'],
  usurper: [SIGNS.laurel, '{leader}, usurper', 'danger'],
  'won-over': [SIGNS.laurel, 'over to the usurper', 'danger'],
  augustus: [SIGNS.laurel, '{leader}, Augustus', 'can'],
  caesar: [SIGNS.laurel, '{leader}, Caesar', 'can'],
  regnum: [SIGNS.capital, 'a kingdom', 'danger'],
  capital: [SIGNS.capital, 'a new capital', 'can'],
  plague: [SIGNS.plague, 'plague', 'danger'],
  sickens: [SIGNS.plague, 'a step lost', 'danger'],
  desertion: [SIGNS.flame, 'desertion', 'danger'],
  germanophobia: [SIGNS.flame, 'hatred of Germans', 'danger'],
  bagaudes: [SIGNS.flame, 'Bagaudes', 'danger'],
  migration: [SIGNS.flame, 'migration', 'danger'],
  refuge: [SIGNS.walls, 'behind the walls', 'can'],
  company: [SIGNS.walls, 'with him', 'can'],
  'comes-out': [SIGNS.walls, 'out again', 'can'],
  lands: [SIGNS.galley, 'lands', 'can'],
  sails: [SIGNS.galley, 'sails', 'can'],
  fleet: [SIGNS.galley, 'a third fleet', 'can'],
  council: [SIGNS.council, 'a Council', 'chance'],
  musters: [SIGNS.swords, 'gathers', 'danger'],
  trapped: [SIGNS.swords, 'trapped', 'danger'],
};

/** The place that a beat is about. */
export const placeOfBeat = (beat: Beat): string => (beat.kind === 'walk' ? beat.to : beat.place);
