import { readConsent } from "../../../app/consent/model/consent";
import {
  type NoteLines,
  toUntoldCookie,
  type UntoldLine,
  untoldSeconds,
} from "../../../app/tracking/model/untold-lines";

/** Cart changes of one request's forms, for the tracking script. */
export type UntoldNotes = {
  readonly note: NoteLines;
  /** Something changed, and the visitor consents to statistics or marketing. */
  isLeft(): boolean;
  /** null: nothing is left to report, or the cookie has no space for it. */
  toSetCookie(): string | null;
};

/** `cookies` is the request's header. The page's script reads the cookie and deletes it. */
export function createUntoldNotes(cookies: string, isLocal: boolean): UntoldNotes {
  const lines: UntoldLine[] = [];
  const isLeft = () => {
    const agreed = readConsent(cookies);
    return lines.length > 0 && (agreed.has("statistics") || agreed.has("marketing"));
  };
  return {
    note(cartId, changes) {
      lines.push(...changes.map((change) => ({ ...change, cartId })));
    },
    isLeft,
    toSetCookie() {
      const cookie = isLeft() ? toUntoldCookie(lines, cookies, crypto.randomUUID().slice(0, 8)) : null;
      const attributes = `Path=/; Max-Age=${untoldSeconds}; SameSite=Lax${isLocal ? "" : "; Secure"}`;
      return cookie && `${cookie.name}=${cookie.value}; ${attributes}`;
    },
  };
}
