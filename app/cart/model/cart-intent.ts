import { array, boolean, is, literal, nullable, number, object, string, union } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import type { CartCommand } from "./cart-command";

/** A command with its idempotency key, which makes repeats have no effect. */
export type CartIntent = {
  readonly key: string;
  readonly command: CartCommand;
  /** The cart on the page at the time of the command; null: none. */
  readonly cartId: string | null;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** The undo of a removal: restores all pieces, even beyond the limit of one addition. */
  readonly isRestoration: boolean;
  /** The shopper was offline and was promised that it is sent without another press. */
  readonly isPromised: boolean;
};

/** Half of the time for which the room remembers keys: a repeat is always recognised. */
const maxAgeMs = 12 * 60 * 60 * 1000;
/** More than a person requests on one page. */
const maxStored = 50;

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

/** Parses stored intents, oldest first; omits those that are too old or malformed. */
export function parseIntents(text: string | null, now: number): readonly CartIntent[] {
  const stored = parseJson(text ?? "[]");
  return is(stored, Intents) ? stored.filter(({ askedAt }) => now - askedAt < maxAgeMs) : [];
}

/** Appends an intent. A line's new quantity replaces its old one; beyond fifty the oldest is dropped. */
export function withIntent(stored: readonly CartIntent[], intent: CartIntent): readonly CartIntent[] {
  const rest = stored.filter(
    (other) => other.key !== intent.key && !isReplaced(other.command, intent.command),
  );
  return [...rest, intent].slice(-maxStored);
}

/**
 * Returns whether the cart of the command was ordered or replaced meanwhile.
 * A promised addition applies to the current cart.
 */
export function isStale({ cartId, command, isPromised }: CartIntent, presentCartId: string | null): boolean {
  if (cartId === null || cartId === presentCartId) return false;
  return !isPromised || command.type !== "add-line";
}

function isReplaced(old: CartCommand, next: CartCommand): boolean {
  const isAbsolute = next.type === "set-quantity" || next.type === "remove-line";
  return isAbsolute && old.type === "set-quantity" && old.lineId === next.lineId;
}
