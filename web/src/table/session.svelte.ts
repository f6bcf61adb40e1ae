/** One open table: what is known, what is shown, and what the person may do with it. The panels read and call this. */
import type { Answer, ChatLine, Decision, EventLine, GameStatic, Hints, Match, Odds, Refused, ScorePoint, Table, View, ActionOption } from '$lib/api';
import type { GameModule } from '$lib/board';
import * as http from '$lib/http';
import { Live, type Status } from '$lib/live';
import { preferences } from '$lib/settings.svelte';
import { play as playSound } from '$lib/sound';
import { componentIds, Names } from '$lib/words';
import { notifyTurn } from '$lib/notify';
import { nextSeat, sinceLastTurn } from './turns';

export interface WhyNot {
  action: string;
  refused: Refused;
  nearest: ActionOption[];
}

export interface Question {
  action: string;
  label: string;
  warning: string | null;
  odds: Odds | null;
}

export class TableSession {
  match = $state.raw<Match>() as Match;
  live = $state.raw<Table | null>(null);
  past = $state.raw<Table | null>(null);
  previous = $state.raw<View | null>(null);
  news = $state.raw<EventLine[]>([]);
  seat = $state<number | null>(null);
  curtain = $state<number | null>(null);
  lit = $state.raw<string[]>([]);
  inspected = $state<string | null>(null);
  odds = $state.raw<Record<string, Odds>>({});
  whyNot = $state.raw<WhyNot | null>(null);
  question = $state.raw<Question | null>(null);
  hints = $state.raw<Hints | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  scores = $state.raw<ScorePoint[]>([]);
  unread = $state(0);
  status = $state<Status>('connecting');
  busy = $state(false);
  thinking = $state(false);
  film = $state(false);
  /** The list above the prompt: everything offered, or what leads to dice with its odds. */
  list = $state<'all' | 'odds' | null>(null);
  toast = $state<string | null>(null);
  spoken = $state('');
  leftAt = $state<number | null>(null);

  readonly names: Names;
  private connection: Live;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  private oddsFor = '';

  /** The table on the screen: the present, or the moment looked back to. */
  table = $derived(this.past ?? this.live);
  decision = $derived<Decision | null>(this.past || this.curtain !== null ? null : (this.live?.decision ?? null));
  offered = $derived(new Map((this.decision?.options ?? []).map((option) => [option.text, option.label])));
  over = $derived(this.live?.state === 'over');
  myTurn = $derived(this.live?.decision != null);

  constructor(match: Match, readonly game: GameStatic, readonly module: GameModule, readonly geometry: unknown, seat: number | null) {
    this.match = match;
    this.names = new Names(game.names, componentIds(game.components));
    this.seat = seat ?? match.mine.find((s) => match.turn.includes(s)) ?? match.mine[0] ?? null;
    if (match.mine.length > 1 && match.state === 'running') this.curtain = this.seat;
    this.connection = new Live({
      match: match.id,
      seats: match.mine,
      on: {
        table: (table, news) => this.got(table, news),
        chat: (line) => this.heardChat(line),
        seats: (seats, state) => {
          this.match = { ...this.match, seats, state };
          if (state === 'over') void this.refresh();
        },
        status: (status) => (this.status = status),
        fault: (error) => this.say(error.message),
      },
    });
  }

  async open(): Promise<void> {
    this.leftAt = Number(localStorage.getItem(this.leftKey) ?? NaN) || null;
    this.connection.start();
    this.chat = await http.chat(this.match.id).catch(() => []);
    await this.refreshScores();
  }

  close(): void {
    this.film = false;
    this.connection.stop();
  }

  wake(): void {
    this.connection.wake();
  }

  async refresh(): Promise<void> {
    this.match = await http.match(this.match.id);
    await this.refreshScores();
  }

  private get leftKey(): string {
    return `romanum.left.${this.match.id}.${this.seat ?? 'watch'}`;
  }

  private async refreshScores(): Promise<void> {
    this.scores = await http.scores(this.match.id).catch(() => this.scores);
  }

