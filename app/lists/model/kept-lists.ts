import { array, type Infer, integer, nullable, number, optional, string, type } from "superstruct";

/** How much an account keeps; a guest's cookie holds less (`guest-lists.ts`). */
export const listLimits = { lists: 20, items: 100, nameLength: 60, noteLength: 200, quantity: 1000 } as const;

const ListItem = type({
  sku: string(),
  quantity: integer(),
  note: string(),
  /** Seconds since 1970. */
  addedAt: number(),
});

const ShoppingList = type({
  id: string(),
  /** Empty: "My list" in the reader's language. */
  name: string(),
  /** Newest first. */
  items: array(ListItem),
  /** The secret of the link that shows it to others; null: nobody else sees it. */
  shareKey: nullable(string()),
  /** When the link was created, seconds since 1970; missing without a link. */
  sharedAt: optional(number()),
});

/** What a shopper has kept: on the platform for a customer, in a cookie for a guest. */
export const KeptListsStruct = type({
  lists: array(ShoppingList),
  /** What was taken off last, and the list that it stood on: for undoing. */
  removed: nullable(ShoppingList),
  /** SKUs to compare, the last one chosen at the end. */
  compared: array(string()),
  /** SKUs looked at, the last one first. */
  viewed: array(string()),
});

export type ListItem = Readonly<Infer<typeof ListItem>>;
export type ShoppingList = Readonly<Omit<Infer<typeof ShoppingList>, "items">> & {
  readonly items: readonly ListItem[];
};
export type KeptLists = {
  readonly lists: readonly ShoppingList[];
  readonly removed: ShoppingList | null;
  readonly compared: readonly string[];
  readonly viewed: readonly string[];
};

export const noLists: KeptLists = { lists: [], removed: null, compared: [], viewed: [] };

const sku = /^[A-Z\d][\w.-]{1,39}$/;

/** A SKU as lists keep it; null: it can be none. Of the shop's own the eight digits are enough. */
export function parseSku(text: string): string | null {
  const named = text
    .trim()
    .toUpperCase()
    .replace(/^(?=\d{8}$)/, "EX");
  return sku.test(named) ? named : null;
}

export function findList(kept: KeptLists, id: string | null): ShoppingList | null {
  return kept.lists.find((list) => list.id === id) ?? null;
}

/** A link is for the days in which a purchase is decided; the owner can create another one at any time. */
const shareDays = 90;

/** When the link of a shared list ends, in seconds since 1970; null when the list is not shared. */
export function toShareEnd({ shareKey, sharedAt = 0 }: ShoppingList): number | null {
  return shareKey === null ? null : sharedAt + shareDays * 86_400;
}

/** Does the list have a link that works at this time, in seconds since 1970? */
export function isShared(list: ShoppingList, now: number): boolean {
  const end = toShareEnd(list);
  return end !== null && now < end;
}

/** All SKUs that stand on any list, each once. */
export function listSavedSkus({ lists }: KeptLists): readonly string[] {
  return [...new Set(lists.flatMap(({ items }) => items.map((item) => item.sku)))];
}

/** One line without control characters, at most so many characters long. */
export function toPlainLine(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return [...line].slice(0, length).join("").trim();
}

/** Between one piece and the most; what is no number is one. */
export function toListQuantity(text: string): number {
  const value = Math.trunc(Number(text.replace(",", ".")));
  return Number.isFinite(value) ? Math.min(Math.max(value, 1), listLimits.quantity) : 1;
}
