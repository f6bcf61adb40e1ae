/** One open table: what is known, what is shown, and what the person may do with it. The panels read and call this. */
import type {
  Decision,
  EventLine,
  GameStatic,
  Hints,
  Match,
  MatchClock,
  MatchState,
  Odds,
  ScorePoint,
  Seat,
  Table,
  View,
} from '$lib/api';
import { abbreviationsOf } from '$lib/abbreviations';
import { labeller } from '$lib/brief';
import type { GameModule, SeatSummary } from '$lib/board';
import * as http from '$lib/http';
import { Live, type Status } from '$lib/live';
import { offline } from '$lib/browser/offline.svelte';
import { people } from '$lib/people.svelte';
import { preferences } from '$lib/browser/settings.svelte';
import { plays } from '$lib/roles';
import { componentIds, Names } from '$lib/words';
import { Campaign } from './campaign.svelte';
import { battleIn } from './battles';
import { momentIn, type Moment } from './moments';
import { callToTable, soundOf } from './bell';
import { Doing } from './doing.svelte';
import { Film } from '../film/film.svelte';
import { Foreseen } from './foreseen.svelte';
import { Idle } from './idle.svelte';
import { Rest } from './rest.svelte';
import { Journey } from './journey.svelte';
import { Ending } from './ending.svelte';
import { Lending } from './lending.svelte';
import { plainSummary } from './players';
import { Remarks } from './remarks.svelte';
import { Talk } from './talk.svelte';
import { nextSeat } from './turns';
import { Unasked } from './unasked';
import { worthAsking } from './stakes';
import { WhyNots, type WhyNot } from './whynot.svelte';
import { say } from '../say';

export interface Question {
  action: string;
  label: string;
  warning: string | null;
  odds: Odds | null;
  /** Why it cannot be taken back, if it cannot. */
  final: string | null;
  /** What is then gone on with. */
  onwards?: string[];
}

const MOST_BATTLES = 8;

/** What a clock says of its match: how everybody stands, and when the first of those who are asked is out of time. */
function told(clock: MatchClock | null): Partial<Match> {
  const ends = (clock?.seats ?? []).flatMap(({ deadline }) => deadline ?? []).sort();
  return clock ? { clock, deadline: ends[0] ?? null } : {};
}

export class TableSession {
  match = $state.raw<Match>() as Match;
  live = $state.raw<Table | null>(null);
  previous = $state.raw<View | null>(null);
  news = $state.raw<EventLine[]>([]);
  seat = $state<number | null>(null);
  curtain = $state<number | null>(null);
  lit = $state.raw<string[]>([]);
  /** Places that a lesson speaks of now. */
  shows = $state.raw<readonly string[]>([]);
  inspected = $state<string | null>(null);
  question = $state.raw<Question | null>(null);
  /** What I have just done. */
  lately = $state('');
  hints = $state.raw<Hints | null>(null);
  scores = $state.raw<ScorePoint[]>([]);
  status = $state<Status>('connecting');
  thinking = $state(false);
  /** The list above the prompt: everything offered, or what leads to dice with its odds. */
  list = $state<'all' | 'odds' | 'always' | null>(null);
  toast = $state<string | null>(null);
  spoken = $state('');
  leftAt = $state<number | null>(null);
  /** Battles of mine since my last action, until they have been read. */
  battles = $state.raw<EventLine[][]>([]);
  /** A battle won or lost, as long as it is shown. */
  moment = $state.raw<Moment | null>(null);

  readonly names: Names;
  readonly connection: Live;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly foreseen: Foreseen;
  /** Where one looks back from. */
  readonly journey = new Journey(this);
  /** What the others did. */
  readonly film = new Film(this);
  /** What was said of its moments, once it is over. */
  readonly remarks = new Remarks(this);
  /** What is said at the table. */
  readonly talk = new Talk(() => this.match.id);
  /** What I am not asked. */
  readonly unasked = new Unasked(this);
  /** What is answered by itself. */
  readonly idle = new Idle(this);
  /** What is passed because nothing more is to be done. */
  readonly rest = new Rest(this);
  /** Armies that are sent over the map. */
  readonly campaign = new Campaign(this);
  /** What I do, on its way to the server. */
  readonly doing = new Doing(this);
  /** Why something cannot be done. */
  readonly whyNots = new WhyNots(this);
  /** Who plays for me for now. */
  readonly lending = new Lending(this);
  readonly ending = new Ending(this);
  private scoresWanted = false;
  private points: ReadonlyMap<string, readonly [number, number]> | null = null;

