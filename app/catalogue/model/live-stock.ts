/**
 * What becomes of a product while its page is open: its stock, in the words that the page shows, and what the cart has
 * of it.
 */
export type LiveStock = {
  readonly stock?: number;
  readonly stockText?: string;
  readonly isLow?: boolean;
  /** Pieces in the visitor's cart; known only in the browser, as the page is the same for everybody. */
  readonly inCart?: number;
};

declare global {
  interface HTMLElementEventMap {
    /** Dispatched, bubbling, on the element that shows a SKU's stock by whoever hears of it. */
    "live-stock": CustomEvent<LiveStock>;
  }
}
