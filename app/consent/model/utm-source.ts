import { readCookie } from "../../foundation/cookie";
import { readConsent } from "./consent";

/** The campaign that brought a visitor; written and read only with consent to marketing. */
export const utmSourceCookie = "utm_source";

/** 30 days. */
export const utmSourceSeconds = 2_592_000;

const plain = /^[\w.-]{1,100}$/;

/** `?utm_source=` of an address that may be kept; null: there is none, or nobody agreed to it. */
export function toUtmSource(query: URLSearchParams, cookies: string): string | null {
  const source = query.get("utm_source");
  return source !== null && plain.test(source) && mayFollow(cookies) ? source : null;
}

/**
 * Finds the newest campaign among URLs that this tab visited, oldest first, as `utm_source=…`; empty when there is none.
 * The browser's own history knows them, so nothing is stored before consent.
 */
export function findLanding(visited: readonly string[]): string {
  const sources = visited.flatMap((url) => URL.parse(url)?.searchParams.get("utm_source") ?? []);
  const source = sources.findLast((each) => plain.test(each));
  return source ? new URLSearchParams({ [utmSourceCookie]: source }).toString() : "";
}

/** What the cookie kept; without consent it does not count, whoever wrote it. */
export function readUtmSource(cookies: string): string | null {
  const source = readCookie(cookies, utmSourceCookie) ?? "";
  return plain.test(source) && mayFollow(cookies) ? source : null;
}

/** Asking a shopper to rate the shop with a third party sends it address and order: only after consent, too. */
export function mayAskForSurvey(cookies: string): boolean {
  return mayFollow(cookies);
}

function mayFollow(cookies: string): boolean {
  return readConsent(cookies).has("marketing");
}