  /** The table on the screen: the present, the moment looked back to, or where the film is. */
  table = $derived(this.past ?? this.film.frame ?? this.live);
  /** How everybody stands at the table on the screen. */
  summary = $derived.by<SeatSummary[]>(() => {
    if (!this.table) return [];
    const { seats } = this.match;
    return this.module.summary?.(this.table.view, this.game, seats) ?? plainSummary(seats, this.scores);
  });
  /** My seat, while a bot plays it for me. */
  stoodIn = $derived(
    this.seat === null ? null : (this.match.seats.find((one) => one.seat === this.seat && one.away) ?? null),
  );
  decision = $derived<Decision | null>(
    this.past || this.curtain !== null || this.stoodIn ? null : (this.live?.decision ?? null),
  );
  /** The question as the map shows it: while the film is on, the map is not where I am asked. */
  onMap = $derived(this.film.running ? null : this.decision);
  offered = $derived(new Map((this.decision?.options ?? []).map((option) => [option.text, option.label])));
  /** Whether an analysis is wished for, which begins as soon as the report is there. */
  analysing = $state(false);
  /** Whether the match has ended, and the film of its end has been seen. */
  over = $derived(this.live?.state === 'over' && !this.film.fresh);
  myTurn = $derived(this.live?.decision != null && !this.stoodIn);

  constructor(
    match: Match,
    readonly game: GameStatic,
    readonly module: GameModule,
    readonly geometry: unknown,
    seat: number | null,
  ) {
    this.match = match;
    this.ending.told();
    this.foreseen = new Foreseen(match.id, () => this.connection);
    const ids = new Set([...componentIds(game.components), ...this.pointsOfMap.keys()]);
    this.names = new Names(game.names, ids, abbreviationsOf(game));
    this.seat = seat ?? match.mine.find((s) => match.turn.includes(s)) ?? match.mine[0] ?? null;
    if (match.mine.length > 1 && match.state === 'running') this.curtain = this.seat;
    this.connection = new Live({
      match: match.id,
      seats: match.mine,
      label: labeller(game),
      on: {
        table: (table, news) => this.got(table, news),
        foresight: (told) => this.foreseen.told(told),
        chat: (line) => this.talk.heard(line),
        seats: (seats, state, clock) => this.seated(seats, state, clock),
        status: (status) => (this.status = status),
        fault: (error) => {
          people.outdated ||= error.code === 'old-client';
          this.say(error.message);
        },
      },
    });
  }

  /** The moment looked back to, if one is. */
  get past(): Table | null {
    return this.journey.past;
  }

  get whyNot(): WhyNot | null {
    return this.whyNots.told;
  }

  /** Whether something is on its way to the server, and nothing else can be done. */
  get busy(): boolean {
    return this.doing.busy;
  }

  /** What is known of the offered actions' chances. */
  get odds(): Record<string, Odds> {
    return this.foreseen.odds;
  }

  get foresees(): boolean {
    return this.foreseen.come;
  }

  /** Others sit down, or get up; the bot that played for me may leave me with a question. */
  seated(seats: Seat[], state: MatchState, clock: MatchClock | null): void {
    const before = this.stoodIn;
    if (state === 'over' && this.match.state !== 'over') void this.refresh();
    this.match = { ...this.match, seats, state, ...told(clock) };
    this.ending.told();
    if (!before || this.stoodIn || !this.live?.decision) return;
    this.foreseen.ask(this.live);
    callToTable(this.match, this.game, this.live.decision.prompt);
    this.spoken = this.live.decision.prompt;
  }

  async open(): Promise<void> {
    this.leftAt = Number(localStorage.getItem(this.leftKey) ?? NaN) || null;
    this.connection.start();
    if (this.match.state === 'over') offline.remember(this.match.id);
    if (offline.since) void this.openKept();
    await this.talk.open();
  }

  /** A finished match to be looked at and no more: nothing will ever change. */
  async openStill(): Promise<void> {
    this.status = 'closed';
    void this.remarks.want();
    this.got(await http.table(this.match.id, null), []);
  }

  /** Without a connection no socket will bring the table. */
  private async openKept(): Promise<void> {
    const table = await http.table(this.match.id, this.seat).catch(() => null);
    if (table && !this.live) this.got(table, []);
  }

  close(): void {
    this.film.end();
    this.connection.stop();
  }

  wake(): void {
    this.connection.wake();
  }

  async refresh(): Promise<void> {
    this.match = await http.match(this.match.id);
    await this.refreshScores();
  }

