import { readConsent } from "../../consent/model/consent";
import { readCookie } from "../../foundation/cookie";

/**
 * Recognises a browser at the tracking service; the name is that of the service's own script, which goes on with a value
 * that it finds. Written and read with consent to marketing.
 */
export const trackingCookie = "__exponea_etc__";

/** 12 months, as long as a consent. */
export const trackingCookieSeconds = 31_536_000;

/** What the cookie holds; without consent it does not count, whoever wrote it. */
export function readTrackingCookie(cookies: string): string | null {
  const value = readCookie(cookies, trackingCookie) ?? "";
  return /^[\w-]{6,64}$/.test(value) && mayBeTracked(cookies) ? value : null;
}

/** Does a `Cookie` header agree to being followed? */
export function mayBeTracked(cookies: string): boolean {
  return readConsent(cookies).has("marketing");
}
