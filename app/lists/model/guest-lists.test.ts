import { describe, expect, it } from "vitest";
import { findGuestLists, readGuestLists, writeGuestLists } from "./guest-lists";
import { parseListCommand } from "./list-command";
import { noLists } from "./saved-lists";

const item = { sku: "EX10010000", quantity: 3, note: "", addedAt: 1_800_000_000 };
const saved = {
  ...noLists,
  lists: [
    {
      id: "mine",
      name: "",
      shareKey: null,
      items: [item, { ...item, sku: "A1-b.C", note: "je 2 × & 3/4; „groß“" }],
    },
    { id: "x_1-y", name: "Werkstatt | Süd", shareKey: null, items: [] },
  ],
  removed: { id: "mine", name: "", shareKey: null, items: [item] },
};

describe("a guest's lists in their cookie", () => {
  it("survive serialisation, in characters that a cookie needs not escape", () => {
    const value = writeGuestLists(saved);
    expect(value).toMatch(/^[\w!#$%&'()*+./:<=>?@^`{|}~-]+$/);
    expect(readGuestLists(findGuestLists(`a=b; lists=${value}; c=d`))).toEqual({
      ...saved,
      lists: [
        { ...saved.lists[0], items: [item, { ...item, sku: "A1-B.C", note: "je 2 × & 3/4; „groß“" }] },
        saved.lists[1],
      ],
    });
    expect(readGuestLists(writeGuestLists({ ...saved, removed: null })).removed).toBeNull();
  });

  it("contain no foreign data", () => {
    expect(writeGuestLists(noLists)).toBe("");
    for (const value of ["", "|", "nonsense", "|<script>&x&y", "|mine&%E0%A4%A&:::/EX1'--:1:1"])
      expect(readGuestLists(value).lists.flatMap(({ items }) => items)).toEqual([]);
    expect(readGuestLists("|mine&&EX10010000:99999:zz").lists[0]?.items[0]).toMatchObject({ quantity: 1000 });
  });
});

describe("a form about lists", () => {
  const parse = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return parseListCommand(form, () => "drawn");
  };

  it("is parsed once, within limits", () => {
    expect(parse({ intent: "save", sku: "10010000" })).toEqual({
      type: "save",
      sku: "EX10010000",
      listId: null,
      quantity: null,
      fresh: null,
    });
    expect(parse({ intent: "create", name: `  ${"x".repeat(100)}\n` })).toEqual({
      type: "create",
      fresh: { id: "drawn", name: "x".repeat(60) },
    });
    expect(
      parse({ intent: "update", sku: "EX1000", list: "a", quantity: "-3", note: "n\u0000o" }),
    ).toMatchObject({
      quantity: 1,
      note: "n o",
    });
  });

  it.each<Readonly<Record<string, string>>>([
    { intent: "save", sku: "<script>" },
    { intent: "save", sku: "" },
    { intent: "create", name: "  " },
    { intent: "rename", name: "x" },
    { intent: "delete" },
    { intent: "nonsense", list: "a" },
    {},
  ])("is refused without a command: %o", (fields) => {
    expect(parse(fields)).toBeNull();
  });
});
