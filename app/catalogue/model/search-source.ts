import type { Country } from "../../countries/model/country";
import type { Locale } from "../../countries/model/locale";

/** Language (`de`, `de-AT`) to text. */
export type LocalWords = Readonly<Record<string, string>>;

/** A published product with all its languages and countries: what every shop's record of it is made of. */
export type SearchSource = {
  readonly id: string;
  readonly typeId: string;
  readonly taxCategoryId: string | null;
  readonly categoryIds: readonly string[];
  readonly createdAt: string;
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly names: LocalWords;
  readonly slugs: LocalWords;
  readonly descriptions: LocalWords;
  /** Comma-separated. */
  readonly keywords: LocalWords;
  /** The master variant first. */
  readonly variants: readonly SearchVariant[];
};

export type SearchVariant = {
  readonly sku: string;
  readonly brand: string;
  readonly family: string;
  readonly model: string | null;
  readonly ean: string | null;
  readonly tags: readonly string[];
  readonly releaseDate: string | null;
  readonly isAccessory: boolean;
  readonly highlights: LocalWords;
  readonly summary: LocalWords;
  /** Locales (`de-AT`) in which it is marked as not for sale. */
  readonly excludedLocales: readonly string[];
  /** Technical data by name. */
  readonly figures: Readonly<Record<string, readonly FigureValue[]>>;
  /** Pieces that can be sold; null: as many as anybody wants. */
  readonly availableQuantity: number | null;
  /** By country code; a country without a price is not in it. */
  readonly prices: Readonly<Record<string, SearchPrice>>;
};

export type FigureValue = number | boolean | string | LocalWords;

export type SearchPrice = {
  readonly cents: number;
  readonly listCents: number;
  readonly isReduced: boolean;
  /** When it may change by itself; null: not that is known. */
  readonly changesAt: string | null;
};

export type SearchCategory = {
  readonly id: string;
  readonly key: string;
  readonly parentId: string | null;
  /** The root of a tree: never shown, and no part of any path. */
  readonly isRoot: boolean;
  readonly names: LocalWords;
  readonly slugs: LocalWords;
  /** Locales in which it is marked as empty. */
  readonly excludedLocales: readonly string[];
};

/** A product type's attribute in its own order; label and unit by language. */
export type SearchAttribute = {
  readonly name: string;
  readonly labels: Readonly<Record<string, { readonly label: string; readonly unit: string | null }>>;
};

/** What all records of a run are made with. */
export type SearchContext = {
  readonly categories: ReadonlyMap<string, SearchCategory>;
  /** Technical attributes by product type. */
  readonly attributes: ReadonlyMap<string, readonly SearchAttribute[]>;
  /** Countries that a tax category has a rate for: nothing else is sold there. */
  readonly taxedCountries: ReadonlyMap<string, ReadonlySet<string>>;
  /** When the next product discount begins: from then on any price may be another. */
  readonly nextDiscountStart: string | null;
  /** When a price that lives beside the product begins, by SKU. */
  readonly nextPriceStarts: ReadonlyMap<string, string>;
};

/** One shop in one of its languages. */
export type SearchShop = {
  readonly country: Country;
  readonly locale: Locale;
  /** `de-AT`, `de`, the country's other languages, `en`. */
  readonly chain: readonly string[];
};
