import type { RouteQuery } from "../../countries/model/route-table";
import type { Result } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { Cart } from "../model/cart";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import { toLineChanges } from "../model/line-changes";
import type { CartAccess } from "./cart-access.server";
import { executeCartCommand } from "./execute-cart-command.server";

export type RemovedItem = { readonly sku: string; readonly quantity: number; readonly name: string };

const maximumPieces = 1000;

/**
 * Loads the item of the query `?removed=<sku>&quantity=<n>`, to offer an undo of its removal.
 * Returns null without the query, or if the item is in the cart again or not sold.
 */
export async function loadRemovedItem(
  catalogue: CatalogueGateway,
  query: RouteQuery<"checkout">,
  cart: Cart | null,
): Promise<RemovedItem | null> {
  const sku = query.get("removed");
  if (!sku || cart?.lines.some((line) => line.sku === sku)) return null;
  const product = await catalogue.loadProductBySku(sku);
  if (!product.ok || product.value === null) return null;
  const requested = Number(query.get("quantity"));
  const quantity = Number.isInteger(requested) ? Math.min(Math.max(requested, 1), maximumPieces) : 1;
  return { sku, quantity, name: product.value.name };
}

/**
 * Undoes a removal: adds a line again with all its pieces.
 * One addition allows fewer than a line may hold, so a second command sets the rest.
 */
export async function restoreCartLine(
  access: CartAccess,
  command: Extract<CartCommand, { type: "add-line" }>,
  idempotencyKey: string,
): Promise<Result<CartAnswer, CartError>> {
  const added = await executeCartCommand(access, command, idempotencyKey);
  if (!added.ok || added.value.clampedTo === undefined) return added;
  const line = added.value.cart.lines.find(
    ({ sku, kind }) => sku === command.sku && kind !== "extra_guarantee",
  );
  if (!line || line.quantity >= command.quantity) return added;
  const rest = { type: "set-quantity", lineId: line.id, quantity: command.quantity } as const;
  const restored = await executeCartCommand(access, rest, `${idempotencyKey}:rest`);
  if (restored.ok)
    access.noteLines?.(restored.value.cart.id, toLineChanges(rest, added.value.cart, restored.value));
  return restored;
}
