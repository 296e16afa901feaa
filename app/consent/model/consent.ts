import { readCookie } from "../../foundation/cookie";
import { consentVersion } from "./consent-version";

/**
 * Purposes that need consent, because the shop works without them.
 * `functional`: storage on the device for convenience at the next visit; `statistics`: counting visits; `marketing`:
 * tracking the visitor.
 */
export const consentPurposes = ["functional", "statistics", "marketing"] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** A choice that the visitor made; it may refuse everything. */
export type ConsentChoice = {
  readonly purposes: ReadonlySet<ConsentPurpose>;
  /** Day of the choice, `2026-11-23`; null: unknown. */
  readonly madeOn: string | null;
};

export const consentCookie = "consent";

/** Lifetime of a consent: 12 months. Then the visitor must decide again. */
export const consentSeconds = 31_536_000;

/**
 * Returns the purposes that a `Cookie` header or `document.cookie` consents to.
 * The cookie has version, day and purposes, separated by dots: `consent=v1.2026-11-23.functional.statistics`. Unknown
 * values count as no consent.
 */
export function readConsent(cookies: string): ReadonlySet<ConsentPurpose> {
  const parts = readParts(cookies);
  return new Set(consentPurposes.filter((purpose) => parts.includes(purpose)));
}

/** null: the visitor has not chosen yet, or for another version. */
export function readChoice(cookies: string): ConsentChoice | null {
  const parts = readParts(cookies);
  if (parts.length === 0) return null;
  const madeOn = parts.find((part) => /^\d{4}-\d\d-\d\d$/.test(part)) ?? null;
  return { purposes: readConsent(cookies), madeOn };
}

/** Empty for a choice of another version. */
function readParts(cookies: string): readonly string[] {
  const parts = readCookie(cookies, consentCookie)?.split(".") ?? [];
  return parts[0] === consentVersion ? parts : [];
}

/** Returns the cookie's value for a choice of this day (UTC). */
export function toConsentValue(purposes: ReadonlySet<ConsentPurpose>, now: Date): string {
  const agreed = consentPurposes.filter((purpose) => purposes.has(purpose));
  return [consentVersion, now.toISOString().slice(0, 10), ...agreed].join(".");
}
