import { beforeEach, describe, expect, it } from 'vitest';
import type { Channel, Message } from './messages';
import type { Packs } from './python';
import { type Host, Room } from './room';

const packs = {
  games: { hre: ['hre.pack'], pax: ['pax.pack'] },
  howto: {},
  languages: { de: { core: ['core-de.pack'] } },
} as unknown as Packs;

let said: Message[];
let fetched: string[][];
let room: Room;
let come: () => void;
/** What Python answers, one answer after the other. */
let answers: [number, string, string | undefined][];

const asks = () =>
  room.hears({ kind: 'ask', tab: 't', id: 1, method: 'GET', path: '/games/hre', headers: {}, body: null });
const misses = (...missed: string[]): [number, string, string] => [
  503,
  '{}',
  JSON.stringify({ error: { code: 'not-fetched', packs: missed } }),
];
const quiet = () => new Promise((done) => setTimeout(done));
const fetching = () => said.flatMap((one) => (one.kind === 'fetching' ? [one.coming] : []));

beforeEach(() => {
  [said, fetched, answers] = [[], [], []];
  const channel: Channel = { postMessage: (message) => void said.push(message), onmessage: null };
  const host = {
    request: () => Promise.resolve({ toJs: () => answers.shift()!, destroy: () => undefined }),
  } as unknown as Host;
  const page = {
    python: { pyimport: () => undefined },
    load: (names: string[]) => {
      fetched.push(names);
      return new Promise<void>((done) => (come = done));
    },
  };
  room = new Room(channel, host, page, packs, () => new Promise(() => undefined));
});

describe('the room of the tables', () => {
  it('fetches what an answer misses, and says what is coming until it is there', async () => {
    answers = [misses('games/hre', 'languages/de/core'), [200, '{}', 'a game']];
    asks();
    await quiet();
    expect(fetched).toEqual([['hre.pack', 'core-de.pack']]);
    room.comes(1, 4);
    expect(fetching()).toEqual([{ what: ['games/hre', 'languages/de/core'], loaded: 1, whole: 4 }]);
    come();
    await quiet();
    expect(fetching().at(-1)).toBeNull();
    expect(said.at(-1)).toMatchObject({ kind: 'answer', status: 200, body: 'a game' });
  });

  it('says nothing of bytes that nobody waits for', () => {
    room.comes(1, 4);
    expect(said).toEqual([]);
  });

  it('asks once more, and no oftener, for what does not come', async () => {
    answers = [misses('games/pax'), misses('games/pax')];
    asks();
    await quiet();
    come();
    await quiet();
    expect(fetched).toEqual([['pax.pack']]);
    expect(said.at(-1)).toMatchObject({ kind: 'answer', status: 503 });
  });
});
