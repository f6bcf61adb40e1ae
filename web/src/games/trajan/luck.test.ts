import { describe as group, expect, it } from 'vitest';
import type { EventLine } from '$lib/board';
import { game, parts } from './fixtures';
import { castOf, luck } from './luck';

let i = 0;
const event = (kind: string, facts: EventLine['facts'], n = 1): EventLine => ({ i: (i += 1), n, kind, rule: '', facts, sentence: `${kind}.` });
const strike = (strength: number, suffered: number, modifiers: unknown[] = [], side = 'roman') => event('strike', { side, hex: '1112', strength, suffered, modifiers });

group('what a roll was to bring', () => {
  it('is the mean of the row of the combat table', () => {
    const row = parts.combat.rows.at(-1)!.map((result) => Number.parseInt(result, 10) || 0);
    const expected = row.reduce((sum, one) => sum + one, 0) / 6;
    expect(castOf(parts, strike(parts.combat.least.at(-1)!, 10))).toEqual({ kind: 'strikes', side: 'roman', got: 10, expected });
  });
  it('is less where the ground lowers every number', () => {
    const cast = castOf(parts, strike(parts.combat.least[1]!, 0, [{ rule: '14.12c', what: 'reduced', value: -1 }]))!;
    expect(cast.expected).toBeCloseTo(1 / 6);
  });
  it('is nothing for those who storm walls', () => {
    expect(castOf(parts, strike(40, 0, [{ rule: '15.12c', what: 'walls', value: 0 }]))).toBeNull();
  });
  it('is the share of results that let a force march', () => {
    const expected = parts.marches.road.filter((result) => !result.startsWith('N')).length / 6;
    expect(castOf(parts, event('march-roll', { side: 'roman', hex: '0612', march: 'road', die: 1, result: 'N' }))).toEqual({ kind: 'marches', side: 'roman', got: 0, expected });
  });
  it('is harder to come by for a revolt where the garrison is strong', () => {
    const facts = { side: 'roman', city: 'edessa', die: 1, needed: 3, success: true };
    expect(castOf(parts, event('incites', facts))!.expected).toBeCloseTo(1 / 2);
    expect(castOf(parts, event('incites', { ...facts, modifiers: [{ what: 'strong-garrison', value: 1 }] }))!.expected).toBeCloseTo(1 / 3);
  });
});

group('luck', () => {
  it('is told by what the dice were rolled for, and only for those who rolled', () => {
    const found = luck([strike(10, 2), event('formal-siege', { side: 'roman', city: 'edessa', die: 6, result: 'B' })], {}, game);
    expect(found.kinds!.map(({ title, sides }) => [title, sides.map(({ id, contests, won }) => [id, contests, won])])).toEqual([
      ['Strikes', [['roman', 1, 2]]],
      ['Formal sieges', [['roman', 1, 1]]],
    ]);
  });
  it('tells the battle whose dice fell farthest from what was to be expected', () => {
    const combat = event('combat', { hex: '1112', side: 'roman', enemy: 'parthian' }, 7);
    const { upsets } = luck([combat, strike(200, 0), strike(200, 15, [], 'parthian')], {}, game);
    expect(upsets).toHaveLength(1);
    expect(upsets[0]!.n).toBe(7);
    expect(upsets[0]!.sentence).toMatch(/in favour of Parthia\.$/);
  });
  it('tells the roll that went against the odds', () => {
    const { upsets } = luck([event('assassination', { side: 'parthian', unit: 'trajan', die: 1, needed: 1, success: true })], {}, game);
    expect(upsets.map(({ sentence }) => sentence)).toEqual(['assassination. The chance was 17% for Parthia.']);
  });
});
