/** Ways over the map: from the tree of legs that the server sends, what a click on a place within reach can mean. */
import type { Risk, Ways } from '$lib/board';
import { say } from '../say';

/** A risk of a way, and the places of it where it is run. */
export interface RunRisk extends Risk {
  where: string[];
}

export interface Trip {
  goal: string;
  /** The single actions, in their order, without staying. */
  actions: string[];
  /** Where one is from the beginning to the end. */
  places: string[];
  cost: number;
  /** What is left of what they have, where that is counted. */
  left: number | null;
  /** How many legs, and how likely one arrives, where that can be told; for a voyage alone. */
  voyage: { legs: number; chance: number | null } | null;
  /** What it costs up to each of its places. */
  costs: number[];
  risks: RunRisk[];
  /** The rule by which it ends there; empty if one may go on. */
  ends: string;
  stays: string[];
  /** What follows where one stays, though one could go on. */
  rest: string[];
}

/** A trip with the action by which one stays at its end, or without any. */
export interface Choice {
  trip: Trip;
  stay: string | null;
}

/** Where a person is bound for, with what was said of the way when it was chosen. */
export interface Plan {
  goal: string;
  stay: string | null;
  kinds: ReadonlySet<string>;
  /** What the way still costs from each of its places. */
  left: ReadonlyMap<string, number>;
  /** Who set out. */
  party: string;
  /** Others were asked or dice fell on the way: unless something has happened, it is gone to its end. */
  halted?: boolean;
}

/** Each kind of risk once: how likely it is that it happens at all, where, and whence. */
function together(risks: readonly (readonly [place: string, risk: Risk])[]): RunRisk[] {
  const found = new Map<string, RunRisk>();
  for (const [place, risk] of risks) {
    const before = found.get(risk.kind);
    const unknown = risk.chance === null || (before !== undefined && before.chance === null);
    const chance = unknown ? null : 1 - (1 - (before?.chance ?? 0)) * (1 - (risk.chance ?? 0));
    const where = [...new Set([...(before?.where ?? []), place])];
    const whence = [...new Set([...(before?.whence ?? []), ...(risk.whence ?? [])])];
    found.set(risk.kind, { ...risk, chance, where, whence });
  }
  return [...found.values()];
}

const leftOf = ({ has }: Ways, cost: number): number | null => (typeof has === 'number' ? has - cost : null);

function tripOf(ways: Ways, last: number): Trip {
  const legs = [];
  for (let k = last; k >= 0; k = ways.legs[k]![3]) legs.unshift(ways.legs[k]!);
  const [, goal, cost, , , ends, stays, chance = 1] = ways.legs[last]!;
  const places = [ways.at, ...legs.map(([, place]) => place)];
  const run = (risks: readonly number[], k: number): Risk[] =>
    risks.map((number) => ways.risks[number]!).filter((risk) => !risk.at_end || k === legs.length - 1);
  return {
    goal,
    cost,
    left: leftOf(ways, cost),
    voyage: ways.voyage ? { legs: places.filter((place, k) => k && place !== places[k - 1]).length, chance } : null,
    costs: [0, ...legs.map(([, , spent]) => spent)],
    ends,
    stays,
    rest: ends ? [] : ways.rest,
    actions: legs.map(([action]) => action),
    places,
    risks: together(legs.flatMap(([, place, , , risks], k) => run(risks, k).map((risk) => [place, risk] as const))),
  };
}

/** The ways to a place, the best first; to where one stands, just staying. */
export function tripsTo(ways: Ways | null | undefined, place: string): Trip[] {
  if (!ways) return [];
  if (place === ways.at)
    return ways.stays.length
      ? [
          {
            goal: place,
            actions: [],
            places: [place],
            cost: 0,
            left: leftOf(ways, 0),
            voyage: null,
            costs: [0],
            risks: [],
            ends: '',
            stays: ways.stays,
            rest: ways.rest,
          },
        ]
      : [];
  return (ways.goals[place] ?? []).map((last) => tripOf(ways, last));
}

/**
 * Everything that can be meant by pointing at a place: each way there. One stays where a way must end, and where one
 * stands already, in each manner there is; everywhere else staying is said by itself.
 */
export const choicesAt = (ways: Ways | null | undefined, place: string): Choice[] =>
  tripsTo(ways, place).flatMap((trip): Choice[] =>
    trip.stays.length && (trip.ends || !trip.actions.length)
      ? trip.stays.map((stay) => ({ trip, stay }))
      : [{ trip, stay: null }],
  );

