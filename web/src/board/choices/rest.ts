/** Nothing more in this turn: by which answers it is passed, step by step. */
import type { Decision, View } from '$lib/board';

type Passing = (view: View, decision: Decision) => { turn: number; answer: string } | null;

/** For games that count turns: what whoever does nothing more answers at each step; other steps want an answer. */
export const restBy =
  (answers: Readonly<Record<string, string>>): Passing =>
  (view, { step, window }) => {
    const answer = window ? undefined : answers[step];
    return answer === undefined ? null : { turn: (view as { turn: number }).turn, answer };
  };
