/** Express buttons of a page, complete except for the product or cart that they buy. */
export type WalletButtonsView = {
  /** Accessible name of the group. */
  readonly label: string;
  readonly buttons: readonly {
    readonly method: "applepay" | "googlepay";
    readonly name: string;
    /** Also in browsers without a built-in wallet, by the wallet's script. */
    readonly isEverywhere: boolean;
  }[];
  /** One sentence in parts, some of which are links. */
  readonly terms: readonly { readonly text: string; readonly href: string | null }[];
};