  private got(table: Table, news: EventLine[]): void {
    const onScreen = table.seat === this.seat;
    if (onScreen) this.show(table, news);
    const next = nextSeat(this.match.mine, table.pending, this.seat);
    if (this.match.mine.length > 1 && next !== this.seat && this.curtain === null) this.curtain = next;
  }

  private show(table: Table, news: EventLine[]): void {
    const asked = this.live?.decision != null;
    this.previous = this.live?.view ?? null;
    this.news = news;
    this.live = table;
    this.whyNot = null;
    if (this.question && !table.decision?.options.some((o) => o.text === this.question?.action)) this.question = null;
    this.hints = null;
    this.list = null;
    if (table.decision) this.askOdds(table);
    else this.odds = {};
    if (asked && !table.decision) this.remember(table.n);
    if (!asked && table.decision) this.called(table);
    if (news.some((event) => event.kind === 'turn' || event.kind === 'points')) void this.refreshScores();
    if (table.state === 'over' && this.match.state !== 'over') void this.refresh();
    if (news.length) this.announce(news, table);
  }

  private remember(n: number): void {
    this.leftAt = n;
    localStorage.setItem(this.leftKey, String(n));
  }

  private called(table: Table): void {
    if (preferences.value.sound) playSound('turn');
    if (preferences.value.notify) notifyTurn(this.match.title || this.game.title, table.decision!.prompt, `/match/${this.match.id}`);
  }

  /** Screen readers hear the last few events and what is asked. */
  private announce(news: EventLine[], table: Table): void {
    const said = news.slice(-4).map((event) => event.sentence);
    this.spoken = [...said, table.decision?.prompt ?? ''].filter(Boolean).join(' ');
    if (preferences.value.sound && news.some((event) => event.kind === 'round')) playSound('dice');
  }

  private askOdds(table: Table): void {
    const key = `${table.seat}:${table.seq}`;
    if (this.oddsFor === key || table.seat === null) return;
    this.oddsFor = key;
    this.odds = {};
    http.allOdds(this.match.id, table.seat).then(
      (odds) => {
        if (this.oddsFor === key) this.odds = odds;
      },
      () => undefined,
    );
  }

  /** Plays an offered action; asks first where something would be lost or cannot be undone; else tells why not. */
  act(action: string): void {
    if (this.past) return this.say('You are looking at the past. Go back to the present to play.');
    if (!this.decision || this.seat === null) return;
    const label = this.offered.get(action);
    if (label === undefined) return this.why(action);
    const warning = this.module.warning?.(this.live!.view, this.game, this.decision, action) ?? null;
    const odds = this.odds[action] ?? null;
    if (warning || (odds && preferences.value.confirm)) {
      this.whyNot = null;
      this.question = { action, label, warning, odds };
    } else void this.send(action);
  }

  /** The answer to the question: go on. */
  confirm(): void {
    const { question } = this;
    this.question = null;
    if (question) void this.send(question.action);
  }

  private async send(action: string): Promise<void> {
    if (this.busy || this.seat === null) return;
    this.leftAt = null;
    await this.working(async () => {
      const answer = await this.connection.act(this.seat!, action);
      this.answered(action, answer);
      await this.caughtUp(answer.seq);
    });
  }

  async undo(): Promise<void> {
    if (this.busy || this.seat === null || this.live?.undo !== null) return;
    await this.working(async () => {
      const answer = await this.connection.undo(this.seat!);
      this.answered('undo', answer);
      await this.caughtUp(answer.seq);
    });
  }

  /** Until the table shows what was confirmed, so that a quick second click meets the new question. */
  private async caughtUp(seq: number): Promise<void> {
    for (let k = 0; k < 60 && (this.live?.seq ?? 0) < seq; k++) await new Promise((done) => setTimeout(done, 25));
  }