  /** Somebody looks at everybody's points turn by turn: they are fetched, and kept up to date from now on. */
  async wantScores(): Promise<void> {
    if (this.scoresWanted) return;
    this.scoresWanted = true;
    await this.refreshScores();
  }

  /** Whether a bot has answered my first questions, and my first turn since is not over. */
  get justLedIn(): boolean {
    return (
      localStorage.getItem(this.leftKey) === null &&
      this.match.seats.some((one) => one.seat === this.seat && one.lead_in === false)
    );
  }

  private get leftKey(): string {
    return `romanum.left.${this.match.id}.${this.seat ?? 'watch'}`;
  }

  /** A seat's clock stands still for so many days; 0: it goes on. */
  async vacation(seat: number, days: number): Promise<void> {
    try {
      const { clock } = await http.vacation(this.match.id, seat, days);
      this.match = { ...this.match, clock };
    } catch (error) {
      this.say((error as Error).message);
    }
  }

  private async refreshScores(): Promise<void> {
    if (!this.scoresWanted) return;
    this.scores = await http.scores(this.match.id).catch(() => this.scores);
  }

  private got(table: Table, news: EventLine[]): void {
    const onScreen = table.seat === this.seat;
    if (onScreen) this.show(table, news);
    const next = nextSeat(this.match.mine, table.pending, this.seat);
    if (this.match.mine.length > 1 && next !== this.seat && this.curtain === null) this.curtain = next;
  }

  private show(table: Table, news: EventLine[]): void {
    const asked = this.myTurn;
    const before = this.live;
    this.live = table;
    this.names.local = this.module.local?.(table.view, this.game) ?? {};
    const filmed = this.film.got(table, news, before);
    if (!filmed) this.moved(before?.view ?? null, news);
    if (this.whyNot) this.light([]);
    this.whyNots.forget();
    if (this.question && !table.decision?.options.some((o) => o.text === this.question?.action)) this.question = null;
    this.hints = null;
    this.list = null;
    if (this.myTurn) this.foreseen.ask(table);
    else this.foreseen.forget();
    if (asked && !this.myTurn) this.remember(this.film.from);
    if (!asked && this.myTurn) callToTable(this.match, this.game, table.decision!.prompt);
    if (news.some((event) => plays(this.game, event, 'turn', 'score'))) void this.refreshScores();
    if (table.state === 'over' && this.match.state !== 'over') void this.refresh();
    else if (table.clock) this.match = { ...this.match, ...told(table.clock) };
    if (news.length) this.announce(filmed ? [] : news, table);
    this.keepBattle(news);
  }

  /** The board shows what has changed since that view, by these events. */
  moved(from: View | null, news: EventLine[]): void {
    this.previous = from;
    this.news = news;
    if (!news.length) return;
    this.moment = momentIn(this.game, news, this.seat === null ? null : this.sides, preferences.still);
    soundOf(this.game, news, this.sides);
  }

  /** What I command, by the ids of sides. */
  private get sides(): string[] {
    const { live, seat } = this;
    const all = live && seat !== null ? this.module.summary?.(live.view, this.game, this.match.seats) : null;
    return (all?.[seat ?? -1]?.sides ?? []).map(({ id }) => id);
  }

  /** A battle of mine stays in sight until it has been read, however fast the table goes on. */
  private keepBattle(news: EventLine[]): void {
    if (this.seat === null) return;
    const battle = battleIn(this.game, news, this.sides);
    if (battle.length) this.battles = [...this.battles, battle].slice(-MOST_BATTLES);
  }

  private remember(n: number): void {
    this.leftAt = n;
    localStorage.setItem(this.leftKey, String(n));
  }

  /** Screen readers hear the last few events and what is asked. */
  private announce(news: EventLine[], table: Table): void {
    // the film tells what it shows itself
    const said = news.slice(-4).map((event) => event.sentence);
    this.spoken = [...said, table.decision?.prompt ?? ''].filter(Boolean).join(' ');
  }

  /**
   * Plays an offered action; asks first where much is at stake, as the person has set it; else tells why not. Asked for
   * a second time while the question stands, it is the answer.
   */
  act(action: string): void {
    this.film.end();
    this.campaign.end();
    if (this.past) return this.say(say('go-back-to-play'));
    if (!this.decision || this.seat === null) return;
    if (this.question?.action === action) return this.confirm();
    if (!this.offered.has(action)) return this.whyNots.ask(action);
    void this.consider(action);
  }

