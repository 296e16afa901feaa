import { type Money, money } from "../../foundation/money";
import { type Cart, type CartLine, countTaxCents, type LineDiscount, type LocalizedText } from "./cart";

/** A reduction, positive when it lowers the sum. `name` null: the platform names no discount for it. */
export type DiscountShare = {
  readonly key: string;
  readonly name: LocalizedText | null;
  /** Of a relative discount: 1200 is 12 %. */
  readonly permyriad: number | null;
  readonly amount: Money;
};

/** `quantity × unitPrice − discounts = total`, to the cent. */
export type LineMoney = {
  readonly id: string;
  readonly quantity: number;
  /** Price of one piece before the cart's discounts. */
  readonly unitPrice: Money;
  /** Price of one piece before the shop's reduction; null: not reduced. */
  readonly struckPrice: Money | null;
  readonly discounts: readonly DiscountShare[];
  readonly total: Money;
};

/**
 * The money of a cart or an order: the only source of the amounts on every page, mail and document.
 *
 * The lines' totals add up to `subtotal`; `subtotal − discounts + delivery + codFee + fees − vatOff = total`. Prices
 * are gross; `vatOff` reduces the sum of a net sale to the net amount due.
 */
export type CartMoney = {
  readonly subtotal: Money;
  /** Discounts on the whole cart. */
  readonly discounts: readonly DiscountShare[];
  /** null: unknown. The price already includes `discounts`. */
  readonly delivery: { readonly price: Money; readonly discounts: readonly DiscountShare[] } | null;
  readonly codFee: Money | null;
  readonly fees: readonly { readonly id: string; readonly name: LocalizedText; readonly amount: Money }[];
  /** null: VAT is charged. */
  readonly vatOff: Money | null;
  readonly total: Money;
  readonly net: Money;
};

type Sums = "discounts" | "shipping" | "codFee" | "fees" | "total" | "totalNet" | "taxPortions" | "isNet";

/** The fields that a cart and an order share. */
export type MoneySource = Pick<Cart, Sums> & {
  readonly lines: readonly Pick<CartLine, LineParts>[];
};
type LineParts = "id" | "kind" | "quantity" | "listPrice" | "unitPrice" | "discounts" | "total";

/**
 * Calculates the money of a cart or an order.
 * @param estimate price of the delivery while the cart has no shipping method; `total` then includes it
 */
export function toCartMoney(source: MoneySource, estimate: Money | null = null): CartMoney {
  const { shipping, codFee, total } = source;
  const { currency } = total;
  const subtotal = money(sumCents(source.lines.map((line) => line.total)), currency);
  const fees = (source.fees ?? []).filter(({ amount }) => amount.centAmount !== 0);
  const vatOff = source.isNet ? money(countTaxCents(source), currency) : null;
  const added = [...(shipping ? [shipping.price] : []), ...(codFee ? [codFee] : [])];
  const charged = subtotal.centAmount + sumCents(added) + sumCents(fees.map(({ amount }) => amount));
  const off = charged - (vatOff?.centAmount ?? 0) - total.centAmount;
  const price = shipping?.price ?? estimate;
  const estimated = shipping === null ? (estimate?.centAmount ?? 0) : 0;
  return {
    subtotal,
    discounts: toShares(listShares(source, "totalPrice"), money(off, currency)),
    delivery: price && { price, discounts: shipping ? listShares(source, "shipping") : [] },
    codFee: codFee && codFee.centAmount > 0 ? codFee : null,
    fees,
    vatOff,
    total: money(total.centAmount + estimated, currency),
    net: source.totalNet ?? money(total.centAmount - countTaxCents(source), currency),
  };
}

/** Calculates the money of one line; a gift is free, so its discounts are not listed. */
export function toLineMoney(line: Pick<CartLine, LineParts>): LineMoney {
  const { id, kind, quantity, listPrice, unitPrice, total } = line;
  const off = money(unitPrice.centAmount * quantity - total.centAmount, total.currency);
  const isReduced = kind !== "gift" && listPrice.centAmount > unitPrice.centAmount;
  const shares = kind === "gift" ? [] : (line.discounts ?? []).map(toShare);
  const struckPrice = isReduced ? listPrice : null;
  return { id, quantity, unitPrice, struckPrice, discounts: toShares(shares, off), total };
}

function toShare({ id, name, permyriad, amount }: LineDiscount): DiscountShare {
  const isNamed = Object.keys(name).length > 0;
  return { key: id, name: isNamed ? name : null, permyriad, amount };
}

/** Lists the discounts of the whole cart with that target. */
function listShares({ discounts = [] }: MoneySource, wanted: string): DiscountShare[] {
  return discounts
    .filter(({ target }) => target === wanted)
    .map(({ discountedAmount: amount, ...discount }) => toShare({ ...discount, amount }));
}

/**
 * Returns the discount shares; their sum is `off`.
 * An imported order has amounts without discounts, so the unexplained rest is a share without a name.
 */
function toShares(shares: readonly DiscountShare[], off: Money): readonly DiscountShare[] {
  const shown = shares.filter(({ amount }) => amount.centAmount !== 0);
  const rest = off.centAmount - sumCents(shown.map(({ amount }) => amount));
  if (rest === 0) return shown;
  return [...shown, { key: "rest", name: null, permyriad: null, amount: money(rest, off.currency) }];
}

function sumCents(amounts: readonly Money[]): number {
  return amounts.reduce((cents, { centAmount }) => cents + centAmount, 0);
}
