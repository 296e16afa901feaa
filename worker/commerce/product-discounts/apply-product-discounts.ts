import { holdsPredicate } from "../predicates/holds-predicate.ts";
import { changeVariants } from "../products/actions/change-variant.ts";
import { allVariants, type Product, type ProductData } from "../products/product.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadPriceSubjects } from "./load-price-subjects.ts";
import { loadProductDiscounts } from "./load-product-discounts.ts";
import type { ProductDiscount } from "./product-discount.ts";
import { reckonPrice } from "./reckon-price.ts";

function isReduced(data: ProductData): boolean {
  return allVariants(data).some(({ prices }) => prices.some(({ discounted }) => discounted));
}

/** Prices with the reductions of the product discounts that fit them; the same data when nothing changes. */
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
  const reckoned = changeVariants(data, (variant) => ({
    ...variant,
    prices: variant.prices.map((price) => {
      const subject = toSubject?.(variant, price);
      const fits = ({ predicate }: ProductDiscount) =>
        subject !== undefined && holdsPredicate(predicate, subject);
      const next = reckonPrice(price, discounts, fits, context.now);
      if (next !== price) changed = true;
      return next;
    }),
  }));
  return changed ? reckoned : data;
}

/** A product about to be written, its prices reduced as the product discounts say. */
export async function applyProductDiscounts(context: RequestContext, product: Product): Promise<Product> {
  const current = product.current && (await discountData(context, product, product.current));
  const staged = product.staged && (await discountData(context, product, product.staged));
  return { ...product, current, staged };
}
