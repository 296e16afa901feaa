import type { Money } from "../../foundation/money";

/** One variant of a product, as a line of an order names it. */
export type Article = {
  readonly sku: string;
  readonly ean: string | null;
  readonly name: string;
  readonly slug: string;
  /** null: it is not sold here. */
  readonly offer: {
    /** Gross, of one piece. */
    readonly price: Money;
    /** Of the VAT in it, 2000 for 20 %. */
    readonly taxPermyriad: number;
    /** Pieces that can be sold (`toSellableStock`); null: as many as anybody wants. */
    readonly stock: number | null;
  } | null;
};
