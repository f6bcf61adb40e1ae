/** Events as a short film: marches, dice, what befalls an area, a battle beat by beat, and camps that change hands. */
import { paced, ROLL_MS, type Happening, type Scene as FilmScene } from '../../board/film/film';
import type { Tone } from '../../board/film/mark';
import type { GameStatic } from '$lib/board';
import type { Facts } from '$lib/phrase';
import { diceOf, type Dice } from '$lib/roles';
import { aftermathMs, isAftermath, STAGE_MS } from './sheets/battle';
import { LEADER_FIGURES, SIGNS } from './counters/figures';
import { pieceNumber, zoneOf } from './model';
import { say } from './say';
import type { Components, Late } from './types';

type Known = Pick<GameStatic, 'names' | 'roles' | 'topics'>;
export type Beat =
  | { kind: 'walk'; piece: number; number: number; from: string; to: string; ms: number }
  | { kind: 'mark'; place: string; figure: string; words: string; tone: Tone; ms: number }
  | { kind: 'roll'; place: string; camp: number; title: string; die: Dice['dice'][number]; words: string; ms: number }
  | { kind: 'battle'; place: string; /** So much of it is told. */ told: number; ms: number }
  | { kind: 'card'; place: string; title: string; words: string; event: string; ms: number }
  | { kind: 'swap'; place: string; words: string; ms: number };

export type Scene = FilmScene<Late, Beat>;

const WALK_MS = 320;
const MARK_MS = 1000;
const CARD_MS = 2200;
const SWAP_MS = 3800;

const nothing = (): void => undefined;

/** Where the events of a film happen, and what they are about. */
class Teller {
  /** Beats of the running battle that were told before. */
  private told: number;

  constructor(
    private readonly parts: Components,
    private readonly game: Known,
    private readonly view: Late,
    told: number,
  ) {
    this.told = told;
  }

  scenes(event: Happening): Scene[] {
    if (event.kind === 'battle') {
      this.told = 0;
      return STAGE_MS.flatMap((ms) => this.blow(event.facts.area, ms));
    }
    if (this.told > 0 && isAftermath(event.kind))
      return [...this.blow(this.place(event.facts), aftermathMs(event.kind)), ...this.own(event)];
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
    if (kind === 'event')
      return scene({
        kind: 'card',
        place: '',
        title: this.game.names[facts.event] ?? facts.event,
        words: sentence,
        event: facts.event,
        ms: CARD_MS,
      });
    const roll = ROLLS[kind];
    const die = diceOf(this.game, { kind, facts })[0]?.dice[0];
    if (roll !== undefined && die) {
      const camp = facts.camp === 'roman' ? 0 : facts.camp === 'barbarian' ? 1 : roll;
      const title = say(`roll-${kind}`, this.named(facts));
      return scene({
        kind: 'roll',
        place,
        camp,
        title,
        die,
        words: sentence,
        ms: ROLL_MS,
      });
    }
    const look = MARKS[kind];
    return look && place
      ? scene({
          kind: 'mark',
          place,
          figure: look[0],
          words: say(`mark-${kind}`, this.named(facts)),
          tone: look[1],
          ms: MARK_MS,
        })
      : [];
  }

  private walk(facts: Happening['facts'], [from, to]: readonly [string, string]): Scene[] {
    const pieces: string[] = facts.pieces ?? [facts.piece ?? facts.leader ?? facts.unit];
    const piece = pieceNumber(this.parts, pieces[0] ?? '');
    const [start, end] = [facts[from] ?? this.place(facts), facts[to]];
    return piece < 0 || !start || !end
      ? []
      : [
          {
            beat: { kind: 'walk', piece, number: pieces.length, from: start, to: end, ms: WALK_MS },
            after: (view) => this.move(view, pieces, end),
          },
        ];
  }

  /** In the film the pieces stand where they have come to. */
  private move(view: Late, pieces: string[], to: string): void {
    const there = this.parts.zones.findIndex(({ id }) => id === to);
    const moving = new Set(pieces.map((id) => pieceNumber(this.parts, id)));
    if (there >= 0) view.where = view.where.map((place, piece) => (moving.has(piece) ? there : place));
  }

  /** Facts by their names, where they have one. */
  private named(facts: Happening['facts']): Facts {
    const { names } = this.game;
    return Object.fromEntries(
      Object.entries(facts).map(([fact, id]) => [fact, names[`${fact}:${id}`] ?? names[id] ?? String(id)]),
    );
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
export function film(events: Happening[], parts: Components, game: Known, view: Late, told: number): Scene[] {
  const teller = new Teller(parts, game, view, told);
  return paced(
    events.flatMap((event) => teller.scenes(event)),
    (beat) => beat.kind !== 'walk',
  );
}

/** The facts that say from where to where. */
const WALKS: Record<string, readonly [string, string]> = {
  moves: ['area', 'destination'],
  retreats: ['area', 'destination'],
  evades: ['area', 'destination'],
  escapes: ['area', 'destination'],
};

/** Rolls that are shown, and whose they are; the dice are the event's, the words the game's own, `screen-roll-…`. */
const ROLLS: Record<string, number> = {
  'initiative-roll': 0,
  caught: 0,
  evasion: 0,
  rally: 1,
  'usurpation-roll': 1,
  fidelity: 0,
  'second-diocese': 1,
  'rex-roll': 1,
  approval: 0,
  murder: 1,
  'federate-roll': 0,
  rebellion: 0,
  'death-roll': 0,
  'plague-roll': 0,
  'hatred-roll': 0,
  'refuge-roll': 1,
  'council-roll': 0,
  embassy: 0,
  quarrel: 0,
  aid: 0,
};

/** What is shown over a place; the words are the game's own, `screen-mark-…`. */
const MARKS: Record<string, [figure: string, tone: Tone]> = {
  enters: [LEADER_FIGURES.roman, 'can'],
  'returns-leader': [LEADER_FIGURES.roman, 'can'],
  'leader-dies': [SIGNS.dagger, 'danger'],
  usurper: [SIGNS.laurel, 'danger'],
  'won-over': [SIGNS.laurel, 'danger'],
  augustus: [SIGNS.laurel, 'can'],
  caesar: [SIGNS.laurel, 'can'],
  regnum: [SIGNS.capital, 'danger'],
  capital: [SIGNS.capital, 'can'],
  plague: [SIGNS.plague, 'danger'],
  sickens: [SIGNS.plague, 'danger'],
  desertion: [SIGNS.flame, 'danger'],
  germanophobia: [SIGNS.flame, 'danger'],
  bagaudes: [SIGNS.flame, 'danger'],
  migration: [SIGNS.flame, 'danger'],
  refuge: [SIGNS.walls, 'can'],
  company: [SIGNS.walls, 'can'],
  'comes-out': [SIGNS.walls, 'can'],
  lands: [SIGNS.galley, 'can'],
  sails: [SIGNS.galley, 'can'],
  fleet: [SIGNS.galley, 'can'],
  council: [SIGNS.council, 'chance'],
  musters: [SIGNS.swords, 'danger'],
  trapped: [SIGNS.swords, 'danger'],
};

/** The place that a beat is about. */
export const placeOfBeat = (beat: Beat): string => (beat.kind === 'walk' ? beat.to : beat.place);
