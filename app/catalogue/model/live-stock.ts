/** What becomes of a product's stock while its page is open, in the words that the page shows. */
export type LiveStock = {
  readonly stock: number;
  readonly stockText: string;
  readonly isLow: boolean;
};

declare global {
  interface HTMLElementEventMap {
    /** Dispatched, bubbling, on the element that shows a SKU's stock by whoever hears of it. */
    "live-stock": CustomEvent<LiveStock>;
  }
}