  /** Whether it is offered and nothing is at stake: then it can be done as often as it is. */
  repeats(action: string): boolean {
    const staked = Boolean(this.decision?.stakes?.[action]?.words) || action in this.foreseen.odds;
    return !this.past && !staked && this.offered.has(action);
  }

  /**
   * Plays an offered action as often as it can be: an attack until the place is taken. Where something is at stake it
   * asks first, and plays it once.
   */
  again(action: string): void {
    const place = action in this.foreseen.odds ? this.placeOf(action) : null;
    if (!this.past && place && this.campaign.begin([place])) return;
    if (!this.repeats(action)) this.act(action);
    else void this.doing.again(action);
  }

  private async consider(action: string): Promise<void> {
    const { ask } = preferences.value;
    const { about } = this.foreseen;
    if (ask !== 'never') await this.foreseen.wait();
    const label = this.offered.get(action);
    if (label === undefined || about !== this.foreseen.about || !this.decision) return;
    const small = this.module.asks?.(this.live!.view, this.game, action) === false;
    const known = { odds: this.odds, finals: this.foreseen.finals, small };
    if (!worthAsking(ask, this.decision, action, known)) return this.doing.send(action);
    const warning = this.decision.stakes?.[action]?.words || null;
    this.whyNots.forget();
    this.list = null;
    this.question = {
      action, label, warning, odds: this.odds[action] ?? null, final: this.foreseen.finals[action] ?? null,
    };
  }

  /** The answer to the question: go on. */
  confirm(): void {
    const { question } = this;
    this.question = null;
    if (question?.onwards) void this.doing.go([question.action, ...question.onwards]);
    else if (question) void this.doing.send(question.action);
  }

  /** Goes a way; asks first, as for an answer alone, where setting out leaves something behind. */
  async go(actions: string[], asFarAsItGoes = false): Promise<string> {
    const [action = '', ...onwards] = actions;
    const warning = this.past || preferences.value.ask === 'never' ? '' : this.decision?.stakes?.[action]?.words;
    const label = this.offered.get(action);
    if (!warning || label === undefined) return this.doing.go(actions, asFarAsItGoes);
    this.question = { action, label, warning, odds: null, final: this.foreseen.finals[action] ?? null, onwards };
    return '';
  }

  /** So many actions of mine are on their way: what was read goes, and it is I who plays. */
  setOut(actions: number): void {
    this.battles = [];
    this.lending.forget();
    this.film.acting(actions);
  }

  /** The film ends, and no question stands any longer. */
  settle(): void {
    this.film.end();
    this.question = null;
    this.whyNots.forget();
  }

  get pointsOfMap(): ReadonlyMap<string, readonly [number, number]> {
    return (this.points ??= this.module.points?.(this.geometry, this.game) ?? new Map());
  }

  /** How many places of the map have something to do. */
  get placesOffered(): number {
    const { decision } = this;
    const view = this.live?.view;
    if (decision?.ways?.at) return Object.keys(decision.ways.goals).length;
    if (decision && view && this.module.glowing) return this.module.glowing(view, this.game, decision);
    const points = this.pointsOfMap;
    const places = (decision?.options ?? []).flatMap((option) => this.placeOf(option.text) ?? []);
    return new Set(points.size ? places.filter((place) => points.has(place)) : places).size;
  }

  placeOf(action: string): string | null {
    return this.module.placeOf?.(this.game, action) ?? null;
  }

  /** Closes whatever is open above the prompt; false if nothing was. */
  dismiss(): boolean {
    const sent = this.campaign.lasts;
    this.campaign.end();
    const open = this.question ?? this.whyNot ?? this.hints ?? this.list;
    this.question = this.hints = this.list = null;
    this.whyNots.forget();
    if (open !== null) {
      this.light([]);
      return true;
    }
    const read = this.battles.length > 0;
    this.battles = [];
    return read || sent;
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

  light(ids: string[]): void {
    this.lit = ids;
  }

  /** The next person sits down (hot-seat): the screen shows their seat from now on. */
  sit(seat: number): void {
    this.journey.leave();
    this.settle();
    this.hints = null;
    this.battles = [];
    this.foreseen.forget();
    this.seat = seat;
    this.curtain = null;
    this.live = null;
    this.leftAt = Number(localStorage.getItem(this.leftKey) ?? NaN) || null;
    const table = this.connection.table(seat);
    if (table) this.show(table, []);
  }

  say(text: string): void {
    this.toast = text;
    this.spoken = text;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toast = null), 6000);
  }
}
