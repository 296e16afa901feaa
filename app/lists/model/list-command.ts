import { parseCompared } from "../../catalogue/model/compare-list";
import { listLimits, parseSku, toListQuantity, toPlainLine } from "./saved-lists";

/** A shopper's commands to the lists; `listId` null: the first one. All are idempotent. */
export type ListCommand =
  | {
      readonly type: "save";
      readonly sku: string;
      readonly listId: string | null;
      /** null: one piece, or unchanged. */
      readonly quantity: number | null;
      /** A list to create with it. */
      readonly fresh: NewList | null;
    }
  | { readonly type: "save-all"; readonly skus: readonly SavedSku[]; readonly fresh: NewList }
  | {
      readonly type: "update";
      readonly sku: string;
      readonly listId: string;
      readonly quantity: number;
      readonly note: string;
    }
  | { readonly type: "remove"; readonly sku: string; readonly listId: string }
  | { readonly type: "move"; readonly sku: string; readonly listId: string; readonly toListId: string }
  | { readonly type: "create"; readonly fresh: NewList }
  | { readonly type: "rename"; readonly listId: string; readonly name: string }
  | { readonly type: "delete"; readonly listId: string }
  | { readonly type: "undo" }
  | { readonly type: "share"; readonly listId: string; readonly shareKey: string }
  | { readonly type: "unshare"; readonly listId: string }
  | { readonly type: "compare"; readonly skus: readonly string[]; readonly how: "add" | "remove" | "set" }
  | { readonly type: "view"; readonly sku: string };

/** Its id is drawn before the command is executed, so that a repeat creates no second one. */
export type NewList = { readonly id: string; readonly name: string };
export type SavedSku = { readonly sku: string; readonly quantity: number };

/** Parses the command of a form or a script; null: malformed. */
export function parseListCommand(form: FormData, draw: () => string): ListCommand | null {
  const text = (name: string) => String(form.get(name) ?? "");
  const name = toPlainLine(text("name"), listLimits.nameLength);
  const sku = parseSku(text("sku"));
  const listId = text("list") || null;
  switch (text("intent")) {
    case "save": {
      const quantity = text("quantity") ? toListQuantity(text("quantity")) : null;
      const fresh = name ? { id: draw(), name } : null;
      return sku === null ? null : { type: "save", sku, listId, quantity, fresh };
    }
    case "create":
      return name ? { type: "create", fresh: { id: draw(), name } } : null;
    case "undo":
      return { type: "undo" };
    case "compare-add":
    case "compare-remove":
    case "compare-set": {
      const how =
        text("intent") === "compare-add" ? "add" : text("intent") === "compare-set" ? "set" : "remove";
      return { type: "compare", skus: parseCompared(text("skus")), how };
    }
    case "view":
      return sku === null ? null : { type: "view", sku };
    default:
      return listId ? parseForList(text, { sku, listId, name }, draw) : null;
  }
}

type ForList = { readonly sku: string | null; readonly listId: string; readonly name: string };

function parseForList(
  text: (name: string) => string,
  { sku, listId, name }: ForList,
  draw: () => string,
): ListCommand | null {
  switch (text("intent")) {
    case "update": {
      const note = toPlainLine(text("note"), listLimits.noteLength);
      return sku === null
        ? null
        : { type: "update", sku, listId, quantity: toListQuantity(text("quantity")), note };
    }
    case "remove":
      return sku === null ? null : { type: "remove", sku, listId };
    case "move":
      return sku === null ? null : { type: "move", sku, listId, toListId: text("to") };
    case "rename":
      return name ? { type: "rename", listId, name } : null;
    case "delete":
      return { type: "delete", listId };
    case "share":
      return { type: "share", listId, shareKey: draw() };
    case "unshare":
      return { type: "unshare", listId };
    default:
      return null;
  }
}
