import { err, ok, type Result } from "../../foundation/result";
import type { CartAnswer, CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { executeCartCommand } from "./execute-cart-command.server";
import { executeOnPresentCart } from "./execute-on-present-cart.server";
import { isLostCart } from "./forget-lost-cart.server";

/** Returns the session's cart; creates session and cart if missing. Idempotent. */
export async function createCart(
  access: CartAccess,
  idempotencyKey: string,
): Promise<Result<CartAnswer, CartError>> {
  const { cartId } = await access.session.require();
  const refresh = { type: "refresh" } as const;
  const known = cartId ? await executeCartCommand(access, refresh, idempotencyKey) : null;
  if (known && (known.ok || !isLostCart(known.error))) return known;
  const made = await executeOnPresentCart(access, await access.session.require(), refresh, idempotencyKey);
  if (made.ok) await access.session.update({ cartId: made.value.cart.id });
  return made;
}

/**
 * Deletes the session's cart on the platform; succeeds if it no longer exists.
 * A repeat does not touch the session's newer cart. `namedId`: the cart to delete; `cart-not-found` if the session
 * never had it.
 */
export async function deleteCart(
  access: CartAccess,
  idempotencyKey: string,
  namedId: string | null = null,
): Promise<Result<null, CartError>> {
  const session = await access.session.read();
  if (!session) return namedId === null ? ok(null) : err({ code: "cart-not-found" });
  const address = toCartAddress(access, session);
  const wanted = namedId ?? session.cartId;
  if (namedId !== null && namedId !== session.cartId) {
    const own = await access.cartRoom.ownsCart(address, namedId);
    if (!own.ok || !own.value) return own.ok ? err({ code: "cart-not-found" }) : own;
  }
  const found = wanted ? ok(wanted) : await access.cartRoom.findCart(address);
  if (!found.ok) return found;
  const answer = await access.cartRoom.deleteCart({ ...address, cartId: found.value }, idempotencyKey);
  if (!answer.ok && !isLostCart(answer.error)) return answer;
  const isAnother = answer.ok && answer.value !== null && answer.value.cartId !== session.cartId;
  if (session.cartId && !isAnother && (namedId ?? session.cartId) === session.cartId)
    await access.session.update({ cartId: null });
  return ok(null);
}
