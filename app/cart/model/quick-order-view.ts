/** The quick order's page, ready for display. */
export type QuickOrderView = {
  readonly title: string;
  readonly lead: string;
  /** The list as entered, or its remaining lines. */
  readonly list: {
    readonly label: string;
    readonly hint: string;
    readonly text: string;
    /** An error of the whole list. */
    readonly error: string | null;
  };
  readonly file: {
    readonly label: string;
    readonly choose: string;
    readonly hint: string;
    /** That files can be dropped; for devices with a pointer. */
    readonly drop: string;
    /** Text of the link to a file to fill in. */
    readonly template: string;
  };
  /** Lines as they may be entered; shown until a list is checked. */
  readonly examples: {
    readonly title: string;
    readonly lines: readonly { readonly line: string; readonly meaning: string }[];
    readonly more: string;
  };
  readonly check: string;
  /** Adds the list without a preview. */
  readonly add: string;
  readonly notice: QuickOrderNotice | null;
  /** null: nothing was checked. */
  readonly result: QuickOrderResult | null;
};

export type QuickOrderNotice = {
  readonly kind: "ok" | "warn" | "bad";
  readonly text: string;
  readonly link: { readonly text: string; readonly href: string } | null;
};

export type QuickOrderColumn = "line" | "article" | "own" | "price" | "stock" | "pieces" | "total";

export type QuickOrderResult = {
  readonly title: string;
  readonly columns: Readonly<Record<QuickOrderColumn, string>>;
  /** Explains the customer's own numbers; null: a guest, who has no such column. */
  readonly ownHint: string | null;
  readonly rows: readonly QuickOrderRow[];
  /** The sum of all available lines; null: none is available. */
  readonly sum: {
    readonly text: string;
    readonly note: string;
    /** The sum without VAT; null: not displayed to this visitor. */
    readonly net: string | null;
  } | null;
  /** The idempotency key: the list is added once. */
  readonly formKey: string;
};

/** Name of the field that says: the page has reported own numbers that could not be saved. */
export const seenProblemField = "unsaved";

export type OwnNumberView = {
  readonly field: string;
  readonly number: string;
  readonly label: string;
  /** Why the number was not saved. */
  readonly problem: string | null;
};

export type QuickOrderRow = {
  readonly line: number;
  readonly typed: string;
  readonly article: { readonly name: string; readonly number: string; readonly href: string } | null;
  /** Of one piece, with the volume discount. */
  readonly price: string | null;
  /** The same without VAT, for companies. */
  readonly net: string | null;
  /** Of all pieces; null: none can be ordered. */
  readonly total: string | null;
  readonly stock: string | null;
  readonly pieces: string;
  /** The customer's own number of the article; null: a guest, no article, or an earlier row has it. */
  readonly own: OwnNumberView | null;
  /** Fields that change the pieces; null: the line cannot be ordered. */
  readonly edit: { readonly pieces: string; readonly text: string; readonly label: string } | null;
  /** An error of the line, or a difference from the request. */
  readonly note: string | null;
  readonly look: "ok" | "warn" | "bad";
};
