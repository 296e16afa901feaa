import type { Owner } from "../resources/owner.ts";
import type { PaymentDraft } from "./payment-draft.ts";

/** Whose a payment is to be that the shop's own token creates. */
export function toDraftOwner({ customer, anonymousId }: PaymentDraft): Owner {
  return { ...(customer?.id ? { customerId: customer.id } : {}), ...(anonymousId ? { anonymousId } : {}) };
}
