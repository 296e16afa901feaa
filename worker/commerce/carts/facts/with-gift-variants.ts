import type { RequestContext } from "../../requests/request-context.ts";
import type { FactRow } from "../../resources/fact-row.ts";
import { isGiftDiscount, readGiftDiscount } from "../calculation/gift-lines.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { withOwnDiscounts } from "../own-discounts.ts";
import { toVariantStatements } from "./fact-statements.ts";
import { readVariants } from "./read-variants.ts";

/** The facts with the variants of gifts that the cart might get now; no statement where there are none. */
export async function withGiftVariants(
  context: RequestContext,
  cart: Cart,
  facts: CartFacts,
): Promise<CartFacts> {
  const settled = new Set([
    ...cart.refusedGifts.map(({ id }) => id),
    ...cart.lineItems.flatMap((line) => readGiftDiscount(line)?.id ?? []),
  ]);
  const known = new Set(facts.currentVariants.map(({ snapshot }) => snapshot.productId));
  const wanted = withOwnDiscounts(cart, facts)
    .cartDiscounts.filter(isGiftDiscount)
    .filter(({ id, isActive, value }) => isActive && !settled.has(id) && !known.has(value.product.id))
    .map(({ value }) => value.product.id);
  if (wanted.length === 0) return facts;
  const results = await context.db.batch<FactRow>(toVariantStatements(context.db, [], wanted));
  const rows = results.flatMap(({ results: found }) => found);
  const gifts = await readVariants(context, rows);
  return {
    ...facts,
    currentVariants: [...facts.currentVariants, ...gifts],
    snapshots: new Map([
      ...facts.snapshots,
      ...gifts.map(({ snapshot }) => [snapshot.id, snapshot] as const),
    ]),
  };
}
