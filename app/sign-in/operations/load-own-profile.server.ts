import { setNotice } from "../../accounts/operations/notices.server";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import type { Overview } from "../../gateways/commerce/customers/overview";
import type { FullProfile } from "../../gateways/commerce/customers/profile";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { leaveAccount } from "./leave-account.server";

type KnownOverview = Pick<Overview, "profile"> & { readonly lastOrder: Overview["lastOrder"] | undefined };

/**
 * Loads the signed-in customer's profile; null: not available at present.
 * A customer whose account was deleted meanwhile is redirected to the root as a guest, with a notice.
 */
export async function loadOwnProfile(call: PageCall): Promise<FullProfile | null> {
  const { context } = call;
  const { customerId } = await requireCustomer(call);
  const profile = await context.get(requestContext).gateways.customers.loadProfile(customerId);
  if (!profile.ok) {
    context.get(requestContext).log.warn("profile-unavailable", { kind: profile.error.kind });
    return null;
  }
  return profile.value ?? leaveDeleted(call);
}

/** Loads the same with the last order; undefined: the order is not available at present. */
export async function loadOwnOverview(call: PageCall): Promise<KnownOverview | null> {
  const { context } = call;
  const { customerId } = await requireCustomer(call);
  const overview = await context.get(requestContext).gateways.customers.loadOverview(customerId);
  if (overview.ok) return overview.value ?? leaveDeleted(call);
  context.get(requestContext).log.warn("overview-unavailable", { kind: overview.error.kind });
  const profile = await loadOwnProfile(call);
  return profile && { profile, lastOrder: undefined };
}

async function leaveDeleted(call: PageCall): Promise<never> {
  await leaveAccount(toCartAccess(call.context));
  await setNotice(call, "profile.notice.deleted");
  throw leadTo("/");
}
