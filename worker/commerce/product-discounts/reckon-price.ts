import { isSame } from "../json/json.ts";
import { roundRatio } from "../money/round-ratio.ts";
import { holdsPredicate } from "../predicates/holds-predicate.ts";
import type { Price } from "../pricing/price.ts";
import { allVariants, type Product, type ProductData } from "../products/product.ts";
import { changeVariants } from "../products/product-action.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadPriceSubjects } from "./price-subject.ts";
import { loadProductDiscounts, type ProductDiscount } from "./product-discount.ts";

const PERMYRIAD = 10_000n;

/**
 * The amount that a discount leaves of a price, in the currency's smallest unit; null when it has nothing to say about the
 * price's currency. Halves are rounded down (101 at 50 % leaves 50), and nothing falls below 0.
 */
function reckonAmount({ value }: ProductDiscount, price: Price): number | null {
  const { centAmount, currencyCode } = price.value;
  if (value.type === "relative") {
    const left = BigInt(centAmount) * (PERMYRIAD - BigInt(value.permyriad));
    return roundRatio(left, PERMYRIAD, "HalfDown");
  }
  if (value.type === "external") return null;
  const off = value.centAmounts.get(currencyCode);
  return off === undefined ? null : Math.max(0, centAmount - off);
}

/** What holds now before what is still to come, the sooner before the later, then the higher sort order. */
function compare(left: ProductDiscount, right: ProductDiscount, now: string): number {
  const startOf = ({ validFrom }: ProductDiscount) => (validFrom <= now ? "" : validFrom);
  const [leftStart, rightStart] = [startOf(left), startOf(right)];
  if (leftStart !== rightStart) return leftStart < rightStart ? -1 : 1;
  return right.sortOrder - left.sortOrder;
}

/** The external discount of a reduction that was set by hand; undefined for any other price. */
function findGiven(
  { discounted }: Price,
  discounts: readonly ProductDiscount[],
): ProductDiscount | undefined {
  const own = discounts.find(({ id }) => id === discounted?.discount.id);
  return own?.value.type === "external" ? own : undefined;
}

/**
 * The price with the reduction of the one discount that counts: one set by hand until it is over, else the highest that holds
 * now, else the next to begin. Every reader looks at the discount's dates again, so that a reduction ends and begins on time.
 * The same price when nothing changes.
 */
function reckonPrice(
  price: Price,
  discounts: readonly ProductDiscount[],
  fits: (discount: ProductDiscount) => boolean,
  now: Date,
): Price {
  const at = now.toISOString();
  const given = findGiven(price, discounts);
  if (given && given.validUntil > at) return price;
  const candidates = discounts
    .filter(({ isActive, validUntil }) => isActive && validUntil > at)
    .toSorted((left, right) => compare(left, right, at));
  const { discounted, ...bare } = price;
  for (const discount of candidates) {
    const centAmount = reckonAmount(discount, price);
    if (centAmount === null || !fits(discount)) continue;
    const reduced = {
      value: { ...price.value, centAmount },
      discount: { typeId: "product-discount", id: discount.id },
    };
    return isSame(discounted, reduced) ? price : { ...bare, discounted: reduced };
  }
  return discounted && !given ? bare : price;
}

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
