/** Every leader of every game has a portrait of his own, or a people whose face he has. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOM, type Portrait } from '../board/coins/features';
import { struck } from '../board/coins/coin';
import * as hre from './hre/portraits';
import * as imperium from './imperium/portraits';
import * as peoples from './imperium/peoples';
import * as pax from './pax/portraits';
import * as trajan from './trajan/portraits';
import * as ultimus from './ultimus/portraits';

const data = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../src/romanum/games/${path}`, import.meta.url)), 'utf8');
const all = (text: string, one: RegExp): string[] => [...text.matchAll(one)].map(([, id]) => id!);
const section = (text: string, from: string, to?: string): string =>
  text.slice(text.indexOf(from), to ? text.indexOf(to) : undefined);

const EMPERORS = all(data('hre/data/emperors.toml'), /^id = "(.+?)"/gm);
const WAR = data('trajan/data/counters.toml')
  .split('\n')
  .filter((line) => line.includes('type = "leader"'))
  .map((line) => ({ id: /id = "(.+?)"/.exec(line)![1]!, nation: /side = "(.+?)"/.exec(line)![1]! }));
const LATE = data('ultimus/data/leaders.toml');
const ROLL = section(data('imperium/data/scenarios/roll.toml'), '[leader]');
const SEA = data('pax/data/leaders.toml');
const ROWS = /^ {2}\{ id = "(.+?)"/gm;

/** Those without a portrait of their own. */
const without = (ids: readonly string[], portraits: Readonly<Record<string, Portrait>>): string[] =>
  ids.filter((id) => !(id in portraits));

describe('portraits', () => {
  it('are there for each Emperor', () => {
    expect(EMPERORS.length).toBeGreaterThan(40);
    expect(without(EMPERORS, hre.PORTRAITS)).toEqual([]);
    expect(Object.keys(hre.PORTRAITS).filter((id) => !EMPERORS.includes(id))).toEqual([]);
  });

  it('are there for each leader of the Parthian war', () => {
    const ids = WAR.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(15);
    expect(without(ids, trajan.PORTRAITS)).toEqual([]);
    expect(Object.keys(trajan.PORTRAITS).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('are there for each named leader of the last century, and generic ones have a people', () => {
    const named = all(`${section(LATE, 'roman = [', 'generic = [')}${section(LATE, 'tribal = [', 'chief = [')}`, ROWS);
    expect(named.length).toBeGreaterThan(80);
    expect(without(named, ultimus.PORTRAITS)).toEqual([]);
    expect(Object.keys(ultimus.PORTRAITS).filter((id) => !named.includes(id))).toEqual([]);
    const hun = ultimus.portraitFor({ id: 'hunni-chief', tribe: 'hunni' });
    expect(hun).toContain('fur');
    expect(ultimus.portraitFor({ id: 'dux-raetiae', tribe: '' })[0]).toBe('DVX RAETIAE');
  });

  it('are there for each named leader around the Middle Sea, and the others have a people', () => {
    const named = all(section(SEA, 'named = ['), ROWS);
    expect(named.length).toBeGreaterThan(10);
    expect(without(named, pax.PORTRAITS)).toEqual([]);
    const others = all(section(SEA, 'pool = [', 'named = ['), ROWS);
    expect(others.length).toBeGreaterThan(40);
    expect(without(others, pax.PORTRAITS).filter((id) => !pax.peopleOf(id))).toEqual([]);
  });

  it('are there for leaders of all scenarios, or they have a people', () => {
    const ids = all(ROLL, /^([\w-]+) = "/gm);
    expect(ids.length).toBeGreaterThan(400);
    expect(without(ids, imperium.PORTRAITS).filter((id) => !peoples.kindOf(id))).toEqual([]);
    expect(Object.keys(imperium.PORTRAITS).filter((id) => !ids.includes(id))).toEqual([]);
    expect(peoples.kindOf('somebody-new')).toBeUndefined();
  });

  it('have legends that fit, and are small', () => {
    const sets = [hre, trajan, ultimus, pax, imperium].flatMap(({ PORTRAITS }) => Object.values(PORTRAITS));
    const rest = all(ROLL, /^([\w-]+) = "/gm).map(peoples.portraitFor);
    for (const portrait of [...sets, ...rest]) {
      expect([...portrait[0]].length, portrait[0]).toBeLessThanOrEqual(ROOM);
      expect(portrait[0], portrait[0]).toMatch(/^[A-ZΑ-Ω0-9 ]+$/u);
      const coin = struck(portrait, true);
      const size = coin.marks.reduce((sum, { d }) => sum + d.length, 0);
      expect(size, portrait[0]).toBeLessThan(3600);
    }
  });
});
