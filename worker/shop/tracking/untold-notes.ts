import { readConsent } from "../../../app/consent/model/consent";
import {
  type NoteLines,
  toUntoldCookie,
  type UntoldLine,
  untoldSeconds,
} from "../../../app/tracking/model/untold-lines";

/** What the forms of one request changed of the cart. */
export type UntoldNotes = {
  readonly note: NoteLines;
  /** null: nothing changed, or the visitor agrees to be neither counted nor followed. */
  toSetCookie(): string | null;
};

/** `cookies` is the request's header. The page's script reads the cookie and takes it away. */
export function createUntoldNotes(cookies: string, isLocal: boolean): UntoldNotes {
  const lines: UntoldLine[] = [];
  return {
    note(cartId, changes) {
      lines.push(...changes.map((change) => ({ ...change, cartId })));
    },
    toSetCookie() {
      const agreed = readConsent(cookies);
      const mayBeTold = agreed.has("statistics") || agreed.has("marketing");
      if (lines.length === 0 || !mayBeTold) return null;
      const cookie = toUntoldCookie(lines, cookies, crypto.randomUUID().slice(0, 8));
      const attributes = `Path=/; Max-Age=${untoldSeconds}; SameSite=Lax${isLocal ? "" : "; Secure"}`;
      return cookie && `${cookie.name}=${cookie.value}; ${attributes}`;
    },
  };
}
