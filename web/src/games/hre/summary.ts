/** What the shared shell shows of the game: headline, players, the order of play, warnings. */
import type { Decision, GameStatic, OrderStep, SeatSummary, View } from '$lib/board';
import { listed } from '$lib/language';
import { FIRST_PEOPLE, at, factionsOf, handSize, legionsLeft, provincesOf, scoresFor, token } from './model';
import { factionColour, factionLetter } from './counters/paint';
import { portraitFor } from './portraits';
import { say } from './say';
import type { Components, Emperor, Empire } from './types';

const BARBARIAN_STEPS = new Set(['LiftBarbarians']);

export function headline(view: View, game: GameStatic): string {
  const now = view as Empire;
  const parts = game.components as Components;
  const turn = parts.turns[now.turn - 1];
  if (!turn) return say('setting-up');
  const phase = phaseInWords(now, parts);
  return [say('turn', { number: turn.number }), turn.title, turn.dates.replace(' - ', ' to '), phase]
    .filter(Boolean)
    .join(' · ');
}

/** "Red: the Gothi", "Blue: Traianus". */
export function phaseInWords(view: Empire, parts: Components): string {
  if (view.active < 0 || view.side < 0) return '';
  const faction = at(parts.factions, view.active).name;
  if (view.side >= FIRST_PEOPLE) return say('people-phase', { faction, people: at(parts.sides, view.side).name });
  return `${faction}: ${emperorOf(view, parts, view.active)?.name ?? say('roman-phase')}`;
}

export function emperorOf(view: Empire, parts: Components, faction: number): Emperor | null {
  const found = token(view, faction, 'emperor');
  return found.state === 'known' ? (parts.emperors[view.turn - 1]?.[found.token - 1] ?? null) : null;
}

/** What an Emperor gives, each bonus explained. */
export function bonuses(emperor: Emperor): { text: string; rule: string }[] {
  const found = [];
  if (emperor.legions) found.push({ text: say('bonus-legions', { legions: emperor.legions }), rule: '5.3d' });
  if (emperor.extra_die) found.push({ text: say('bonus-die'), rule: '5.3b' });
  if (emperor.attack) found.push({ text: say('bonus-attack', { attack: Number(emperor.attack) }), rule: '5.3c' });
  if (emperor.wins_ties) found.push({ text: say('bonus-ties'), rule: '5.3e' });
  if (emperor.vp_per_province) found.push({ text: say('bonus-provinces'), rule: '5.3f' });
  return found;
}

export function summary(view: View, game: GameStatic): SeatSummary[] {
  const now = view as Empire;
  const parts = game.components as Components;
  const seats = [...new Set(now.seat_of)].sort((a, b) => a - b);
  return seats.map((seat) => seatSummary(now, parts, seat));
}

function seatSummary(view: Empire, parts: Components, seat: number): SeatSummary {
  const factions = factionsOf(view, seat);
  const emperor = factions.map((f) => emperorOf(view, parts, f)).find((found) => found !== null);
  const sum = (of: (f: number) => number): number => factions.reduce((total, f) => total + of(f), 0);
  const provinces = (f: number): number => provincesOf(view, (side) => scoresFor(view, side) === f).length;
  return {
    seat,
    sides: factions.map((f) => ({
      id: at(parts.factions, f).id,
      name: at(parts.factions, f).name,
      colour: factionColour(parts, f),
      letter: factionLetter(parts, f),
    })),
    ...(emperor ? { leader: { name: emperor.name, portrait: portraitFor(emperor.id) } } : {}),
    score: sum((f) => at(view.total_vp, f)),
    parts: [
      { label: say('roman'), value: sum((f) => at(view.roman_vp, f)), rule: '15c', help: say('roman-vp') },
      { label: say('barbarian'), value: sum((f) => at(view.barbarian_vp, f)), rule: '15c' },
      { label: say('provinces'), value: sum(provinces) },
      {
        label: say('legions-left-2'),
        value: sum((f) => legionsLeft(view, parts, f)),
        rule: '8a',
        help: say('legions-left'),
      },
      { label: say('cards'), value: sum((f) => handSize(view, f)) },
    ],
    notes: factions.flatMap((f) => notes(view, parts, f)),
  };
}

