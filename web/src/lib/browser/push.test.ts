import { expect, it } from 'vitest';
import { bytes } from './push';

it('reads the key of a server', () => {
  expect([...bytes('BP8-_w')]).toEqual([4, 255, 62, 255]);
});
