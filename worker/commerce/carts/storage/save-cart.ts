import { commit, commitVersioned, type DuplicateNames } from "../../database/commit.ts";
import { duplicateField, invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { insertCart, updateCartRow } from "./cart-row.ts";
import { insertSnapshots } from "./snapshot-row.ts";

/** Writes a new cart. Throws DuplicateField when its key is taken. */
export async function createCartRow(context: RequestContext, cart: Cart, facts: CartFacts): Promise<void> {
  const statements = [...insertSnapshots(context.db, cart, facts), ...insertCart(context.db, cart)];
  await commit(context.db, statements, duplicatesOf(cart));
}

/** Writes the next version of a cart. Throws ConcurrentModification when somebody was faster. */
export async function saveCart(
  context: RequestContext,
  former: Cart,
  next: Cart,
  facts: CartFacts,
): Promise<void> {
  const { id, version } = former;
  const guard = { table: "cart", id, expected: version, missing: invalidSubject("Cart", id) };
  const statements = [...insertSnapshots(context.db, next, facts), updateCartRow(context.db, next)];
  await commitVersioned(context.db, guard, statements, duplicatesOf(next));
}

function duplicatesOf({ key }: Cart): DuplicateNames {
  return { "cart.key": () => duplicateField("key", key) };
}
