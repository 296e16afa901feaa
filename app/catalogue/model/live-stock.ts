/** Updates of a product while its page is open: its stock, and the pieces in the cart. */
export type LiveStock = {
  readonly stock?: number;
  readonly stockText?: string;
  readonly isLow?: boolean;
  /** Pieces in the visitor's cart; known only in the browser, as the page is the same for all visitors. */
  readonly inCart?: number;
};
