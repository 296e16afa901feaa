import type { LabelledText, LinkView } from "./order-page-view";

/** An invoice ready for display, for the printed page and the PDF. */
export type InvoiceView = {
  readonly language: string;
  readonly title: string;
  readonly number: string;
  readonly seller: readonly string[];
  readonly facts: readonly LabelledText[];
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: readonly [article: string, quantity: string, price: string, amount: string];
  readonly rows: readonly {
    readonly id: string;
    readonly article: string;
    /** Article number and discounts. */
    readonly details: readonly string[];
    readonly quantity: string;
    readonly price: string;
    readonly amount: string;
  }[];
  readonly sums: readonly LabelledText[];
  readonly total: LabelledText;
  readonly notes: readonly string[];
  readonly print: string;
  readonly links: readonly LinkView[];
};
