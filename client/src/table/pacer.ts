/**
 * A pacer: it shows what arrives at the pace of a reader.
 *
 * The server tells of four bots' cards in a tenth of a second. Each update stays for a beat, and
 * a scene (a finished trick, a reveal, a count) until the reader goes on or its time is over.
 */

/** One picture on the screen: an update, and the finished thing it is held at, if any. */
export interface Frame<U, S> {
  update: U;
  scene: S | null;
}

export interface Pace {
  /** How long an update stays that another follows, in milliseconds. */
  beat: number;
  /** How long a scene stays; `Infinity` until the reader goes on. */
  scene: number;
}

export class Pacer<U, S> {
  #show: (frame: Frame<U, S>) => void;
  #scenes: (before: U | null, after: U) => readonly S[];
  #pace: (update: U) => Pace;
  #queue: Frame<U, S>[] = [];
  #last: U | null = null;
  #shown: Frame<U, S> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Hand frames to *show*; *scenes* names what was finished between one update and the next. */
  constructor(
    show: (frame: Frame<U, S>) => void,
    scenes: (before: U | null, after: U) => readonly S[],
    pace: (update: U) => Pace,
  ) {
    this.#show = show;
    this.#scenes = scenes;
    this.#pace = pace;
  }

  /** Take the next *update*; one that starts afresh is shown at once and holds nothing. */
  push(update: U, afresh: boolean): void {
    const before = this.#last;
    this.#last = update;
    if (afresh || before === null) {
      this.#queue = [{ update, scene: null }];
      this.#step();
      return;
    }
    const scenes = this.#scenes(before, update);
    this.#queue.push(...scenes.map((scene) => ({ update, scene })), { update, scene: null });
    if (!this.#timer && !this.#isHeld()) this.#step();
  }

  /** Go on from what is shown: from a scene to the next frame, whatever the time. */
  next(): void {
    if (this.#queue.length > 0) this.#step();
  }

  /** Show the latest at once. */
  skip(): void {
    this.#queue = this.#queue.slice(-1);
    this.next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #isHeld(): boolean {
    return this.#shown?.scene != null && this.#queue.length > 0;
  }

  #step(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#shown = frame;
    this.#show(frame);
    const { beat, scene } = this.#pace(frame.update);
    const stay = frame.scene === null ? beat : scene;
    if (stay !== Infinity)
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#step();
      }, stay);
  }
}
