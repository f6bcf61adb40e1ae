/**
 * Workers that think: the one that holds the tables never does, so that it answers at once. The first takes the bots'
 * choices; another is taken on for work that is long, and leaves when there has been none for a while. One that has
 * gone is replaced, and its task given once more.
 */
import { unique } from './messages';
import type { Orders } from './python';

/** How long a second one stays without work, in milliseconds. */
const IDLE = 60_000;
/** Kinds of tasks that take long: parts of an analysis, records and sheets that are brought. */
const LONG: ReadonlySet<string> = new Set(['look', 'record', 'sheet']);
/** So often a task is given: whatever breaks two workers breaks the third. */
const TRIES = 3;

export type ToThinker =
  | { kind: 'orders'; orders: Orders; life: string }
  | { kind: 'task'; id: number; game: string; task: Uint8Array };
export type FromThinker =
  | { kind: 'done'; id: number; answer: Uint8Array }
  | { kind: 'failed'; id: number; words: string };

interface Task {
  id: number;
  /** The game that must be there for it; empty if none. */
  game: string;
  bytes: Uint8Array;
  tries: number;
  resolve(answer: Uint8Array): void;
  reject(fault: Error): void;
}

/** A worker with the tasks that it has been given. */
class Thinker {
  readonly tasks = new Map<number, Task>();
  private readonly worker: Worker;
  private gone = false;

  constructor(orders: Orders, life: string, open: () => Worker, ended: (left: Task[]) => void) {
    this.worker = open();
    const end = () => {
      if (this.gone) return;
      this.dismiss();
      ended([...this.tasks.values()]);
    };
    this.worker.onmessage = ({ data }: MessageEvent<FromThinker | { kind: 'alive' }>) => {
      if (data.kind === 'alive') void navigator.locks?.request(life, end);
      else this.heard(data);
    };
    this.worker.onerror = end;
    this.worker.postMessage({ kind: 'orders', orders, life } satisfies ToThinker);
  }

  takes(task: Task): void {
    this.tasks.set(task.id, task);
    this.worker.postMessage({ kind: 'task', id: task.id, game: task.game, task: task.bytes } satisfies ToThinker);
  }

  dismiss(): void {
    this.gone = true;
    this.worker.terminate();
  }

  private heard(message: FromThinker): void {
    const task = this.tasks.get(message.id);
    this.tasks.delete(message.id);
    if (message.kind === 'done') task?.resolve(message.answer);
    else task?.reject(new Error(message.words));
  }
}

export class Thinkers {
  private nextId = 1;
  private quick: Thinker | null = null;
  private slow: Thinker | null = null;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly orders: Orders,
    private readonly open: () => Worker,
    private readonly lifeOf: (id: string) => string,
  ) {}

  /** An answer to a task. */
  think(bytes: Uint8Array): Promise<Uint8Array> {
    const { kind, game } = JSON.parse(new TextDecoder().decode(bytes)) as { kind: string; game?: string };
    return new Promise<Uint8Array>((resolve, reject) => {
      this.gives({ id: this.nextId++, game: game ?? '', bytes, tries: 0, resolve, reject }, LONG.has(kind));
    }).finally(() => this.rests());
  }

  private gives(task: Task, long: boolean): void {
    task.tries += 1;
    if (task.tries > TRIES) return task.reject(new Error('whoever thought of it has gone, again and again'));
    clearTimeout(this.idle);
    const seat = long ? 'slow' : 'quick';
    this[seat] ??= new Thinker(this.orders, this.lifeOf(unique()), this.open, (left) => {
      this[seat] = null;
      for (const one of left) this.gives(one, long);
    });
    this[seat].takes(task);
  }

  private rests(): void {
    clearTimeout(this.idle);
    if (!this.slow || this.slow.tasks.size) return;
    this.idle = setTimeout(() => {
      if (this.slow?.tasks.size) return;
      this.slow?.dismiss();
      this.slow = null;
    }, IDLE);
  }
}
