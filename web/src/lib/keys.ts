/** One key for each button of the prompt, the same for the same action every time. */
import type { ActionOption } from './api';
import { say } from './say';

/** Keys that the table itself uses. */
export const TABLE_KEYS: { key: string; what: string }[] = [
  { key: '←↑→↓', what: say('move-between-places-on-the') },
  { key: 'Shift + ←↑→↓', what: say('shift-the-map') },
  { key: '.  ,', what: say('next-previous-place-where-something') },
  { key: 'Enter', what: say('act-on-the-place') },
  { key: 'Space', what: say('look-at-the-place-and') },
  { key: '?', what: say('ask-why-the-place-cannot') },
  { key: '+  −  0', what: say('zoom-in-zoom-out-whole') },
  { key: '1 … 9', what: say('the-buttons-under-the-map') },
  { key: 'U', what: say('key-undo') },
  { key: 'O', what: say('odds-of-what-can-be') },
  { key: 'H', what: say('key-hint') },
  { key: 'L', what: say('key-log') },
  { key: 'P', what: say('players-and-scores') },
  { key: 'R', what: say('key-rules') },
  { key: 'C', what: say('key-chat') },
  { key: 'N', what: say('private-notes') },
  { key: 'F', what: say('key-film') },
  { key: 'B  G', what: say('key-film-steps') },
  { key: 'E', what: say('key-film-end') },
  { key: '[  ]', what: say('one-action-back-one-forward') },
  { key: 'K', what: say('these-keys') },
  { key: say('esc'), what: say('close-back-to-the-present') },
];

export interface KeyedOption extends ActionOption {
  key: string;
}

/** The first nine are reached by digits, the others by Tab. */
export function withKeys<Option extends ActionOption>(options: readonly Option[]): (Option & { key: string })[] {
  return options.map((option, k) => ({ ...option, key: k < 9 ? String(k + 1) : '' }));
}

/** Answers that go on without doing anything more. */
const ONWARDS = new Set(['done', 'pass']);

export const goesOn = (text: string): boolean => ONWARDS.has(text);

/** Whether a key press is meant for a field of text and not for the table. */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The key by what it means on the table: digits by their place on the keyboard, where others are printed on some. */
export function keyOf(event: { key: string; code: string; shiftKey: boolean }): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  return digit && !event.shiftKey ? digit[1]! : event.key.toLowerCase();
}
