import { describe, expect, it } from 'vitest';
import { fitting, meant } from './names';

const NAMES = ['a3621', 'a2418', 'a2521', 'caesar', 'cordoba'];
const CALLED: Record<string, string> = { a3621: 'Roma', a2418: 'Gergovia', a2521: 'Narbo', cordoba: 'Córdoba' };
const called = (name: string): string => CALLED[name] ?? name;

describe('one of many names', () => {
  it('fits by its name or its id, however it is written, those that begin so first', () => {
    expect(fitting(NAMES, 'ro', called)).toEqual(['a3621']);
    expect(fitting(NAMES, 'a', called)).toEqual(['a3621', 'a2418', 'a2521', 'caesar', 'cordoba']);
    expect(fitting(NAMES, 'o', called)).toEqual(['a3621', 'a2418', 'a2521', 'cordoba']);
    expect(fitting(NAMES, 'CORDOBA', called)).toEqual(['cordoba']);
  });

  it('is meant where nothing else can be', () => {
    expect(meant(NAMES, ' roma ', called)).toBe('a3621');
    expect(meant(NAMES, 'a2521', called)).toBe('a2521');
    expect(meant(NAMES, 'gerg', called)).toBe('a2418');
    expect(meant(NAMES, 'c', called)).toBeNull();
    expect(meant(NAMES, '', called)).toBeNull();
    expect(meant(NAMES, 'troia', called)).toBeNull();
  });

  it('is offered among few', () => {
    const many = Array.from({ length: 3000 }, (_, n) => `hex-${n}`);
    expect(fitting(many, 'hex', called)).toHaveLength(40);
    expect(fitting(many, 'hex-2999', called)).toEqual(['hex-2999']);
  });
});
