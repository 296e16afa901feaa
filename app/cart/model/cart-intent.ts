import { array, boolean, is, literal, nullable, number, object, string, union } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import type { CartCommand } from "./cart-command";

/** A command with the key under which it acts once, however often it is sent. */
export type CartIntent = {
  readonly key: string;
  readonly command: CartCommand;
  /** The cart that was shown when it was asked for; null: there was none. */
  readonly cartId: string | null;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** An undone removal: all pieces come back, also those beyond what one addition takes. */
  readonly isRestoration: boolean;
  /** There was no network: the shopper was promised that it is sent without another press. */
  readonly isPromised: boolean;
};

/** Half of what the room remembers keys for: a repeat never outlives the memory that makes it harmless. */
const maxAgeMs = 12 * 60 * 60 * 1000;
/** More than a person asks for on one page. */
const maxKept = 50;

const Command = union([
  object({ type: literal("add-line"), sku: string(), quantity: number() }),
  object({ type: literal("set-quantity"), lineId: string(), quantity: number() }),
  object({ type: literal("set-guarantee"), parentSku: string(), guaranteeSku: nullable(string()) }),
  object({ type: literal("remove-line"), lineId: string() }),
  object({ type: literal("apply-coupon"), code: string() }),
  object({ type: literal("remove-coupon"), code: string() }),
]);

const Intents = array(
  object({
    key: string(),
    command: Command,
    cartId: nullable(string()),
    askedAt: number(),
    isRestoration: boolean(),
    isPromised: boolean(),
  }),
);

/** The kept intents of a stored text, oldest first; what is too old, or not ours, is left out. */
export function parseIntents(text: string | null, now: number): readonly CartIntent[] {
  const stored = parseJson(text ?? "[]");
  return is(stored, Intents) ? stored.filter(({ askedAt }) => now - askedAt < maxAgeMs) : [];
}

/** With one more. What a line should be replaces what it should have been; beyond fifty the oldest goes. */
export function withIntent(kept: readonly CartIntent[], intent: CartIntent): readonly CartIntent[] {
  const rest = kept.filter((other) => other.key !== intent.key && !isReplaced(other.command, intent.command));
  return [...rest, intent].slice(-maxKept);
}

/**
 * Whether it has nothing to act on any more: its cart was ordered or replaced meanwhile. An addition that was promised
 * goes into the cart that is there now.
 */
export function isStale({ cartId, command, isPromised }: CartIntent, presentCartId: string | null): boolean {
  if (cartId === null || cartId === presentCartId) return false;
  return !isPromised || command.type !== "add-line";
}

function isReplaced(old: CartCommand, next: CartCommand): boolean {
  const isAbsolute = next.type === "set-quantity" || next.type === "remove-line";
  return isAbsolute && old.type === "set-quantity" && old.lineId === next.lineId;
}
