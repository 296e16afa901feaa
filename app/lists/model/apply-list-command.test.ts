import { describe, expect, it } from "vitest";
import { applyListCommand } from "./apply-list-command";
import type { ListCommand } from "./list-command";
import { listLimits, noLists, type SavedLists } from "./saved-lists";

const terms = { now: 1000, mostLists: 3 };
const apply = (saved: SavedLists, command: ListCommand) => applyListCommand(saved, command, terms);
/** Applies all commands in order; returns the last result. */
function applyAll(commands: readonly ListCommand[], from: SavedLists = noLists) {
  let changed = { saved: from, outcome: "", listId: null as string | null };
  for (const command of commands) changed = apply(changed.saved, command);
  return changed;
}
const save = (sku: string, more: Partial<Extract<ListCommand, { type: "save" }>> = {}): ListCommand => ({
  type: "save",
  sku,
  listId: null,
  quantity: null,
  fresh: null,
  ...more,
});
const van = { type: "create", fresh: { id: "van", name: "Van" } } as const;
const skusOf = (saved: SavedLists) => saved.lists.map(({ id, items }) => [id, items.map(({ sku }) => sku)]);

describe("a command to lists", () => {
  it("saves to a first list that it creates, newest first, and idempotently", () => {
    const { saved, outcome } = applyAll([save("EX1000A"), save("EX1000B"), save("EX1000A")]);
    expect(skusOf(saved)).toEqual([["mine", ["EX1000B", "EX1000A"]]]);
    expect(outcome).toBe("known");
    expect(saved.lists[0]?.items[0]).toEqual({ sku: "EX1000B", quantity: 1, note: "", addedAt: 1000 });
  });

  it("saves to a new list, whose repeat creates no second one", () => {
    const fresh = save("EX1000A", { fresh: { id: "roof", name: "Roof" }, quantity: 4 });
    const { saved } = applyAll([save("EX1000B"), fresh, fresh]);
    expect(skusOf(saved)).toEqual([
      ["mine", ["EX1000B"]],
      ["roof", ["EX1000A"]],
    ]);
    expect(saved.lists[1]?.items[0]?.quantity).toBe(4);
  });

  it("moves an article with quantity and note, and merges it with an existing one", () => {
    const update = {
      type: "update",
      sku: "EX1000A",
      listId: "mine",
      quantity: 7,
      note: "two colours",
    } as const;
    const move = { type: "move", sku: "EX1000A", listId: "mine", toListId: "van" } as const;
    const { saved, outcome } = applyAll([
      save("EX1000A"),
      update,
      van,
      save("EX1000A", { listId: "van", quantity: 2 }),
      move,
    ]);
    expect(outcome).toBe("moved");
    expect(skusOf(saved)).toEqual([
      ["mine", []],
      ["van", ["EX1000A"]],
    ]);
    expect(saved.lists[1]?.items[0]).toMatchObject({ quantity: 7, note: "two colours" });
  });

  it("removes an article or a list, and restores the last removal; a link stays ended", () => {
    const share = { type: "share", listId: "van", shareKey: "secret" } as const;
    const before = applyAll([
      van,
      save("EX1000A", { listId: "van" }),
      save("EX1000B", { listId: "van" }),
      share,
    ]);
    const removed = apply(before.saved, { type: "remove", sku: "EX1000A", listId: "van" });
    expect(apply(removed.saved, { type: "undo" }).saved.lists[0]?.items).toHaveLength(2);
    const deleted = apply(before.saved, { type: "delete", listId: "van" });
    expect(deleted.saved.lists).toEqual([]);
    const restored = apply(deleted.saved, { type: "undo" });
    expect(restored.saved.lists[0]).toMatchObject({ name: "Van", shareKey: null });
    expect(restored.saved.lists[0]?.items).toHaveLength(2);
    expect(apply(restored.saved, { type: "undo" }).outcome).toBe("unknown");
  });

  it("refuses over the limits and for missing lists, without a change", () => {
    const lists = ["a", "b", "c"].map((id) => ({ type: "create", fresh: { id, name: id } }) as const);
    const full = applyAll(lists);
    expect(apply(full.saved, van)).toMatchObject({ outcome: "full-lists", saved: full.saved });
    const many = Array.from({ length: listLimits.items }, (_, at) => save(`EX${1000 + at}`));
    const filled = applyAll(many);
    expect(apply(filled.saved, save("EX9999"))).toMatchObject({ outcome: "full-items", saved: filled.saved });
    expect(apply(filled.saved, { type: "rename", listId: "gone", name: "x" }).outcome).toBe("unknown");
  });

  it("shares under one secret until it is revoked", () => {
    const share = (shareKey: string) => ({ type: "share", listId: "van", shareKey }) as const;
    const shared = applyAll([van, share("first"), share("second")]);
    expect(shared.saved.lists[0]?.shareKey).toBe("first");
    expect(apply(shared.saved, { type: "unshare", listId: "van" }).saved.lists[0]?.shareKey).toBeNull();
  });

  it("shares under a new secret when the link of 90 days has ended", () => {
    const share = (shareKey: string) => ({ type: "share", listId: "van", shareKey }) as const;
    const { saved } = applyAll([van, share("first")]);
    const end = terms.now + 90 * 86_400;
    const shareAt = (now: number) =>
      applyListCommand(saved, share("second"), { ...terms, now }).saved.lists[0];
    expect(shareAt(end - 1)?.shareKey).toBe("first");
    expect(shareAt(end)).toMatchObject({ shareKey: "second", sharedAt: end });
  });

  it("updates compared and viewed articles by additions and removals, so that two devices may", () => {
    const compare = (skus: readonly string[], how: "add" | "remove" | "set") =>
      ({ type: "compare", skus, how }) as const;
    const { saved } = applyAll([
      compare(["A1", "B1"], "add"),
      compare(["A1"], "remove"),
      compare(["C1", "D1", "E1", "F1", "G1"], "add"),
      { type: "view", sku: "V1" },
      { type: "view", sku: "V2" },
      { type: "view", sku: "V1" },
    ]);
    expect(saved.compared).toEqual(["B1", "C1", "D1", "E1", "F1"]);
    expect(saved.viewed).toEqual(["V1", "V2"]);
  });
});
