import type { CartAction } from "../cart-action.ts";

/** Keeps all other clients from changing the cart. */
export const lockCart: CartAction = {
  apply: (cart, _input, { now, clientId }) => ({
    ...cart,
    lock: cart.lock ?? { createdAt: now.toISOString(), clientId },
  }),
};
