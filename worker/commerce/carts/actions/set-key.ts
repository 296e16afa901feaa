import { requireKey } from "../../resources/require-key.ts";
import type { CartAction } from "../cart-action.ts";

interface SetKeyInput {
  readonly key?: string | null;
}

/** Sets or removes the cart's own name, unique among carts. */
export const setKey: CartAction = {
  apply: (cart, { key }: SetKeyInput) => ({ ...cart, key: key ? requireKey(key) : undefined }),
};
