/** A menu: what may be done, found by the action itself. */
import type { Majority, Objection, Option } from '$lib/protocol';

type Action = Majority.Actions;
type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** *value* as text in which the order of keys does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${key}:${canonical(each)}`).join()}}`;
}

/** What is on the menu, and what speaks against it. */
export class Menu {
  readonly #options: readonly Option<Action>[];
  readonly #found: ReadonlyMap<string, Option<Action>>;

  constructor(options: readonly Option[]) {
    this.#options = options as unknown as readonly Option<Action>[];
    this.#found = new Map(this.#options.map((option) => [canonical(option.action), option]));
  }

  /** All that is said of actions of one *type*. */
  of<T extends Action['type']>(type: T): Option<Of<T>>[] {
    return this.#options.filter(({ action }) => action.type === type) as unknown as Option<Of<T>>[];
  }

  /** Whether anything of this *type* is on the menu, allowed or not. */
  has(type: Action['type']): boolean {
    return this.#options.some(({ action }) => action.type === type);
  }

  /** Whether *action* is on the menu and nothing speaks against it. */
  allows(action: Action): boolean {
    const option = this.find(action);
    return option !== undefined && option.objection === null;
  }

  find(action: Action): Option<Action> | undefined {
    return this.#found.get(canonical(action));
  }

  /** What speaks against *action*, if it is listed at all. */
  objection(action: Action): Objection | null {
    return this.find(action)?.objection ?? null;
  }
}
