import { ok, type Result } from "../../foundation/result";
import type { CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { isLostCart } from "./forget-lost-cart.server";

/** Deletes the session's cart on the platform; a cart that is gone already is deleted. */
export async function deleteCart(
  access: CartAccess,
  idempotencyKey: string,
): Promise<Result<null, CartError>> {
  const session = await access.session.read();
  if (!session?.cartId) return ok(null);
  const answer = await access.cartRoom.deleteCart(toCartAddress(access, session), idempotencyKey);
  if (!answer.ok && !isLostCart(answer.error)) return answer;
  await access.session.update({ cartId: null });
  return ok(null);
}
