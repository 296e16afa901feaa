import type { Result } from "../../foundation/result";
import type { CartAnswer, CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { executeAnew } from "./execute-anew.server";

/** The session's cart, made when there is none; mints the session as well. A repeat finds the same cart. */
export async function createCart(
  access: CartAccess,
  idempotencyKey: string,
): Promise<Result<CartAnswer, CartError>> {
  const session = await access.session.require();
  const refresh = { type: "refresh" } as const;
  const answer = session.cartId
    ? await access.cartRoom.execute(toCartAddress(access, session), refresh, idempotencyKey)
    : await executeAnew(access, session, refresh, idempotencyKey);
  if (answer.ok) await access.session.update({ cartId: answer.value.cart.id });
  return answer;
}
