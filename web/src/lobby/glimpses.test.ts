import { expect, test } from 'vitest';
import type { Glimpse } from '$lib/api';
import { Glimpses } from './glimpses';

const GLIMPSE: Glimpse = { drawing: '<svg/>', turn: 2, turns: 9 };

test('a match is fetched anew when it has gone on, and only then', async () => {
  const asked: string[] = [];
  const glimpses = new Glimpses(async (id) => {
    asked.push(id);
    return GLIMPSE;
  });
  await glimpses.of({ id: 'a', seq: 3 });
  await glimpses.of({ id: 'a', seq: 3 });
  expect(asked).toEqual(['a']);
  await glimpses.of({ id: 'a', seq: 4 });
  expect(asked).toEqual(['a', 'a']);
});

test('they are fetched one after the other', async () => {
  let open = 0;
  let most = 0;
  const glimpses = new Glimpses(async () => {
    most = Math.max(most, ++open);
    await new Promise((done) => setTimeout(done, 1));
    open -= 1;
    return GLIMPSE;
  });
  await Promise.all(['a', 'b', 'c'].map((id) => glimpses.of({ id, seq: 0 })));
  expect(most).toBe(1);
});

test('one that failed keeps nobody from the next, and is asked for again', async () => {
  let well = false;
  const glimpses = new Glimpses(async () => {
    if (!well) throw new Error('no server');
    return GLIMPSE;
  });
  await expect(glimpses.of({ id: 'a', seq: 0 })).rejects.toThrow('no server');
  well = true;
  expect(await glimpses.of({ id: 'b', seq: 0 })).toBe(GLIMPSE);
  expect(await glimpses.of({ id: 'a', seq: 0 })).toBe(GLIMPSE);
});
