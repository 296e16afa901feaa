import { readTrackingCookie, trackingCookie, trackingCookieSeconds } from "../../model/tracking-cookie";

/** Returns the tracking cookie, and creates it if missing; null: no consent, or the browser stores no cookies. */
export function readOrMakeCookie(): string | null {
  const known = readTrackingCookie(document.cookie);
  if (known) return known;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const attributes = `Path=/; Max-Age=${trackingCookieSeconds}; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${trackingCookie}=${crypto.randomUUID()}; ${attributes}`;
  return readTrackingCookie(document.cookie);
}
