import { ok, type Result } from "../../foundation/result";
import type { CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { isLostCart } from "./forget-lost-cart.server";

/**
 * Deletes the session's cart on the platform; a cart that is gone already is deleted. A repeat leaves alone what the
 * session has by then.
 */
export async function deleteCart(
  access: CartAccess,
  idempotencyKey: string,
): Promise<Result<null, CartError>> {
  const session = await access.session.read();
  if (!session) return ok(null);
  const address = toCartAddress(access, session);
  const found = session.cartId ? ok(session.cartId) : await access.cartRoom.findCart(address);
  if (!found.ok) return found;
  const answer = await access.cartRoom.deleteCart({ ...address, cartId: found.value }, idempotencyKey);
  if (!answer.ok && !isLostCart(answer.error)) return answer;
  const isAnother = answer.ok && answer.value !== null && answer.value.cartId !== session.cartId;
  if (session.cartId && !isAnother) await access.session.update({ cartId: null });
  return ok(null);
}
