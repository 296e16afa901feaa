import type { Cart } from "../../cart/model/cart";
import type { Country, CustomerType } from "../../countries/model/country";
import { type CashRefusal, refuseByPieces, refuseCashOnDelivery } from "./cash-on-delivery";
import { type ConnectedPaymentMethod, customerTypeOf, listPaymentMethods } from "./payment-method";

/** Why a method of the country cannot be chosen for a cart. */
export type MethodRefusal = CashRefusal | { readonly reason: CustomerType };

export type PaymentOption = {
  readonly method: ConnectedPaymentMethod;
  /** null: may be chosen. Out of reach is shown disabled, with the reason. */
  readonly refusal: MethodRefusal | null;
};

/** The methods of this cart in this country, each with the reason why it is out of reach. */
export function choosePaymentOptions(cart: Cart, country: Country): readonly PaymentOption[] {
  return listPaymentMethods(country.code).map((method) => ({
    method,
    refusal: refuse(method, cart, country),
  }));
}

/** The cart's own choice while it is possible, else the card, else the first that is possible. */
export function choosePreselected(
  options: readonly PaymentOption[],
  chosen: string | null,
): ConnectedPaymentMethod | null {
  const possible = options.filter((option) => option.refusal === null).map((option) => option.method);
  return possible.find((method) => method === chosen) ?? possible[0] ?? null;
}

function refuse(method: ConnectedPaymentMethod, cart: Cart, country: Country): MethodRefusal | null {
  const wanted = customerTypeOf(method);
  const actual = cart.billingAddress?.customerType ?? country.defaultCustomerType;
  if (wanted !== null && wanted !== actual) return { reason: wanted };
  switch (method) {
    case "bank_transfer":
      return refuseByPieces(cart);
    case "cash_on_delivery":
      return refuseCashOnDelivery(cart, country);
    default:
      return null;
  }
}
