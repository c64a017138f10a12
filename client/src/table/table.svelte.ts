/** A table as one reader follows it: what is shown, what is chosen, and what was refused. */
import type { AnyAction, Objection, Option, Refused, Remark, SeatInfo, TableInfo, Told, Update } from '../protocol';
import { PAUSE_MS, settings } from '../state/settings.svelte';
import { Connection, type Answer, type Link, type Listener, type Socket } from '../wire/connection';
import { shown } from '../words/names';
import { words } from '../words/words.svelte';
import type { GameParts } from './game';
import { nextHolder } from './handover';
import { Pacer, type Frame } from './pacer';
import { finished } from './story';
import { isYou } from './tell';

const BEAT = 550;
/** Where a clock runs, a finished trick does not stay longer than this. */
const LONGEST_SCENE = 4000;
/** A scene that was not on the screen for so long has not been seen. */
export const GLANCE = 1000;
/** So many lines further on the story has left behind what was said. */
const STALE_AFTER = 6;

/** An action that names a card, as all of the card games' actions do. */
type CardAction = Extract<AnyAction, { card: unknown }>;

/** What was tried in vain, and why; without an objection, it was not one's turn. */
export interface Tried {
  /** `null` where it was no card. */
  card: string | null;
  objection: Objection | null;
}

export class Table {
  readonly info: TableInfo;
  readonly parts: GameParts;
  /** What is on the screen. */
  frame = $state.raw<Frame<Update, unknown> | null>(null);
  /** What the server said last. */
  latest = $state.raw<Update | null>(null);
  story = $state.raw<Told[]>([]);
  remarks = $state.raw<Remark[]>([]);
  /** How many remarks were on the screen already. */
  heard = $state(0);
  /** How long the story was when somebody spoke last. */
  #saidAt = $state(0);
  link = $state<Link>('joining');
  here = $state.raw<readonly boolean[]>([]);
  /** The card picked and not yet played. */
  picked = $state<string | null>(null);
  tried = $state.raw<Tried | null>(null);
  /** The acts that are on their way, as JSON. */
  #sent = $state.raw<readonly string[]>([]);
  /** A refusal that is no objection to a card. */
  refused = $state.raw<Refused | null>(null);
  /** The clause the rulebook is to open at; counted, so that asking twice opens it twice. */
  asked = $state.raw<{ clause: string; times: number } | null>(null);
  /** The tab that is to be opened beside the table; counted likewise. */
  wanted = $state.raw<{ tab: string; times: number } | null>(null);
  /** How often the scores were asked for at the table itself. */
  scoresAsked = $state(0);
  /** The seats of this screen, one of whom is to take it next; `null` while somebody holds it. */
  passing = $state.raw<readonly number[] | null>(null);
  /** When the clock of this turn runs out, by this browser's clock. */
  deadline = $state<number | null>(null);

  #keys: Readonly<Record<number, string>>;
  #holder: number | null = null;
  #socket: () => Socket;
  #connection: Connection | null = null;
  #pacer: Pacer<Update, unknown>;
  #unread: { update: Update; lines: readonly Told[] }[] = [];
  /** Since when the frame is on the screen, by this browser's clock. */
  #since = 0;

