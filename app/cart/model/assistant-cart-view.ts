/** The page on which a shopper takes over a cart that an assistant prepared. */
export type AssistantCartView = {
  readonly title: string;
  /** null: there is no cart; `lead` says why. */
  readonly cart: {
    readonly lines: readonly { readonly id: string; readonly text: string; readonly total: string }[];
    readonly totalLabel: string;
    readonly total: string;
    readonly action: string;
  } | null;
  readonly lead: string;
  /** Says that the items are added to the shopper's own cart; null: that has none. */
  readonly note: string | null;
  readonly back: string;
};
