import type { Cart } from "../../cart/model/cart";
import type { Country } from "../../countries/model/country";
import { assertNever } from "../../foundation/assert-never";
import { type MethodRefusal, refuseByPieces, refuseCashOnDelivery } from "./cash-on-delivery";
import { type ConnectedPaymentMethod, connectedPaymentMethods, listPaymentMethods } from "./payment-method";

export type PaymentOption = {
  readonly method: ConnectedPaymentMethod;
  /** null: may be chosen. Out of reach is shown disabled, with the reason. */
  readonly refusal: MethodRefusal | null;
};

/** The methods of this cart in this country, each with the reason why it is out of reach. */
export function choosePaymentOptions(cart: Cart, country: Country): readonly PaymentOption[] {
  const offered = listPaymentMethods(
    country.code,
    cart.billingAddress?.customerType ?? country.defaultCustomerType,
  );
  return connectedPaymentMethods
    .filter((method) => offered.includes(method))
    .map((method) => ({ method, refusal: refuse(method, cart, country) }));
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
  switch (method) {
    case "scheme":
      return null;
    case "bank_transfer":
      return refuseByPieces(cart);
    case "cash_on_delivery":
      return refuseCashOnDelivery(cart, country);
    default:
      return assertNever(method);
  }
}