  constructor(
    info: TableInfo,
    parts: GameParts,
    keys: Readonly<Record<number, string>>,
    socket: () => Socket,
  ) {
    this.info = info;
    this.parts = parts;
    this.#keys = keys;
    this.#socket = socket;
    this.#pacer = new Pacer(
      (frame) => this.#show(frame),
      (before, after) => parts.scenes(before, after),
      (update) => ({ beat: parts.beat?.(update) ?? BEAT, scene: this.#stay() }),
    );
    const mine = this.mine;
    if (mine.length > 1) this.#lookOn();
    else this.#join(mine[0] ?? null);
  }

  /** The seats whose keys this screen holds. */
  get mine(): number[] {
    return Object.keys(this.#keys).map(Number);
  }

  /** How many remarks of other people the reader has not seen; what bots say stands under the story. */
  get unread(): number {
    return this.remarks
      .slice(this.heard)
      .filter(({ seat }) => seat === null || !(this.mine.includes(seat) || this.isBot(seat))).length;
  }

  /** What was said last, until the story has gone on from it. */
  get lastRemark(): Remark | null {
    return this.story.length - this.#saidAt < STALE_AFTER ? (this.remarks.at(-1) ?? null) : null;
  }

  isBot(seat: number | null): boolean {
    return seat !== null && this.seats[seat]?.kind === 'bot';
  }

  /** Whether an act is on its way. */
  get sending(): boolean {
    return this.#sent.length > 0;
  }

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  get seat(): number | null {
    return this.frame?.update.seat ?? null;
  }

  get seats(): readonly SeatInfo[] {
    return this.frame?.update.seats ?? this.latest?.seats ?? this.info.seats;
  }

  get scene(): unknown {
    return this.frame?.scene ?? null;
  }

  /** Whether what is shown is all there is, so that a choice answers the question now asked. */
  get isCurrent(): boolean {
    return this.frame !== null && this.frame.scene === null && this.frame.update === this.latest;
  }

  /** Whether this seat is asked, though an older picture may still be on the screen. */
  get isAsked(): boolean {
    const latest = this.latest;
    return latest?.seat != null && latest.waiting.includes(latest.seat);
  }

  /** The question that is on the screen, with the latest answers to it; at a scene there is none. */
  get question(): Update | null {
    const { frame, latest } = this;
    if (!frame || frame.scene !== null) return null;
    return frame.update.prompt === latest?.prompt ? latest : frame.update;
  }

  /** Everything on the menu, whatever it names. */
  get options(): readonly Option[] {
    return this.menu as readonly Option[];
  }

  /** What may be done now: also while answers of others to the same question are still to be shown. */
  get menu(): readonly Option<CardAction>[] {
    const { question, latest } = this;
    return question !== null && question === latest ? (question.menu as Option<CardAction>[]) : [];
  }

  name = (seat: number): string => {
    const info = this.seats[seat];
    if (info?.name) return shown(info.name);
    return words.say(info?.kind === 'open' ? 'seat-open' : 'bot-name', { seat });
  };

  /** What *seat* is called within a sentence, where the reader is *you*. */
  called = (seat: number): string | null => (isYou(seat, this) ? null : this.name(seat));

  /** What the menu says of *card*. */
  option(card: string): Option<CardAction> | undefined {
    return this.menu.find(({ action }) => action.card === card);
  }

  /** Pick *card*; where that is not allowed, say why. */
  pick(card: string): void {
    // Whoever is asked need not go on from a finished trick first, once it has been seen.
    if (this.isAsked && !this.option(card) && this.#isSeen) this.#pacer.hurry();
    const option = this.option(card);
    this.refused = null;
    // What the next question allows is not said before it is shown.
    if (!option && this.isAsked && !this.isCurrent) return;
    if (!option || option.objection) {
      this.tried = { card, objection: option?.objection ?? null };
      return;
    }
    this.tried = null;
    this.picked = card;
    if (settings.oneTap) void this.confirm();
  }

  /** Play the picked card; the next one may be picked while this one is on its way. */
  async confirm(): Promise<void> {
    const card = this.picked;
    const option = card === null ? undefined : this.option(card);
    if (!option || this.sending) return;
    const answer = await this.#send(option.action);
    if (answer === undefined) return;
    if (this.picked === card) this.picked = null;
    this.#hear(answer, card);
  }

  /**
   * Do *action* at once, as it was composed; say why if that is not allowed.
   *
   * It need not wait for what else is on its way; but the same again is the echo of a tap, and does nothing.
   */
  async act(action: AnyAction): Promise<boolean> {
    if (this.#sent.includes(JSON.stringify(action))) return false;
    this.heed();
    const answer = await this.#send(action);
    if (answer) this.#hear(answer, null);
    return answer === null;
  }

  /** Say why something on the menu may not be done. */
  bar(objection: Objection): void {
    this.refused = null;
    this.tried = { card: null, objection };
  }

  /** Let go of what was refused: whoever does something else has read it. */
  heed(): void {
    this.refused = this.tried = null;
  }

  async remark(text: string): Promise<boolean> {
    const answer = await this.#connection?.say(text);
    if (answer) this.refused = answer;
    return answer === null;
  }

  /** Go on from a finished trick. */
  next(): void {
    this.#pacer.next();
  }

  /** Open the rulebook at *clause*. */
  openRule(clause: string): void {
    this.asked = { clause, times: (this.asked?.times ?? 0) + 1 };
    this.openTab('rules');
  }

  /** Open *tab* beside the table. */
  openTab(tab: string): void {
    // What was refused at the table is not said of what is done there; its rule is read beside it.
    if (tab !== 'rules') this.heed();
    this.wanted = { tab, times: (this.wanted?.times ?? 0) + 1 };
  }

  /** Show how everybody stands. */
  openScores(): void {
    this.scoresAsked += 1;
  }

  knock(): void {
    this.#connection?.knock();
  }

  /** Give the screen to *seat*, whose hand it then shows. */
  take(seat: number): void {
    this.passing = null;
    this.#join(seat);
  }

  /** Leave nothing of any hand on the screen or in the page. */
  blank(): void {
    if (!this.isShared) return;
    this.#clear();
    this.passing = this.mine;
  }

  close(): void {
    this.#clear();
  }

  /** Before anybody has the screen, watch from outside for whom it should be: no hand comes with that. */
  #lookOn(): void {
    this.passing = this.mine;
    if (!this.info.watchers) return;
    this.#connection = new Connection(this.#socket, null, {
      update: ({ phase, waiting }) => {
        const next = phase === 'playing' ? nextHolder(this.mine, waiting, null) : null;
        this.passing = next === null ? this.mine : [next];
      },
      said: (remark) => this.#said(remark),
      presence: () => undefined,
      refused: () => undefined,
      link: () => undefined,
    });
  }

  #join(seat: number | null): void {
    this.#clear();
    this.#holder = seat;
    this.link = 'joining';
    const key = seat === null ? null : (this.#keys[seat] ?? null);
    const listener: Listener = {
      update: (update) => this.#take(update),
      said: (remark) => this.#said(remark),
      presence: ({ seats }) => (this.here = seats),
      refused: (refused) => (this.refused = refused),
      link: (link) => (this.link = link),
    };
    this.#connection = new Connection(this.#socket, key, listener);
  }

  #clear(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#pacer.stop();
    this.#unread = [];
    this.frame = this.latest = this.tried = this.refused = null;
    this.picked = null;
    this.#sent = [];
    this.story = [];
  }

