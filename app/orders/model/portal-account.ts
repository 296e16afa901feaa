/** One customer's orders for the order portal, in the customer's language. */
export type PortalAccount = {
  readonly email: string;
  readonly language: string;
  readonly title: string;
  readonly orders: readonly {
    readonly number: string;
    readonly date: string;
    readonly total: string;
    readonly states: readonly { readonly label: string; readonly text: string }[];
    readonly articles: readonly string[];
    /** Absolute URL of the order's page in the shop. */
    readonly href: string;
  }[];
};
