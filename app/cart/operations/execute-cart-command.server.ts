import { err, ok, type Result } from "../../foundation/result";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import { toLineChanges } from "../model/line-changes";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { executeOnPresentCart } from "./execute-on-present-cart.server";
import { forgetLostCart, isLostCart } from "./forget-lost-cart.server";
import { loadCart } from "./load-cart.server";

/**
 * Executes a command on the session's cart.
 * The first addition creates session and cart; an addition to a lost cart creates a new cart. A command with a
 * guest's cookie whose session has just signed in is refused (`session: "renewed"`). Added lines are recorded once
 * for the next page.
 * @param idempotencyKey from the form or the browser: a repeat has no effect, even after the cart was ordered or
 * deleted
 * @param body the whole request, which a repeat must equal, if the command is only a part of it
 */
export async function executeCartCommand(
  access: CartAccess,
  command: CartCommand,
  idempotencyKey: string,
  body?: unknown,
): Promise<Result<CartAnswer, CartError>> {
  const answer = await execute(access, command, idempotencyKey, body);
  if (answer.ok && isAddition(command) && !answer.value.isRepeat)
    access.noteLines?.(answer.value.cart.id, toLineChanges(command, null, answer.value));
  return answer;
}

function isAddition({ type }: CartCommand): boolean {
  return type === "add-line" || type === "add-lines";
}

async function execute(
  access: CartAccess,
  command: CartCommand,
  idempotencyKey: string,
  body?: unknown,
): Promise<Result<CartAnswer, CartError>> {
  const isAdding = isAddition(command);
  const session = isAdding ? await access.session.require() : await access.session.read();
  if (!session) return err({ code: "cart-not-found" });
  const executeAgain = async () =>
    keepCart(access, null, await executeOnPresentCart(access, session, command, idempotencyKey, body));

  const address = toCartAddress(access, session);
  const found = session.cartId || isAdding ? ok(session.cartId) : await access.cartRoom.findCart(address);
  if (!found.ok) return found;
  const cartId = found.value;
  if (cartId === null) return isAdding ? executeAgain() : err({ code: "cart-not-found" });
  const first = await access.cartRoom.execute({ ...address, cartId }, command, idempotencyKey, body);
  if (first.ok || !isAdding) return keepCart(access, session.cartId, first);
  const isLost = isLostCart(first.error);
  if (!isLost && !first.error.session) return first;
  if (isLost) {
    const lost = await forgetLostCart(access, first.error);
    if (!lost.ok && !isLostCart(lost.error)) return lost;
  }
  return executeAgain();
}

/**
 * Stores the cart in the session.
 * `knownCartId`: from the session's cookie. If a repeat returns a completed cart, returns the current one instead.
 */
async function keepCart(
  access: CartAccess,
  knownCartId: string | null,
  answer: Result<CartAnswer, CartError>,
): Promise<Result<CartAnswer, CartError>> {
  if (!answer.ok) return knownCartId === null ? answer : forgetLostCart(access, answer.error);
  const { cart } = answer.value;
  if (cart.state !== "Active") {
    const now = await loadCart(access);
    return ok({ ...answer.value, cart: (now.ok && now.value) || cart });
  }
  if (cart.id !== knownCartId) await access.session.update({ cartId: cart.id });
  return answer;
}
