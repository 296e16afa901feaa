import type { Cart } from "./cart.ts";
import { matchingPriceNotFound } from "./cart-errors.ts";
import type { CurrentVariant } from "./cart-facts.ts";
import type { LineItemPrice } from "./line-item.ts";

/** The price of a variant for a cart. Throws MatchingPriceNotFound. */
export function selectPrice(
  cart: Cart,
  { snapshot, choosePrice }: CurrentVariant,
  channelId?: string,
): LineItemPrice {
  const currency = cart.totalPrice.currencyCode;
  const scope = {
    currency,
    ...(cart.country ? { country: cart.country } : {}),
    ...(channelId ? { channelId } : {}),
    ...(cart.customerGroup ? { customerGroupId: cart.customerGroup.id } : {}),
  };
  const price = choosePrice(scope);
  if (price) return price;
  throw matchingPriceNotFound({
    productId: snapshot.productId,
    variantId: snapshot.variant.id,
    ...(snapshot.variant.sku ? { sku: snapshot.variant.sku } : {}),
    currency,
    ...(cart.country ? { country: cart.country } : {}),
    ...(channelId ? { channel: channelId } : {}),
    ...(cart.customerGroup ? { customerGroup: cart.customerGroup.id } : {}),
  });
}
