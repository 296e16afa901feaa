import { array, type Infer, string, type } from "superstruct";

export const LocalizedStrings = array(type({ locale: string(), value: string() }));

/** The platform's list of words, keyed by language. */
export function toWords(
  list: Infer<typeof LocalizedStrings> | null | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries((list ?? []).map(({ locale, value }) => [locale, value]));
}

/**
 * The slug as it appears in URLs. The edge lower-cases paths, and the platform's slugs may have capitals; a slug has
 * ASCII letters, digits, `_` and `-` only.
 */
export function toUrlSlug(slug: string): string {
  return slug.toLowerCase();
}

/** As `toWords`, of slugs. */
export function toSlugs(
  list: Infer<typeof LocalizedStrings> | null | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries((list ?? []).map(({ locale, value }) => [locale, toUrlSlug(value)]));
}
