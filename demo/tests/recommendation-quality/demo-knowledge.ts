import { measureCoPurchase } from "../../../worker/recommendations/model/co-purchase.ts";
import { createKnowledge } from "../../../worker/recommendations/model/create-knowledge.ts";
import type { Item } from "../../../worker/recommendations/model/item.ts";
import type { Knowledge } from "../../../worker/recommendations/model/recommend.ts";
import { toItem } from "../../../worker/recommendations/platform/to-item.ts";
import { generateCatalogue } from "../../catalogue/generate-catalogue.ts";

type Draft = {
  readonly key: string;
  readonly productType: { readonly key: string };
  readonly categories: readonly { readonly key: string }[];
  readonly masterVariant: Variant;
  readonly variants?: readonly Variant[];
};

type Variant = {
  readonly sku: string;
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[];
  readonly prices: readonly {
    readonly value: { readonly centAmount: number; readonly currencyCode: string };
  }[];
};

type CategoryDraft = {
  readonly key: string;
  readonly name: Readonly<Record<string, string>>;
  readonly parent?: { readonly key: string };
};

/** SKUs that were bought together. */
export type Order = readonly string[];

/**
 * Reads the demo catalogue of `npm start` in the platform's format, without a platform (ids are keys).
 * Returns a function that gives the service's knowledge after these orders.
 */
export function readDemoCatalogue(products: number): (orders?: readonly Order[]) => Knowledge {
  const catalogue = generateCatalogue({ products, now: new Date() });
  const drafts: readonly Draft[] = JSON.parse(JSON.stringify(catalogue.products));
  const drawn: readonly CategoryDraft[] = JSON.parse(JSON.stringify(catalogue.categories));
  const ratings = Map.groupBy(catalogue.reviews, ({ target }) => target.key);
  const items = drafts.flatMap((draft) => toDemoItem(draft, ratings.get(draft.key) ?? []) ?? []);
  const categories = drawn.map(({ key, name, parent }) => ({
    id: key,
    parentId: parent?.key ?? null,
    names: Object.values(name).map((text) => text.toLowerCase()),
  }));
  return (orders = []) => createKnowledge({ items, categories, ...countOrders(orders) });
}

function toDemoItem(draft: Draft, reviews: readonly { readonly rating: number }[]): Item | null {
  const { masterVariant, variants = [] } = draft;
  const euros = masterVariant.prices.find(({ value }) => value.currencyCode === "EUR");
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return toItem({
    id: draft.key,
    lastModifiedAt: "2026-11-01T00:00:00.000Z",
    productTypeRef: { id: draft.productType.key },
    reviewRatingStatistics:
      reviews.length > 0 ? { averageRating: total / reviews.length, count: reviews.length } : null,
    masterData: {
      published: true,
      current: {
        nameAllLocales: [],
        categoriesRef: draft.categories.map(({ key }) => ({ id: key })),
        masterVariant: {
          sku: masterVariant.sku,
          attributesRaw: masterVariant.attributes.map(({ name, value }) => ({ name, value: toRaw(value) })),
          price: euros ?? null,
        },
        variants: variants.map(({ sku }) => ({ sku })),
      },
    },
  });
}

/** Converts a draft's reference by key to one by id. */
function toRaw(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRaw);
  const { typeId, key }: { typeId?: unknown; key?: unknown } = Object(value);
  return typeId === "category" ? { typeId, id: key } : value;
}

/** Counts orders like the service's SQLite store. */
function countOrders(orders: readonly Order[]) {
  const ordersOf = new Map<string, number>();
  for (const sku of orders.flat()) ordersOf.set(sku, (ordersOf.get(sku) ?? 0) + 1);
  const companionsOf = (sku: string) => {
    const own = orders.filter((order) => order.includes(sku));
    const others = new Set(own.flat().filter((other) => other !== sku));
    const measure = (other: string) =>
      measureCoPurchase({
        together: own.filter((order) => order.includes(other)).length,
        ordersOfOne: own.length,
        ordersOfOther: ordersOf.get(other) ?? 0,
        orders: orders.length,
      });
    return new Map([...others].map((other) => [other, measure(other)]));
  };
  return { ordersOf, companionsOf };
}
