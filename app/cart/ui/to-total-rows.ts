import { money } from "../../foundation/money";
import type { Address } from "../model/address";
import { type Cart, countTaxCents } from "../model/cart";
import type { TotalRowView } from "../model/cart-view";
import type { CartViewContext } from "./cart-view-context";

type Totals = Pick<
  Cart,
  "subtotal" | "discount" | "shipping" | "codFee" | "total" | "totalNet" | "taxPortions" | "isNet"
>;

/** The sum, row by row; what is zero and says nothing is left out. An order has the same rows as its cart. */
export function toTotalRows(
  totals: Totals,
  context: CartViewContext,
  shippingEstimate: string | null,
): TotalRowView[] {
  const { translate, formatMoney } = context;
  const rows = [
    { key: "subtotal", label: translate("cart.totals.subtotal"), amount: formatMoney(totals.subtotal) },
  ];
  if (totals.discount.centAmount > 0) {
    const negative = { ...totals.discount, centAmount: -totals.discount.centAmount };
    rows.push({ key: "discount", label: translate("cart.totals.discount"), amount: formatMoney(negative) });
  }
  const shipping =
    totals.shipping === null ? shippingEstimate : toShippingAmount(totals.shipping.price, context);
  if (shipping !== null)
    rows.push({ key: "shipping", label: translate("cart.totals.shipping"), amount: shipping });
  if (totals.codFee !== null && totals.codFee.centAmount > 0) {
    rows.push({ key: "codFee", label: translate("cart.totals.codFee"), amount: formatMoney(totals.codFee) });
  }
  if (totals.isNet) {
    const off = money(-countTaxCents(totals), totals.total.currency);
    rows.push({ key: "vatOff", label: translate("cart.totals.vatOff"), amount: formatMoney(off) });
  }
  return rows;
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
