import { commitVersioned } from "../../database/commit.ts";
import { invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { Cart } from "../cart.ts";
import type { CartName } from "../storage/load-cart.ts";
import { requireCart } from "../storage/require-cart.ts";

/** Deletes a cart and answers what it was. Throws InvalidSubject or ConcurrentModification. */
export async function deleteCart(context: RequestContext, name: CartName, version: number): Promise<Cart> {
  const cart = await requireCart(context, name, version);
  const guard = { table: "cart", id: cart.id, expected: version, missing: invalidSubject("Cart", cart.id) };
  await commitVersioned(context.db, guard, [
    context.db.prepare("DELETE FROM cart WHERE id = ?").bind(cart.id),
  ]);
  return cart;
}
