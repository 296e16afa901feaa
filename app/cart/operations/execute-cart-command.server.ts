import { err, type Result } from "../../foundation/result";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { executeAnew } from "./execute-anew.server";
import { forgetLostCart, isLostCart } from "./forget-lost-cart.server";

/**
 * Does one thing to the session's cart. The first addition mints the session and the cart; an addition to a cart that is
 * gone goes into a fresh one. A command of a guest's cookie whose session has just signed in is refused (`session: "renewed"`). `idempotencyKey` comes from the form or the browser: a repeat with it acts once.
 */
export async function executeCartCommand(
  access: CartAccess,
  command: CartCommand,
  idempotencyKey: string,
): Promise<Result<CartAnswer, CartError>> {
  const isAddition = command.type === "add-line";
  const session = isAddition ? await access.session.require() : await access.session.read();
  if (!session || (!session.cartId && !isAddition)) return err({ code: "cart-not-found" });

  if (session.cartId === null) {
    return keepCart(access, null, await executeAnew(access, session, command, idempotencyKey));
  }
  const first = await access.cartRoom.execute(toCartAddress(access, session), command, idempotencyKey);
  if (first.ok || !isAddition) return keepCart(access, session.cartId, first);
  const isLost = isLostCart(first.error);
  if (!isLost && !first.error.session) return first;
  if (isLost) await forgetLostCart(access, first.error);
  return keepCart(access, null, await executeAnew(access, session, command, idempotencyKey));
}

async function keepCart(
  access: CartAccess,
  knownCartId: string | null,
  answer: Result<CartAnswer, CartError>,
): Promise<Result<CartAnswer, CartError>> {
  if (!answer.ok) return forgetLostCart(access, answer.error);
  if (answer.value.cart.id !== knownCartId) await access.session.update({ cartId: answer.value.cart.id });
  return answer;
}
