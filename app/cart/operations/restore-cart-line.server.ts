import type { Result } from "../../foundation/result";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import { toLineChanges } from "../model/line-changes";
import type { CartAccess } from "./cart-access.server";
import { executeCartCommand } from "./execute-cart-command.server";

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
