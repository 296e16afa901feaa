import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import { requestContext } from "../../request/context";
import type { Gateways } from "../../request/gateways";
import {
  type ConfirmationDependencies,
  confirmIdentity,
  toConfirmationDependencies,
  type UnconfirmedCode,
} from "./confirm-identity.server";
import type { PageCall } from "./page-call.server";
import { isSignedInTo, proveOwnership, type UnprovenCode } from "./prove-ownership.server";
import type { SignedInCustomer } from "./require-customer.server";

type Call = Pick<PageCall, "context">;

export type SecurityFailure = {
  readonly code: UnconfirmedCode | UnprovenCode | "changed-elsewhere" | "same-email" | "link-over";
};

type Answer<Value = null> = Promise<Result<Value, SecurityFailure>>;

const unavailable = err({ code: "platform-unavailable" } as const);

/** Builds the path of a mail's link, with its proof and without language prefix. */
function toConfirmationPath(customerId: string, proof: string): string {
  return `/email-change?${new URLSearchParams({ token: `${customerId}.${proof}` })}`;
}

export type EmailDependencies = ConfirmationDependencies &
  Pick<Gateways, "customerKeys" | "accountSecurity"> & {
    readonly customers: CustomersGateway;
  };

/**
 * Sends a confirmation link to an account's new address; serves the page and the middleware.
 * Nothing changes until the link is confirmed, and the result does not depend on whether another account has the
 * address.
 */
export async function proposeEmail(
  dependencies: EmailDependencies,
  customerId: string,
  { email, password }: { readonly email: string; readonly password: string },
): Answer {
  const { customers, customerKeys, accountSecurity } = dependencies;
  const confirmed = await confirmIdentity(dependencies, { password });
  if (!confirmed.ok) return confirmed;
  const found = await customers.load(customerId);
  if (!found.ok || !found.value) return unavailable;
  if (found.value.email.toLowerCase() === email.toLowerCase()) return err({ code: "same-email" });
  const proof = await customerKeys.keepEmailChange(customerId, email);
  if (!proof.ok) return err({ code: proof.error.code });
  const path = toConfirmationPath(customerId, proof.value);
  await accountSecurity.proposeEmail(found.value, { email, path });
  return ok(null);
}

/** Reads the token of a mail: customer and proof. */
function readToken(token: string | null): { readonly customerId: string; readonly proof: string } | null {
  const [, customerId = "", proof = ""] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token ?? "") ?? [];
  return customerId === "" ? null : { customerId, proof };
}

/**
 * The e-mail address that a mailed link confirms.
 * `asksPassword`: this browser must send the account's password.
 */
export type ProposedEmail = { readonly email: string; readonly asksPassword: boolean };

/** Reads the address that a mail's link confirms, for the page; nothing changes. */
export async function readProposedEmail(call: Call, token: string | null): Answer<ProposedEmail> {
  const known = readToken(token);
  if (!known) return err({ code: "link-over" });
  const { customerKeys } = call.context.get(requestContext).gateways;
  const email = await customerKeys.findEmailChange(known.customerId, known.proof);
  if (!email.ok) return unavailable;
  if (email.value === null) return err({ code: "link-over" });
  return ok({ email: email.value, asksPassword: !(await isSignedInTo(call, known.customerId)) });
}

/**
 * Changes an account's e-mail address by a mailed link, and notifies the former address.
 * Requires a sign-in to the account in this browser, or its password, because the link may reach the wrong person.
 * The link works once; two concurrent requests both succeed.
 */
export async function confirmEmail(call: Call, token: string | null, password: string | null): Answer {
  const known = readToken(token);
  if (!known) return err({ code: "link-over" });
  const { customers, customerKeys, accountSecurity } = call.context.get(requestContext).gateways;
  const { customerId, proof } = known;
  const found = await customers.load(customerId);
  if (!found.ok) return unavailable;
  const email = await customerKeys.findEmailChange(customerId, proof);
  if (!email.ok) return unavailable;
  if (email.value === null || !found.value) return err({ code: "link-over" });
  const proved = await proveOwnership(call, customerId, password);
  if (!proved.ok) return proved;
  const changed = await accountSecurity.changeEmail(found.value, email.value);
  if (changed.ok) {
    await customerKeys.dropEmailChange(customerId);
    return ok(null);
  }
  return changed.error.code === "DuplicateField" ? err({ code: "link-over" }) : toFailure(changed.error);
}

/**
 * Changes the password, or sets the first one.
 * All sign-ins end with it; this device signs in again under the password's version, because it has just proved it.
 */
export async function changePassword(
  call: Call,
  { customerId }: SignedInCustomer,
  { present, next }: { readonly present: string; readonly next: string },
): Answer {
  const { customers, customerKeys, accountSecurity } = call.context.get(requestContext).gateways;
  const { session } = call.context.get(requestContext);
  const confirmed = await confirmIdentity(toConfirmationDependencies(call), { password: present });
  if (!confirmed.ok) return confirmed;
  const profile = await customers.loadProfile(customerId);
  if (!profile.ok || !profile.value) return unavailable;
  const hasPassword = profile.value.authenticationMode === "Password";
  const passwords = { present: hasPassword ? present : null, next };
  const changed = await accountSecurity.changePassword(profile.value, passwords);
  if (!changed.ok) return toFailure(changed.error);
  // A link to another address, possibly requested by an attacker, stops working.
  await customerKeys.dropEmailChange(customerId);
  const { version: customerVersion } = changed.value;
  const country = call.context.get(requestContext).country.code;
  const signIn = await session.openSignIn({ customerId, customerVersion, country });
  if (!signIn.ok) return err({ code: "sign-in-again" });
  await session.update({ signInId: signIn.value });
  return ok(null);
}

function toFailure({ code }: GatewayError): Result<never, SecurityFailure> {
  if (code === "InvalidCurrentPassword") return err({ code: "wrong-password" });
  return code === "ConcurrentModification" ? err({ code: "changed-elsewhere" }) : unavailable;
}

/**
 * Deletes the account and its dependent data in the shop; idempotent.
 * The caller deletes other domains' data, and ends the session.
 */
export async function deleteAccount(
  call: Call,
  { customerId }: SignedInCustomer,
  { password }: { readonly password: string },
): Answer {
  const { customers, accountSecurity, customerKeys } = call.context.get(requestContext).gateways;
  const confirmed = await confirmIdentity(toConfirmationDependencies(call), { password });
  if (!confirmed.ok) return confirmed;
  const found = await customers.load(customerId);
  if (!found.ok) return unavailable;
  if (found.value) {
    const erased = await accountSecurity.erase(found.value);
    if (!erased.ok) return toFailure(erased.error);
  }
  await customerKeys.forget(customerId);
  return ok(null);
}
