import { describe, expect, it } from "vitest";
import { joinLists } from "./merge-lists";
import { type ListItem, listLimits, noLists, type SavedLists, type ShoppingList } from "./saved-lists";

const item = (sku: string, addedAt: number, more: Partial<ListItem> = {}): ListItem => ({
  sku,
  quantity: 1,
  note: "",
  addedAt,
  ...more,
});
const list = (id: string, name: string, items: readonly ListItem[]): ShoppingList => ({
  id,
  name,
  items,
  shareKey: null,
});
const keep = (lists: readonly ShoppingList[], more: Partial<SavedLists> = {}) => ({
  ...noLists,
  lists,
  ...more,
});

describe("a device's lists joined to an account's", () => {
  const account = keep([
    { ...list("a", "", [item("EX10000001", 5, { note: "site" })]), shareKey: "secret" },
    list("b", "Van", [item("EX10000002", 9)]),
  ]);

  it("are the union, newest first, with the larger quantity and the account's note and link", () => {
    const device = keep([
      list("x", "", [item("EX10000003", 8), item("EX10000001", 7, { quantity: 4, note: "home" })]),
      list("y", "van", [item("EX10000004", 3)]),
      list("z", "Roof", [item("EX10000005", 1)]),
    ]);
    const { saved, added, left } = joinLists(account, device);
    expect({ added, left }).toEqual({ added: 3, left: 0 });
    expect(saved.lists).toEqual([
      {
        ...list("a", "", [item("EX10000003", 8), item("EX10000001", 7, { quantity: 4, note: "site" })]),
        shareKey: "secret",
      },
      list("b", "Van", [item("EX10000002", 9), item("EX10000004", 3)]),
      list("z", "Roof", [item("EX10000005", 1)]),
    ]);
    const again = joinLists(saved, device);
    expect(again).toEqual({ saved, added: 0, left: 0 });
  });

  it("stay within the limits: the oldest articles are dropped, and of too many lists the articles stay", () => {
    const many = Array.from({ length: listLimits.items }, (_, at) => item(`EX2000${1000 + at}`, 100 + at));
    const full = keep(Array.from({ length: listLimits.lists }, (_, at) => list(`l${at}`, `List ${at}`, [])));
    const device = keep([list("x", "Another", [...many, item("EX10000009", 1)])]);
    const { saved, added, left } = joinLists(full, device);
    expect(saved.lists).toHaveLength(listLimits.lists);
    expect({ added, left, first: saved.lists[0]?.items.length }).toEqual({ added: 101, left: 1, first: 100 });
    expect(saved.lists[0]?.items.some(({ sku }) => sku === "EX10000009")).toBe(false);
  });

  it("include compared and viewed articles: the device's are the newer", () => {
    const known = keep([], { compared: ["A1", "B1", "C1", "D1"], viewed: ["V1", "V2"] });
    const device = keep([], { compared: ["B1", "E1", "F1"], viewed: ["V3", "V2"] });
    const { saved } = joinLists(known, device);
    expect(saved.compared).toEqual(["C1", "D1", "B1", "E1", "F1"]);
    expect(saved.viewed).toEqual(["V3", "V2", "V1"]);
  });
});
