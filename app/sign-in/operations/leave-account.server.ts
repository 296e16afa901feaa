import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";

/** The device goes on as another guest; the cart stays the customer's. Its sockets to that cart are closed. */
export async function leaveAccount(access: CartAccess): Promise<void> {
  const session = await access.session.read();
  if (!session?.customerId) return;
  await access.session.startAnew();
  await access.cartRoom.leave(toCartAddress(access, session));
}
