/**
 * Updates come in few words (docs/protocol.md, 5): here they get back what the client has or can work out by itself.
 */
import type { BriefDecision, BriefEvent, Decision, EventLine, GameStatic, Update, View } from './api';

/** The label of an action, from its text. */
export type Labeller = (text: string) => string;

/**
 * What the buttons say, from the game's `verbs`, `labels` and `names`.
 * >>> labeller(hre)('attack roma from sea')
 * 'Attack Roma from the sea'
 */
export function labeller(game: Pick<GameStatic, 'verbs' | 'labels' | 'names'>): Labeller {
  return (text) => {
    const words = text.split(' ');
    const verb = words[0] ?? '';
    const kinds: string[] = [];
    let label = game.labels[verb] ?? text;
    for (const [k, part] of (game.verbs[verb] ?? '').split(' ').entries()) {
      if (!part.startsWith('{')) continue;
      const kind = part.slice(1, -1);
      const name = kinds.includes(kind) ? `${kind}${kinds.length + 1}` : kind;
      kinds.push(kind);
      const word = words[k] ?? '';
      label = label.replaceAll(`{${name}}`, () => game.names[word] ?? word);
    }
    return label;
  };
}

/** A view after the changes of an update: whole fields, and single entries of lists. Lists that stay are shared. */
export function changedView(view: View, update: Pick<Update, 'changes' | 'set'>): View {
  const after: View = { ...view, ...update.changes };
  for (const [name, entries] of Object.entries(update.set ?? {})) {
    const list = [...(view[name] as unknown[])];
    for (const [k, value] of Object.entries(entries)) list[Number(k)] = value;
    after[name] = list;
  }
  return after;
}

/** The decision with all its labels. */
export function wholeDecision(decision: BriefDecision | null | undefined, label: Labeller): Decision | null {
  if (!decision) return null;
  const options = decision.options.map((option) =>
    typeof option === 'string' ? { text: option, label: label(option) } : option,
  );
  return { ...decision, options };
}

/** Events with their places, kinds and all their facts. */
export function wholeEvents(events: BriefEvent[] | undefined, from: number, n: number): EventLine[] {
  const whole: EventLine[] = [];
  for (const [k, { same, ...event }] of (events ?? []).entries()) {
    const before: Pick<EventLine, 'kind' | 'rule' | 'facts'> = whole.at(-1) ?? { kind: '', rule: '', facts: {} };
    const taken =
      same === true ? before.facts : Object.fromEntries((same || []).map((name) => [name, before.facts[name]]));
    const { kind, rule = '' } = event.kind ? event : before;
    whole.push({
      i: from + k,
      n: event.n ?? n,
      kind: kind ?? '',
      rule,
      facts: { ...taken, ...event.facts },
      sentence: event.sentence,
    });
  }
  return whole;
}
