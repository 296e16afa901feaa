import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { money } from "../../foundation/money";
import { formatDate } from "../../i18n/formats";
import type { Order } from "../model/order";

/** A figure to be entered elsewhere: as it is read, and as it is copied. */
export type PaymentDetail = {
  readonly label: string;
  readonly value: string;
  /** null: nobody types it. */
  readonly copied: string | null;
};

export type Bank = {
  readonly bic: string;
  readonly accountOwner: string;
  readonly institute: string;
  readonly iban: string;
};

/** Where to transfer what, with the reference that finds the order. */
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

/** What a cash machine asks for; null: the order is not paid by a voucher. */
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

/** A payment's reference is the order's number and, for notifications, the cart's id: people need the first. */
function toReadablePart(reference: string): string {
  return reference.split("_")[0] ?? reference;
}

/** As it is written on paper, in groups of four (ISO 13616-1, print format), however the store's setting is written. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** A reference of nine digits is read in threes. */
function groupDigits(reference: string): string {
  return reference.replaceAll(/\s/g, "").replaceAll(/(\d{3})(?=\d)/g, "$1 ");
}
