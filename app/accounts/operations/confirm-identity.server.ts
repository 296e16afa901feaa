import { err, ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import { requestContext } from "../../request/context";
import type { SessionAccess } from "../../request/session";
import type { PageCall } from "./page-call.server";

/** Maximum age of a sign-in that replaces a missing password. */
const freshSeconds = 600;

export type UnconfirmedCode =
  | "wrong-password"
  | "sign-in-again"
  | "too-many-attempts"
  | "platform-unavailable";

export type ConfirmationDependencies = {
  readonly customers: Pick<CustomersGateway, "checkPassword">;
  readonly session: SessionAccess;
};

export function toConfirmationDependencies({ context }: Pick<PageCall, "context">): ConfirmationDependencies {
  return {
    customers: context.get(requestContext).gateways.customers,
    session: context.get(requestContext).session,
  };
}

/**
 * Verifies the customer's identity by the password or, in an account without one, a recent sign-in.
 * The sign-in must be at most ten minutes old; `password` is then ignored. Attempts are limited per account.
 */
export async function confirmIdentity(
  { customers, session }: ConfirmationDependencies,
  { password }: { readonly password: string },
): Promise<Result<null, { readonly code: UnconfirmedCode }>> {
  const customerId = (await session.read())?.customerId;
  if (!customerId) return err({ code: "sign-in-again" });
  const checked = await customers.checkPassword(customerId, password);
  if (!checked.ok) {
    const isRefused = checked.error.code === "TooManyAttempts";
    return err({ code: isRefused ? "too-many-attempts" : "platform-unavailable" });
  }
  if (checked.value === "none") {
    const age = await session.readSignInAge();
    return age !== null && age < freshSeconds ? ok(null) : err({ code: "sign-in-again" });
  }
  return checked.value === "right" ? ok(null) : err({ code: "wrong-password" });
}
