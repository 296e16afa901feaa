/** Express buttons of a page, finished but for what they buy. */
export type WalletButtonsView = {
  /** What the group is called. */
  readonly label: string;
  readonly buttons: readonly {
    readonly method: "applepay" | "googlepay";
    readonly name: string;
    /** Also in browsers without such a wallet of their own, by the wallet's script. */
    readonly isEverywhere: boolean;
  }[];
  /** One sentence in parts, some of them links. */
  readonly terms: readonly { readonly text: string; readonly href: string | null }[];
};
