import type { RequestContext } from "../../graphql/request-context.ts";
import type { Cart } from "../cart.ts";
import type { CartNeeds } from "../cart-action.ts";
import type { CartFacts } from "../cart-facts.ts";
import { collectNeeds } from "./collect-needs.ts";
import type { FactRow } from "./fact-row.ts";
import { toFactStatements } from "./fact-statements.ts";
import { toCartFacts } from "./to-cart-facts.ts";

/** Reads, in one round trip, all that a cart's actions and calculation will look at. */
export async function loadCartFacts(
  context: RequestContext,
  cart: Cart,
  needs: readonly CartNeeds[],
): Promise<CartFacts> {
  const statements = toFactStatements(context.db, collectNeeds(cart, needs));
  const results = await context.db.batch<FactRow>(statements);
  return toCartFacts(
    results.flatMap(({ results: rows }) => rows),
    context,
  );
}
