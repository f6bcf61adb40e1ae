import { expect, it } from 'vitest';
import { catalogue, citations } from '../citations';

it('cites rules that there are', () => {
  const rules = catalogue('imperium');
  expect(citations('imperium').filter((citation) => !rules.has(citation.split(' ')[0]))).toEqual([]);
});
