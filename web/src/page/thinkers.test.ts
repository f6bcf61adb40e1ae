import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Orders } from './python';
import { Thinkers } from './thinkers';

/** A worker of the browser, as far as it is spoken to. */
class Fake {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: { kind: string; id: number }[] = [];
  dismissed = false;
  postMessage = (message: { kind: string; id: number }): void => void this.heard.push(message);
  terminate = (): void => void (this.dismissed = true);
  readonly tasks = (): number[] => this.heard.filter(({ kind }) => kind === 'task').map(({ id }) => id);
  answers(id: number, answer = 'done'): void {
    this.onmessage!({ data: { kind: 'done', id, answer: new TextEncoder().encode(answer) } });
  }
}

let workers: Fake[];
let thinkers: Thinkers;

const task = (kind: string) => new TextEncoder().encode(JSON.stringify({ kind, game: 'hre' }));
const told = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  const open = () => {
    workers.push(new Fake());
    return workers.at(-1) as unknown as Worker;
  };
  thinkers = new Thinkers({} as Orders, open, (id) => id);
});
afterEach(() => void vi.useRealTimers());

describe('those who think for a page', () => {
  it('are none until somebody asks', async () => {
    expect(workers).toEqual([]);
    const answer = thinkers.think(task('decide'));
    workers[0]!.answers(workers[0]!.tasks()[0]!, 'pass');
    expect(told(await answer)).toBe('pass');
  });

  it('let no bot wait for an analysis', () => {
    void thinkers.think(task('look'));
    void thinkers.think(task('decide'));
    void thinkers.think(task('record'));
    expect(workers.map((one) => one.tasks())).toEqual([[1, 3], [2]]);
  });

  it('are replaced when they break down, and whoever comes is given what was left', async () => {
    const [first, second] = [thinkers.think(task('decide')), thinkers.think(task('decide'))];
    workers[0]!.answers(1, 'one');
    workers[0]!.onerror!();
    expect([workers[0]!.dismissed, workers[1]!.tasks()]).toEqual([true, [2]]);
    workers[1]!.answers(2, 'two');
    expect([told(await first), told(await second)]).toEqual(['one', 'two']);
  });

  it('are not sent to their end for ever', async () => {
    const answer = thinkers.think(task('decide'));
    for (let k = 0; k < 3; k++) workers[k]!.onerror!();
    await expect(answer).rejects.toThrow('again and again');
    expect(workers).toHaveLength(3);
  });

  it('say what they could not do', async () => {
    const answer = thinkers.think(task('decide'));
    workers[0]!.onmessage!({ data: { kind: 'failed', id: 1, words: 'no such game' } });
    await expect(answer).rejects.toThrow('no such game');
  });

  it('leave when there has been no long work for a while; whoever decides stays', async () => {
    const [long, short] = [thinkers.think(task('sheet')), thinkers.think(task('decide'))];
    workers[0]!.answers(1);
    workers[1]!.answers(2);
    await Promise.all([long, short]);
    vi.advanceTimersByTime(120_000);
    expect(workers.map((one) => one.dismissed)).toEqual([true, false]);
  });
});
