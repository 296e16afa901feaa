import type { CartError } from "../../app/cart/model/cart-command";
import type { Room } from "./room";
import { listTakenOver } from "./taken-over-carts";

/**
 * So long after a sign-in a request with the guest's cookie may have been on its way already: no request of a page lasts
 * longer. Whoever comes with that cookie later has no other.
 */
const cookieComesWithinMs = 60_000;

/**
 * A guest's session is about to sign in: until that has ended it opens no cart, which would be nobody's afterwards. Answers the
 * ids of the cart that it opened last and of those that a customer took over before.
 */
export function beginSignIn({ storage, now }: Room): readonly string[] {
  storage.setNote("signing-in", String(now()));
  const last = storage.note("cart-id");
  return [...new Set([...listTakenOver(storage), ...(last ? [last] : [])])];
}

/** It became a customer's session, for good, or it stays a guest's. */
export function endSignIn({ storage, now }: Room, isSignedIn: boolean): void {
  if (isSignedIn) storage.setNote("signed-in", String(now()));
  storage.dropNote("signing-in");
}

/** Why a guest's session may not open a cart; null: it may. A sign-in whose end nobody told is waited for no longer than its cookie. */
export function refuseGuest({ storage, now }: Room): CartError | null {
  const isRecent = (note: string | null) => note !== null && now() - Number(note) < cookieComesWithinMs;
  const signedIn = storage.note("signed-in");
  if (isRecent(signedIn) || isRecent(storage.note("signing-in"))) {
    return { code: "changed-elsewhere", session: "renewed" };
  }
  return signedIn === null ? null : { code: "changed-elsewhere", session: "over" };
}
