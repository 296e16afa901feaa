import type { Money } from "../../money/money.ts";
import type { LineItemPrice } from "../cart.ts";

/**
 * What one unit costs before cart discounts: the product discount's price when there is one, and then tiers are
 * ignored; else the highest tier that the quantity reaches, which holds for the whole line.
 */
export function chooseUnitPrice(price: LineItemPrice, quantity: number): Money {
  if (price.discounted) return price.discounted.value;
  const reached = (price.tiers ?? [])
    .filter((tier) => tier.minimumQuantity <= quantity)
    .sort((left, right) => right.minimumQuantity - left.minimumQuantity)[0];
  return reached?.value ?? price.value;
}
