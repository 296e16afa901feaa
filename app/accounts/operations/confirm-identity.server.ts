import { err, ok, type Result } from "../../foundation/result";
import { gatewaysContext, sessionContext } from "../../request/context";
import type { PageCall } from "./page-call.server";

/** How fresh a sign-in must be that stands for a password which the account does not have. */
const freshSeconds = 600;

export type UnconfirmedCode =
  | "wrong-password"
  | "sign-in-again"
  | "too-many-attempts"
  | "platform-unavailable";

/**
 * Is it the customer who is at the keyboard? By the present password; in an account without one (`password` is not
 * looked at) a sign-in on this device within the last ten minutes counts. Limited by account.
 */
export async function confirmIdentity(
  { context }: Pick<PageCall, "context">,
  { password }: { readonly password: string },
): Promise<Result<null, { readonly code: UnconfirmedCode }>> {
  const access = context.get(sessionContext);
  const customerId = (await access.read())?.customerId;
  if (!customerId) return err({ code: "sign-in-again" });
  const checked = await context.get(gatewaysContext).customers.checkPassword(customerId, password);
  if (!checked.ok) {
    const isRefused = checked.error.code === "TooManyAttempts";
    return err({ code: isRefused ? "too-many-attempts" : "platform-unavailable" });
  }
  if (checked.value === "none") {
    const age = await access.readSignInAge();
    return age !== null && age < freshSeconds ? ok(null) : err({ code: "sign-in-again" });
  }
  return checked.value === "right" ? ok(null) : err({ code: "wrong-password" });
}
