/** A saved address, formatted. */
export type SavedAddressView = { readonly id: string; readonly lines: readonly string[] };

/** A customer's formatted addresses for the checkout's form. */
export type SavedViews = {
  readonly billing: readonly SavedAddressView[];
  readonly shipping: readonly SavedAddressView[];
  /** The book is full. */
  readonly isFull: boolean;
};
