import { err, ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import type { PageCall } from "./page-call.server";

export type UnprovenCode =
  | "password-required"
  | "wrong-password"
  | "sign-in-first"
  | "too-many-attempts"
  | "platform-unavailable";

/** The sign-in of this browser that gave the proof; null: the password gave it. */
export type OwnershipProof = { readonly signInId: string | null };

/** Whether this browser is signed in to the account. */
export async function isSignedInTo(
  { context }: Pick<PageCall, "context">,
  customerId: string,
): Promise<boolean> {
  return (await context.get(requestContext).session.read())?.customerId === customerId;
}

/**
 * Checks that the opener of a mailed link also owns the account.
 * This prevents the confirmation of a stranger's account by mistake: this browser is signed in to it, or the account's
 * password is entered. Limited by account.
 *
 * @returns `sign-in-first` when the account has no password
 */
export async function proveOwnership(
  { context }: Pick<PageCall, "context">,
  customerId: string,
  password: string | null,
): Promise<Result<OwnershipProof, { readonly code: UnprovenCode }>> {
  const session = await context.get(requestContext).session.read();
  if (session?.customerId === customerId) return ok({ signInId: session.signInId });
  if (!password) return err({ code: "password-required" });
  const checked = await context.get(requestContext).gateways.customers.checkPassword(customerId, password);
  if (!checked.ok) {
    const isRefused = checked.error.code === "TooManyAttempts";
    return err({ code: isRefused ? "too-many-attempts" : "platform-unavailable" });
  }
  if (checked.value === "right") return ok({ signInId: null });
  return err({ code: checked.value === "none" ? "sign-in-first" : "wrong-password" });
}
