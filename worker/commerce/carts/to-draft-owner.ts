import type { CartDraft } from "./cart-draft.ts";
import type { Owner } from "./owner.ts";

/** Whose a cart is to be that the shop's own token creates. */
export function toDraftOwner({ customerId, anonymousId }: CartDraft): Owner {
  return { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) };
}
