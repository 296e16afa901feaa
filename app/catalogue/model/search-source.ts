import type { Country } from "../../countries/model/country";
import type { Locale } from "../../countries/model/locale";
import type { BwareGrade } from "./bware-grade";

/** Language (`de`, `de-AT`) to text. */
export type LocalTexts = Readonly<Record<string, string>>;

/** A published product with all its languages and countries: the source of every shop's record. */
export type SearchSource = {
  readonly id: string;
  readonly typeId: string;
  readonly taxCategoryId: string | null;
  readonly categoryIds: readonly string[];
  readonly createdAt: string;
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly names: LocalTexts;
  readonly slugs: LocalTexts;
  readonly descriptions: LocalTexts;
  /** Comma-separated. */
  readonly keywords: LocalTexts;
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
  /** Of a used article; null: new, or without a grade. */
  readonly grade: BwareGrade | null;
  readonly highlights: LocalTexts;
  readonly summary: LocalTexts;
  /** Locales (`de-AT`) in which it is marked as not for sale. */
  readonly excludedLocales: readonly string[];
  /** Technical data by name. */
  readonly figures: Readonly<Record<string, readonly SearchAttributeValue[]>>;
  /** Sellable pieces; null: unlimited. */
  readonly availableQuantity: number | null;
  /** By country code; absent for a country without a price. */
  readonly prices: Readonly<Record<string, SearchPrice>>;
};

export type SearchAttributeValue = number | boolean | string | LocalTexts;

export type SearchPrice = {
  readonly cents: number;
  readonly listCents: number;
  readonly isReduced: boolean;
  /** When it may change by itself; null: unknown. */
  readonly changesAt: string | null;
};

export type SearchCategory = {
  readonly id: string;
  readonly key: string;
  readonly parentId: string | null;
  /** The root of a tree: never shown, and not part of any path. */
  readonly isRoot: boolean;
  readonly names: LocalTexts;
  readonly slugs: LocalTexts;
  /** Locales in which it is marked as empty. */
  readonly excludedLocales: readonly string[];
};

/** A product type's attribute in its own order; label and unit by language. */
export type SearchAttribute = {
  readonly name: string;
  readonly labels: Readonly<Record<string, { readonly label: string; readonly unit: string | null }>>;
};

/** The shared input of all records of a run. */
export type SearchContext = {
  readonly categories: ReadonlyMap<string, SearchCategory>;
  /** Technical attributes by product type. */
  readonly attributes: ReadonlyMap<string, readonly SearchAttribute[]>;
  /** Countries with a rate of the tax category: nothing else can be sold there. */
  readonly taxedCountries: ReadonlyMap<string, ReadonlySet<string>>;
  /** When the next product discount begins: from then on any price may change. */
  readonly nextDiscountStart: string | null;
  /** When the next standalone price begins, by SKU. */
  readonly nextPriceStarts: ReadonlyMap<string, string>;
};

/** One shop in one of its languages. */
export type SearchShop = {
  readonly country: Country;
  readonly locale: Locale;
  /** Languages in order of preference: `de-AT`, `de`, the country's other languages, `en`. */
  readonly chain: readonly string[];
};
