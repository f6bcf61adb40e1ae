import { expect, it } from 'vitest';
import { embedCode, escapeHtml, Outlines } from './share';

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

it('writes a frame for another page, whatever the title', () => {
  const code = embedCode('https://club.example/embed/k3v9', '"><script>');
  expect(code).toContain('src="https://club.example/embed/k3v9"');
  expect(code).not.toContain('<script>');
});
