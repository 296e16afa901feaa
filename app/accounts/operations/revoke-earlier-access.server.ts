import type { Result } from "../../foundation/result";
import type { Gateways } from "../../request/gateways";

type Revocation = {
  readonly customerId: string;
  /** The sign-in that gave the proof; null: all sign-ins end. */
  readonly currentSignInId: string | null;
  readonly now: Date;
};

/**
 * Revokes access that was added to an account before its e-mail address was verified.
 * Revokes passkeys, linked providers, a pending e-mail change and all other sign-ins. Call it before marking the
 * address as verified: if it fails, no key can be added, and a repeat completes it.
 */
export async function revokeEarlierAccess(
  { customerKeys, signIns }: Pick<Gateways, "customerKeys" | "signIns">,
  { customerId, currentSignInId, now }: Revocation,
): Promise<Result<null, { readonly code: "platform-unavailable" }>> {
  const revoked = await customerKeys.revokeUntil(customerId, now);
  return revoked.ok ? signIns.endOthers(customerId, currentSignInId ?? "") : revoked;
}
