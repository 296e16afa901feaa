import { type CartIntent, parseIntents, withIntent } from "../model/cart-intent";
import { intentsKey } from "./without-client";

/** `<cart id>:<version>` of the newest answer that any tab of this browser got. */
const answeredKey = "cart-answered";

type CartVersion = { readonly id: string; readonly version: number };

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What was asked and not answered yet, by any page of this shop: written before it is sent, dropped when it is
 * answered. Where the browser stores nothing it lives as long as the page.
 */
export class KeptIntents {
  readonly #storage: TextStorage;
  #memory: string | null = null;

  constructor(storage: TextStorage) {
    this.#storage = storage;
  }

  read(): readonly CartIntent[] {
    return parseIntents(this.#readText(), Date.now());
  }

  keep(intent: CartIntent): void {
    this.#write(withIntent(this.read(), intent));
  }

  drop(key: string): void {
    this.#write(this.read().filter((intent) => intent.key !== key));
  }

  /** A command of this page made this version. */
  noteAnswered({ id, version }: CartVersion): void {
    try {
      this.#storage.setItem(answeredKey, `${id}:${version}`);
    } catch {
      // The other tabs take it for another device's.
    }
  }

  /** Whether a command of this browser made, or is just making, this version: then it is no news from elsewhere. */
  isOwnChange({ id, version }: CartVersion): boolean {
    if (this.read().some(({ isPromised }) => !isPromised)) return true;
    try {
      const [answeredId, answered] = (this.#storage.getItem(answeredKey) ?? "").split(":");
      return answeredId === id && version <= Number(answered);
    } catch {
      return false;
    }
  }

  #readText(): string | null {
    try {
      return this.#storage.getItem(intentsKey) ?? this.#memory;
    } catch {
      return this.#memory;
    }
  }

  #write(intents: readonly CartIntent[]): void {
    const text = intents.length > 0 ? JSON.stringify(intents) : null;
    this.#memory = null;
    try {
      if (text === null) this.#storage.removeItem(intentsKey);
      else this.#storage.setItem(intentsKey, text);
    } catch {
      this.#memory = text;
    }
  }
}