function notes(view: Empire, parts: Components, f: number): SeatSummary['notes'] {
  if (view.dead[f]) return [{ label: say('faction'), text: say('dead'), rule: '13b' }];
  const emperor = emperorOf(view, parts, f);
  const barbarians = token(view, f, 'barbarian');
  const found: SeatSummary['notes'] = [];
  if (emperor) found.push({ label: say('emperor'), text: `${emperor.name}: ${emperor.bonuses}`, rule: '5.3a' });
  if (barbarians.state === 'known') {
    const entry = parts.barbarians[view.turn - 1]?.[barbarians.token - 1];
    const people = parts.peoples.find((p) => p.id === entry?.people);
    if (entry && people)
      found.push({
        label: say('barbarians'),
        text: say('people', { people: people.name, strength: entry.strength }),
        rule: '5.2',
      });
  }
  return found;
}

/** Most points when the last turn is over, and how far one is from that (15a). */
export function aim(view: View, game: GameStatic, seat: number): string {
  const turns = (game.components as Components).turns.length;
  const all = summary(view, game);
  const mine = all.find((one) => one.seat === seat);
  const others = all.filter((one) => one !== mine).sort((a, b) => b.score - a.score);
  const [best] = others;
  if (!mine || !best) return '';
  const ahead = mine.score - best.score;
  const who = listed(others.filter(({ score }) => score === best.score).flatMap(({ sides }) => sides[0]?.name ?? []));
  if (!ahead) return say('aim-level', { turns, who });
  return say(ahead > 0 ? 'aim-ahead' : 'aim-behind', { turns, who, points: Math.abs(ahead) });
}

export function order(view: View, game: GameStatic, decision: Decision | null): OrderStep[] {
  const now = view as Empire;
  const step = decision?.step ?? now.step;
  const parts = game.components as Components;
  const drawing = step === 'DrawTokens' || step === 'KeepOrPass';
  const barbarian = !drawing && now.side >= FIRST_PEOPLE;
  const roman = !drawing && now.side >= 0 && now.side < FIRST_PEOPLE;
  const line = (title: string, rule: string, depth: number, here: boolean): OrderStep => ({ title, rule, depth, here });
  const own = (running: boolean): OrderStep[] => [
    line(
      say('order-cards'),
      '7a',
      2,
      running && ['PlayEvent', 'ChooseTarget', 'ChooseVictim', 'MarchIn', 'OracleWindow'].includes(step),
    ),
    line(
      say('order-build'),
      '8a',
      2,
      running && (step === 'Build' || BARBARIAN_STEPS.has(step) || step === 'ChooseStart'),
    ),
    line(
      say('order-place'),
      '9a',
      2,
      running &&
        [
          'Place',
          'Retreat',
          'Withdraw',
          'Loot',
          'HoldFort',
          'AmbushWindow',
          'TestudoWindow',
          'SubsidyWindow',
          'Bribery',
          'BribeAnswer',
        ].includes(step),
    ),
  ];
  return [
    line(say('order-turn', { turn: now.turn, turns: parts.turns.length }), '4a', 0, false),
    line(say('order-draw'), '5.1a', 1, drawing),
    line(say('order-barbarian'), '6a', 1, barbarian),
    ...own(barbarian),
    line(say('order-barbarian-vp'), '15.1a', 2, false),
    line(say('order-roman'), '6a', 1, roman),
    ...own(roman),
    line(say('order-cities'), '9.3.3a', 2, roman && (step === 'BuildCities' || step === 'DismissAuxilia')),
    line(say('order-roman-vp'), '15.2a', 2, false),
  ];
}

/** "Your lot was drawn for you: Emperor Claudius and the Galli." */
export function lot(view: View, game: GameStatic, seat: number): string {
  const now = view as Empire;
  const parts = game.components as Components;
  const drawn = factionsOf(now, seat).flatMap((f) => {
    const barbarian = token(now, f, 'barbarian');
    const entry = barbarian.state === 'known' ? parts.barbarians[now.turn - 1]?.[barbarian.token - 1] : undefined;
    const people = parts.peoples.find((p) => p.id === entry?.people);
    return [people && say('the-people', { people: people.name }), emperorOf(now, parts, f)?.name].filter(
      (name) => name !== undefined,
    );
  });
  return drawn.length ? say('lot', { drawn: listed(drawn) }) : '';
}
