import { type Language, type Locale, toLanguage, toLocaleVariant } from "../../countries/model/locale";

type Settings = Readonly<Record<string, unknown>>;

export function toProductIndex(locale: Locale): string {
  return `products_${toLocaleVariant(locale)}`;
}

export function toCategoryIndex(locale: Locale): string {
  return `categories_${toLocaleVariant(locale)}`;
}

/** Ranks equal matches: in stock before out of stock, then machines, bestsellers and most reviewed products. */
const productRanking = ["desc(inStock)", "desc(popularity)"];

/** The other sort orders of a product index, by the suffix of their names. */
const orders = {
  price_asc: ["asc(price)", ...productRanking],
  price_desc: ["desc(price)", ...productRanking],
  name_asc: ["asc(name)", ...productRanking],
  name_desc: ["desc(name)", ...productRanking],
  newest: ["desc(publishedAt)", ...productRanking],
  // A large reduction of what is sold out is no offer.
  reduction: ["desc(inStock)", "desc(reduction)", "desc(popularity)"],
} as const;

/** Languages whose compound words the hosted service splits. */
const compounding: ReadonlySet<Language> = new Set(["de", "nl", "fi", "da", "sv", "nb"]);

/** Languages that the hosted service does not support; naming one is an error there. */
const unknownToHosted: ReadonlySet<Language> = new Set(["hr", "sl"]);

/**
 * Builds the settings of a locale's products, without its replicas.
 * Replicas belong to the index's name, not to the index being built. `attributes`: names of the technical data by
 * which shoppers filter.
 */
export function toProductSettings(locale: Locale, attributes: readonly string[]): Settings {
  return {
    ...toLanguageSettings(toLanguage(locale), ["name", "keywords", "categoryNames"]),
    searchableAttributes: [
      "unordered(skus),unordered(eans)",
      "unordered(name),unordered(keywords)",
      "unordered(brand)",
      "unordered(categoryNames)",
      "unordered(words)",
      "unordered(text)",
    ],
    disableTypoToleranceOnAttributes: ["skus", "eans"],
    attributesForFaceting: [
      "searchable(brand)",
      "tags",
      "rating",
      "price",
      "inStock",
      "isBware",
      "grade",
      "family",
      "figures",
      // Sort keys: an index with their values needs no rewrite when it gets its other orders.
      ...["name", "publishedAt", "popularity", "reduction"].map((sorted) => `filterOnly(${sorted})`),
      ...["lvl0", "lvl1", "lvl2", "lvl3", "lvl4"].map((level) => `categories.${level}`),
      ...attributes.map((name) => `attributes.${name}`),
    ],
    customRanking: productRanking,
    attributesToHighlight: ["name", "brand"],
    attributesToSnippet: ["text:20"],
    maxValuesPerFacet: 200,
    paginationLimitedTo: 10_000,
  };
}

/** Builds the settings of a locale's replicas by name, with their differences. */
export function toReplicaSettings(locale: Locale): ReadonlyMap<string, Settings> {
  const index = toProductIndex(locale);
  return new Map(
    Object.entries(orders).map(([ending, customRanking]) => [
      `${index}_${ending}`,
      { customRanking, relevancyStrictness: 0 },
    ]),
  );
}

/** Lists the replicas as the primary names them: they share its records. */
export function toReplicaNames(locale: Locale): readonly string[] {
  return [...toReplicaSettings(locale).keys()].map((name) => `virtual(${name})`);
}

export function toCategorySettings(locale: Locale): Settings {
  return {
    ...toLanguageSettings(toLanguage(locale), ["name", "path"]),
    searchableAttributes: ["name", "unordered(path)"],
    customRanking: ["desc(count)"],
    attributesToHighlight: ["name"],
  };
}

function toLanguageSettings(language: Language, compounds: readonly string[]): Settings {
  const known = unknownToHosted.has(language) ? [] : [language];
  return {
    indexLanguages: known,
    queryLanguages: known,
    // The embedded search stems by it, also for languages that the hosted service does not support.
    userData: { language },
    ...(known.length > 0 && { ignorePlurals: known }),
    ...(compounding.has(language) && { decompoundedAttributes: { [language]: compounds } }),
    // A part of a long query finds results; a query of only unknown words still finds none.
    removeWordsIfNoResults: "allOptional",
  };
}
