/** The match in words: headline, what each power has, the order of play, warnings, and what is asked twice. */
import type { Decision, GameStatic, OrderStep, SeatSummary, View } from '$lib/board';
import { at } from '../../board/lists';
import { parse } from '../../board/choices/offers';
import { isDanger } from './actions';
import { sideId, sideName } from './model';
import { look } from './counters/paint';
import { led } from './likeness';
import { partsOf } from './parts';
import { say } from './say';
import type { Components, Sea, Standing } from './types';

export const phaseName = (phase: string): string => say(`phase-${phase}`);

export function headline(view: View, game: GameStatic): string {
  const now = view as Sea;
  const parts = partsOf(game, now);
  const facts = {
    scenario: at(parts.scenarios, now.scenario).name,
    year: now.year,
    turn: now.turn,
    last: now.last_turn,
    phase: phaseName(now.phase_name),
  };
  return now.active >= 0 && now.phase_name === 'activation'
    ? say('headline-active', { ...facts, power: sideName(now, parts, now.active) })
    : say('headline', facts);
}

export function summary(view: View, game: GameStatic): SeatSummary[] {
  const now = view as Sea;
  const parts = partsOf(game, now);
  return now.standings.map((standing, power) => {
    const { id, name, colour, letter } = look(now, parts, power);
    return {
      seat: standing.seat,
      sides: [{ id, name, colour, letter }],
      ...led(now, parts, power),
      score: standing.vp,
      standing: { text: say('score', { vp: standing.vp }), help: say('score-help') },
      has: say('purse', { talents: standing.treasury, stability: signed(standing.stability) }),
      parts: partsInWords(standing),
      notes: notesOf(now, parts, power),
    };
  });
}

const signed = (level: number): string => `${level > 0 ? '+' : ''}${level}`;

/** What the scenario wants for a victory; or what whoever made one of his own says of his rows. */
export function aim(view: View, game: GameStatic, _seat = 0): string {
  const { wins, scenario } = view as Sea;
  const { victory, final } = at(partsOf(game, view as Sea).scenarios, scenario);
  if (wins === undefined) return victory;
  const told = (JSON.parse(wins) as { text?: string }[]).flatMap(({ text }) => text ?? []);
  return [...told, say('otherwise', { final })].join(' ');
}

function partsInWords(standing: Standing): SeatSummary['parts'] {
  return [
    { label: say('talents'), value: `${standing.treasury}T`, rule: '1.4o', help: say('talents-help') },
    {
      label: say('stability'),
      value: signed(standing.stability),
      rule: '14.1.3',
      help: say(`range-${standing.range}`),
    },
    { label: say('gop'), value: standing.gop, rule: '15.2.2a', help: say('gop-help') },
    { label: say('cvp'), value: standing.cvp, rule: '15.3.2', help: say('cvp-help') },
  ];
}

function notesOf(view: Sea, parts: Components, power: number): SeatSummary['notes'] {
  const { allies, cards, objectives } = view.standings[power]!;
  const names = allies.map((id) => parts.powers.find((one) => one.id === id)?.name ?? id);
  const promised = view.promises.filter((one) => one.power === sideId(view, parts, power)).length;
  return [
    ...(names.length ? [{ label: say('allied'), text: names.join(', '), rule: '4.3.1a' }] : []),
    ...(view.advanced ? [{ label: say('cards'), text: String(cards), rule: '17.1.4a' }] : []),
    ...(objectives ? [{ label: say('objectives'), text: String(objectives), rule: '15.4.4a' }] : []),
    ...(promised ? [{ label: say('promises'), text: String(promised), rule: '4.3.2c' }] : []),
  ];
}

const RULES: Record<string, string> = {
  income: '3.2.A',
  maintenance: '3.2.B',
  removal: '3.2.C',
  leaders: '3.2.D',
  manpower: '3.2.E',
  activation: '3.2.F',
  attrition: '3.2.G',
  victory: '3.2.H1',
  order: '3.2.I',
};

export function order(view: View, game: GameStatic, _decision: Decision | null): OrderStep[] {
  const now = view as Sea;
  const parts = partsOf(game, now);
  return parts.phases.flatMap((phase) => {
    const here = now.phase_name === phase;
    const powers = phase === 'activation' && here ? activations(now, parts) : [];
    return [{ title: phaseName(phase), rule: RULES[phase]!, depth: 0, here: here && !powers.length }, ...powers];
  });
}

/** The running Activation, those of the first round to come, and the markers in the pool. */
function activations(view: Sea, parts: Components): OrderStep[] {
  const rule = '3.4.1';
  const now =
    view.active >= 0
      ? [{ title: say('active', { power: sideName(view, parts, view.active) }), rule, depth: 1, here: true }]
      : [];
  const rest = view.order
    .slice(view.activations)
    .map((power) => ({ title: say('then', { power: sideName(view, parts, power) }), rule, depth: 1, here: false }));
  return [
    ...now,
    ...rest,
    {
      title: say('pool', { markers: view.pool.reduce((sum, number) => sum + number, 0) }),
      rule,
      depth: 1,
      here: false,
    },
  ];
}

/** Verbs whose chance is told in words of its own. */
const HOPES = new Set(['intercept', 'intercept-of', 'roll-on', 'sack', 'stop-them', 'try-re-roll']);

export function hope(text: string): string | undefined {
  const { verb } = parse(text);
  return HOPES.has(verb) ? say(`hope-${verb}`) : undefined;
}

/** Small steps of many are not asked about; battles are, and what ends an Activation. */
const UNASKED = new Set([
  'to',
  'sail-to',
  'leave',
  'bring',
  'leave-leader',
  'bring-leader',
  'unit',
  'ready',
  'raise',
  'build',
  'rebuild',
  'engage',
  'buy',
  'cross-out',
  'give-up',
  'muster',
  'station',
  'lose',
  'reduce',
  'lose-unit',
  'reduce-unit',
  'major',
  'minor',
  'major-fleet',
  'halt',
  'done',
  'pass',
  'embark',
  'pick-up',
  'drop-off',
  'raise-die',
  'lower-die',
  'at',
  'in',
  'stand',
  'let-pass',
  'expansion',
  'recruitment',
  'pay',
  'hires',
  'militia',
  'town',
  'city',
  'repair',
]);

export function asks(view: View, game: GameStatic, text: string): boolean {
  const { verb } = parse(text);
  if (verb === 'to' || verb === 'sail-to' || verb === 'debark')
    return isDanger(view as Sea, partsOf(game, view as Sea), game, { text, label: '' });
  return !UNASKED.has(verb);
}

/** For a newcomer for whom a bot answered: which power is his. */
export function lot(view: View, game: GameStatic, seat: number): string {
  const now = view as Sea;
  const parts = partsOf(game, now);
  const { name } = at(parts.scenarios, now.scenario);
  const victory = aim(view, game);
  return say('lot', { scenario: name, power: sideName(now, parts, now.seats.indexOf(seat)), victory });
}
