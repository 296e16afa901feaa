/** The shopper's lists in a page's scripts; in memory only. */
export type OwnLists = {
  readonly isCustomer: boolean;
  /** All SKUs on any list. */
  readonly saved: readonly string[];
  readonly lists: readonly { readonly id: string; readonly name: string; readonly skus: readonly string[] }[];
  readonly compared: readonly string[];
  readonly viewed: readonly string[];
  /** The message about the last command. */
  readonly text: string | null;
  readonly kind: "ok" | "info" | "bad";
  readonly words: Readonly<Record<"title" | "open" | "undo" | "name" | "create" | "close", string>>;
};

/** Checks only the top level, because the sender is the same deployment. */
export function parseOwnLists(value: Partial<OwnLists> | null): OwnLists | null {
  if (!Array.isArray(value?.lists) || !Array.isArray(value.compared) || !value.words) return null;
  const {
    isCustomer = false,
    saved = [],
    lists,
    compared,
    viewed = [],
    text = null,
    kind = "ok",
    words,
  } = value;
  return { isCustomer, saved, lists, compared, viewed, text, kind, words };
}
