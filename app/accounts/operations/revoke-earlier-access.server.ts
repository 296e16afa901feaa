import type { Result } from "../../foundation/result";
import type { Gateways } from "../../request/gateways";

type Revocation = {
  readonly customerId: string;
  /** The sign-in that gave the proof; null: all sign-ins end. */
  readonly currentSignInId: string | null;
  readonly now: Date;
};

/**
 * Ends the access added to an unverified account before its mailbox was verified.
 * Passkeys, linked providers, a pending e-mail change and all other sign-ins. Call it before the address counts as
 * verified, so that a failure leaves an account to which no key can be added, and a repeat does the rest.
 */
export async function revokeEarlierAccess(
  { customerKeys, signIns }: Pick<Gateways, "customerKeys" | "signIns">,
  { customerId, currentSignInId, now }: Revocation,
): Promise<Result<null, { readonly code: "platform-unavailable" }>> {
  const revoked = await customerKeys.revokeUntil(customerId, now);
  return revoked.ok ? signIns.endOthers(customerId, currentSignInId ?? "") : revoked;
}