  #take(update: Update): void {
    const first = this.latest === null;
    // The same events again (somebody sat down, or the link was back in time): nothing to pace.
    const again = this.latest?.number === update.number;
    this.latest = update;
    this.here = update.seats.map(({ here }) => here);
    this.deadline = update.deadline_ms === null ? null : Date.now() + update.deadline_ms;
    if (update.whole) {
      this.#unread = [];
      this.story = [...update.story];
    } else {
      this.#unread.push({ update, lines: update.story });
    }
    this.#pacer.push(update, first || (update.whole && !again));
  }

  #show(frame: Frame<Update, unknown>): void {
    const question = this.frame?.update.prompt;
    this.frame = frame;
    this.#since = performance.now();
    const lines = this.#read(frame);
    if (lines.length > 0) this.story = [...this.story, ...lines];
    if (frame.update.prompt !== question) {
      this.picked = null;
      this.heed();
    }
    this.#passOn();
  }

  /** Take what the story tells up to *frame*: at a scene, nothing of what comes after it. */
  #read({ update, scene }: Frame<Update, unknown>): Told[] {
    const at = this.#unread.findIndex((unread) => unread.update === update);
    const read = this.#unread.splice(0, at + 1);
    const last = read.at(-1);
    if (!last || scene === null) return read.flatMap(({ lines }) => [...lines]);
    const end = finished(last.lines);
    this.#unread.unshift({ update, lines: last.lines.slice(end) });
    return [...read.slice(0, -1).flatMap(({ lines }) => [...lines]), ...last.lines.slice(0, end)];
  }

  /** Whether what is shown was there to be seen: a tap may be meant for what was there before. */
  get #isSeen(): boolean {
    return this.scene === null || performance.now() - this.#since >= GLANCE;
  }

  #passOn(): void {
    if (!this.isShared || !this.isCurrent || this.latest?.phase !== 'playing') return;
    const next = nextHolder(this.mine, this.latest.waiting, this.#holder);
    if (next === null || next === this.#holder) return;
    this.#clear();
    this.passing = [next];
  }

  #said(remark: Remark): void {
    if (this.remarks.some(({ n }) => n === remark.n)) return;
    this.remarks = [...this.remarks, remark].sort((one, other) => one.n - other.n);
    this.#saidAt = this.story.length;
  }

  /** Keep why an act was refused, that of a *card* or one that was composed. */
  #hear(answer: Answer, card: string | null): void {
    if (answer?.objection) this.tried = { card, objection: answer.objection };
    else if (answer) this.refused = answer;
  }

  /** Answer the question that was asked last with *action*; `undefined` where nothing is asked. */
  async #send(action: AnyAction): Promise<Answer | undefined> {
    const prompt = this.latest?.prompt;
    if (prompt == null || !this.#connection) return undefined;
    const sent = JSON.stringify(action);
    this.#sent = [...this.#sent, sent];
    const answer = await this.#connection.act(prompt, action);
    this.#sent = this.#sent.filter((each) => each !== sent);
    return answer;
  }

  #stay(): number {
    const chosen = PAUSE_MS[settings.pause];
    return this.latest?.deadline_ms == null ? chosen : Math.min(chosen, LONGEST_SCENE);
  }
}
