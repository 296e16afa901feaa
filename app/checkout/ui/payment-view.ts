import type { Cart } from "../../cart/model/cart";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import type { Country } from "../../countries/model/country";
import { type Money, money } from "../../foundation/money";
import type { Translate } from "../../i18n/translate";
import type { MethodRefusal } from "../model/cash-on-delivery";
import { choosePaymentOptions, choosePreselected } from "../model/choose-payment-options";

export type PaymentOptionView = {
  readonly method: string;
  readonly name: string;
  readonly text: string;
  readonly fee: string | null;
  /** Why it cannot be chosen. */
  readonly refusal: string | null;
};

export type PaymentView = {
  readonly options: readonly PaymentOptionView[];
  readonly chosen: string | null;
  readonly fee: string | null;
  readonly billing: readonly string[];
  readonly shipping: readonly string[];
  readonly email: string;
  readonly isConsumer: boolean;
};

/** The payment page's part of the view; the sums come from the cart's. */
export function toPaymentView(
  cart: Cart,
  country: Country,
  codFee: Money | null,
  context: CartViewContext,
): PaymentView {
  const { translate, formatMoney } = context;
  const options = choosePaymentOptions(cart, country);
  const fee = codFee && codFee.centAmount > 0 ? formatMoney(codFee) : null;
  const lines = (address: Cart["billingAddress"]) =>
    address ? toAddressLines(address, translate.locale) : [];
  return {
    options: options.map(({ method, refusal }) => ({
      method,
      name: translate(`checkout.method.${method}.name`),
      text: translate(`checkout.method.${method}.text`),
      fee:
        method === "cash_on_delivery" && fee && refusal === null
          ? translate("checkout.payment.fee", { fee })
          : null,
      refusal:
        refusal && toRefusalText(refusal, translate, (cents) => formatMoney(money(cents, cart.currency))),
    })),
    chosen: choosePreselected(options, cart.paymentMethod),
    fee,
    billing: lines(cart.billingAddress),
    shipping: lines(cart.shippingAddress),
    email: cart.email ?? "",
    isConsumer: cart.billingAddress?.customerType !== "business",
  };
}

function toRefusalText(
  refusal: MethodRefusal,
  translate: Translate,
  format: (cents: number) => string,
): string {
  switch (refusal.reason) {
    case "price-limit":
      return translate("checkout.refusal.price-limit", { limit: format(refusal.limitCents) });
    case "item-limit":
      return translate.plural("checkout.refusal.item-limit", refusal.limit);
    case "freight":
      return translate("checkout.refusal.freight");
    case "pieces":
      return translate("checkout.refusal.pieces", { minimum: refusal.minimum, maximum: refusal.maximum });
  }
}
