import { maxCompared } from "../../catalogue/model/compare-list";
import { withViewed } from "../../catalogue/model/viewed-list";
import type { ListCommand, NewList } from "./list-command";
import { joinItems } from "./merge-lists";
import {
  findList,
  isShared,
  type ListItem,
  listLimits,
  type SavedLists,
  type ShoppingList,
} from "./saved-lists";

/** The result of a command; the ui has a sentence for each. */
export type ListOutcome =
  | "saved"
  | "known"
  | "updated"
  | "removed"
  | "moved"
  | "created"
  | "renamed"
  | "deleted"
  | "restored"
  | "shared"
  | "unshared"
  | "full-items"
  | "full-lists"
  | "unknown";

export type ListChange = {
  readonly saved: SavedLists;
  readonly outcome: ListOutcome;
  /** The list to show next; null: the first. */
  readonly listId: string | null;
};

/** The time of execution, in seconds since 1970, and the maximum number of lists. */
export type ListTerms = { readonly now: number; readonly mostLists: number };

/** The default list, which exists without a command. */
const firstList: NewList = { id: "mine", name: "" };

/** Applies a command to the stored lists: after another device's change it is simply applied again. */
export function applyListCommand(saved: SavedLists, command: ListCommand, terms: ListTerms): ListChange {
  switch (command.type) {
    case "save":
      return save(saved, command, terms);
    case "save-all":
      return saveAll(saved, command, terms);
    case "remove":
      return remove(saved, command);
    case "move":
      return move(saved, command);
    case "create":
      return begin(saved, command.fresh, terms);
    case "delete":
      return deleteList(saved, command.listId);
    case "undo":
      return undo(saved, terms);
    case "compare":
      return answer({ ...saved, compared: compare(saved.compared, command) }, "updated");
    case "view":
      return answer({ ...saved, viewed: withViewed(saved.viewed, command.sku) }, "updated");
    default:
      return change(saved, command, terms);
  }
}

type Of<Type extends ListCommand["type"]> = Extract<ListCommand, { type: Type }>;

function answer(saved: SavedLists, outcome: ListOutcome, listId: string | null = null): ListChange {
  return { saved, outcome, listId };
}

function withList(saved: SavedLists, list: ShoppingList): SavedLists {
  return { ...saved, lists: saved.lists.map((known) => (known.id === list.id ? list : known)) };
}

function begin(saved: SavedLists, { id, name }: NewList, { mostLists }: ListTerms): ListChange {
  if (findList(saved, id)) return answer(saved, "created", id);
  if (saved.lists.length >= mostLists) return answer(saved, "full-lists");
  const list = { id, name, items: [], shareKey: null };
  return answer({ ...saved, lists: [...saved.lists, list] }, "created", id);
}

function save(saved: SavedLists, { sku, listId, quantity, fresh }: Of<"save">, terms: ListTerms): ListChange {
  const named = findList(saved, listId);
  const wanted = fresh ?? (saved.lists.length === 0 ? firstList : null);
  const begun = wanted ? begin(saved, wanted, terms) : answer(saved, "known", (named ?? saved.lists[0])?.id);
  const list = findList(begun.saved, begun.listId);
  if (!list) return begun;
  const known = list.items.find((item) => item.sku === sku);
  if (known && (quantity === null || quantity === known.quantity))
    return answer(begun.saved, "known", list.id);
  if (!known && list.items.length >= listLimits.items) return answer(saved, "full-items", list.id);
  const item = { note: "", addedAt: terms.now, ...known, sku, quantity: quantity ?? 1 };
  const others = list.items.filter((other) => other.sku !== sku);
  return answer(withList(begun.saved, { ...list, items: [item, ...others] }), "saved", list.id);
}

