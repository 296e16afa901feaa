import { array, type Infer, integer, nullable, number, optional, record, string, type } from "superstruct";

/** Limits of an account; a guest's cookie has lower ones (`guest-lists.ts`). */
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
  /** The secret of the list's link; null: not shared. */
  shareKey: nullable(string()),
  /** When the link was created, seconds since 1970; missing without a link. */
  sharedAt: optional(number()),
});

/** A shopper's saved lists: on the platform for a customer, in a cookie for a guest. */
export const SavedListsStruct = type({
  lists: array(ShoppingList),
  /** The last removal with its list: for undoing. */
  removed: nullable(ShoppingList),
  /** SKUs to compare, the last one chosen at the end. */
  compared: array(string()),
  /** SKUs viewed, the last one first. */
  viewed: array(string()),
  /** The customer's own article numbers, by SKU. */
  numbers: optional(record(string(), string())),
});

export type ListItem = Readonly<Infer<typeof ListItem>>;
export type ShoppingList = Readonly<Omit<Infer<typeof ShoppingList>, "items">> & {
  readonly items: readonly ListItem[];
};
export type SavedLists = {
  readonly lists: readonly ShoppingList[];
  readonly removed: ShoppingList | null;
  readonly compared: readonly string[];
  readonly viewed: readonly string[];
  /** The customer's own article numbers, by SKU. */
  readonly numbers?: Readonly<Record<string, string>> | undefined;
};

export const noLists: SavedLists = { lists: [], removed: null, compared: [], viewed: [] };

const sku = /^[A-Z\d][\w.-]{1,39}$/;

/** Parses a SKU; null: malformed. The eight digits of the shop's number suffice. */
export function parseSku(text: string): string | null {
  const named = text
    .trim()
    .toUpperCase()
    .replace(/^(?=\d{8}$)/, "EX");
  return sku.test(named) ? named : null;
}

export function findList(saved: SavedLists, id: string | null): ShoppingList | null {
  return saved.lists.find((list) => list.id === id) ?? null;
}

/** A link covers the time of a purchase decision; the owner can create another one at any time. */
const shareDays = 90;

/** When the link of a shared list ends, in seconds since 1970; null when the list is not shared. */
export function toShareEnd({ shareKey, sharedAt = 0 }: ShoppingList): number | null {
  return shareKey === null ? null : sharedAt + shareDays * 86_400;
}

/** Whether the list's link works at this time, in seconds since 1970. */
export function isShared(list: ShoppingList, now: number): boolean {
  const end = toShareEnd(list);
  return end !== null && now < end;
}

/** Lists all SKUs on any list, each once. */
export function listSavedSkus({ lists }: SavedLists): readonly string[] {
  return [...new Set(lists.flatMap(({ items }) => items.map((item) => item.sku)))];
}

/** Returns one line without control characters, at most `length` characters long. */
export function toPlainLine(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return [...line].slice(0, length).join("").trim();
}

/** Clamps between one piece and the limit; one if it is not a number. */
export function toListQuantity(text: string): number {
  const value = Math.trunc(Number(text.replace(",", ".")));
  return Number.isFinite(value) ? Math.min(Math.max(value, 1), listLimits.quantity) : 1;
}
