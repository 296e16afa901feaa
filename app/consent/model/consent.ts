import { readCookie } from "../../foundation/cookie";
import { consentVersion } from "./consent-version";

/**
 * What a visitor may agree to beyond what the shop cannot do without: `functional` keeps things on the device that make
 * the next visit easier, `statistics` counts, `marketing` follows.
 */
export const consentPurposes = ["functional", "statistics", "marketing"] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** A choice that was made; it may be to agree to nothing. */
export type ConsentChoice = {
  readonly purposes: ReadonlySet<ConsentPurpose>;
  /** Day of the choice, `2026-11-23`; null: it does not say. */
  readonly madeOn: string | null;
};

export const consentCookie = "consent";

/** 12 months, then the visitor is asked again. */
export const consentSeconds = 31_536_000;

/**
 * The purposes that a `Cookie` header, or `document.cookie`, agrees to; what is not known counts as no consent. The cookie
 * has version, day and purposes, joined by dots: `consent=v1.2026-11-23.functional.statistics`.
 */
export function readConsent(cookies: string): ReadonlySet<ConsentPurpose> {
  const parts = readParts(cookies);
  return new Set(consentPurposes.filter((purpose) => parts.includes(purpose)));
}

/** null: nobody has chosen yet, or about another version. */
export function readChoice(cookies: string): ConsentChoice | null {
  const parts = readParts(cookies);
  if (parts.length === 0) return null;
  const madeOn = parts.find((part) => /^\d{4}-\d\d-\d\d$/.test(part)) ?? null;
  return { purposes: readConsent(cookies), madeOn };
}

/** None of a choice about another version. */
function readParts(cookies: string): readonly string[] {
  const parts = readCookie(cookies, consentCookie)?.split(".") ?? [];
  return parts[0] === consentVersion ? parts : [];
}

/** The cookie's value for a choice of this day (UTC). */
export function toConsentValue(purposes: ReadonlySet<ConsentPurpose>, now: Date): string {
  const agreed = consentPurposes.filter((purpose) => purposes.has(purpose));
  return [consentVersion, now.toISOString().slice(0, 10), ...agreed].join(".");
}
