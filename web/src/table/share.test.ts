import { expect, it } from 'vitest';
import { escapeHtml, Outlines } from './share';

const long = `M0 0${'l1 1'.repeat(60)}`;

it('keeps a long outline once', () => {
  const outlines = new Outlines();
  expect(outlines.once(`<path class="land" d="${long}"></path>`)).toBe('<path class="land" data-d="0"></path>');
  expect(outlines.once(`<path d="${long}" class="hit"/>`)).toBe('<path data-d="0" class="hit"/>');
  expect(outlines.script.split(long)).toHaveLength(2);
});

it('leaves short ones where they are', () => {
  expect(new Outlines().once('<path d="M0 0h1"/>')).toBe('<path d="M0 0h1"/>');
});

it('lets no name of a match become markup', () => {
  expect(escapeHtml('<b>"R&D"</b>')).toBe('&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;');
});
