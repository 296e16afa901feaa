import { type CartIntent, parseIntents, withIntent } from "../model/cart-intent";
import { intentsKey } from "./without-client";

/** `<cart id>:<version>` of the newest response that any tab of this browser received. */
const answeredKey = "cart-answered";

type CartVersion = { readonly id: string; readonly version: number };

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Stores the shop's commands without a response, from any page: written before the request, dropped on the response.
 * Without browser storage they live as long as the page.
 */
export class StoredIntents {
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

  /** Records that a command of this page made this version. */
  noteAnswered({ id, version }: CartVersion): void {
    try {
      this.#storage.setItem(answeredKey, `${id}:${version}`);
    } catch {
      // The other tabs attribute the change to another device.
    }
  }

  /** Whether a command of this browser made, or is making, this version: then it is no change from elsewhere. */
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
