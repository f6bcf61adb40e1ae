import { describe, expect, it } from 'vitest';
import { primary } from './keys';

const options = (...texts: string[]) => texts.map((text) => ({ text, label: text }));
const none = () => false;

describe('the primary button', () => {
  it('goes on, where several things could be done instead', () => {
    expect(primary(options('card daci', 'card iudaei', 'pass'), () => true, false)).toBe('pass');
  });
  it('is the first, where all of them do something', () => {
    expect(primary(options('loot', 'spare'), none, false)).toBe('loot');
  });
  it('does not go on while something would be lost that the map offers', () => {
    expect(primary(options('recruit', 'buy-fort', 'done'), (text) => text === 'done', true)).toBe('recruit');
    expect(primary(options('done'), () => true, true)).toBeNull();
  });
  it('goes on once nothing is lost by it', () => {
    expect(primary(options('recruit', 'done'), none, true)).toBe('done');
  });
  it('is none without buttons', () => {
    expect(primary([], none, true)).toBeNull();
  });
});
