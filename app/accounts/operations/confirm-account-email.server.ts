import { err, ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import type { PageCall } from "./page-call.server";
import { isSignedInTo, proveOwnership, type UnprovenCode } from "./prove-ownership.server";
import { revokeEarlierAccess } from "./revoke-earlier-access.server";

type Call = Pick<PageCall, "context">;

/** The data of a mailed link's page. */
export type OpenEmailProof = { readonly email: string; readonly asksPassword: boolean };

const unavailable = err({ code: "platform-unavailable" } as const);

/**
 * Reads the address that a mailed link confirms; the link stays valid.
 *
 * @returns null when the link is unknown, spent or expired
 */
export async function readEmailProof(
  call: Call,
  token: string,
): Promise<Result<OpenEmailProof | null, { readonly code: "platform-unavailable" }>> {
  const found = await call.context.get(requestContext).gateways.customers.findByEmailProof(token);
  if (!found.ok) return unavailable;
  if (!found.value) return ok(null);
  const asksPassword = !(await isSignedInTo(call, found.value.id));
  return ok({ email: found.value.email, asksPassword });
}

/**
 * Confirms an account's e-mail address with the token of a mailed link.
 * Requires a sign-in to the account in this browser, or its password. The first confirmation revokes sign-in methods
 * added earlier, except this sign-in.
 *
 * @returns whether this browser is signed in to the account; `link-over`: the link is invalid or expired
 */
export async function confirmAccountEmail(
  call: Call,
  token: string,
  password: string | null,
): Promise<Result<"signed-in" | "signed-out", { readonly code: UnprovenCode | "link-over" }>> {
  const { gateways } = call.context.get(requestContext);
  const found = await gateways.customers.findByEmailProof(token);
  if (!found.ok) return unavailable;
  if (!found.value) return err({ code: "link-over" });
  const { id: customerId, isEmailVerified } = found.value;
  const proved = await proveOwnership(call, customerId, password);
  if (!proved.ok) return proved;
  const { signInId } = proved.value;
  if (!isEmailVerified) {
    const scope = { customerId, currentSignInId: signInId, now: call.context.get(requestContext).now };
    const revoked = await revokeEarlierAccess(gateways, scope);
    if (!revoked.ok) return revoked;
  }
  const confirmed = await gateways.customers.confirmEmail(token);
  if (confirmed.ok) return ok(signInId ? "signed-in" : "signed-out");
  if (confirmed.error.kind !== "rejected") return unavailable;
  return err({ code: confirmed.error.code === "TooManyAttempts" ? "too-many-attempts" : "link-over" });
}
