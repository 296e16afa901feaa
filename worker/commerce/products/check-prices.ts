import { duplicatePriceScope } from "../errors/catalogue-errors.ts";
import { checkAmounts, type Price } from "../pricing/price.ts";
import { allVariants, type ProductData } from "./product.ts";

function scopeOf({ value, country, customerGroup, channel }: Price): string {
  return [value.currencyCode, country, customerGroup?.id, channel?.id]
    .map((part) => part ?? "any")
    .join(", ");
}

function isDated({ validFrom, validUntil }: Price): boolean {
  return validFrom !== undefined || validUntil !== undefined;
}

/** Undated prices meet each other, dated ones when their windows do; a dated price may lie over an undated one. */
function meets(left: Price, right: Price): boolean {
  if (isDated(left) !== isDated(right)) return false;
  const endsBefore = (one: Price, other: Price) =>
    one.validUntil !== undefined && other.validFrom !== undefined && one.validUntil <= other.validFrom;
  return !endsBefore(left, right) && !endsBefore(right, left);
}

/**
 * Throws DuplicatePriceScope when two prices of one variant could apply to the same buyer at the same time, InvalidField for
 * amounts that do not go together.
 */
export function checkPrices(data: ProductData): void {
  for (const { prices } of allVariants(data)) {
    const known = new Map<string, Price[]>();
    for (const price of prices) {
      checkAmounts(price);
      const scope = scopeOf(price);
      const others = known.get(scope) ?? [];
      if (others.some((other) => meets(other, price))) throw duplicatePriceScope(price, scope);
      known.set(scope, [...others, price]);
    }
  }
}
