import { noMatchingProductDiscount } from "../errors/catalogue-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { holdsPredicate } from "../predicates/holds-predicate.ts";
import { allVariants, type Product, type ProductData } from "../products/product.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadPriceSubjects } from "./price-subject.ts";
import { loadProductDiscounts } from "./product-discount.ts";

/** Place of each price's last `setDiscountedPrice` among the actions, counted from 1. */
function findGivenPrices(actions: readonly JsonObject[]): ReadonlyMap<unknown, number> {
  return new Map(
    actions.flatMap(({ action, priceId }, index) =>
      action === "setDiscountedPrice" ? [[priceId, index + 1] as const] : [],
    ),
  );
}

/**
 * A reduction that `setDiscountedPrice` leaves on a price has to be of a product discount that is external, active and fits the
 * price. Throws NoMatchingProductDiscountFound.
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
