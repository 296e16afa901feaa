import type { Money } from "../../foundation/money";

/** One variant of a product, as a line of an order names it. */
export type Article = {
  readonly sku: string;
  readonly ean: string | null;
  readonly name: string;
  readonly slug: string;
  /** null: not sold here. */
  readonly offer: {
    /** Gross, of one piece. */
    readonly price: Money;
    /** VAT rate included in it, 2000 for 20 %. */
    readonly taxPermyriad: number;
    /** Sellable pieces (`toSellableStock`); null: unlimited. */
    readonly stock: number | null;
  } | null;
};
