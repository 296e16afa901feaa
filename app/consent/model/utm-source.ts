import { readCookie } from "../../foundation/cookie";
import { readConsent } from "./consent";

/** The campaign that brought a visitor; written and read only with consent to marketing. */
export const utmSourceCookie = "utm_source";

/** 30 days. */
export const utmSourceSeconds = 2_592_000;

const plain = /^[\w.-]{1,100}$/;

/** Returns `?utm_source=` of a URL if it may be stored; null: it is missing, or there is no consent. */
export function toUtmSource(query: URLSearchParams, cookies: string): string | null {
  const source = query.get("utm_source");
  return source !== null && plain.test(source) && mayFollow(cookies) ? source : null;
}

/**
 * Returns the latest campaign among the visited URLs as `utm_source=…`; empty: none.
 * `visited`: URLs that this tab visited, oldest first. They come from the browser's history, so nothing is stored
 * before consent.
 */
export function findLanding(visited: readonly string[]): string {
  const sources = visited.flatMap((url) => URL.parse(url)?.searchParams.get("utm_source") ?? []);
  const source = sources.findLast((each) => plain.test(each));
  return source ? new URLSearchParams({ [utmSourceCookie]: source }).toString() : "";
}

/** Reads the cookie; without consent its value is ignored, even when another script wrote it. */
export function readUtmSource(cookies: string): string | null {
  const source = readCookie(cookies, utmSourceCookie) ?? "";
  return plain.test(source) && mayFollow(cookies) ? source : null;
}

/**
 * Returns whether a `Cookie` header consents to the survey.
 * It needs consent to marketing, because a third party receives the shopper's e-mail address and order.
 */
export function mayAskForSurvey(cookies: string): boolean {
  return mayFollow(cookies);
}

function mayFollow(cookies: string): boolean {
  return readConsent(cookies).has("marketing");
}
