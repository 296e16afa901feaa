/** The amounts of a line as every page, mail and document shows them: `quantity × unitPrice − discounts = total`. */
export type LineMoneyView = {
  readonly unitPrice: string;
  /** Price of a piece before the shop reduced it. */
  readonly struckPrice: string | null;
  /** false: the total alone says the same. */
  readonly isUnitShown: boolean;
  readonly discounts: readonly TotalRowView[];
  readonly total: string;
};

/** One row of the cart, ready to be shown: words and amounts are those of the locale. */
export type CartLineView = LineMoneyView & {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  readonly picture: string | null;
  readonly quantity: number;
  /** The most that this line may become. */
  readonly maximum: number;
  /** `4,80 €/l` at the price that is paid for the line; null where a piece is sold as a piece (Directive 98/6/EC Art. 3). */
  readonly measurePrice: string | null;
  /** Class and scale (`C A–G`), shown beside the price. */
  readonly energyRating: string | null;
  readonly notes: readonly { readonly kind: "info" | "warning" | "problem"; readonly text: string }[];
  /** Says that the line is a gift, and why; null: it is none. */
  readonly giftText: string | null;
  /** A guarantee follows its parent: it has no quantity of its own. */
  readonly isFixed: boolean;
  /** It can be taken out, but not counted. */
  readonly isGuarantee: boolean;
  /** Extra guarantees that are for sale for this line: SKU, name with price; none where it has one. */
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
  /** Gifts that were taken out, a sentence each. */
  readonly refusedGifts: readonly string[];
  readonly freeShipping: FreeShippingView | null;
  readonly deliveryText: string | null;
};
