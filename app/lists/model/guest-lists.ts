import { readCookie } from "../../foundation/cookie";
import {
  type ListItem,
  listLimits,
  noLists,
  parseSku,
  type SavedLists,
  type ShoppingList,
  toListQuantity,
  toPlainLine,
} from "./saved-lists";

/** A guest's cookie, set at the shopper's request; scripts read the marked articles from it. */
export const guestListsCookie = "lists";
/** Every request carries it, so it stays small; an account has higher limits. */
export const guestLimits = { lists: 5, characters: 3000 } as const;

/**
 * Serialises lists in characters that a cookie needs not escape.
 * Lists are separated by `|`, the first of them the last removal; id, name and items by `&`; items by `/`; SKU,
 * quantity, time and note by `:`.
 */
export function writeGuestLists({ removed, lists }: SavedLists): string {
  return lists.length === 0 && !removed ? "" : [removed, ...lists].map(writeList).join("|");
}

/** Parses the cookie's lists; omits foreign data. */
export function readGuestLists(value: string): SavedLists {
  const [removed = null, ...lists] = value
    .slice(0, 2 * guestLimits.characters)
    .split("|")
    .map(readList);
  return { ...noLists, removed, lists: lists.flatMap((list) => list ?? []).slice(0, guestLimits.lists) };
}

/** Returns the value of the cookie in a Cookie header, or in `document.cookie`. */
export function findGuestLists(header: string | null): string {
  return readCookie(header, guestListsCookie) ?? "";
}

function writeList(list: ShoppingList | null): string {
  if (!list) return "";
  const items = list.items.map(({ sku, quantity, addedAt, note }) =>
    [sku, quantity, addedAt.toString(36), encodeURIComponent(note)].join(":").replace(/:$/, ""),
  );
  return [list.id, encodeURIComponent(list.name), items.join("/")].join("&");
}

function readList(text: string): ShoppingList | null {
  const [id = "", name = "", items = ""] = text.split("&");
  if (!/^[\w-]{1,40}$/.test(id)) return null;
  const known = items.split("/").flatMap((item) => readItem(item) ?? []);
  return { id, name: toPlainLine(decode(name), listLimits.nameLength), items: known, shareKey: null };
}

function readItem(text: string): ListItem | null {
  const [name = "", quantity = "", time = "", note = ""] = text.split(":");
  const sku = parseSku(name);
  if (!sku) return null;
  const addedAt = Number.parseInt(time, 36);
  return {
    sku,
    quantity: toListQuantity(quantity),
    addedAt: Number.isSafeInteger(addedAt) ? addedAt : 0,
    note: toPlainLine(decode(note), listLimits.noteLength),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
