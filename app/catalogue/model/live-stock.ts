/** What becomes of a product's stock while its page is open, in the words that the page shows. */
export type LiveStock = {
  readonly sku: string;
  readonly stock: number;
  readonly stockText: string;
  readonly isLow: boolean;
};

declare global {
  interface DocumentEventMap {
    /** Dispatched on the document by whoever hears of a stock. */
    "live-stock": CustomEvent<LiveStock>;
  }
}
