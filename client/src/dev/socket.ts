/** A socket that answers from a scene instead of a server. */
import type { ClientMessage, ServerMessage } from '../protocol';
import type { Socket } from '../wire/connection';
import type { Scene } from './make';

export class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
    setTimeout(() => this.onopen?.(new Event('open')));
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'hello') {
      for (const answer of this.#scene.says) this.#hear(answer);
      if (this.#scene.breaks) setTimeout(() => this.onclose?.(new CloseEvent('close')), 200);
    }
    if (message.type === 'ping') this.#hear({ type: 'pong' });
  }

  close(): void {}

  #hear(message: ServerMessage): void {
    setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })));
  }
}
