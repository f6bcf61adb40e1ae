/** What the tabs of a browser and the one that holds the tables say to each other, over a channel that all hear. */
import type { Coming } from '$lib/transport';

/** A request of the protocol. */
export interface Ask {
  kind: 'ask';
  tab: string;
  id: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** A socket of the protocol: opened, spoken into, shut. */
export type Heard =
  | { kind: 'open'; tab: string; id: number; path: string }
  | { kind: 'say'; tab: string; id: number; text: string }
  | { kind: 'shut'; tab: string; id: number };

/** From a tab to whoever leads. */
export type ToHost = Ask | Heard | { kind: 'hello'; tab: string };

/**
 * From whoever leads to the tabs; its term tells it from the one that led before. What is fetched for an answer all
 * tabs hear.
 */
export type ToTabs =
  | { kind: 'loading'; term: string; coming: Coming }
  | { kind: 'fetching'; coming: Coming | null }
  | { kind: 'lead'; term: string }
  | { kind: 'failed'; term: string; words: string }
  | { kind: 'answer'; tab: string; id: number; status: number; headers: Record<string, string>; body: string | null }
  | { kind: 'told'; tab: string; id: number; text: string }
  | { kind: 'closed'; tab: string; id: number; code: number };

export type Message = ToHost | ToTabs;

/** What is needed of a channel. */
export interface Channel {
  postMessage(message: Message): void;
  onmessage: ((event: { data: Message }) => void) | null;
}

/** The names under which a page keeps and locks things: two copies in different folders of a host do not meet. */
export const named = (folder: string) => ({
  channel: `romanum ${folder}`,
  shelf: `romanum ${folder}`,
  files: `romanum-files ${folder}`,
  host: `romanum-host ${folder}`,
  tab: (id: string) => `romanum-tab ${folder} ${id}`,
  life: (id: string) => `romanum-life ${folder} ${id}`,
  table: `romanum-table ${folder}`,
});

/** A name that nobody else has, also where the page is not on a safe connection. */
export const unique = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
