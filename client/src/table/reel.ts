/** A reel: a socket that shows moments of a finished game instead of what goes on now. */
import type { ClientMessage, ServerMessage, Update } from '../protocol';
import type { Socket } from '../wire/connection';

export class Reel implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #shown: Update;
  #heard = false;

  constructor(first: Update) {
    this.#shown = first;
    setTimeout(() => this.onopen?.(new Event('open')));
  }

  /** Show another moment. */
  show(update: Update): void {
    this.#shown = update;
    if (this.#heard) this.#say(update);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'ping') this.#say({ type: 'pong' });
    if (message.type !== 'hello') return;
    this.#heard = true;
    this.#say(this.#shown);
  }

  close(): void {
    this.#heard = false;
  }

  #say(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
