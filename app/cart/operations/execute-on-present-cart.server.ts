import type { Result } from "../../foundation/result";
import type { Session } from "../../request/session";
import type { CartAnswer, CartCommand, CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";

/**
 * Executes a command on the present cart of the session or its customer; creates one if missing.
 * A guest's session that became a customer's, in another tab or with another cookie, has no cart any more: without that
 * cookie a new session begins.
 */
export async function executeOnPresentCart(
  access: CartAccess,
  session: Session,
  command: CartCommand,
  idempotencyKey: string,
  body?: unknown,
): Promise<Result<CartAnswer, CartError>> {
  const address = { ...toCartAddress(access, session), cartId: null };
  const answer = await access.cartRoom.execute(address, command, idempotencyKey, body);
  if (answer.ok || answer.error.session !== "over") return answer;
  await access.session.restart();
  const fresh = toCartAddress(access, await access.session.require());
  return access.cartRoom.execute(fresh, command, idempotencyKey, body);
}
