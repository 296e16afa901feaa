import type { SearchContext, SearchSource } from "../../../app/catalogue/model/search-source.ts";
import { countryTable } from "../../../app/countries/model/country-table.ts";
import { isTechnical, toLabel } from "../../../app/gateways/commerce/catalogue/attributes.ts";
import { hiddenRoots } from "../../../app/gateways/commerce/catalogue/category-roots.ts";
import type { Json } from "../../../app/gateways/commerce/graphql.ts";
import {
  listExcludedLocales,
  toSearchSource,
} from "../../../app/gateways/commerce/search-feed/to-search-source.ts";
import { generateCatalogue } from "../../catalogue/generate-catalogue.ts";

type Words = Readonly<Record<string, string>>;
type Attribute = { readonly name: string; readonly value: Json };
type Variant = {
  readonly sku: string;
  readonly attributes: readonly Attribute[];
  readonly prices: readonly {
    readonly value: { centAmount: number; currencyCode: string };
    readonly country?: string;
  }[];
};
type Product = {
  readonly key: string;
  readonly productType: { readonly key: string };
  readonly name: Words;
  readonly slug: Words;
  readonly description: Words;
  readonly metaKeywords?: Words;
  readonly categories: readonly { readonly key: string }[];
  readonly masterVariant: Variant;
  readonly variants?: readonly Variant[];
};

/**
 * Generates the demo catalogue of `npm start` in the platform's format, without a platform.
 * Ids are keys, reductions are omitted.
 */
export function generateDemoSources(products: number): {
  sources: readonly SearchSource[];
  context: SearchContext;
} {
  const catalogue = generateCatalogue({ products, now: new Date() });
  const choices = listChoices(catalogue["product-types"]);
  const stock = new Map(catalogue.inventory.map(({ sku, quantityOnStock }) => [sku, quantityOnStock]));
  const ratings = Map.groupBy(catalogue.reviews, ({ target }) => target.key);
  const toVariant = ({ sku, attributes, prices }: Variant) => ({
    sku,
    prices: [],
    availability: { noChannel: { availableQuantity: stock.get(sku) ?? 0 } },
    attributesRaw: attributes.map(({ name, value }) => ({
      name,
      value: choices.get(`${name} ${value}`) ?? value,
    })),
    ...Object.fromEntries(
      countryTable.map((country) => [`price${country.code}`, choosePrice(prices, country)]),
    ),
  });
  const drafts: readonly Product[] = JSON.parse(JSON.stringify(catalogue.products));
  const sources = drafts.flatMap((draft) => {
    const given = (ratings.get(draft.key) ?? []).map(({ rating }) => rating);
    const average = given.reduce((sum, rating) => sum + rating, 0) / given.length;
    const source = toSearchSource(
      {
        id: draft.key,
        createdAt: "2026-11-01T00:00:00.000Z",
        productTypeRef: { id: draft.productType.key },
        taxCategoryRef: { id: "standard" },
        reviewRatingStatistics: given.length > 0 ? { averageRating: average, count: given.length } : null,
        masterData: {
          current: {
            nameAllLocales: toList(draft.name),
            slugAllLocales: toList(draft.slug),
            descriptionAllLocales: toList(draft.description),
            metaKeywordsAllLocales: toList(draft.metaKeywords ?? {}),
            categoriesRef: draft.categories.map(({ key }) => ({ id: key })),
            masterVariant: toVariant(draft.masterVariant),
            variants: (draft.variants ?? []).map(toVariant),
          },
        },
      },
      countryTable,
      Date.now(),
    );
    return source ? [source] : [];
  });
  return { sources, context: toContext(catalogue) };
}

type Catalogue = ReturnType<typeof generateCatalogue>;

function toContext(catalogue: Catalogue): SearchContext {
  const everywhere = new Set(countryTable.map(({ code }) => code));
  return {
    nextDiscountStart: null,
    nextPriceStarts: new Map(),
    taxedCountries: new Map([["standard", everywhere]]),
    categories: new Map(
      catalogue.categories.map((draft) => [
        draft.key,
        {
          id: draft.key,
          key: draft.key,
          parentId: "parent" in draft ? draft.parent.key : null,
          isRoot: hiddenRoots.has(draft.key),
          names: draft.name,
          slugs: draft.slug,
          excludedLocales: "custom" in draft ? listExcludedLocales(draft.custom.fields.hasProducts) : [],
        },
      ]),
    ),
    attributes: new Map(
      catalogue["product-types"].map(({ key, attributes }) => [
        key,
        attributes
          .filter(({ name }) => isTechnical(name))
          .map(({ name, label }) => ({ name, labels: toLabels(label) })),
      ]),
    ),
  };
}

function toLabels(label: Words) {
  return Object.fromEntries(Object.entries(label).map(([language, text]) => [language, toLabel(text)]));
}

function toList(words: Words) {
  return Object.entries(words).map(([locale, value]) => ({ locale, value }));
}

/** Lists the labels of enumeration keys: the platform returns both. */
function listChoices(types: Catalogue["product-types"]): ReadonlyMap<string, unknown> {
  const raw: readonly {
    attributes: readonly { name: string; type: { values?: readonly { key: string }[] } }[];
  }[] = JSON.parse(JSON.stringify(types));
  return new Map(
    raw.flatMap(({ attributes }) =>
      attributes.flatMap(({ name, type }) =>
        (type.values ?? []).map((value): [string, unknown] => [`${name} ${value.key}`, value]),
      ),
    ),
  );
}

function choosePrice(prices: Variant["prices"], { code, currency }: { code: string; currency: string }) {
  const fitting = prices.filter(
    ({ value, country }) => value.currencyCode === currency && (country ?? code) === code,
  );
  const price = fitting.find(({ country }) => country !== undefined) ?? fitting[0];
  return price ? { value: price.value, validUntil: null, discounted: null, custom: null } : null;
}
