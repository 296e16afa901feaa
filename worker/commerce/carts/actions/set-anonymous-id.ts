import type { CartAction } from "../cart-action.ts";

interface SetAnonymousIdInput {
  readonly anonymousId?: string | null;
}

export const setAnonymousId: CartAction = {
  apply: (cart, { anonymousId }: SetAnonymousIdInput) => ({ ...cart, anonymousId: anonymousId ?? undefined }),
};
