import { chooseWords } from "../../cart/model/cart";
import type { TotalRowView } from "../../cart/model/cart-view";
import type { CartViewContext } from "../../cart/ui/cart-view-context";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { toTaxNotes, toTotalRows } from "../../cart/ui/to-total-rows";
import { formatDate } from "../../i18n/formats";
import type { Order } from "../model/order";

export type BankDetails = { readonly label: string; readonly value: string };

type Bank = {
  readonly bic: string;
  readonly accountOwner: string;
  readonly institute: string;
  readonly iban: string;
};

/** A placed order, ready to be shown. */
export type OrderView = {
  readonly number: string;
  readonly email: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Where to transfer the amount, only for bank transfer. */
  readonly bank: readonly BankDetails[] | null;
  readonly billing: readonly string[];
  /** null: the same as billing. */
  readonly shipping: readonly string[] | null;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly total: string;
    readonly picture: string | null;
  }[];
  readonly rows: readonly TotalRowView[];
  readonly total: string;
  readonly taxNotes: readonly string[];
};

export function toOrderView(
  order: Order,
  bank: Bank | null,
  timeZone: string,
  context: CartViewContext,
): OrderView {
  const { translate, formatMoney } = context;
  const { locale, language } = translate;
  const billing = toAddressLines(order.billingAddress, locale);
  const shipping = toAddressLines(order.shippingAddress, locale);
  const vatNumber = order.billingAddress.vatNumber;
  return {
    number: order.orderNumber,
    email: order.email,
    facts: [
      { label: translate("orders.thankYou.number"), value: order.orderNumber },
      {
        label: translate("orders.thankYou.date"),
        value: formatDate(new Date(order.createdAt), locale, timeZone, "date"),
      },
      {
        label: translate("orders.thankYou.method"),
        value: translate(`orders.payment.${order.paymentMethod}`),
      },
      {
        label: translate("orders.thankYou.status"),
        value: translate(`orders.thankYou.${toStatusKey(order)}`),
      },
    ],
    bank: order.paymentMethod === "bank_transfer" ? toBankDetails(order, bank, context) : null,
    billing: vatNumber ? [...billing, translate("orders.vatNumber", { number: vatNumber })] : billing,
    shipping: billing.join("\n") === shipping.join("\n") ? null : shipping,
    lines: order.lines.map((line) => ({
      id: line.id,
      name: chooseWords(line.name, language),
      quantity: line.quantity,
      total: formatMoney(line.total),
      picture: line.picture,
    })),
    rows: toTotalRows(order, context, null),
    total: formatMoney(order.total),
    taxNotes: toTaxNotes(order, context),
  };
}

/** "In progress" while a transfer is awaited, otherwise "paid"; cash is due at the door. */
function toStatusKey(
  order: Pick<Order, "paymentMethod" | "paymentState">,
): "inProgress" | "onDelivery" | "paid" {
  if (order.paymentMethod === "bank_transfer") return order.paymentState === "Paid" ? "paid" : "inProgress";
  return order.paymentMethod === "cash_on_delivery" ? "onDelivery" : "paid";
}

function toBankDetails(
  order: Order,
  bank: Bank | null,
  { translate, formatMoney }: CartViewContext,
): BankDetails[] {
  return [
    { label: translate("orders.bank.amount"), value: formatMoney(order.total) },
    ...(bank
      ? [
          { label: translate("orders.bank.owner"), value: bank.accountOwner },
          { label: translate("orders.bank.iban"), value: formatIban(bank.iban) },
          { label: translate("orders.bank.bic"), value: bank.bic },
          { label: translate("orders.bank.institute"), value: bank.institute },
        ]
      : []),
    { label: translate("orders.bank.reference"), value: order.orderNumber },
  ];
}

/** As it is written on paper, in groups of four (ISO 13616-1, print format), however the store's setting is written. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 ");
}
