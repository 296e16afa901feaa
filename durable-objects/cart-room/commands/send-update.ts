import type { Cart } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { Room } from "../room";

/** Tries in all on transient failures. */
const maxTries = 3;
const pauseBaseMs = 100;
/** No try begins later: a platform that is silent for 15 s each time would keep the shopper waiting for minutes. */
const patienceMs = 10_000;

export type Batch = { readonly id: string; readonly changes: readonly CartChange[] };

/**
 * Sends one batch until its fate is known. After an ambiguous try (timeout, cut connection, 5xx, an answer that cannot be
 * read) the cart is read first: the batch's mark there means that it was taken. A concurrent modification is retried once,
 * with the version that the platform reports.
 */
export async function sendUpdate(room: Room, base: Cart, batch: Batch): Promise<Result<Cart, GatewayError>> {
  const changes: readonly CartChange[] = [
    ...batch.changes,
    { type: "set-field", name: "lastBatch", value: batch.id },
  ];
  let version = base.version;
  let isAmbiguous = room.batches.hasAny(batch.id);
  let hasYielded = false;
  const startedAtMs = room.now();

  for (let tries = 1; ; ) {
    const answer = await room.carts.update(base.id, version, changes);
    if (answer.ok) return answer;
    const { error } = answer;
    const isConflict = error.code === "ConcurrentModification";
    const isUnclear = error.retryable || error.kind === "malformed";
    if (!isConflict && !isUnclear) return answer;
    if (isConflict && hasYielded) return answer;
    const isLast = tries >= maxTries || room.now() - startedAtMs >= patienceMs;
    if (isUnclear && isLast) return readMark(room, base.id, batch.id, error);
    if (isConflict) hasYielded = true;
    if (isUnclear) {
      isAmbiguous = true;
      tries += 1;
      await room.pause(pauseBaseMs * 2 ** (tries - 1) * (0.5 + Math.random()));
    }

    const reported = Number(error.details?.currentVersion);
    if (isConflict && !isAmbiguous && Number.isSafeInteger(reported)) {
      version = reported;
      continue;
    }
    const read = await room.carts.load(base.id);
    if (!read.ok) continue;
    if (!read.value) return err({ ...error, kind: "rejected", retryable: false, code: "InvalidSubject" });
    room.batches.settle(read.value, room.now());
    if (read.value.lastBatch === batch.id) return ok(read.value);
    version = read.value.version;
  }
}

async function readMark(
  room: Room,
  cartId: string,
  batchId: string,
  error: GatewayError,
): Promise<Result<Cart, GatewayError>> {
  const read = await room.carts.load(cartId);
  const isTaken = read.ok && read.value?.lastBatch === batchId;
  return isTaken && read.value ? ok(read.value) : err(error);
}
