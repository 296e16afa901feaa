type Link = { readonly href: string; readonly text: string };

/** What matters of an account, in finished words. */
export type OverviewView = {
  readonly title: string;
  readonly order: {
    readonly title: string;
    /** null: nothing was ordered, or nobody can say now; then `text` says which. */
    readonly last: {
      readonly placed: string;
      readonly state: string;
      readonly total: string;
      readonly articles: readonly string[];
      readonly link: Link;
    } | null;
    readonly text: string | null;
    readonly link: Link;
  };
  readonly addresses: {
    readonly title: string;
    readonly books: readonly {
      readonly title: string;
      /** Empty: none is saved. */
      readonly lines: readonly string[];
      readonly none: string;
      readonly link: Link;
    }[];
  };
  readonly details: {
    readonly title: string;
    readonly lines: readonly string[];
    readonly email: { readonly text: string; readonly state: string; readonly isVerified: boolean };
    readonly link: Link;
  };
  readonly card: {
    readonly title: string;
    readonly facts: readonly { readonly label: string; readonly value: string }[];
    readonly text: string | null;
    readonly link: Link;
  };
};
