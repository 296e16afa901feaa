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
  /** That the items are added to the shopper's own cart, or which of them were not added in full. */
  readonly notices: readonly { readonly kind: "info" | "warn"; readonly text: string }[];
  /** The link of a page without a cart. */
  readonly back: { readonly text: string; readonly href: string };
};
