import type { Cart } from "../../cart/model/cart";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import type { Country } from "../../countries/model/country";
import { type Money, money, roundHalfEven, subtractMoney } from "../../foundation/money";
import type { Translate } from "../../i18n/translate";
import type { CreditExamples } from "../../law/model/credit-example";
import { findCreditWarning } from "../../law/model/credit-warning";
import type { Duties } from "../../law/model/duties";
import { noPayment } from "../../orders/model/order";
import { toMethodName } from "../../orders/ui/to-method-name";
import {
  choosePaymentOptions,
  choosePreselected,
  type MethodRefusal,
  type PaymentOption,
} from "../model/choose-payment-options";
import { needsNoPayment } from "../model/needs-no-payment";
import { asksBirthDate, findLender, type PaymentMethodId, paymentFlow } from "../model/payment-method";
import { toCreditExampleText } from "./to-credit-example-text";

/** `lender`: who lends, and who informs about the cost. `example`: the representative example; absent: no cost is advertised. */
type CreditView = {
  readonly warning: string;
  readonly lender: string;
  readonly example?: string;
};

export type PaymentOptionView = {
  readonly method: string;
  readonly name: string;
  readonly text: string;
  readonly fee: string | null;
  /** The fee's net part and its VAT. */
  readonly feeParts: string | null;
  readonly asksBirthDate: boolean;
  /** What the law demands to state about its credit; null: nothing. */
  readonly credit: CreditView | null;
  /** Why it cannot be chosen. */
  readonly refusal: string | null;
};

/** The payment page without its sums. */
export type PaymentView = {
  readonly options: readonly PaymentOptionView[];
  readonly chosen: string | null;
  /** Nothing is due: there is no method to choose. */
  readonly isFree: boolean;
  readonly fee: string | null;
  readonly billing: readonly string[];
  readonly shipping: readonly string[];
  readonly vatNumber: string | null;
  readonly email: string;
  /** A message for the carrier. */
  readonly deliveryNote: string | null;
  /** A company's own number for the order. */
  readonly orderReference: string | null;
  readonly isConsumer: boolean;
};

/** What the law demands of the page, and what the lenders' data say. */
export type PaymentLaw = { readonly duties: Duties; readonly creditExamples?: CreditExamples };

/** A wallet that can pay has its button below the total. */
function isListed({ method, refusal }: PaymentOption): boolean {
  return refusal !== null || paymentFlow(method) !== "wallet";
}

/** Methods that can be used come first. */
function byUse(one: PaymentOption, other: PaymentOption): number {
  return Number(one.refusal !== null) - Number(other.refusal !== null);
}

/** Returns the payment page's part of the view; the sums come from the cart's. */
export function toPaymentView(
  cart: Cart,
  country: Country,
  codFee: Money | null,
  context: CartViewContext,
  { duties, creditExamples = {} }: PaymentLaw,
): PaymentView {
  const { translate, formatMoney } = context;
  const isConsumer = cart.billingAddress?.customerType !== "business";
  const warning = isConsumer && duties.has("credit-warning") ? findCreditWarning(translate.locale) : null;
  const options = choosePaymentOptions(cart, country);
  const fee = codFee && codFee.centAmount > 0 ? formatMoney(codFee) : null;
  const feeTexts = codFee && fee ? toFeeTexts(codFee, cart, context) : noFee;
  const lines = (address: Cart["billingAddress"]) =>
    address ? toAddressLines(address, translate.locale) : [];
  return {
    options: options
      .filter(isListed)
      .sort(byUse)
      .map(({ method, refusal }) => ({
        method,
        name: toMethodName(method, translate),
        text: translate(`payment.method.${method}.text`),
        ...(method === "cash_on_delivery" && refusal === null ? feeTexts : noFee),
        asksBirthDate: asksBirthDate(method),
        credit: toCreditView(method, warning, { country, translate, duties, creditExamples }),
        refusal:
          refusal && toRefusalText(refusal, translate, (cents) => formatMoney(money(cents, cart.currency))),
      })),
    // A wallet is chosen by its button and sheet, each time again.
    chosen: needsNoPayment(cart)
      ? noPayment
      : choosePreselected(
          options.filter(({ method }) => paymentFlow(method) !== "wallet"),
          cart.paymentMethod,
        ),
    isFree: needsNoPayment(cart),
    fee,
    billing: lines(cart.billingAddress),
    shipping: lines(cart.shippingAddress),
    vatNumber: cart.billingAddress?.vatNumber ?? null,
    email: cart.email ?? "",
    deliveryNote: cart.deliveryNote ?? null,
    orderReference: cart.orderReference ?? null,
    isConsumer,
  };
}

function toCreditView(
  method: PaymentMethodId,
  warning: string | null,
  place: Parameters<typeof toCreditExampleText>[1],
): CreditView | null {
  const lender = findLender(method);
  if (!warning || !lender) return null;
  const example = toCreditExampleText(method, place);
  return { warning, lender, ...(example && { example }) };
}

const noFee = { fee: null, feeParts: null };

function toFeeTexts(codFee: Money, cart: Cart, { translate, formatMoney }: CartViewContext) {
  const parts = splitFee(codFee, cart);
  return {
    fee: translate("checkout.payment.fee", { fee: formatMoney(codFee) }),
    feeParts:
      parts && translate("payment.feeSplit", { net: formatMoney(parts.net), vat: formatMoney(parts.vat) }),
  };
}

type SplitFee = { readonly net: Money; readonly vat: Money };

/**
 * Splits a gross fee into net and VAT at the cart's highest rate: fees are taxed at the standard rate.
 * Returns null if the cart has no tax.
 */
export function splitFee(fee: Money, { taxPortions }: Pick<Cart, "taxPortions">): SplitFee | null {
  const rate = Math.max(0, ...taxPortions.map(({ ratePermyriad }) => ratePermyriad));
  if (rate === 0) return null;
  const net = money(roundHalfEven((fee.centAmount * 10_000) / (10_000 + rate)), fee.currency);
  return { net, vat: subtractMoney(fee, net) };
}

function toRefusalText(
  refusal: MethodRefusal,
  translate: Translate,
  format: (cents: number) => string,
): string {
  switch (refusal.reason) {
    case "price-limit":
      return translate("payment.refusal.price-limit", { limit: format(refusal.limitCents) });
    case "item-limit":
      return translate.plural("payment.refusal.item-limit", refusal.limit);
    case "freight":
      return translate("payment.refusal.freight");
    case "pieces":
      return translate("payment.refusal.pieces", { minimum: refusal.minimum, maximum: refusal.maximum });
    case "private":
    case "business":
      return translate(`payment.refusal.${refusal.reason}`);
  }
}

/** The link to the wallets' buttons; `joint` is between two names. Browsers differ in the wallets that they have. */
export type WalletHint = { readonly before: string; readonly joint: string; readonly after: string };

/** Returns the parts of the link around the wallets' names. */
export function toWalletHint(translate: Translate): WalletHint {
  const [before = "", after = ""] = translate("wallet.useButton", { wallets: "|" }).split("|");
  const list = new Intl.ListFormat(translate.locale, { type: "disjunction" });
  const joint = list.formatToParts(["1", "2"]).find(({ type }) => type === "literal")?.value ?? ", ";
  return { before, joint, after };
}

/** If the store accepts Google Pay alone, the list has no method besides the button. */
export function limitToWallets(payment: PaymentView, isGoogleOnly: boolean): PaymentView {
  return isGoogleOnly ? { ...payment, options: [], chosen: null } : payment;
}
