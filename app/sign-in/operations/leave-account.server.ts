import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";

/**
 * Signs out: the device continues as a new guest; the cart stays the customer's.
 * Closes its sockets to that cart.
 */
export async function leaveAccount(access: CartAccess): Promise<void> {
  const session = await access.session.read();
  if (!session?.customerId) return;
  await access.session.restart();
  await access.cartRoom.leave(toCartAddress(access, session));
}
