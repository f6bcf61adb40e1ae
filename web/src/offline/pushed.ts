/** What the server tells a browser that is closed: a title, and where a click leads. */

export interface Pushed {
  title: string;
  path: string;
}

/** A path of this server's own; anything else is the lobby. */
export const pathOf = (text: unknown): string =>
  typeof text === 'string' && /^\/(?!\/)[\w/-]*$/.test(text) ? text : '/';

/** A message as it came, whatever it holds. */
export function pushed(told: unknown): Pushed {
  const { title, path } = (told ?? {}) as Partial<Record<keyof Pushed, unknown>>;
  return { title: typeof title === 'string' && title ? title : 'Romanum', path: pathOf(path) };
}
