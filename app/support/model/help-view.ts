import type { ServiceLine } from "../../content/model/service-line";

type HelpLink = { readonly text: string; readonly href: string };

/** How to reach the customer service, and the pages that answer most questions. */
export type HelpView = {
  readonly title: string;
  /** null: the country has no telephone service. */
  readonly phone: ServiceLine | null;
  readonly mail: string;
  /** Links below the mailbox: the support form, or the page that replaces it. */
  readonly contact: HelpLink | null;
  /** Where an order is tracked and goods are returned; empty on those pages, and on pages that list related ones themselves. */
  readonly orders: readonly HelpLink[];
  /** Empty on pages that list related ones themselves. */
  readonly pages: readonly HelpLink[];
  readonly pagesTitle: string;
};
