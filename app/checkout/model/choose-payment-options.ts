import type { Cart } from "../../cart/model/cart";
import type { CartChange } from "../../cart/model/cart-change";
import { cashOnDelivery } from "../../cart/model/choose-cod-fee";
import type { Country, CustomerType } from "../../countries/model/country";
import { noPayment } from "../../orders/model/order";
import { type CashRefusal, refuseByPieces, refuseCashOnDelivery } from "./cash-on-delivery";
import { needsNoPayment } from "./needs-no-payment";
import { customerTypeOf, listPaymentMethods, type PaymentMethodId } from "./payment-method";
import { isGooglePayOnly, type WalletFlow } from "./wallet-flow";

/** Why a method of the country cannot be chosen for a cart. */
export type MethodRefusal = CashRefusal | { readonly reason: CustomerType };

export type PaymentOption = {
  readonly method: PaymentMethodId;
  /** null: may be chosen. Else it is shown disabled, with the reason. */
  readonly refusal: MethodRefusal | null;
};

/** Returns the country's methods for this cart, each with any refusal; empty when nothing is due. */
export function choosePaymentOptions(cart: Cart, country: Country): readonly PaymentOption[] {
  if (needsNoPayment(cart)) return [];
  return listPaymentMethods(country.code).map((method) => ({
    method,
    refusal: refuse(method, cart, country),
  }));
}

type MethodChoice = {
  readonly method: string;
  /** Setting of the store; null: every method of the country. */
  readonly walletFlow: WalletFlow | null;
};

/**
 * Returns whether a cart can be ordered with a payment method.
 * Payment page, middleware and order share this rule. A cart with nothing to pay allows any method.
 */
export function allowsMethod(cart: Cart, country: Country, { method, walletFlow }: MethodChoice): boolean {
  if (needsNoPayment(cart)) return true;
  if (isGooglePayOnly(walletFlow) && method !== "googlepay") return false;
  return choosePaymentOptions(cart, country).some(
    (option) => option.method === method && option.refusal === null,
  );
}

/**
 * Plans the removal of a payment method that the changed cart no longer allows.
 * Also removes its cash-on-delivery fee, and a fee whose method is not selected.
 */
export function planPaymentChoice(cart: Cart, country: Country): readonly CartChange[] {
  const { paymentMethod, codFee, hasFields } = cart;
  const isPossible =
    paymentMethod === null ||
    (needsNoPayment(cart)
      ? paymentMethod === noPayment
      : allowsMethod(cart, country, { method: paymentMethod, walletFlow: null }));
  const hasStrayFee = codFee !== null && (!isPossible || paymentMethod !== cashOnDelivery);
  const clear = (name: "paymentMethod" | "calculatedCodFee"): CartChange[] =>
    hasFields ? [{ type: "set-field", name, value: null }] : [];
  return [
    ...(hasStrayFee ? [{ type: "remove-cod-fee" } as const, ...clear("calculatedCodFee")] : []),
    ...(isPossible ? [] : clear("paymentMethod")),
  ];
}

/** Chooses the cart's method while it is possible, else the card, else the first possible one. */
export function choosePreselected(
  options: readonly PaymentOption[],
  chosen: string | null,
): PaymentMethodId | null {
  const possible = options.filter((option) => option.refusal === null).map((option) => option.method);
  return possible.find((method) => method === chosen) ?? possible[0] ?? null;
}

function refuse(method: PaymentMethodId, cart: Cart, country: Country): MethodRefusal | null {
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