  private async working(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    } finally {
      this.busy = false;
    }
  }

  private answered(action: string, answer: Answer): void {
    if (answer.answer === 'stale') this.say('The match has gone on in the meantime; nothing was done. Look again.');
    if (answer.answer !== 'refused' || !answer.refused) return;
    if (answer.refused.rule) this.whyNot = { action, refused: answer.refused, nearest: [] };
    else this.say(answer.refused.message);
  }

  why(action: string): void {
    const { seat } = this;
    if (seat === null || this.past || !this.live?.decision) return;
    this.connection.why(seat, action).then(
      (answer) => {
        if (answer.allowed || !answer.refused) return this.say(`Allowed: ${this.offered.get(action) ?? action}.`);
        this.question = null;
        this.whyNot = { action, refused: answer.refused, nearest: answer.nearest ?? [] };
        this.spoken = `Not possible. ${answer.refused.message}`;
      },
      (error: Error) => this.say(error.message),
    );
  }

  async hint(): Promise<void> {
    if (this.seat === null || !this.decision || this.thinking) return;
    this.thinking = true;
    try {
      this.hints = await this.connection.hint(this.seat);
    } catch (error) {
      this.say((error as Error).message);
    } finally {
      this.thinking = false;
    }
  }

  async talk(text: string): Promise<void> {
    const line = await http.say(this.match.id, text);
    this.heardChat(line, true);
  }

  private heardChat(line: ChatLine, own = false): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
    if (!own) this.unread += 1;
  }

  light(ids: string[]): void {
    this.lit = ids;
  }

  /** Looks at the match as it stood after n actions; the present is always one step away. */
  async travel(n: number): Promise<void> {
    const present = this.live?.n ?? 0;
    if (n >= present) return this.present();
    this.question = null;
    this.whyNot = null;
    try {
      const table = await http.tableAt(this.match.id, Math.max(0, n), this.seat);
      const events = (this.live?.events ?? []).filter((event) => event.n <= table.n);
      const shown = this.table;
      this.previous = shown?.view ?? null;
      this.news = shown && table.n === shown.n + 1 ? events.filter((event) => event.n === table.n) : [];
      this.past = { ...table, events };
    } catch (error) {
      this.say((error as Error).message);
    }
  }

  present(): void {
    this.film = false;
    this.previous = this.past?.view ?? null;
    this.news = [];
    this.past = null;
  }

  /** A short film of what happened since my last turn: at most thirty pictures. */
  async sinceMyTurn(): Promise<void> {
    if (!this.live) return;
    const from = this.leftAt !== null && this.leftAt < this.live.n ? this.leftAt : sinceLastTurn(this.live.events, this.live.n);
    const step = Math.max(1, Math.ceil((this.live.n - from) / 30));
    this.film = true;
    for (let n = from; this.film && n < this.live.n; n += step) {
      await this.travel(n);
      await new Promise((done) => setTimeout(done, preferences.still ? 900 : 650));
    }
    if (this.film) this.present();
  }

  async branch(): Promise<Match | null> {
    if (this.table === null) return null;
    try {
      return await http.branch(this.match.id, this.seat ?? 0, this.table.n);
    } catch (error) {
      this.say((error as Error).message);
      return null;
    }
  }

  /** The next person sits down (hot-seat): the screen shows their seat from now on. */
  sit(seat: number): void {
    this.past = null;
    this.question = null;
    this.whyNot = null;
    this.hints = null;
    this.odds = {};
    this.seat = seat;
    this.curtain = null;
    this.live = null;
    this.leftAt = Number(localStorage.getItem(this.leftKey) ?? NaN) || null;
    const table = this.connection.table(seat);
    if (table) this.show(table, []);
  }

  /** After the end everything is open: the match as another seat saw it. */
  async lookAs(seat: number | null): Promise<void> {
    try {
      const table = await http.tableAt(this.match.id, this.table?.n ?? this.match.n, seat);
      this.past = { ...table, events: this.live?.events ?? [] };
    } catch (error) {
      this.say((error as Error).message);
    }
  }

  say(text: string): void {
    this.toast = text;
    this.spoken = text;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toast = null), 6000);
  }
}
