import { type CartIntent, parseIntents, withIntent } from "../model/cart-intent";

/** Read by `watchCart` too, before this script is there. */
const storageKey = "cart-intents";

/** Where the browser stores nothing they live as long as the page. */
let memory: string | null = null;

/** What was asked and not answered yet, by any page of this shop: written before it is sent, dropped when it is answered. */
export function readKeptIntents(): readonly CartIntent[] {
  return parseIntents(readText(), Date.now());
}

export function keepIntent(intent: CartIntent): void {
  write(withIntent(readKeptIntents(), intent));
}

export function dropIntent(key: string): void {
  write(readKeptIntents().filter((intent) => intent.key !== key));
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? memory;
  } catch {
    return memory;
  }
}

function write(intents: readonly CartIntent[]): void {
  const text = intents.length > 0 ? JSON.stringify(intents) : null;
  memory = null;
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    memory = text;
  }
}
