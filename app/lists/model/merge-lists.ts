import { maxCompared } from "../../catalogue/model/compare-list";
import { mostViewed } from "../../catalogue/model/viewed-list";
import { type ListItem, listLimits, type SavedLists, type ShoppingList } from "./saved-lists";

/** The result of merging a device's lists into an account's. */
export type JoinedLists = {
  readonly saved: SavedLists;
  /** Articles that were not on that list of the account before. */
  readonly added: number;
  /** Articles beyond all lists' limits; the oldest. */
  readonly left: number;
};

/**
 * Merges a device's lists into the account's: the union, newest first.
 * An article on both sides has the larger quantity (as in a cart) and the account's note, else the device's. Lists are
 * the same if their names are, ignoring case; another one is added, or its articles go to the first list if the account
 * has reached the limit. Over the limits the oldest articles are left out, never a list. Idempotent.
 */
export function joinLists(account: SavedLists, device: SavedLists): JoinedLists {
  const lists = [...account.lists];
  for (const list of device.lists) {
    const same = lists.findIndex((known) => isSameName(known, list));
    const at = same >= 0 ? same : lists.length < listLimits.lists ? lists.length : 0;
    const known = lists[at] ?? { ...list, shareKey: null, items: [] };
    lists[at] = { ...known, items: joinItems(known.items, list.items) };
  }
  const cut = lists.map((list) => ({ ...list, items: list.items.slice(0, listLimits.items) }));
  const joined = countItems(lists);
  return {
    saved: {
      ...account,
      lists: cut,
      compared: joinNewest(
        [...device.compared].reverse(),
        [...account.compared].reverse(),
        maxCompared,
      ).toReversed(),
      viewed: joinNewest(device.viewed, account.viewed, mostViewed + 1),
    },
    added: joined - countItems(account.lists),
    left: joined - countItems(cut),
  };
}

/** Merges both, newest first, each article once. */
export function joinItems(known: readonly ListItem[], further: readonly ListItem[]): readonly ListItem[] {
  const bySku = new Map(known.map((item) => [item.sku, item]));
  for (const item of further) {
    const other = bySku.get(item.sku);
    bySku.set(item.sku, other ? joinItem(other, item) : item);
  }
  return [...bySku.values()].sort((one, other) => other.addedAt - one.addedAt);
}

function joinItem(known: ListItem, further: ListItem): ListItem {
  return {
    sku: known.sku,
    quantity: Math.max(known.quantity, further.quantity),
    note: known.note || further.note,
    addedAt: Math.max(known.addedAt, further.addedAt),
  };
}

/** Merges both without duplicates, those of the first list first. */
function joinNewest(first: readonly string[], second: readonly string[], most: number): readonly string[] {
  return [...new Set([...first, ...second])].slice(0, most);
}

function isSameName(one: Pick<ShoppingList, "name">, other: Pick<ShoppingList, "name">): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase();
}

function countItems(lists: readonly ShoppingList[]): number {
  return lists.reduce((sum, { items }) => sum + items.length, 0);
}
