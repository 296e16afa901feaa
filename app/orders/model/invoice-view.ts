import type { LabelledText, LinkView } from "./order-page-view";

/** An invoice in finished words, for the printed page and the PDF alike. */
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
    /** Article number, and what is off the price. */
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
