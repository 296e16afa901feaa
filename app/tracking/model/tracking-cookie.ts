import { readConsent } from "../../consent/model/consent";
import { readCookie } from "../../foundation/cookie";

/**
 * Cookie that identifies a browser at the tracking service; needs consent to marketing.
 * The name is that of the service's own script, which reuses an existing value.
 */
export const trackingCookie = "__exponea_etc__";

/** 12 months, the same as a consent. */
export const trackingCookieSeconds = 31_536_000;

/** Reads the cookie; without consent its value is ignored, even when another script wrote it. */
export function readTrackingCookie(cookies: string): string | null {
  const value = readCookie(cookies, trackingCookie) ?? "";
  return /^[\w-]{6,64}$/.test(value) && mayBeTracked(cookies) ? value : null;
}

/** Returns whether a `Cookie` header consents to tracking. */
export function mayBeTracked(cookies: string): boolean {
  return readConsent(cookies).has("marketing");
}
