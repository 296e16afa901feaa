import type { CartAction } from "../cart-action.ts";

export const unlockCart: CartAction = {
  apply: (cart) => ({ ...cart, lock: undefined }),
};
