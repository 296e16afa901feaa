import type { ComparedRow } from "./comparison";

/** The head of a product's column. */
export type ComparedProductView = {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  readonly picture: string;
  readonly price: string;
  /** Lowest price of the 30 days before the reduction; null: not reduced. */
  readonly before: string | null;
  /** VAT and delivery. */
  readonly terms: string;
  readonly stock: string;
  readonly stockState: "many" | "few" | "none";
  /** Delivery date or availability; null: out of stock. */
  readonly delivery: string | null;
  readonly rating: { readonly average: string; readonly stars: number; readonly count: number } | null;
  readonly unitPrice: string | null;
  /** Class and scale: `C A–G`. */
  readonly energy: string | null;
  /** Its column adds one to the cart, or leads to its page. */
  /** `choose`: the price is that of the cheapest variant, and the product's page has the choice. */
  readonly action: "add" | "choose" | "open";
  /** URL of the comparison without it; null if it cannot be removed. */
  readonly removeHref: string | null;
};

export type ComparedGroup = { readonly title: string; readonly rows: readonly ComparedRow[] };

/** Products side by side. */
export type CompareView = {
  readonly products: readonly ComparedProductView[];
  readonly groups: readonly ComparedGroup[];
};

/** The shopper's own comparison. */
export type ComparePageView = CompareView & {
  readonly skus: readonly string[];
  /** Requested products that are not sold in the country. */
  readonly notSold: readonly string[];
  /** Requested numbers without a product, or whose product could not be loaded. */
  readonly unknown: readonly string[];
};
