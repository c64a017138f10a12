/**
 * A connection to one table: it says hello, keeps the link alive, and comes back when it breaks.
 *
 * - Every act has an id of its own. What was not answered before the link broke is sent again with
 *   the same id, and the server answers a repeat with its first answer: so nothing is done twice.
 * - A link that has been silent for `DEAD` milliseconds is given up, whatever the browser thinks.
 */
import { random } from '../state/me';
import type { AnyAction, ClientMessage, Presence, Refused, Remark, ServerMessage, Update } from '../protocol';
import { wait } from './backoff';

const BEAT = 3000;
const DEAD = 9000;

/** What a connection needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** *gone* is for good: the table is not there, or does not let us in. */
export type Link = 'joining' | 'live' | 'lost' | 'gone';

export interface Listener {
  update(update: Update): void;
  said(remark: Remark): void;
  presence(presence: Presence): void;
  /** A refusal that answers no act of ours. */
  refused(refused: Refused): void;
  link(link: Link): void;
}

type Asked = Extract<ClientMessage, { id: string }>;

/** What became of an act: `null` if it was done. */
export type Answer = Refused | null;

const FOR_GOOD = ['no-table', 'no-watchers', 'not-seated'];

export class Connection {
  #key: string | null;
  #open: () => Socket;
  #listener: Listener;
  #socket: Socket | null = null;
  #link: Link = 'joining';
  #seen: number | null = null;
  #attempt = 0;
  #heard = 0;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #asked = new Map<string, { message: Asked; answer: (answer: Answer) => void }>();
  #again = (): void => this.knock();

  constructor(open: () => Socket, key: string | null, listener: Listener) {
    this.#open = open;
    this.#key = key;
    this.#listener = listener;
    addEventListener('online', this.#again);
    this.#connect();
  }

  get link(): Link {
    return this.#link;
  }

  /** Do *action* in answer to *prompt*. */
  act(prompt: number, action: AnyAction): Promise<Answer> {
    return this.#ask({ type: 'act', id: random(12), prompt, action });
  }

  say(text: string): Promise<Answer> {
    return this.#ask({ type: 'say', id: random(12), text });
  }

  /** Try again now instead of when the wait is over. */
  knock(): void {
    if (this.#link !== 'lost') return;
    this.#attempt = 0;
    this.#connect();
  }

  /** Leave for good; what was asked and not answered is forgotten. */
  close(): void {
    this.#link = 'gone';
    removeEventListener('online', this.#again);
    clearTimeout(this.#retry);
    this.#drop();
    this.#asked.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const socket = this.#open();
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#send({ type: 'hello', key: this.#key, seen: this.#seen });
      for (const { message } of this.#asked.values()) this.#send(message);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => this.#broke();
    this.#pulse = setInterval(() => {
      if (Date.now() - this.#heard >= DEAD) this.#broke();
      else if (this.#link === 'live') this.#send({ type: 'ping' });
    }, BEAT);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        this.#seen = message.number;
        this.#attempt = 0;
        this.#set('live');
        this.#listener.update(message);
        return;
      case 'done':
        return this.#answered(message.id, null);
      case 'refused':
        if (message.id && this.#asked.has(message.id)) return this.#answered(message.id, message);
        if (FOR_GOOD.includes(message.code) && this.#link !== 'live') {
          this.close();
          this.#listener.link('gone');
        }
        return this.#listener.refused(message);
      case 'said':
        return this.#listener.said(message);
      case 'presence':
        return this.#listener.presence(message);
      case 'pong':
    }
  }

  #ask(message: Asked): Promise<Answer> {
    return new Promise((answer) => {
      this.#asked.set(message.id, { message, answer });
      if (this.#link === 'live') this.#send(message);
    });
  }

  #answered(id: string, answer: Answer): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.answer(answer);
  }

  #broke(): void {
    this.#drop();
    if (this.#link === 'gone') return;
    this.#set('lost');
    this.#retry = setTimeout(() => this.#connect(), wait(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #drop(): void {
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #set(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.#listener.link(link);
  }
}
