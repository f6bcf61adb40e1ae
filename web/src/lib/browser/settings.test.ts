import { expect, it } from 'vitest';
import { DEFAULTS, preferences, readSettings } from './settings.svelte';

it('keeps what is stored and leaves the rest as it was', () => {
  expect(readSettings('{"theme": "dark"}')).toEqual({ ...DEFAULTS, theme: 'dark' });
});

it('takes no harm from stored nonsense', () => {
  expect(readSettings('{not json')).toEqual(DEFAULTS);
  expect(readSettings('{"sounds": "loud"}')).toEqual(DEFAULTS);
});

it('asks when it matters, unless something else was said', () => {
  expect(readSettings('{}').ask).toBe('stake');
  expect(readSettings('{"ask": "always"}').ask).toBe('always');
  expect(readSettings('{"ask": "sometimes"}').ask).toBe('stake');
  expect(readSettings('{"confirm": false}').ask).toBe('never');
});

it('knows in which games the guide has been sent away', () => {
  expect(readSettings('{"unguided": ["hre"]}').unguided).toEqual(['hre']);
  expect(readSettings('{"unguided": [1]}').unguided).toEqual([]);
});

it('sends the guide away in one game and leaves it in the others', () => {
  preferences.sendGuideAway('hre');
  expect(['hre', 'trajan'].map((game) => preferences.guides(game))).toEqual([false, true]);
  preferences.setGuide(true);
  expect(preferences.guides('hre')).toBe(true);
});

it('is heard unless somebody wants it silent, whatever was kept before there was more than a bell', () => {
  expect(readSettings('{"sound": false}').sounds).toBe(true);
  expect(readSettings('{"sounds": false}').sounds).toBe(false);
});
