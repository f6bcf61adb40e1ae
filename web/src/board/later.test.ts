import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oneByOne } from './later';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', (which: number) => (frames[which - 1] = () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The screen is drawn, and what waited for that comes about. */
function draws(): void {
  frames.splice(0).forEach((step) => step());
  vi.advanceTimersByTime(1);
}

it('does one thing after each time that the screen was drawn', () => {
  const done: number[] = [];
  oneByOne(() => void done.push(1), () => void done.push(2));
  expect(done).toEqual([]);
  draws();
  expect(done).toEqual([1]);
  draws();
  expect(done).toEqual([1, 2]);
});

it('goes on in a page that is not drawn', () => {
  const done: number[] = [];
  oneByOne(() => void done.push(1), () => void done.push(2));
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([1, 2]);
});

it('does no more when it is ended', () => {
  const done: number[] = [];
  const cease = oneByOne(() => void done.push(1), () => void done.push(2));
  draws();
  cease();
  draws();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([1]);
});
