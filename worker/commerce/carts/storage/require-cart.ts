import { concurrentModification, invalidInput, invalidSubject } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { Cart } from "../cart.ts";
import { type CartName, loadCart } from "./load-cart.ts";

/** The cart that a mutation names, at the version it names. Throws InvalidSubject or ConcurrentModification. */
export async function requireCart(context: RequestContext, name: CartName, version: number): Promise<Cart> {
  const cart = await requireAnyVersion(context, name);
  if (cart.version !== version) throw concurrentModification(cart.id, version, cart.version);
  return cart;
}

/** The cart that a mutation names, whatever its version. Throws InvalidSubject. */
export async function requireAnyVersion(context: RequestContext, name: CartName): Promise<Cart> {
  if (!name.id && !name.key) throw invalidInput("Either 'id' or 'key' of the cart is required.");
  const cart = await loadCart(context, name);
  if (!cart) throw invalidSubject("Cart", name.id ?? name.key ?? "");
  return cart;
}
