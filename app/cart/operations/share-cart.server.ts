import { err, ok, type Result } from "../../foundation/result";
import type { CartAddress, NewGrant, OpenGrant } from "../../gateways/cart-room/cart-room-gateway";
import type { CartError } from "../model/cart-command";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { createCart } from "./cart-lifecycle.server";
import { loadCart } from "./load-cart.server";

/** A new access of an assistant to the shopper's cart. */
export type SharedCart = NewGrant & { readonly cartId: string };

/** Gives an assistant access to the session's cart, which is created if missing; an earlier access ends. */
export async function shareCart(access: CartAccess): Promise<Result<SharedCart, CartError>> {
  const made = await createCart(access, crypto.randomUUID());
  if (!made.ok) return made;
  const session = await access.session.require();
  const { id: cartId } = made.value.cart;
  const grant = await access.cartRoom.grantAgent({ ...toCartAddress(access, session), cartId });
  return grant.ok ? ok({ ...grant.value, cartId }) : grant;
}

/** Ends the assistant's access to the session's cart. */
export async function endSharing(access: CartAccess): Promise<Result<null, CartError>> {
  const address = await findCartAddress(access);
  if (!address.ok) return address;
  return address.value ? access.cartRoom.revokeAgent(address.value) : ok(null);
}

/** Returns the assistant's present access; null: none has access. */
export async function findSharing(access: CartAccess): Promise<Result<OpenGrant | null, CartError>> {
  const address = await findCartAddress(access);
  if (!address.ok) return address;
  return address.value ? access.cartRoom.findGrant(address.value) : ok(null);
}

/** null: the session has no cart, so nothing is shared. */
async function findCartAddress(access: CartAccess): Promise<Result<CartAddress | null, CartError>> {
  const cart = await loadCart(access);
  if (!cart.ok) return cart.error.code === "platform-unavailable" ? err(cart.error) : ok(null);
  const session = await access.session.read();
  return ok(session && cart.value ? { ...toCartAddress(access, session), cartId: cart.value.id } : null);
}
