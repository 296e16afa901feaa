import { mostCompared } from "../../catalogue/model/compare-list";
import { withViewed } from "../../catalogue/model/viewed-list";
import {
  findList,
  isShared,
  type KeptLists,
  type ListItem,
  listLimits,
  type ShoppingList,
} from "./kept-lists";
import type { ListCommand, NewList } from "./list-command";
import { joinItems } from "./merge-lists";

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
  readonly kept: KeptLists;
  readonly outcome: ListOutcome;
  /** The list to show next; null: the first. */
  readonly listId: string | null;
};

/** The time of execution, in seconds since 1970, and the maximum number of lists. */
export type ListTerms = { readonly now: number; readonly mostLists: number };

/** The default list, which exists without a command. */
const firstList: NewList = { id: "mine", name: "" };

/** Applies a command to the stored lists: after another device's change it is simply applied again. */
export function applyListCommand(kept: KeptLists, command: ListCommand, terms: ListTerms): ListChange {
  switch (command.type) {
    case "save":
      return save(kept, command, terms);
    case "save-all":
      return saveAll(kept, command, terms);
    case "remove":
      return remove(kept, command);
    case "move":
      return move(kept, command);
    case "create":
      return begin(kept, command.fresh, terms);
    case "delete":
      return deleteList(kept, command.listId);
    case "undo":
      return undo(kept, terms);
    case "compare":
      return answer({ ...kept, compared: compare(kept.compared, command) }, "updated");
    case "view":
      return answer({ ...kept, viewed: withViewed(kept.viewed, command.sku) }, "updated");
    default:
      return change(kept, command, terms);
  }
}

type Of<Type extends ListCommand["type"]> = Extract<ListCommand, { type: Type }>;

function answer(kept: KeptLists, outcome: ListOutcome, listId: string | null = null): ListChange {
  return { kept, outcome, listId };
}

function withList(kept: KeptLists, list: ShoppingList): KeptLists {
  return { ...kept, lists: kept.lists.map((known) => (known.id === list.id ? list : known)) };
}

function begin(kept: KeptLists, { id, name }: NewList, { mostLists }: ListTerms): ListChange {
  if (findList(kept, id)) return answer(kept, "created", id);
  if (kept.lists.length >= mostLists) return answer(kept, "full-lists");
  const list = { id, name, items: [], shareKey: null };
  return answer({ ...kept, lists: [...kept.lists, list] }, "created", id);
}

function save(kept: KeptLists, { sku, listId, quantity, fresh }: Of<"save">, terms: ListTerms): ListChange {
  const named = findList(kept, listId);
  const wanted = fresh ?? (kept.lists.length === 0 ? firstList : null);
  const begun = wanted ? begin(kept, wanted, terms) : answer(kept, "known", (named ?? kept.lists[0])?.id);
  const list = findList(begun.kept, begun.listId);
  if (!list) return begun;
  const known = list.items.find((item) => item.sku === sku);
  if (known && (quantity === null || quantity === known.quantity))
    return answer(begun.kept, "known", list.id);
  if (!known && list.items.length >= listLimits.items) return answer(kept, "full-items", list.id);
  const item = { note: "", addedAt: terms.now, ...known, sku, quantity: quantity ?? 1 };
  const others = list.items.filter((other) => other.sku !== sku);
  return answer(withList(begun.kept, { ...list, items: [item, ...others] }), "saved", list.id);
}

function saveAll(kept: KeptLists, { skus, fresh }: Of<"save-all">, terms: ListTerms): ListChange {
  const begun = begin(kept, fresh, terms);
  const list = findList(begun.kept, begun.listId);
  if (!list || list.items.length > 0) return begun;
  const items = skus.slice(0, listLimits.items).map((one) => ({ ...one, note: "", addedAt: terms.now }));
  return answer(withList(begun.kept, { ...list, items }), "created", list.id);
}

function change(
  kept: KeptLists,
  command: Of<"update"> | Of<"rename"> | Of<"share"> | Of<"unshare">,
  { now }: ListTerms,
): ListChange {
  const list = findList(kept, command.listId);
  if (!list) return answer(kept, "unknown");
  const write = (changed: Partial<ShoppingList>, outcome: ListOutcome) =>
    answer(withList(kept, { ...list, ...changed }), outcome, list.id);
  switch (command.type) {
    case "rename":
      return write({ name: command.name }, "renamed");
    case "share":
      return isShared(list, now)
        ? answer(kept, "shared", list.id)
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

function remove(kept: KeptLists, { sku, listId }: Of<"remove">): ListChange {
  const list = findList(kept, listId);
  if (!list?.items.some((item) => item.sku === sku)) return answer(kept, "removed", list?.id);
  const items = list.items.filter((item) => item.sku === sku);
  const removed = { ...list, shareKey: null, items };
  return answer({ ...withList(kept, without(list, sku)), removed }, "removed", list.id);
}

function move(kept: KeptLists, { sku, listId, toListId }: Of<"move">): ListChange {
  const [from, to] = [findList(kept, listId), findList(kept, toListId)];
  const item = from?.items.find((one) => one.sku === sku);
  if (!from || !to || !item) return answer(kept, "unknown", from?.id ?? null);
  if (from.id === to.id) return answer(kept, "moved", from.id);
  const items = joinItems(to.items, [item]);
  if (items.length > listLimits.items) return answer(kept, "full-items", from.id);
  return answer(withList(withList(kept, without(from, sku)), { ...to, items }), "moved", from.id);
}

/** The list's link ends with it, also if the deletion is undone. */
function deleteList(kept: KeptLists, listId: string): ListChange {
  const list = findList(kept, listId);
  const lists = kept.lists.filter(({ id }) => id !== listId);
  return list
    ? answer({ ...kept, lists, removed: { ...list, shareKey: null } }, "deleted")
    : answer(kept, "deleted");
}

/** Restores the last removal: articles on their list, or the whole list. */
function undo(kept: KeptLists, { mostLists }: ListTerms): ListChange {
  const { removed } = kept;
  if (!removed) return answer(kept, "unknown");
  const list = findList(kept, removed.id);
  if (!list && kept.lists.length >= mostLists) return answer(kept, "full-lists");
  const items = joinItems(list?.items ?? [], removed.items);
  if (items.length > listLimits.items) return answer(kept, "full-items", removed.id);
  const cleared = { ...kept, removed: null };
  const restored = list
    ? withList(cleared, { ...list, items })
    : { ...cleared, lists: [...kept.lists, { ...removed, items }] };
  return answer(restored, "restored", removed.id);
}

function compare(known: readonly string[], { skus, how }: Of<"compare">): readonly string[] {
  if (how === "set") return skus;
  if (how === "remove") return known.filter((sku) => !skus.includes(sku));
  const fresh = skus.filter((sku) => !known.includes(sku));
  return [...known, ...fresh].slice(0, Math.max(mostCompared, known.length));
}

function without(list: ShoppingList, sku: string): ShoppingList {
  const items: readonly ListItem[] = list.items.filter((item) => item.sku !== sku);
  return { ...list, items };
}
