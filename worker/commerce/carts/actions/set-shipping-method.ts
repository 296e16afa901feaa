import { invalidOperation, referencedResourceNotFound } from "../../errors/platform-errors.ts";
import { chooseShippingRate, type ShippingRate } from "../../pricing/choose-shipping-rate.ts";
import type { ResourceIdentifier } from "../../resources/reference.ts";
import { fitsGoods, withShippingMethod } from "../calculation/with-shipping-method.ts";
import type { Cart } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";
import type { CartShippingMethod } from "../cart-facts.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";

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
    const rate = requireRate(cart, method);
    const chosen = withShippingMethod(cart, method, rate);
    if (!fitsGoods(chosen, method, facts)) throw refuse(method, "does not match the cart");
    if (!externalTaxRate) return cart.shippingInfo?.shippingMethod?.id === method.id ? cart : chosen;
    const outside = toRateFromOutside(cart, externalTaxRate);
    return { ...chosen, shippingInfo: chosen.shippingInfo && { ...chosen.shippingInfo, ...outside } };
  },
};

function refuse({ id }: CartShippingMethod, why: string): Error {
  return invalidOperation(`The shipping method with ID '${id}' ${why}.`);
}

function requireRate(cart: Cart, method: CartShippingMethod): ShippingRate {
  if (!cart.shippingAddress) throw invalidOperation("The shipping address of the cart is not set.");
  if (!method.isActive) throw refuse(method, "is not active");
  if (method.storeKeys.length > 0 && !(cart.store && method.storeKeys.includes(cart.store.key))) {
    throw refuse(method, "is not available in the store of the cart");
  }
  const { country, state } = cart.shippingAddress;
  const destination = { country, ...(state ? { state } : {}) };
  const rate = chooseShippingRate(method.zoneRates, destination, cart.totalPrice.currencyCode);
  if (!rate) throw refuse(method, `does not have a shipping rate for country '${country}'`);
  return rate;
}
