/** A saved address, formatted. */
export type SavedAddressView = { readonly id: string; readonly lines: readonly string[] };

/** A customer's formatted addresses for the checkout's form. */
export type SavedViews = {
  readonly billing: readonly SavedAddressView[];
  readonly shipping: readonly SavedAddressView[];
  /** The book is full. */
  readonly isFull: boolean;
};

/** The address check's result, ready for display; `proposed` null: doubt without a proposal. */
export type ProposalView = {
  readonly code: string;
  readonly typed: readonly string[];
  readonly proposed: readonly string[] | null;
  readonly changes: Readonly<Record<string, string | undefined>>;
};
