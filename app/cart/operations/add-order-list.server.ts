import { err, type Result } from "../../foundation/result";
import type { CartAnswer, CartError } from "../model/cart-command";
import type { CheckedLine } from "../model/check-order-lines";
import type { CartAccess } from "./cart-access.server";
import { executeCartCommand } from "./execute-cart-command.server";

/**
 * Adds the available lines of a list to the cart, by one command.
 * `formKey` comes with the checked list: the same list sent again with it adds nothing, also after a change of stock;
 * another list with the same key is a separate order.
 */
export async function addOrderList(
  access: CartAccess,
  checked: readonly CheckedLine[],
  { list, formKey }: { readonly list: string; readonly formKey: string },
): Promise<Result<CartAnswer, CartError>> {
  const lines = checked.flatMap(({ article, pieces }) =>
    article && pieces > 0 ? [{ sku: article.sku, quantity: pieces }] : [],
  );
  if (lines.length === 0) return err({ code: "invalid-quantity" });
  const digest = await toDigest(list);
  return executeCartCommand(access, { type: "add-lines", lines }, `${formKey}:${digest}`, { list });
}

async function toDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
