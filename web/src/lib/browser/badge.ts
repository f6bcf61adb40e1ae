/** The icon of the tab: a spot of light on it while a match waits for this person. */
import { ownFile } from '$lib/transport';

const LETTER =
  'M9 25V7h8.5c3.6 0 6 2.2 6 5.4 0 2.6-1.6 4.4-4.1 5.1L24.5 25h-3.9l-4.6-7.2h-3.6V25zm3.4-10h4.8c1.9 0 2.9-1 2.9-2.5s-1-2.6-2.9-2.6h-4.8z';

/** The icon as an address: with a number in a spot of light if something waits. */
export function icon(waiting: number): string {
  if (!waiting) return ownFile('favicon.svg');
  const number = waiting > 9 ? '9+' : String(waiting);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#7c2a1e"/><path d="${LETTER}" fill="#f6efdf"/><circle cx="22.5" cy="9.5" r="9.5" fill="#13baac" stroke="#03251f"/><text x="22.5" y="14.6" font-family="sans-serif" font-weight="700" font-size="14" text-anchor="middle" fill="#03251f">${number}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export function markTab(waiting: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.href !== icon(waiting)) link.href = icon(waiting);
}
