import { expect, it } from 'vitest';
import { more } from './fading';

it.each([
  [{ scrollTop: 0, scrollHeight: 100, clientHeight: 100 }, ''],
  [{ scrollTop: 0, scrollHeight: 101, clientHeight: 100 }, ''],
  [{ scrollTop: 0, scrollHeight: 150, clientHeight: 100 }, 'below'],
  [{ scrollTop: 20, scrollHeight: 150, clientHeight: 100 }, 'above below'],
  [{ scrollTop: 49.5, scrollHeight: 150, clientHeight: 100 }, 'above'],
])('of %j there is more %s', (box, ends) => {
  expect(more(box)).toBe(ends);
});
