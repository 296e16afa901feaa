import type { AccountFrame } from "../../accounts/model/account-place";

/** A page of lists in finished texts. */
export type ListsView = {
  readonly title: string;
  readonly isCustomer: boolean;
  /** Navigation of the account area; null: a guest's page. */
  readonly frame: AccountFrame | null;
  readonly tabs: readonly ListTab[];
  /** The one that is shown; null: there is none yet. */
  readonly list: ListView | null;
  readonly says: readonly Saying[];
  /** What was taken off can be put back. */
  readonly canUndo: boolean;
  /** The article that is about to be saved; its name where it is sold here. */
  readonly saving: { readonly sku: string; readonly name: string } | null;
  readonly canBegin: boolean;
  /** So that the list put into the cart by a form sent twice is added once. */
  readonly formKey: string;
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
  /** What all of it costs that is sold here; null: nothing of it is. */
  readonly sum: string | null;
  readonly hasStock: boolean;
  /** The URL that shows it to others, and the sentence that says until when; null when it is not shared. */
  readonly link: { readonly href: string; readonly until: string } | null;
};

export type ListItemView = {
  readonly sku: string;
  readonly number: string;
  readonly quantity: number;
  readonly note: string;
  /** null: not sold here, or not any more. */
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
  /** How many pieces count as few. */
  readonly few: number;
};

export type Saying = { readonly kind: "ok" | "info" | "warn" | "bad"; readonly text: string };

/** A list that somebody shared, as its reader sees it. */
export type SharedView = {
  readonly title: string;
  readonly list: ListView | null;
  readonly says: readonly Saying[];
  readonly formKey: string;
};
