import type { Cart } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import { assertNever } from "../../../app/foundation/assert-never";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import type { Room } from "../room";
import type { RetryLimit } from "./retry-limit";

export type Batch = { readonly id: string; readonly changes: readonly CartChange[] };

/** The outcome of a batch. `unknown` leaves it open: the batch stays saved until the platform reveals it. */
export type UpdateEnd =
  | { readonly end: "taken"; readonly cart: Cart }
  /** A concurrent change: the batch was not and will never be applied, as the cart has another version. */
  | { readonly end: "moved"; readonly cart: Cart; readonly error: GatewayError }
  | { readonly end: "refused"; readonly error: GatewayError }
  | { readonly end: "unknown"; readonly error: GatewayError };

type MarkCheck = UpdateEnd | { readonly end: "not-yet"; readonly error: GatewayError };

/**
 * Sends one batch until its outcome is known.
 * After anything but a clear response (timeout, cut connection, 5xx, an unreadable response, a conflict that may be
 * with this batch itself, delivered twice) it reads the cart first: the batch's mark there means that it was applied,
 * another version that it never can be.
 */
export async function sendUpdate(
  room: Room,
  base: Cart,
  batch: Batch,
  retries: RetryLimit,
): Promise<UpdateEnd> {
  const mark: CartChange = { type: "set-field", name: "lastBatch", value: batch.id };
  const fields: readonly CartChange[] = base.hasFields ? [] : [{ type: "begin-fields" }];
  for (;;) {
    const answer = await room.carts.update(base.id, base.version, [...fields, ...batch.changes, mark]);
    if (answer.ok) return { end: "taken", cart: answer.value };
    const { error } = answer;
    const isConflict = error.code === "ConcurrentModification";
    const isUnclear = error.retryable || error.kind === "malformed";
    // The platform checks the version first: a refusal for another reason means that no earlier attempt was applied.
    if (!isConflict && !isUnclear) return { end: "refused", error };
    const isLast = isUnclear && !(await retries.pause());
    const check = await checkForMark(room, base, batch, error);
    if (check.end !== "not-yet") return check;
    if (isLast || (isConflict && !(await retries.pause()))) return { end: "unknown", error };
  }
}

async function checkForMark(room: Room, base: Cart, batch: Batch, error: GatewayError): Promise<MarkCheck> {
  const read = await room.carts.load(base.id);
  if (!read.ok) return { end: "not-yet", error };
  const cart = read.value;
  if (!cart) {
    return {
      end: "refused",
      error: { ...error, kind: "rejected", retryable: false, code: "InvalidSubject" },
    };
  }
  room.batches.settle(cart, room.now());
  if (cart.lastBatch === batch.id) return { end: "taken", cart };
  // A conflict without a new version does not settle it: an earlier attempt may still arrive.
  return cart.version === base.version ? { end: "not-yet", error } : { end: "moved", cart, error };
}

/** The error for the caller of a batch that was not applied. */
export function toUpdateError(end: Exclude<UpdateEnd, { end: "taken" }>): GatewayError {
  switch (end.end) {
    case "moved":
      return { ...end.error, kind: "rejected", retryable: false, code: "ConcurrentModification" };
    case "refused":
      return end.error;
    case "unknown":
      // A conflict, perhaps with this very batch, that could not be checked.
      return { ...end.error, kind: "unavailable", retryable: true };
    default:
      return assertNever(end);
  }
}
