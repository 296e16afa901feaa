import type { Result } from "../../foundation/result";
import type { CartAnswer, CartError } from "../model/cart-command";
import type { CartAccess } from "./cart-access.server";
import { executeAnew } from "./execute-anew.server";
import { executeCartCommand } from "./execute-cart-command.server";
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
  const made = await executeAnew(access, await access.session.require(), refresh, idempotencyKey);
  if (made.ok) await access.session.update({ cartId: made.value.cart.id });
  return made;
}
