import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { money } from "../../foundation/money";
import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { DrawnCode } from "../model/epc-code";
import type { Order } from "../model/order";
import type { AwaitedPaymentView, PaymentDetail } from "../model/order-page-view";
import { toPaymentStatus } from "./to-next-steps";

export type Bank = {
  readonly bic: string;
  readonly accountOwner: string;
  readonly institute: string;
  readonly iban: string;
};

/** What the details of an outstanding payment need besides the order. */
export type PaymentTerms = {
  readonly bank: Bank | null;
  /** The code of the transfer; null: none. */
  readonly code: DrawnCode | null;
  readonly timeZone: string;
};

/** Formats the payment that an active order waits for; null: none that the shopper makes alone. */
export function toAwaitedPayment(
  order: Order,
  { bank, code, timeZone }: PaymentTerms,
  context: CartViewContext,
): AwaitedPaymentView | null {
  if (order.orderState === "Cancelled" || toPaymentStatus(order) !== "inProgress") return null;
  const { translate } = context;
  const toView = (kind: string, details: readonly PaymentDetail[], drawn: DrawnCode | null) => ({
    title: translate(`${kind}.title`),
    lead: translate(`${kind}.lead`),
    details,
    copy: translate("payment.copy"),
    code: drawn && {
      ...drawn,
      title: translate("payment.qr.title"),
      text: translate("payment.qr.text"),
      show: translate("payment.qr.show"),
    },
  });
  const voucher = toVoucherDetails(order, timeZone, context);
  if (voucher) return toView("payment.multibanco", voucher, null);
  if (order.paymentMethod !== "bank_transfer") return null;
  return toView("orders.bank", toBankDetails(order, bank, context), code);
}

/** Lists the transfer's details, with the reference that identifies the order. */
export function toBankDetails(
  order: Order,
  bank: Bank | null,
  { translate, formatMoney }: CartViewContext,
): readonly PaymentDetail[] {
  const detail = (name: string, value: string, copied = value) =>
    toDetail(translate, translate(`orders.bank.${name}`), value, copied);
  return [
    detail("amount", formatMoney(order.total), (order.total.centAmount / 100).toFixed(2)),
    ...(bank
      ? [
          detail("owner", bank.accountOwner),
          detail("iban", formatIban(bank.iban), bank.iban.replaceAll(/\s/g, "")),
          detail("bic", bank.bic),
          toDetail(translate, translate("orders.bank.institute"), bank.institute, null),
        ]
      : []),
    detail("reference", order.orderNumber),
  ];
}

/** Lists the input of a cash machine; null: the order has no voucher. */
export function toVoucherDetails(
  { payment: { action } }: Pick<Order, "payment">,
  timeZone: string,
  { translate, formatMoney }: CartViewContext,
): readonly PaymentDetail[] | null {
  if (!action) return null;
  const { entity, reference, merchantReference, expiresAt, amount } = action;
  const total = money(amount.centAmount, amount.currency);
  const until = formatDate(new Date(expiresAt), translate.locale, timeZone, "date");
  const detail = (name: string, value: string, copied: string | null = value) =>
    toDetail(translate, translate(`payment.multibanco.${name}`), value, copied);
  return [
    detail("entity", entity),
    detail("reference", groupDigits(reference), reference.replaceAll(/\s/g, "")),
    { label: translate("orders.bank.amount"), value: formatMoney(total), copied: null },
    detail("until", until, null),
    detail("consumer", toReadablePart(merchantReference)),
  ];
}

function toDetail(translate: Translate, label: string, value: string, text: string | null): PaymentDetail {
  const copied = text === null ? null : toCopied(translate, label, text);
  return { label, value, copied };
}

function toCopied(translate: Translate, what: string, text: string) {
  return {
    text,
    label: translate("payment.copyOf", { what }),
    done: translate("payment.copied", { what }),
  };
}

/** Returns the order's number from a payment's reference, which also contains the cart's id for notifications. */
function toReadablePart(reference: string): string {
  return reference.split("_")[0] ?? reference;
}

/** Formats an IBAN in groups of four (ISO 13616-1, print format), whatever the format of the store's setting. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** Formats a reference of nine digits in threes. */
function groupDigits(reference: string): string {
  return reference.replaceAll(/\s/g, "").replaceAll(/(\d{3})(?=\d)/g, "$1 ");
}
