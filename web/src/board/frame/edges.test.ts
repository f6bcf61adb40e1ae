import { describe, expect, it } from 'vitest';
import { signsOf } from './edges';

const SCREEN = { width: 1000, height: 600 };

describe('signs at the edge of the screen', () => {
  it('point to what lies beyond it, and to nothing that is in sight', () => {
    const [right] = signsOf([{ id: 'roma', x: 2500, y: 300 }], SCREEN);
    expect(right).toMatchObject({ ids: ['roma'], x: 981, y: 300, turn: 0 });
    const [above] = signsOf([{ id: 'roma', x: 500, y: -900 }], SCREEN);
    expect(above).toMatchObject({ x: 500, y: 19, turn: -90 });
    expect(signsOf([{ id: 'roma', x: 500, y: 300 }], SCREEN)).toEqual([]);
  });

  it('are one for a side and one for a corner, the nearest place first', () => {
    const places = [
      { id: 'far', x: 5000, y: 590 },
      { id: 'near', x: 1200, y: 10 },
      { id: 'corner', x: -300, y: -300 },
    ];
    expect(signsOf(places, SCREEN).map(({ ids }) => ids)).toEqual([['near', 'far'], ['corner']]);
  });

  it('keep off what stands at the edge, and off each other', () => {
    const tools = { x: 950, y: 0, width: 50, height: 120 };
    const places = [
      { id: 'corner', x: 1200, y: -200 },
      { id: 'side', x: 1200, y: 60 },
    ];
    const [side, corner] = signsOf(places, SCREEN, [tools]);
    expect(side!.x).toBe(981);
    expect(side!.y).toBeGreaterThan(136);
    expect(corner!.y).toBe(19);
    expect(corner!.x).toBeLessThan(934);
  });

  it('keep off the counters of places that can be chosen in sight', () => {
    const [sign] = signsOf([{ id: 'roma', x: 2500, y: 300 }, { id: 'ostia', x: 980, y: 300 }], SCREEN);
    expect(sign!.ids).toEqual(['roma']);
    const [beside] = signsOf([{ id: 'roma', x: 1010, y: 300 }], SCREEN);
    expect(Math.abs(beside!.y - 300)).toBeGreaterThanOrEqual(36);
    expect(Math.abs(sign!.y - 300)).toBeGreaterThanOrEqual(36);
  });

  it('step aside for what can be chosen under them, if there is anything else near by', () => {
    const roma = [{ id: 'roma', x: 2500, y: 300 }];
    expect(signsOf(roma, SCREEN, [], ({ y }) => y < 250)[0]!.y).toBe(246);
    expect(signsOf(roma, SCREEN, [], () => false)[0]!.y).toBe(300);
  });

  it('are left out where there is no room at all', () => {
    const everywhere = { x: 0, y: 0, ...SCREEN };
    expect(signsOf([{ id: 'roma', x: 2500, y: 300 }], SCREEN, [everywhere])).toEqual([]);
  });
});
