/** A saved address in words. */
export type SavedAddressView = { readonly id: string; readonly lines: readonly string[] };

/** A customer's addresses in words, as the checkout's form offers them. */
export type SavedViews = {
  readonly billing: readonly SavedAddressView[];
  readonly shipping: readonly SavedAddressView[];
  /** No room for another one. */
  readonly isFull: boolean;
};
