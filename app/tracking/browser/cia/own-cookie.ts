import { readTrackingCookie, trackingCookie, trackingCookieSeconds } from "../../model/tracking-cookie";

/** The tracking cookie, made where there is none yet; null: nobody agreed to it, or the browser keeps none. */
export function readOrMakeCookie(): string | null {
  const known = readTrackingCookie(document.cookie);
  if (known) return known;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const attributes = `Path=/; Max-Age=${trackingCookieSeconds}; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${trackingCookie}=${crypto.randomUUID()}; ${attributes}`;
  return readTrackingCookie(document.cookie);
}
