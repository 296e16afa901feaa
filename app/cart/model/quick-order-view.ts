/** The quick order's page in finished words. */
export type QuickOrderView = {
  readonly title: string;
  readonly lead: string;
  readonly start: { readonly label: string; readonly name: string; readonly href: string };
  /** The list as it was typed, or what is left of it. */
  readonly list: {
    readonly label: string;
    readonly hint: string;
    readonly text: string;
    /** What is wrong with the list as a whole. */
    readonly error: string | null;
  };
  readonly file: { readonly label: string; readonly hint: string };
  readonly check: string;
  readonly notice: QuickOrderNotice | null;
  /** null: nothing was checked. */
  readonly result: QuickOrderResult | null;
};

export type QuickOrderNotice = {
  readonly kind: "ok" | "warn" | "bad";
  readonly text: string;
  readonly link: { readonly text: string; readonly href: string } | null;
};

export type QuickOrderColumn = "line" | "article" | "price" | "stock" | "pieces";

export type QuickOrderResult = {
  readonly title: string;
  readonly columns: Readonly<Record<QuickOrderColumn, string>>;
  readonly rows: readonly QuickOrderRow[];
  /** What all that can be had comes to; null: nothing can. */
  readonly sum: {
    readonly text: string;
    readonly note: string;
    /** What is left without VAT; null: nobody asked. */
    readonly net: string | null;
    readonly button: string;
  } | null;
  /** Under it the list is added once. */
  readonly formKey: string;
};

export type QuickOrderRow = {
  readonly line: number;
  readonly typed: string;
  readonly article: { readonly name: string; readonly number: string; readonly href: string } | null;
  readonly price: string | null;
  /** The same without VAT, for companies. */
  readonly net: string | null;
  readonly stock: string | null;
  readonly pieces: string;
  /** What is wrong with the line, or other than asked for. */
  readonly note: string | null;
  readonly look: "ok" | "warn" | "bad";
};
