import { type CartIntent, parseIntents, withIntent } from "../model/cart-intent";
import { intentsKey } from "./intents-key";

/** `<cart id>:<version>` of the newest answer that any tab of this browser got. */
const answeredKey = "cart-answered";

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

type CartVersion = { readonly id: string; readonly version: number };

/** A command of this page made this version. */
export function noteAnswered({ id, version }: CartVersion): void {
  try {
    localStorage.setItem(answeredKey, `${id}:${version}`);
  } catch {
    // The other tabs take it for another device's.
  }
}

/** Whether a command of this browser made, or is just making, this version: then it is no news from elsewhere. */
export function isOwnChange({ id, version }: CartVersion): boolean {
  if (readKeptIntents().some(({ isPromised }) => !isPromised)) return true;
  try {
    const [answeredId, answered] = (localStorage.getItem(answeredKey) ?? "").split(":");
    return answeredId === id && version <= Number(answered);
  } catch {
    return false;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(intentsKey) ?? memory;
  } catch {
    return memory;
  }
}

function write(intents: readonly CartIntent[]): void {
  const text = intents.length > 0 ? JSON.stringify(intents) : null;
  memory = null;
  try {
    if (text === null) localStorage.removeItem(intentsKey);
    else localStorage.setItem(intentsKey, text);
  } catch {
    memory = text;
  }
}
