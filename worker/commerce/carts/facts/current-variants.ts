import { array, integer, mask, nullable, string, type } from "superstruct";
import { choosePrice } from "../../pricing/choose-price.ts";
import type { Price } from "../../pricing/price.ts";
import { allVariants, type ProductData, type Variant } from "../../products/product.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";
import { toReference } from "../../resources/reference.ts";
import { isInForce } from "../../resources/validity-window.ts";
import { loadStandalonePrices } from "../../standalone-prices/standalone-price.ts";
import { discountGoods } from "../calculation/discount-goods.ts";
import { isGiftDiscount, readGiftDiscount } from "../calculation/gift-lines.ts";
import { withOwnDiscounts } from "../calculation/own-discounts.ts";
import type { Cart, LineItemPrice } from "../cart.ts";
import { type CartFacts, type CurrentVariant, toSnapshotId, type VariantSnapshot } from "../cart-facts.ts";
import { toVariantStatements } from "./fact-query.ts";

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

/** Ids of the active product discounts; a price's discounted value counts only under one of them. */
function readActiveDiscounts(rows: readonly FactRow[], now: Date): ReadonlySet<string> {
  const active = rows.filter(({ data }) => isInForce(parseJsonColumn(data), now));
  return new Set(active.map(({ id }) => id));
}

/** Standalone prices of a SKU. */
type PricesBySku = ReadonlyMap<string, readonly Price[]>;

/** SKUs whose prices are standalone. */
function readStandaloneSkus(row: FactRow): string[] {
  if (parseJsonColumn(row.more).priceMode !== "Standalone") return [];
  return allVariants(JSON.parse(row.data) as ProductData).flatMap(({ sku }) => sku ?? []);
}

/** All variants of a product in the form for carts. */
function toCurrentVariants(
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
    choosePrice: (scope) => {
      const own =
        facts.priceMode === "Standalone" ? (standalone.get(variant.sku ?? "") ?? []) : variant.prices;
      const price = choosePrice(own, { ...scope, at: now });
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

/** The variants of the rows, with the product discounts of the rows; one more statement for standalone prices. */
export async function readVariants(
  context: RequestContext,
  rows: readonly FactRow[],
): Promise<CurrentVariant[]> {
  const products = rows.filter(({ kind }) => kind === "product");
  const skus = products.flatMap(readStandaloneSkus);
  const standalone = skus.length > 0 ? await loadStandalonePrices(context.db, skus) : new Map();
  const discounts = readActiveDiscounts(
    rows.filter(({ kind }) => kind === "product-discount"),
    context.now,
  );
  return products.flatMap((row) => toCurrentVariants(row, discounts, standalone, context.now));
}

/** The facts with the variants of gifts whose discounts match the cart now; without such gifts no statement. */
export async function withGiftVariants(
  context: RequestContext,
  cart: Cart,
  facts: CartFacts,
): Promise<CartFacts> {
  const settled = new Set([
    ...cart.refusedGifts.map(({ id }) => id),
    ...cart.lineItems.flatMap((line) => readGiftDiscount(line)?.id ?? []),
  ]);
  const known = new Set(facts.currentVariants.map(({ snapshot }) => snapshot.productId));
  const offered = withOwnDiscounts(cart, facts)
    .cartDiscounts.filter(isGiftDiscount)
    .filter(({ id, isActive, value }) => isActive && !settled.has(id) && !known.has(value.product.id));
  if (offered.length === 0) return facts;
  // Gifts do not affect which discounts match: most carts are decided without reading the gift.
  const matching = new Set(discountGoods(cart, facts).matching.map(({ id }) => id));
  const requested = offered.filter(({ id }) => matching.has(id)).map(({ value }) => value.product.id);
  if (requested.length === 0) return facts;
  const results = await context.db.batch<FactRow>(toVariantStatements(context.db, [], requested));
  const rows = results.flatMap(({ results: found }) => found);
  const gifts = await readVariants(context, rows);
  return {
    ...facts,
    currentVariants: [...facts.currentVariants, ...gifts],
    snapshots: new Map([
      ...facts.snapshots,
      ...gifts.map(({ snapshot }) => [snapshot.id, snapshot] as const),
    ]),
  };
}
