import type { AccountFrame } from "../../accounts/model/account-place";
import type { HelpView } from "../../support/model/help-view";

/** A page of lists, ready for display. */
export type ListsView = {
  readonly title: string;
  readonly isCustomer: boolean;
  /** Navigation of the account area; null: a guest's page. */
  readonly frame: AccountFrame | null;
  readonly tabs: readonly ListTab[];
  /** The selected list; null: none yet. */
  readonly list: ListView | null;
  readonly notices: readonly ListNotice[];
  /** The last removal can be undone. */
  readonly canUndo: boolean;
  /** The article to be saved; its name if it is sold here. */
  readonly saving: { readonly sku: string; readonly name: string } | null;
  readonly canBegin: boolean;
  /** The idempotency key: a form sent twice adds the list to the cart once. */
  readonly formKey: string;
  readonly help: HelpView;
};

export type ListTab = {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
};

export type ListView = {
  readonly id: string;
  readonly name: string;
  readonly items: readonly ListItemView[];
  /** The number of articles, formatted. */
  readonly count: string;
  /** The price of all articles sold here; null: none is. */
  readonly sum: string | null;
  readonly hasStock: boolean;
  /** The list's public URL and its expiry sentence; null when it is not shared. */
  readonly link: { readonly href: string; readonly until: string } | null;
};

export type ListItemView = {
  readonly sku: string;
  readonly number: string;
  readonly quantity: number;
  readonly note: string;
  /** null: not sold here, or no longer. */
  readonly article: ListArticle | null;
};

export type ListArticle = {
  readonly name: string;
  readonly brand: string;
  readonly href: string;
  readonly picture: string;
  readonly price: string;
  readonly before: string | null;
  readonly stock: string;
  readonly stockMark: "stock" | "few" | "none";
  /** The limit of the "few" notice, in pieces. */
  readonly few: number;
};

export type ListNotice = { readonly kind: "ok" | "info" | "warn" | "bad"; readonly text: string };

/** A shared list for its reader. */
export type SharedView = {
  readonly title: string;
  readonly list: ListView | null;
  readonly notices: readonly ListNotice[];
  readonly formKey: string;
  readonly help: HelpView;
};
