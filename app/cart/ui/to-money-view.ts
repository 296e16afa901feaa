import { type Money, money } from "../../foundation/money";
import type { Address } from "../model/address";
import { type Cart, chooseText } from "../model/cart";
import {
  type CartMoney,
  type DiscountShare,
  type LineMoney,
  type MoneySource,
  toCartMoney,
  toLineMoney,
} from "../model/cart-money";
import type { LineMoneyView, TotalRowView } from "../model/cart-view";
import type { CartViewContext } from "./cart-view-context";

/** `CartMoney`, formatted for the locale. */
export type MoneyView<Line> = {
  readonly lines: readonly { readonly line: Line; readonly amounts: LineMoneyView }[];
  /** All rows above the total; rows of zero that carry no information are omitted. */
  readonly rows: readonly TotalRowView[];
  readonly total: string;
  readonly taxNotes: readonly string[];
};

type SourceLine = MoneySource["lines"][number];

type Source<Line extends SourceLine = SourceLine> = Omit<MoneySource, "lines"> & {
  readonly lines: readonly Line[];
  readonly billingAddress: Address | null;
  readonly taxation?: Cart["taxation"];
};

/**
 * Formats the money of a cart or an order.
 * @param estimate price of the delivery while there is no shipping method
 */
export function toMoneyView<Line extends SourceLine>(
  source: Source<Line>,
  context: CartViewContext,
  estimate: Money | null = null,
): MoneyView<Line> {
  const amounts = toCartMoney(source, estimate);
  return {
    lines: source.lines.map((line) => ({ line, amounts: toLineAmounts(toLineMoney(line), context) })),
    rows: toTotalRows(amounts, context),
    total: context.formatMoney(amounts.total),
    taxNotes: toTaxNotes(source, amounts, context),
  };
}

function toLineAmounts(
  { unitPrice, struckPrice, discounts, total, quantity }: LineMoney,
  context: CartViewContext,
): LineMoneyView {
  return {
    unitPrice: context.formatMoney(unitPrice),
    struckPrice: struckPrice && context.formatMoney(struckPrice),
    isUnitShown: quantity > 1 || discounts.length > 0 || struckPrice !== null,
    discounts: discounts.map((share) => toDiscountRow(share, context)),
    total: context.formatMoney(total),
  };
}

/** Lists `3 × €299.00` and its discounts, a text each. */
export function listLineAmounts(
  quantity: number,
  { unitPrice, discounts }: LineMoneyView,
  { translate }: Pick<CartViewContext, "translate">,
): readonly string[] {
  const off = discounts.map(({ label, amount }) => translate("cart.labelled", { label, text: amount }));
  return [`${quantity} × ${unitPrice}`, ...off];
}

function toTotalRows(amounts: CartMoney, context: CartViewContext): TotalRowView[] {
  const { translate, formatMoney } = context;
  const { subtotal, discounts, delivery, codFee, fees, vatOff } = amounts;
  const row = (key: string, label: string, amount: string) => ({ key, label, amount });
  return [
    row("subtotal", translate("cart.totals.subtotal"), formatMoney(subtotal)),
    ...discounts.map((share) => toDiscountRow(share, context)),
    ...(delivery
      ? [row("shipping", toDeliveryLabel(delivery, context), toShippingAmount(delivery.price, context))]
      : []),
    ...(codFee ? [row("codFee", translate("cart.totals.codFee"), formatMoney(codFee))] : []),
    ...fees.map(({ id, name, amount }) =>
      row(
        `fee-${id}`,
        chooseText(name, translate.language) || translate("cart.totals.codFee"),
        formatMoney(amount),
      ),
    ),
    ...(vatOff
      ? [
          row(
            "vatOff",
            translate("cart.totals.vatOff"),
            formatMoney(money(-vatOff.centAmount, vatOff.currency)),
          ),
        ]
      : []),
  ];
}

function toDiscountRow(share: DiscountShare, context: CartViewContext): TotalRowView {
  const { centAmount, currency } = share.amount;
  const amount = context.formatMoney(money(-centAmount, currency));
  return { key: `discount-${share.key}`, label: toDiscountLabel(share, context), amount };
}

/** Most names contain the percentage already. */
function toDiscountLabel(
  { name, permyriad }: DiscountShare,
  { translate, formatPermyriad }: CartViewContext,
): string {
  if (name === null) return translate("cart.totals.discount");
  const text = chooseText(name, translate.language);
  return permyriad === null || text.includes("%") ? text : `${text} (${formatPermyriad(permyriad)})`;
}

function toDeliveryLabel(
  { discounts }: NonNullable<CartMoney["delivery"]>,
  context: CartViewContext,
): string {
  const label = context.translate("cart.totals.shipping");
  if (discounts.length === 0) return label;
  const text = discounts.map((share) => toDiscountLabel(share, context)).join(", ");
  return context.translate("cart.labelled", { label, text });
}

function toShippingAmount(price: Money, { translate, formatMoney }: CartViewContext): string {
  return price.centAmount === 0 ? translate("cart.shipping.free") : formatMoney(price);
}

/**
 * Returns the VAT in the total, one sentence per rate; companies also see the net sum.
 * A net sale states its reason.
 */
function toTaxNotes(source: Source, { net }: CartMoney, context: CartViewContext): string[] {
  const { translate, formatMoney, formatPermyriad } = context;
  if (source.isNet) {
    const number = source.billingAddress?.vatNumber ?? source.taxation?.vat?.number;
    return [number ? translate("cart.totals.netSale", { number }) : translate("cart.totals.net")];
  }
  const portions = listPortions(source);
  if (portions.length === 0) return [translate("cart.totals.includingVat")];
  const notes = portions.map(({ amount, ratePermyriad }) =>
    translate("cart.totals.includingTax", {
      amount: formatMoney(amount),
      rate: formatPermyriad(ratePermyriad),
    }),
  );
  const isCompany = source.billingAddress?.customerType === "business" && source.totalNet !== null;
  if (!isCompany) return notes;
  const label = translate("cart.totals.net");
  return [...notes, translate("cart.labelled", { label, text: formatMoney(net) })];
}

/** Returns the net and each rate's VAT, as on invoices; empty for a net sale, whose rows contain the VAT. */
export function toTaxRows(source: Source, context: CartViewContext): TotalRowView[] {
  const { translate, formatMoney, formatPermyriad } = context;
  const { net } = toCartMoney(source);
  const portions = source.isNet ? [] : listPortions(source);
  if (portions.length === 0) return [];
  return [
    { key: "net", label: translate("cart.totals.net"), amount: formatMoney(net) },
    ...portions.map(({ ratePermyriad, amount }) => ({
      key: `vat-${ratePermyriad}`,
      label: translate("my-orders.invoice.vat", { rate: formatPermyriad(ratePermyriad) }),
      amount: formatMoney(amount),
    })),
  ];
}

function listPortions({ taxPortions }: Source) {
  return taxPortions.filter(({ amount }) => amount.centAmount > 0);
}