function saveAll(saved: SavedLists, { skus, fresh }: Of<"save-all">, terms: ListTerms): ListChange {
  const begun = begin(saved, fresh, terms);
  const list = findList(begun.saved, begun.listId);
  if (!list || list.items.length > 0) return begun;
  const items = skus.slice(0, listLimits.items).map((one) => ({ ...one, note: "", addedAt: terms.now }));
  return answer(withList(begun.saved, { ...list, items }), "created", list.id);
}

function change(
  saved: SavedLists,
  command: Of<"update"> | Of<"rename"> | Of<"share"> | Of<"unshare">,
  { now }: ListTerms,
): ListChange {
  const list = findList(saved, command.listId);
  if (!list) return answer(saved, "unknown");
  const write = (changed: Partial<ShoppingList>, outcome: ListOutcome) =>
    answer(withList(saved, { ...list, ...changed }), outcome, list.id);
  switch (command.type) {
    case "rename":
      return write({ name: command.name }, "renamed");
    case "share":
      return isShared(list, now)
        ? answer(saved, "shared", list.id)
        : write({ shareKey: command.shareKey, sharedAt: now }, "shared");
    case "unshare":
      return write({ shareKey: null }, "unshared");
    case "update": {
      const { sku, quantity, note } = command;
      const items = list.items.map((item) => (item.sku === sku ? { ...item, quantity, note } : item));
      return write({ items }, list.items.some((item) => item.sku === sku) ? "updated" : "unknown");
    }
  }
}

function remove(saved: SavedLists, { sku, listId }: Of<"remove">): ListChange {
  const list = findList(saved, listId);
  if (!list?.items.some((item) => item.sku === sku)) return answer(saved, "removed", list?.id);
  const items = list.items.filter((item) => item.sku === sku);
  const removed = { ...list, shareKey: null, items };
  return answer({ ...withList(saved, without(list, sku)), removed }, "removed", list.id);
}

function move(saved: SavedLists, { sku, listId, toListId }: Of<"move">): ListChange {
  const [from, to] = [findList(saved, listId), findList(saved, toListId)];
  const item = from?.items.find((one) => one.sku === sku);
  if (!from || !to || !item) return answer(saved, "unknown", from?.id ?? null);
  if (from.id === to.id) return answer(saved, "moved", from.id);
  const items = joinItems(to.items, [item]);
  if (items.length > listLimits.items) return answer(saved, "full-items", from.id);
  return answer(withList(withList(saved, without(from, sku)), { ...to, items }), "moved", from.id);
}

/** The list's link ends with it, also if the deletion is undone. */
function deleteList(saved: SavedLists, listId: string): ListChange {
  const list = findList(saved, listId);
  const lists = saved.lists.filter(({ id }) => id !== listId);
  return list
    ? answer({ ...saved, lists, removed: { ...list, shareKey: null } }, "deleted")
    : answer(saved, "deleted");
}

/** Restores the last removal: articles on their list, or the whole list. */
function undo(saved: SavedLists, { mostLists }: ListTerms): ListChange {
  const { removed } = saved;
  if (!removed) return answer(saved, "unknown");
  const list = findList(saved, removed.id);
  if (!list && saved.lists.length >= mostLists) return answer(saved, "full-lists");
  const items = joinItems(list?.items ?? [], removed.items);
  if (items.length > listLimits.items) return answer(saved, "full-items", removed.id);
  const cleared = { ...saved, removed: null };
  const restored = list
    ? withList(cleared, { ...list, items })
    : { ...cleared, lists: [...saved.lists, { ...removed, items }] };
  return answer(restored, "restored", removed.id);
}

function compare(known: readonly string[], { skus, how }: Of<"compare">): readonly string[] {
  if (how === "set") return skus;
  if (how === "remove") return known.filter((sku) => !skus.includes(sku));
  const fresh = skus.filter((sku) => !known.includes(sku));
  return [...known, ...fresh].slice(0, Math.max(maxCompared, known.length));
}

function without(list: ShoppingList, sku: string): ShoppingList {
  const items: readonly ListItem[] = list.items.filter((item) => item.sku !== sku);
  return { ...list, items };
}
