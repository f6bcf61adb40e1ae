import { expect, it } from 'vitest';
import { lessonDone, lessonsDone } from './lessons';

function shelf(text: string | null = null) {
  const kept = { text };
  return {
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      kept.text = value;
    },
  };
}

it('remembers which lessons are done, each once, game by game', () => {
  const store = shelf();
  lessonDone('hre', 'battle', store);
  lessonDone('hre', 'battle', store);
  lessonDone('trajan', 'march', store);
  expect(lessonsDone('hre', store)).toEqual(['battle']);
  expect(lessonsDone('trajan', store)).toEqual(['march']);
  expect(lessonsDone('pax', store)).toEqual([]);
});

it.each(['nonsense', '[]', '{"hre": 3}'])('begins anew where it cannot read what was kept: %s', (text) => {
  expect(lessonsDone('hre', shelf(text))).toEqual([]);
});
