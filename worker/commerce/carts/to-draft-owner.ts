import type { Owner } from "../resources/owner.ts";
import type { CartDraft } from "./cart-draft.ts";

/** Whose a cart is to be that the shop's own token creates. */
export function toDraftOwner({ customerId, anonymousId }: CartDraft): Owner {
  return { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) };
}
