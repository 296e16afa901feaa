type Link = { readonly href: string; readonly text: string };

/** The overview of an account, ready for display. */
export type OverviewView = {
  readonly title: string;
  readonly order: {
    readonly title: string;
    /** null: the customer has no order, or it cannot be loaded; `text` explains which. */
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
      /** Empty: no address is saved; `none` is displayed. */
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
