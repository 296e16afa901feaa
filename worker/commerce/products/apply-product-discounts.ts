import { noMatchingProductDiscount } from "../errors/catalogue-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { holdsPredicate } from "../predicates/evaluate-predicate.ts";
import { calculatePrice } from "../product-discounts/calculate-price.ts";
import { loadProductDiscounts, type ProductDiscount } from "../product-discounts/product-discount.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadPriceSubjects } from "./price-subject.ts";
import { allVariants, type Product, type ProductData } from "./product.ts";
import { changeVariants } from "./product-action.ts";

function isReduced(data: ProductData): boolean {
  return allVariants(data).some(({ prices }) => prices.some(({ discounted }) => discounted));
}

/** Prices with the reductions of their product discounts; the same data if nothing changes. */
export async function discountData(
  context: RequestContext,
  product: Pick<Product, "id" | "key" | "productTypeId">,
  data: ProductData,
): Promise<ProductData> {
  const discounts = await loadProductDiscounts(context);
  if (discounts.length === 0 && !isReduced(data)) return data;
  const isNeeded = discounts.some(({ value }) => value.type !== "external");
  const toSubject = isNeeded ? await loadPriceSubjects(context, product, data) : null;
  let changed = false;
  const recalculated = changeVariants(data, (variant) => ({
    ...variant,
    prices: variant.prices.map((price) => {
      const subject = toSubject?.(variant, price);
      const fits = ({ predicate }: ProductDiscount) =>
        subject !== undefined && holdsPredicate(predicate, subject);
      const next = calculatePrice(price, discounts, fits, context.now);
      if (next !== price) changed = true;
      return next;
    }),
  }));
  return changed ? recalculated : data;
}

/** A product about to be written, its prices reduced by the product discounts. */
export async function applyProductDiscounts(context: RequestContext, product: Product): Promise<Product> {
  const current = product.current && (await discountData(context, product, product.current));
  const staged = product.staged && (await discountData(context, product, product.staged));
  return { ...product, current, staged };
}

/** Index of each price's last `setDiscountedPrice` among the actions, counted from 1. */
function findGivenPrices(actions: readonly JsonObject[]): ReadonlyMap<unknown, number> {
  return new Map(
    actions.flatMap(({ action, priceId }, index) =>
      action === "setDiscountedPrice" ? [[priceId, index + 1] as const] : [],
    ),
  );
}

/**
 * Checks that a reduction set by `setDiscountedPrice` belongs to a product discount that is external, active and
 * matches the price. Throws NoMatchingProductDiscountFound.
 */
export async function requireMatchingDiscounts(
  context: RequestContext,
  product: Product,
  data: ProductData,
  actions: readonly JsonObject[],
): Promise<void> {
  const given = findGivenPrices(actions);
  if (given.size === 0) return;
  const discounts = await loadProductDiscounts(context);
  const toSubject = await loadPriceSubjects(context, product, data);
  for (const variant of allVariants(data)) {
    for (const price of variant.prices) {
      const actionIndex = given.get(price.id);
      if (actionIndex === undefined || !price.discounted) continue;
      const { id } = price.discounted.discount;
      const discount = discounts.find((known) => known.id === id);
      const isExternal = discount?.isActive && discount.value.type === "external";
      if (isExternal && holdsPredicate(discount.predicate, toSubject(variant, price))) continue;
      throw noMatchingProductDiscount(price.id, actionIndex);
    }
  }
}
