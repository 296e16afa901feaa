import { invalidOperation, referencedResourceNotFound } from "../../errors/platform-errors.ts";
import { chooseShippingRate } from "../../pricing/choose-shipping-rate.ts";
import { priceBeforeDiscounts } from "../calculation/price-before-discounts.ts";
import { matchesShippingMethod } from "../calculation/rate-shipping.ts";
import type { Cart } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";
import type { CartFacts, CartShippingMethod } from "../cart-facts.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";
import { type ResourceIdentifier, toReference } from "../reference.ts";

interface SetShippingMethodInput {
  readonly shippingMethod?: ResourceIdentifier | null;
  readonly externalTaxRate?: ExternalTaxRateInput | null;
}

/** Chooses how the cart is delivered; its price is calculated after all actions. */
export const setShippingMethod: CartAction = {
  readNeeds: () => ({ shippingMethods: true }),

  apply(cart, { shippingMethod, externalTaxRate }: SetShippingMethodInput, facts) {
    if (!shippingMethod) return { ...cart, shippingInfo: undefined };
    const name = shippingMethod.id ?? shippingMethod.key ?? "";
    const method = facts.shippingMethods.find(({ id, key }) => id === name || key === name);
    if (!method) throw referencedResourceNotFound("shipping-method", name);
    const rate = requireRate(cart, method, facts);
    if (cart.shippingInfo?.shippingMethod?.id === method.id && !externalTaxRate) return cart;
    return {
      ...cart,
      shippingInfo: {
        shippingMethod: toReference("shipping-method", method.id),
        shippingMethodName: method.name,
        price: rate.price,
        shippingRate: rate,
        ...(externalTaxRate ? toRateFromOutside(cart, externalTaxRate) : {}),
        shippingMethodState: "MatchesCart",
      },
    };
  },
};

function requireRate(cart: Cart, method: CartShippingMethod, facts: CartFacts) {
  if (!cart.shippingAddress) throw invalidOperation("The shipping address of the cart is not set.");
  const fail = (why: string) => invalidOperation(`The shipping method with ID '${method.id}' ${why}.`);
  if (!method.isActive) throw fail("is not active");
  if (method.storeKeys.length > 0 && !(cart.store && method.storeKeys.includes(cart.store.key))) {
    throw fail("is not available in the store of the cart");
  }
  const { country, state } = cart.shippingAddress;
  const destination = { country, ...(state ? { state } : {}) };
  const rate = chooseShippingRate(method.zoneRates, destination, cart.totalPrice.currencyCode);
  if (!rate) throw fail(`does not have a shipping rate for country '${country}'`);
  if (!matchesShippingMethod(method, priceBeforeDiscounts(cart), facts))
    throw fail("does not match the cart");
  return rate;
}
