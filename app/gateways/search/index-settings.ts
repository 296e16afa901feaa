import { type Language, type Locale, toLanguage, toLocaleVariant } from "../../countries/model/locale";

type Settings = Readonly<Record<string, unknown>>;

export function toProductIndex(locale: Locale): string {
  return `products_${toLocaleVariant(locale)}`;
}

export function toCategoryIndex(locale: Locale): string {
  return `categories_${toLocaleVariant(locale)}`;
}

/** The other orders of a product index, by the ending of their names. */
const orders = {
  price_asc: "asc(price)",
  price_desc: "desc(price)",
  name_asc: "asc(name)",
  name_desc: "desc(name)",
  newest: "desc(publishedAt)",
} as const;

/** What ranks equals: in stock before out of stock, then machines, bestsellers and what is reviewed most. */
const productRanking = ["desc(inStock)", "desc(popularity)"];

/** Languages whose long words the hosted service takes apart. */
const compounding: ReadonlySet<Language> = new Set(["de", "nl", "fi", "da", "sv", "nb"]);

/** Languages that the hosted service knows no words of; naming one is an error there. */
const unknownToHosted: ReadonlySet<Language> = new Set(["hr", "sl"]);

/**
 * Settings of a locale's products, without its replicas: those belong to the name, not to the index that is being
 * built. `attributes`: names of the technical data by which shoppers filter.
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
      "family",
      "figures",
      // Sorted by: an index that has their values need not be written anew when it is given its other orders.
      ...["name", "publishedAt", "popularity"].map((sorted) => `filterOnly(${sorted})`),
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

/** The replicas of a locale's products, each by name with what tells it from the others. */
export function toReplicaSettings(locale: Locale): ReadonlyMap<string, Settings> {
  const index = toProductIndex(locale);
  return new Map(
    Object.entries(orders).map(([ending, order]) => [
      `${index}_${ending}`,
      { customRanking: [order, ...productRanking], relevancyStrictness: 0 },
    ]),
  );
}

/** As the primary names them: they share its records. */
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
    // The embedded search stems by it also where the hosted service knows no such language.
    userData: { language },
    ...(known.length > 0 && { ignorePlurals: known }),
    ...(compounding.has(language) && { decompoundedAttributes: { [language]: compounds } }),
    // Part of a long query finds something; none of its words still finds nothing.
    removeWordsIfNoResults: "allOptional",
  };
}
