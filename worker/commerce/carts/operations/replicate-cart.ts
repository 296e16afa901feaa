import { toCreation } from "../../requests/initiator.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { isGift } from "../calculation/gift-lines.ts";
import type { Cart, CartContent } from "../cart.ts";
import { toEmptyCart } from "../cart-draft.ts";
import { changeCart } from "../change-cart.ts";
import { createCartRow } from "../storage/cart-table.ts";

/**
 * Creates a cart with the contents of a cart or an order, at current prices, without gifts, payments, keys and order
 * data. Throws MatchingPriceNotFound.
 */
export async function replicateCart(context: RequestContext, source: CartContent): Promise<Cart> {
  const empty = toEmptyCart({ currency: source.totalPrice.currencyCode }, {}, undefined, toCreation(context));
  const { customerId, anonymousId, customerEmail, customerGroup, store, country, locale } = source;
  const settings = { customerId, anonymousId, customerEmail, customerGroup, store, country, locale };
  const { inventoryMode, taxMode, priceRoundingMode, taxRoundingMode, taxCalculationMode } = source;
  const copy: Cart = {
    ...empty,
    ...settings,
    ...{ inventoryMode, taxMode, priceRoundingMode, taxRoundingMode, taxCalculationMode },
    lineItems: source.lineItems
      .filter((line) => !isGift(line))
      .map((line) => ({ ...line, id: crypto.randomUUID() })),
    customLineItems: source.customLineItems.map((line) => ({ ...line, id: crypto.randomUUID() })),
    shippingAddress: source.shippingAddress,
    billingAddress: source.billingAddress,
    itemShippingAddresses: source.itemShippingAddresses,
    shippingInfo: source.shippingInfo && { ...source.shippingInfo, deliveries: undefined },
    shippingRateInput: source.shippingRateInput,
    shippingCustomFields: source.shippingCustomFields,
    custom: source.custom,
  };
  const refresh = { name: "recalculate", input: { updateProductData: true } };
  const { cart, facts } = await changeCart(context, copy, [refresh]);
  await createCartRow(context, cart, facts);
  return cart;
}
