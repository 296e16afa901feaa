import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { money } from "../../foundation/money";
import { formatDate } from "../../i18n/formats";
import type { Order } from "../model/order";

/** A value to enter elsewhere: for reading, and for copying. */
export type PaymentDetail = {
  readonly label: string;
  readonly value: string;
  /** null: it is not entered anywhere. */
  readonly copied: string | null;
};

export type Bank = {
  readonly bic: string;
  readonly accountOwner: string;
  readonly institute: string;
  readonly iban: string;
};

/** Lists the transfer's details, with the reference that identifies the order. */
export function toBankDetails(
  order: Order,
  bank: Bank | null,
  { translate, formatMoney }: CartViewContext,
): readonly PaymentDetail[] {
  const detail = (name: string, value: string, copied = value) => ({
    label: translate(`orders.bank.${name}`),
    value,
    copied,
  });
  return [
    detail("amount", formatMoney(order.total), (order.total.centAmount / 100).toFixed(2)),
    ...(bank
      ? [
          detail("owner", bank.accountOwner),
          detail("iban", formatIban(bank.iban), bank.iban.replaceAll(/\s/g, "")),
          detail("bic", bank.bic),
          { ...detail("institute", bank.institute), copied: null },
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
  const detail = (name: string, value: string, copied: string | null = value) => ({
    label: translate(`payment.multibanco.${name}`),
    value,
    copied,
  });
  return [
    detail("entity", entity),
    detail("reference", groupDigits(reference), reference.replaceAll(/\s/g, "")),
    { label: translate("orders.bank.amount"), value: formatMoney(total), copied: null },
    detail("until", until, null),
    detail("consumer", toReadablePart(merchantReference)),
  ];
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