export const loses = (trip: Trip): boolean => trip.risks.some((risk) => risk.loses);

/** Of the choices that will do, the one that keeps to the way that was chosen; else the first. */
function best(choices: Choice[], { left }: Plan, does: (choice: Choice) => boolean): Choice | undefined {
  const found = choices.filter(does);
  const chosen = [...left.keys()].join();
  return found.find(({ trip }) => chosen.endsWith([...new Set(trip.places)].join())) ?? found[0];
}

/** What a click does at once: there is one way, one manner of staying, and nothing is lost that was not accepted. */
export function atOnce(choices: Choice[], plan: Plan | null, careful: boolean): Choice | null {
  const accepted =
    plan &&
    best(choices, plan, ({ trip, stay }) =>
      trip.goal === plan.goal &&
      stay === plan.stay &&
      trip.risks.every(({ kind, loses }) => !loses || plan.kinds.has(kind)),
    );
  if (accepted) return accepted;
  const [first, ...others] = choices;
  return first && !others.length && !(careful && loses(first.trip)) ? first : null;
}

export const planOf = ({ trip, stay }: Choice, party = ''): Plan => ({
  goal: trip.goal,
  stay,
  kinds: new Set(trip.risks.map(({ kind }) => kind)),
  left: new Map(trip.places.map((place, k) => [place, trip.cost - trip.costs[k]!])),
  party,
});

/**
 * What is left of a way that was halted, if nothing has happened to those who go: they are where it has led them, and
 * come to its end for no more than it was to cost and risk. Nobody need be asked again.
 */
export function restOf(ways: Ways | null | undefined, plan: Plan | null): Choice | null {
  const left = plan?.left.get(ways?.at ?? '');
  if (!plan?.halted || !plan.party || ways?.party !== plan.party || left === undefined) return null;
  const same = ({ trip, stay }: Choice): boolean =>
    stay === plan.stay && trip.cost <= left && trip.risks.every(({ kind }) => plan.kinds.has(kind));
  return best(choicesAt(ways, plan.goal), plan, same) ?? null;
}

export const actionsOf = ({ trip, stay }: Choice): string[] =>
  stay === null ? trip.actions : [...trip.actions, stay, ...trip.rest];

/** So many places are called by name. */
const NAMED = 3;

const listed = (ids: readonly string[], title: (id: string) => string): string =>
  ids.slice(0, NAMED).map(title).join(', ') + (ids.length > NAMED ? ' …' : '');

/** "it loses a unit, 17%"; where it is known who brings it: "it may be intercepted at Cenabum by those at Gergovia". */
export function riskInWords({ words, chance, where, whence }: RunRisk, title: (id: string) => string): string {
  const told = whence?.length
    ? say('risk-comes', { risk: words, where: listed(where, title), whence: listed(whence, title) })
    : words;
  return chance === null || chance === 1 ? told : `${told}, ${Math.round(chance * 100)}%`;
}

/** What a way costs and leaves, how long it is and how likely one arrives: "6 legs · 19% to arrive · 1 MP · 4 left". */
export function figuresOf({ cost, left, voyage }: Trip, costInWords: (cost: number) => string): string {
  const likely = typeof voyage?.chance === 'number' ? [say('arrives', { percent: inPercent(voyage.chance) })] : [];
  const sailed = voyage ? [say('legs', { legs: voyage.legs }), ...likely] : [];
  const spent = cost || !voyage ? [costInWords(cost)] : [];
  return [...sailed, ...spent, ...(left === null ? [] : [say('left-over', { left })])].join(' · ');
}

/** Not certain as long as anything can go wrong, nor hopeless as long as there is hope. */
const inPercent = (chance: number): number =>
  chance === 0 || chance === 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));

/** What is said of a place within reach to whoever comes there with the keyboard; nothing of others. */
export function reachInWords(
  ways: Ways | null | undefined,
  place: string,
  cost: (cost: number) => string,
  title: (id: string) => string,
): string {
  const trip = place === ways?.at ? undefined : tripsTo(ways, place)[0];
  if (!trip) return '';
  const told = [figuresOf(trip, cost), ...trip.risks.map((risk) => riskInWords(risk, title))];
  return say('within-reach', { told: told.join('; ') });
}
