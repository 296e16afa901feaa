import type { Money } from "../../foundation/money";
import { type TrackedItem, toMajor } from "./tracked-item";

/** A line of a cart or an order, gross. */
export type SoldLine = {
  readonly sku: string;
  readonly brand: string;
  readonly quantity: number;
  /** Price of one piece, before any reduction. */
  readonly listPrice: Money;
  /** After all discounts of the line. */
  readonly total: Money;
  readonly isFreight: boolean;
  readonly availableQuantity: number | null;
};

/** Common fields of a cart and an order; gross, except that in a net sale `total` excludes VAT. */
export type Sale<Line extends SoldLine = SoldLine> = {
  readonly lines: readonly Line[];
  readonly shipping: { readonly price: Money } | null;
  readonly codFee: Money | null;
  readonly total: Money;
  readonly isNet?: boolean;
  readonly taxPortions: readonly { readonly amount: Money }[];
};

/** In major units. */
export type SaleAmounts = {
  /** The paid price of the goods, after all discounts: GA4's sum of price × quantity, without delivery. */
  readonly value: number;
  /** The paid VAT, including that of the delivery; 0 in a net sale. */
  readonly tax: number;
  /** Delivery, with the fee for cash on delivery; `value` + `shipping` is the paid amount. */
  readonly shipping: number;
  readonly currency: string;
};

type SaleI18n<Line> = {
  /** The line's name in the page's language. */
  readonly nameOf: (line: Line) => string;
  /** The catalogue's data of each product that it still sells here. */
  readonly known: ReadonlyMap<string, TrackedItem>;
  readonly language: string;
  readonly country: string;
};

export function toSaleAmounts(sale: Sale): SaleAmounts {
  const deliveryCents = Math.round(countDeliveryCents(sale) * shareOfNet(sale));
  return {
    value: toMajor(sale.total.centAmount - deliveryCents),
    tax: sale.isNet ? 0 : toMajor(countTaxCents(sale)),
    shipping: toMajor(deliveryCents),
    currency: sale.total.currency,
  };
}

/**
 * Returns the items of a cart or an order. Prices are those that are paid: with the line's share of discounts on the
 * whole sale, and without the VAT in a net sale.
 */
export function toSaleItems<Line extends SoldLine>(
  sale: Sale<Line>,
  { nameOf, known, language, country }: SaleI18n<Line>,
): readonly TrackedItem[] {
  const goodsCents = sale.lines.reduce((sum, { total }) => sum + total.centAmount, 0);
  const paidCents = sale.total.centAmount - countDeliveryCents(sale) * shareOfNet(sale);
  const shareOfPaid = goodsCents > 0 ? paidCents / goodsCents : 1;
  return sale.lines.map((line, index) => {
    const priceCents = Math.round((line.total.centAmount / line.quantity) * shareOfPaid);
    const discountCents = Math.round(line.listPrice.centAmount * shareOfNet(sale)) - priceCents;
    // Otherwise a product would have one name in the catalogue and another in the cart.
    const { discount: _, ...facts } = known.get(line.sku) ?? {
      ...toUnknownItem(line, { language, country }),
      item_name: nameOf(line),
    };
    return {
      ...facts,
      price: toMajor(priceCents),
      ...(discountCents > 0 && { discount: toMajor(discountCents) }),
      currency: sale.total.currency,
      quantity: line.quantity,
      index,
    };
  });
}

/** Builds the item of a line that the catalogue does not sell: guarantees, gifts, discontinued products. */
function toUnknownItem(
  line: SoldLine,
  place: { readonly language: string; readonly country: string },
): Omit<TrackedItem, "item_name" | "price" | "currency" | "quantity"> {
  return {
    item_id: line.sku,
    ...(line.brand && { item_brand: line.brand }),
    in_stock: line.availableQuantity === null || line.availableQuantity > 0,
    shipping_type: line.isFreight ? "freight" : "parcel",
    item_type: "product",
    ...place,
  };
}

function countDeliveryCents({ shipping, codFee }: Sale): number {
  return (shipping?.price.centAmount ?? 0) + (codFee?.centAmount ?? 0);
}

function countTaxCents({ taxPortions }: Sale): number {
  return taxPortions.reduce((sum, { amount }) => sum + amount.centAmount, 0);
}

/** Net share of a gross amount in a net sale; exact when all lines have one rate. */
function shareOfNet(sale: Sale): number {
  const grossCents = sale.total.centAmount + countTaxCents(sale);
  return sale.isNet && grossCents > 0 ? sale.total.centAmount / grossCents : 1;
}
