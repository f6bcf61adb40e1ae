/** What a seat does and asks at its table, and what it is answered: actions, reasons, odds, hints, chat. */
import type { ActionOption, Odds } from './table';
import type { Json } from './values';

export interface Refused {
  rule: string;
  text: string;
  message: string;
  facts: Record<string, Json>;
}

export interface Answer {
  answer: 'done' | 'doubled' | 'stale' | 'refused';
  seq: number;
  refused?: Refused;
  /** Of several actions, how many were played, and why the others were not. */
  played?: number;
  stopped?: '' | 'others' | 'dice' | 'shown' | 'changed';
}

export interface WhyAnswer {
  allowed: boolean;
  refused?: Refused;
  nearest?: ActionOption[];
}

export interface Chance {
  chance: number;
  low: number;
  high: number;
}

export interface Hint {
  text: string;
  label: string;
  /** How often equal players won after it, as measured; null where that is not known. */
  chance: Chance | null;
  odds: Odds | null;
  /** In sentences, the most telling first. */
  reasons: string[];
  /** How often it was tried in imagination. */
  trials: number;
  /** What it is the first step of, in a line; empty if it is no step of a plan. */
  plan: string;
  /** The chance to win where that was measured, otherwise what changes, in words. */
  number: string;
}

export interface Hints {
  bot: string;
  hints: Hint[];
  /** Which options were not tried, or not often enough, and why; empty if all were. */
  left_out: string;
}

export interface ChatLine {
  id: number;
  who: string;
  seat: number | null;
  text: string;
  at: string;
}
