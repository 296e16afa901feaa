/**
 * What a visitor may agree to beyond what the shop cannot do without: `functional` keeps things on the device that make
 * the next visit easier, `statistics` counts, `marketing` follows.
 */
export const consentPurposes = ["functional", "statistics", "marketing"] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** The purposes that were agreed to, joined by dots: `consent=functional.statistics`. No cookie: none. */
const consentCookie = "consent";

/** The purposes that a `Cookie` header, or `document.cookie`, agrees to; what is not known counts as no consent. */
export function readConsent(cookies: string): ReadonlySet<ConsentPurpose> {
  const value = cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
  const named = value?.split(".") ?? [];
  return new Set(consentPurposes.filter((purpose) => named.includes(purpose)));
}
