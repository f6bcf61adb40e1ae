/** Not being asked: what I wish about windows, and the orders that answer for me. Nobody else learns of them. */
import type { Decision, GameStatic, Match, Order, PassedOver, QuestionKind, Table, Wish, Wishes } from '$lib/api';
import type { GameModule } from '$lib/board';
import type { Live } from '$lib/live';
import { withOrder } from './orders';

/** What I am asked, what the game can be told beforehand, and how I answer. */
interface Needs {
  readonly match: Pick<Match, 'lesson'>;
  readonly game: Pick<GameStatic, 'questions'>;
  readonly module: Pick<GameModule, 'declines'>;
  readonly seat: number | null;
  readonly live: Pick<Table, 'obeyed' | 'orders' | 'passed'> | null;
  readonly past: unknown;
  readonly over: boolean;
  readonly decision: Decision | null;
  readonly offered: ReadonlyMap<string, string>;
  /** The list above the prompt. */
  list: string | null;
  readonly doing: {
    send(action: string): Promise<void>;
    tell(what: (connection: Pick<Live, 'order' | 'prefer'>, seat: number) => Promise<void>): Promise<void>;
  };
}

export class Unasked {
  constructor(private readonly session: Needs) {}

  /** How I wish to be asked at kinds of windows. */
  async prefer(wishes: Wishes): Promise<void> {
    await this.session.doing.tell((connection, seat) => connection.prefer(seat, wishes));
  }

  /** My orders instead of those I had. */
  async order(orders: Order[]): Promise<void> {
    await this.session.doing.tell((connection, seat) => connection.order(seat, orders));
  }

  /** One more order, which counts at once: also for what I am being asked. */
  async always(order: Order): Promise<void> {
    this.session.list = null;
    await this.order(withOrder(this.session.live?.orders ?? [], order));
  }

  /** Whether I can give orders here: not in lessons, and not when all is over. */
  get mayOrder(): boolean {
    const { session } = this;
    return session.seat !== null && !session.over && !session.match.lesson && !!session.game.questions?.length;
  }

  /** The kind of the question that is put, if orders can answer it. */
  get kind(): QuestionKind | undefined {
    const { decision, game } = this.session;
    return this.mayOrder ? game.questions?.find(({ id }) => id === decision?.question) : undefined;
  }

  /** The order of mine that played an action. */
  orderBy(n: number): Order | undefined {
    return this.session.live?.obeyed?.find((one) => one.n === n)?.order;
  }

  /** What I was not asked since I acted last. */
  get passed(): PassedOver[] {
    return (this.session.past ? null : this.session.live?.passed) ?? [];
  }

  /** The answer that declines the window that is open, if one is. */
  get declining(): string | null {
    const { decision, module, offered } = this.session;
    const own = module.declines?.[decision?.window ?? ''];
    const declines = (own ? [own] : ['pass', 'refuse', 'no-offer']).find((text) => offered.has(text));
    return (decision?.window && declines) || null;
  }

  /** Pass, and do not be asked such a thing again this turn; or not before it concerns me. */
  async notAgain(wish: Wish = 'never'): Promise<void> {
    const [window, action] = [this.session.decision?.window, this.declining];
    if (!window || action === null) return;
    await this.prefer({ [window]: wish });
    await this.session.doing.send(action);
  }
}
