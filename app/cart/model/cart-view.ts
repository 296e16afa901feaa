/**
 * The amounts of a line on pages, in e-mails and in documents.
 * `quantity × unitPrice − discounts = total`
 */
export type LineMoneyView = {
  readonly unitPrice: string;
  /** Price of a piece before the shop reduced it. */
  readonly struckPrice: string | null;
  /** false: the total is the same amount, so only the total is displayed. */
  readonly isUnitShown: boolean;
  readonly discounts: readonly TotalRowView[];
  readonly total: string;
};

/** One row of the cart, ready for display, in the locale's language and format. */
export type CartLineView = LineMoneyView & {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  readonly picture: string | null;
  readonly quantity: number;
  /** The largest quantity of this line. */
  readonly maximum: number;
  /** `4,80 €/l` at the line's price; null if it is sold by the piece (Directive 98/6/EC Art. 3). */
  readonly measurePrice: string | null;
  /** Class and scale (`C A–G`), displayed next to the price. */
  readonly energyRating: string | null;
  readonly notes: readonly {
    readonly kind: "info" | "warning" | "problem" | "assistant";
    readonly text: string;
  }[];
  /** Says that the line is a gift, and why; null: not a gift. */
  readonly giftText: string | null;
  /** A guarantee follows its parent: it has no separate quantity. */
  readonly isFixed: boolean;
  /** It can be removed, but its quantity cannot change. */
  readonly isGuarantee: boolean;
  /** Extra guarantees for this line: SKU, name with price; empty if it has one. */
  readonly guarantees: readonly (readonly [sku: string, text: string])[];
};

export type CouponView = { readonly code: string; readonly text: string; readonly isApplied: boolean };

export type TotalRowView = { readonly key: string; readonly label: string; readonly amount: string };

export type FreeShippingView = {
  readonly text: string;
  readonly label: string;
  readonly value: number;
  readonly maximum: number;
};

/** The cart as page, drawer and order summary show it. */
export type CartView = {
  readonly id: string;
  readonly version: number;
  readonly pieces: number;
  readonly piecesText: string;
  readonly lines: readonly CartLineView[];
  readonly coupons: readonly CouponView[];
  readonly rows: readonly TotalRowView[];
  readonly total: string;
  readonly totalCents: number;
  readonly taxNotes: readonly string[];
  /** Gifts that the shopper removed, a sentence each. */
  readonly refusedGifts: readonly string[];
  readonly freeShipping: FreeShippingView | null;
  readonly deliveryText: string | null;
};
