import { money } from "../../foundation/money";
import type { Address } from "../model/address";
import { type Cart, type CartDiscount, chooseWords, countTaxCents } from "../model/cart";
import type { TotalRowView } from "../model/cart-view";
import type { CartViewContext } from "./cart-view-context";

type Totals = Pick<
  Cart,
  | "subtotal"
  | "discount"
  | "discounts"
  | "shipping"
  | "codFee"
  | "total"
  | "totalNet"
  | "taxPortions"
  | "isNet"
>;

/** The sum, row by row; what is zero and says nothing is left out. An order has the same rows as its cart. */
export function toTotalRows(
  totals: Totals,
  context: CartViewContext,
  shippingEstimate: string | null,
): TotalRowView[] {
  const { translate, formatMoney } = context;
  const rows: TotalRowView[] = [
    { key: "subtotal", label: translate("cart.totals.subtotal"), amount: formatMoney(totals.subtotal) },
  ];
  rows.push(...toDiscountRows(totals, context));
  const shipping =
    totals.shipping === null ? shippingEstimate : toShippingAmount(totals.shipping.price, context);
  if (shipping !== null) {
    rows.push({ key: "shipping", label: toShippingLabel(totals, context), amount: shipping });
  }
  if (totals.codFee !== null && totals.codFee.centAmount > 0) {
    rows.push({ key: "codFee", label: translate("cart.totals.codFee"), amount: formatMoney(totals.codFee) });
  }
  if (totals.isNet) {
    const off = money(-countTaxCents(totals), totals.total.currency);
    rows.push({ key: "vatOff", label: translate("cart.totals.vatOff"), amount: formatMoney(off) });
  }
  return rows;
}

/** A row for each discount where their amounts are the sum, which they are not while an answer is waited for. */
function toDiscountRows({ discount, discounts = [] }: Totals, context: CartViewContext): TotalRowView[] {
  const { translate, formatMoney } = context;
  const { centAmount, currency } = discount;
  if (centAmount <= 0) return [];
  const named = discounts.filter(({ type, target }) => type !== "giftLineItem" && target !== "shipping");
  const isWhole =
    named.reduce((sum, { discountedAmount }) => sum + discountedAmount.centAmount, 0) === centAmount;
  if (!isWhole) {
    const amount = formatMoney(money(-centAmount, currency));
    return [{ key: "discount", label: translate("cart.totals.discount"), amount }];
  }
  return named.map((one) => ({
    key: `discount-${one.id}`,
    label: toDiscountLabel(one, context),
    amount: formatMoney(money(-one.discountedAmount.centAmount, currency)),
  }));
}

/** Most names say how many percent they are. */
function toDiscountLabel(
  { name, permyriad }: CartDiscount,
  { translate, formatPermyriad }: CartViewContext,
): string {
  const text = chooseWords(name, translate.language);
  return permyriad === null || text.includes("%") ? text : `${text} (${formatPermyriad(permyriad)})`;
}

function toShippingLabel({ shipping, discounts = [] }: Totals, context: CartViewContext): string {
  const { translate } = context;
  const label = translate("cart.totals.shipping");
  const off = shipping ? discounts.filter(({ target }) => target === "shipping") : [];
  if (off.length === 0) return label;
  const text = off.map((one) => toDiscountLabel(one, context)).join(", ");
  return translate("cart.labelled", { label, text });
}

export function toShippingAmount(
  price: { centAmount: number; currency: Cart["currency"] },
  { translate, formatMoney }: CartViewContext,
): string {
  return price.centAmount === 0 ? translate("cart.shipping.free") : formatMoney(price);
}

/** The VAT in the total, one sentence per rate; companies read the net sum as well. A net sale says why it is one. */
export function toTaxNotes(
  totals: Totals & { readonly billingAddress: Address | null; readonly taxation?: Cart["taxation"] },
  { translate, formatMoney, formatPermyriad }: CartViewContext,
): string[] {
  if (totals.isNet) {
    const number = totals.billingAddress?.vatNumber ?? totals.taxation?.vat?.number;
    return [number ? translate("cart.totals.netSale", { number }) : translate("cart.totals.net")];
  }
  const portions = totals.taxPortions.filter((portion) => portion.amount.centAmount > 0);
  if (portions.length === 0) return [translate("cart.totals.includingVat")];
  const notes = portions.map((portion) =>
    translate("cart.totals.includingTax", {
      amount: formatMoney(portion.amount),
      rate: formatPermyriad(portion.ratePermyriad),
    }),
  );
  const isCompany = totals.billingAddress?.customerType === "business";
  const net = isCompany && totals.totalNet ? formatMoney(totals.totalNet) : null;
  return net
    ? [...notes, translate("cart.labelled", { label: translate("cart.totals.net"), text: net })]
    : notes;
}
