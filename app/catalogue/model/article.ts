import type { Money } from "../../foundation/money";

/** One variant of a product, as a line of an order names it. */
export type Article = {
  readonly sku: string;
  readonly ean: string | null;
  /** The manufacturer's name of the model, `FS-WT-200`; several articles may have it. */
  readonly model: string | null;
  /** A set or a used article has the model's name of the new, single one. */
  readonly kind: "new" | "used" | "set";
  readonly name: string;
  /** Its group of volume discounts; null: none. */
  readonly volumeDiscountGroup: string | null;
  readonly slug: string;
  /** URLs of the manual and of the energy label's information sheet, in the shop's language if there; null: none. */
  readonly documents: { readonly manual: string | null; readonly sheet: string | null };
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
