/** The platform's list of a text's translations. */
export type LocalizedTexts = readonly { readonly locale: string; readonly value: string }[];

/** Converts the platform's list of texts to a record keyed by language. */
export function toTranslations(list: LocalizedTexts | null | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((list ?? []).map(({ locale, value }) => [locale, value]));
}

/**
 * The slug as it appears in URLs: the edge lower-cases paths, but the platform's slugs may have capitals.
 * A slug has only ASCII letters and digits, `_` and `-`.
 */
export function toUrlSlug(slug: string): string {
  return slug.toLowerCase();
}

/** Like `toTranslations`, for slugs. */
export function toSlugs(list: LocalizedTexts | null | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((list ?? []).map(({ locale, value }) => [locale, toUrlSlug(value)]));
}
