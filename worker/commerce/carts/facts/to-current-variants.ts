import { array, boolean, integer, mask, nullable, optional, string, type } from "superstruct";
import { isInForce } from "../../discounts/is-in-force.ts";
import { choosePrice } from "../../products/choose-price.ts";
import { allVariants, type Price, type ProductData, type Variant } from "../../products/product.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";
import { toReference } from "../../resources/reference.ts";
import type { LineItemPrice } from "../cart.ts";
import { type CurrentVariant, toSnapshotId, type VariantSnapshot } from "../cart-facts.ts";

const ProductFacts = type({
  version: integer(),
  published: integer(),
  priceMode: nullable(string()),
  productTypeId: string(),
  productTypeKey: nullable(string()),
  taxCategoryId: nullable(string()),
  categories: array(type({ id: string(), key: nullable(string()), direct: integer() })),
});

type ProductFacts = (typeof ProductFacts)["TYPE"];

const DiscountStruct = type({
  isActive: optional(boolean()),
  validFrom: optional(string()),
  validUntil: optional(string()),
});

/** Ids of the product discounts that hold now; a price's discounted value counts only under one of them. */
export function readActiveDiscounts(rows: readonly FactRow[], now: Date): ReadonlySet<string> {
  const active = rows.filter((row) => {
    const discount = mask(parseJsonColumn(row.data), DiscountStruct);
    return (discount.isActive ?? true) && isInForce(discount, now);
  });
  return new Set(active.map(({ id }) => id));
}

/** Prices of a SKU that live beside its product. */
export type PricesBySku = ReadonlyMap<string, readonly Price[]>;

/** SKUs whose prices are not the product's own. */
export function readStandaloneSkus(row: FactRow): string[] {
  if (parseJsonColumn(row.more).priceMode !== "Standalone") return [];
  return allVariants(JSON.parse(row.data) as ProductData).flatMap(({ sku }) => sku ?? []);
}

/** All variants of a product as a cart may take them. */
export function toCurrentVariants(
  row: FactRow,
  discounts: ReadonlySet<string>,
  standalone: PricesBySku,
  now: Date,
): CurrentVariant[] {
  const facts = mask(parseJsonColumn(row.more), ProductFacts);
  // The catalogue wrote the column from a checked draft.
  const data = JSON.parse(row.data) as ProductData;
  return allVariants(data).map((variant, index) => ({
    snapshot: toSnapshot(row, facts, data, variant),
    isMasterVariant: index === 0,
    published: facts.published === 1,
    choosePrice: ({ channelId, customerGroupId, ...scope }) => {
      const selection = { ...scope, channel: channelId, customerGroup: customerGroupId, at: now };
      const own =
        facts.priceMode === "Standalone" ? (standalone.get(variant.sku ?? "") ?? []) : variant.prices;
      const price = choosePrice(own, selection);
      return price ? toLineItemPrice(price, discounts) : undefined;
    },
  }));
}

function toLineItemPrice({ discounted, ...price }: Price, discounts: ReadonlySet<string>): LineItemPrice {
  return discounted && discounts.has(discounted.discount.id) ? { ...price, discounted } : price;
}

function toSnapshot(row: FactRow, facts: ProductFacts, data: ProductData, variant: Variant): VariantSnapshot {
  const { prices: _prices, ...shown } = variant;
  const direct = facts.categories.filter((category) => category.direct === 1);
  const toKeys = (categories: typeof direct) => categories.flatMap(({ key }) => key ?? []);
  return {
    id: toSnapshotId(row.id, facts.version, variant.id),
    productId: row.id,
    ...(row.key ? { productKey: row.key } : {}),
    productTypeId: facts.productTypeId,
    ...(facts.productTypeKey ? { productTypeKey: facts.productTypeKey } : {}),
    ...(facts.taxCategoryId ? { taxCategory: toReference("tax-category", facts.taxCategoryId) } : {}),
    name: data.name,
    slug: data.slug,
    categoryIds: direct.map(({ id }) => id),
    categoryKeys: toKeys(direct),
    ancestorIds: facts.categories.map(({ id }) => id),
    ancestorKeys: toKeys(facts.categories),
    variant: shown,
  };
}
