import { describe, expect, it } from 'vitest';
import { changedView, labeller, wholeDecision, wholeEvents } from './brief';

const game = {
  verbs: {
    attack: 'attack {province} from {origin}',
    march: 'march {province} to {province}',
    offer: 'offer {number}',
    done: 'done',
  },
  labels: {
    attack: 'Attack {province} from {origin}',
    march: 'March from {province} to {province2}',
    offer: 'Offer {number} VP',
    done: 'Done',
  },
  names: { roma: 'Roma', sea: 'the sea', ostia: 'Ostia' },
};
const label = labeller(game);

describe('a label', () => {
  it('has the names of the places', () => expect(label('attack roma from sea')).toBe('Attack Roma from the sea'));
  it('tells two places apart', () => expect(label('march roma to ostia')).toBe('March from Roma to Ostia'));
  it('shows numbers and bare verbs', () => expect([label('offer 3'), label('done')]).toEqual(['Offer 3 VP', 'Done']));
  it('of an unknown verb is its text', () => expect(label('sing ode')).toBe('sing ode'));
});

describe('a view', () => {
  it('takes whole fields and single entries', () => {
    const view = { turn: 1, armies: [1, 2, 3], holder: [0, 0] };
    const after = changedView(view, { changes: { turn: 2 }, set: { armies: { 1: 5 } } });
    expect(after).toEqual({ turn: 2, armies: [1, 5, 3], holder: [0, 0] });
    expect(view.armies).toEqual([1, 2, 3]);
    expect(after.holder).toBe(view.holder);
  });
});

it('gives options their labels where they were left out', () => {
  const asked = {
    seat: 0,
    step: 'Place',
    rule: '9a',
    prompt: '',
    facts: {},
    options: ['done', { text: 'offer 3', label: 'Offer three' }],
  };
  expect(wholeDecision(asked, label)?.options).toEqual([
    { text: 'done', label: 'Done' },
    { text: 'offer 3', label: 'Offer three' },
  ]);
  expect(wholeDecision(undefined, label)).toBeNull();
});

it('gives events their places and the facts of the event before', () => {
  const events = wholeEvents(
    [
      { kind: 'round', rule: '10a', sentence: 'one', facts: { side: 'red', attack: [6] } },
      { sentence: 'two', facts: { attack: [1] }, same: true, n: 7 },
      { kind: 'repelled', rule: '10d', sentence: 'three', same: ['side'] },
    ],
    12,
    8,
  );
  expect(events.map(({ i, n, kind, rule, facts }) => [i, n, kind, rule, facts])).toEqual([
    [12, 8, 'round', '10a', { side: 'red', attack: [6] }],
    [13, 7, 'round', '10a', { side: 'red', attack: [1] }],
    [14, 8, 'repelled', '10d', { side: 'red' }],
  ]);
});
