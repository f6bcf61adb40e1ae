/** Who is asking and of what kind of server, the host's notice, and how a person is told of things. */

/** The version of the messages that this client reads; the server refuses a page of another one. */
export const PROTOCOL = 1;

export interface Me {
  id: number | null;
  name: string;
  mode: 'local' | 'hosting';
  signed_in: boolean;
  owner: boolean;
  can_create: boolean;
  version: string;
  protocol: number;
  /** The address under which everybody reaches the server, if the host has given one. */
  public: string;
  token?: string;
  /** A new account must give an invitation code. */
  needs_code?: boolean;
  /** Whether other machines can reach the server at all. */
  reach?: 'machine' | 'network';
  /** What the host tells everybody. */
  notice?: Notice | null;
  /** Whether this server can send mail. */
  mail?: boolean;
  /** Whether matches are rated here: then there are ladders and profiles. */
  ratings?: boolean;
  /** Whether I may make tournaments. */
  tournaments?: boolean;
  /** Where the page lies to which matches can be taken along; empty if this server has none. */
  along?: string;
  /** Whether the tables are in this page: there is no server, and so nobody elsewhere. */
  page?: boolean;
}

export interface Notice {
  id: number;
  text: string;
  at: string;
}

/** A match that waits for me. */
export interface Turn {
  match: string;
  game: string;
  title: string;
  branch: boolean;
  seats: number[];
  names: string[];
  others: string[];
  since: string;
  deadline: string | null;
  /** Seconds left, less than nothing if the time is up. */
  left: number | null;
}

export type Telling = 'turn' | 'reminder' | 'late' | 'over' | 'round';

/** How a person is told of things when the page is closed. */
export interface Notices {
  mail: boolean;
  address: string;
  confirmed: boolean;
  webhooks: boolean;
  webhook: string;
  secret: string;
  tell: Telling[];
  at_table: boolean;
  /** By what a browser knows the server that tells it when it is closed; empty: the server tells no browsers. */
  push: string;
  /** So many browsers of this person are told. */
  browsers: number;
}
