import type { CartError } from "../../app/cart/model/cart-command";
import type { Room } from "./room";

/**
 * So long after a sign-in a request with the guest's cookie may have been on its way already: no request of a page lasts
 * longer. Whoever comes with that cookie later has no other.
 */
const cookieComesWithinMs = 60_000;

/**
 * A guest's session is about to sign in: until that has ended it opens no cart, which would be nobody's afterwards. Answers the
 * id of the cart that it opened last; null: none.
 */
export function beginSignIn({ storage, now }: Room): string | null {
  storage.setNote("signing-in", String(now()));
  return storage.note("cart-id");
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
