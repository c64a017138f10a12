/** A review of a finished game, as far as the server has weighed its decisions. */
import type { Reckoning, Decided, Reviewed } from '../protocol';
import { codeOf } from '../wire/api';

/** From this cost on a decision is worth a look; what costs less may be noise. */
const COSTLY = 0.02;

export class Review {
  decisions = $state.raw<readonly Decided[]>([]);
  reckonings = $state.raw<readonly Reckoning[] | null>(null);
  bot = $state('');
  /** So many events have been looked at, of so many. */
  done = $state(0);
  events = $state(0);
  isGoing = $state(false);
  trouble = $state<string | null>(null);

  #ask: (since: number) => Promise<Reviewed>;
  #isClosed = false;

  constructor(ask: (since: number) => Promise<Reviewed>) {
    this.#ask = ask;
  }

  /** The decisions that cost much, the costliest first. */
  get costly(): readonly Decided[] {
    return this.decisions.filter(({ cost }) => cost >= COSTLY).toSorted((one, other) => other.cost - one.cost);
  }

  /** What was decided by event *n*. */
  at(n: number): Decided | undefined {
    return this.decisions.find((each) => each.n === n);
  }

  /** Ask until all is weighed. */
  async weigh(): Promise<void> {
    if (this.isGoing) return;
    this.isGoing = true;
    this.trouble = null;
    try {
      while (!this.reckonings && !this.#isClosed) this.#take(await this.#ask(this.decisions.length));
    } catch (error) {
      this.trouble = codeOf(error);
    } finally {
      this.isGoing = false;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  #take({ bot, decisions, done, events, reckonings }: Reviewed): void {
    this.decisions = [...this.decisions, ...decisions];
    Object.assign(this, { bot, done, events, reckonings });
  }
}
