import { requestContext } from "../../request/context";
import { listPasskeys } from "../model/passkey";
import type { SecurityFacts } from "../model/security-view";
import type { PageCall } from "./page-call.server";
import type { SignedInCustomer } from "./require-customer.server";

/** Loads the account's sign-in methods and sessions; null: not available at present. */
export async function loadSecurityFacts(
  { context, request }: PageCall,
  { customerId, signInId }: SignedInCustomer,
): Promise<SecurityFacts | null> {
  const { customers, customerKeys, signIns } = context.get(requestContext).gateways;
  const [profile, keys, pending, open] = await Promise.all([
    customers.loadProfile(customerId),
    customerKeys.list(customerId),
    customerKeys.readEmailChange(customerId),
    signIns.list(customerId),
  ]);
  if (!profile.ok || !profile.value || !keys.ok || !pending.ok || !open.ok) return null;
  const { email, authenticationMode } = profile.value;
  return {
    email,
    hasPassword: authenticationMode === "Password",
    pendingEmail: pending.value,
    passkeys: listPasskeys(keys.value),
    signIns: open.value,
    signInId,
    userAgent: request.headers.get("user-agent"),
  };
}
