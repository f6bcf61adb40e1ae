import { expect, it } from 'vitest';
import { DEFAULTS, readSettings } from './settings.svelte';

it('keeps what is stored and leaves the rest as it was', () => {
  expect(readSettings('{"theme": "dark"}')).toEqual({ ...DEFAULTS, theme: 'dark' });
});

it('takes no harm from stored nonsense', () => {
  expect(readSettings('{not json')).toEqual(DEFAULTS);
  expect(readSettings('{"sound": "loud"}')).toEqual(DEFAULTS);
});

it('is silent unless asked', () => {
  expect(DEFAULTS.sound).toBe(false);
});
