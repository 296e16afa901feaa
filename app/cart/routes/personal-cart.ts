import { toCartAccess } from "../operations/cart-access.server";
import { loadSellingTerms } from "../operations/load-selling-terms.server";
import { loadShownCart } from "../operations/load-shown-cart.server";
import type { Route } from "./+types/personal-cart";

/** Returns the visitor's cart and the terms for its view: requested when the drawer first needs it. */
export async function loader({ context }: Route.LoaderArgs) {
  const [{ cart, isDown }, { terms }] = await Promise.all([
    loadShownCart(toCartAccess(context)),
    loadSellingTerms(context),
  ]);
  return Response.json(
    { cart, terms },
    { status: isDown && !cart ? 503 : 200, headers: { "Cache-Control": "private, no-store" } },
  );
}
