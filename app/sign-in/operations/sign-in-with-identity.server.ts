import type { ProviderIdentity } from "../../accounts/model/provider-identity";
import { linkIdentity, toIdentityHash } from "../../accounts/operations/linked-sign-ins.server";
import { revokeEarlierAccess } from "../../accounts/operations/revoke-earlier-access.server";
import { err, ok, type Result } from "../../foundation/result";
import type { FoundAccount } from "../../gateways/commerce/customers/external-accounts";
import type { Gateways } from "../../request/gateways";
import {
  type AccountAccess,
  type AccountError,
  type EnteredAccount,
  enterAccount,
} from "./enter-account.server";
import { openCustomerSession } from "./open-customer-session.server";

export type IdentityAccess = AccountAccess &
  Pick<
    Gateways,
    "customerKeys" | "externalAccounts" | "mailCodes" | "mails" | "signInProviders" | "signIns"
  > & { readonly now: Date };

/** null: not signed in yet; the mailbox must be verified first. */
export type IdentityOutcome = EnteredAccount | null;

type Answer<Value> = Promise<Result<Value, AccountError>>;

const unavailable = err({ code: "platform-unavailable" } as const);

/**
 * Signs in with a provider's identity.
 * An account is joined, or created, only for an address that the provider verified; and joined only if its customer had
 * verified the address too: otherwise an attacker who created an account with another person's address would have
 * access to it.
 */
export async function signInWithIdentity(
  access: IdentityAccess,
  identity: ProviderIdentity,
): Answer<IdentityOutcome> {
  const owner = await findOwner(access, identity);
  if (!owner.ok) return owner;
  if (owner.value) return openOwn(access, identity, owner.value);
  const { email, isEmailVerified } = identity;
  if (email === null || !isEmailVerified) return ok(null);
  const found = await access.externalAccounts.findByEmail(email);
  if (!found.ok) return unavailable;
  if (found.value === null) return createAccount(access, identity, email);
  return found.value.isEmailVerified ? joinAccount(access, identity, found.value.id) : ok(null);
}

/**
 * Proves an account by its password, signs in with it, and joins the identity.
 *
 * @returns `isLinked` is false when the account's address is not verified: nothing can be linked to it yet
 */
export async function proveByPassword(
  access: IdentityAccess,
  identity: ProviderIdentity,
  credentials: { readonly email: string; readonly password: string },
): Answer<EnteredAccount & { readonly isLinked: boolean }> {
  const entered = await enterAccount(access, (guest) => access.customers.signIn(credentials, guest));
  if (!entered.ok) return entered;
  const linked = await linkIdentity(access, entered.value.customer.id, identity);
  if (!linked.ok && linked.error.code !== "unverified") return unavailable;
  return ok({ ...entered.value, isLinked: linked.ok });
}

/**
 * Continues with a mailbox verified by a code: joins its account, or creates one.
 * Earlier access to an unverified account (password, keys, sign-ins, pending changes) ends.
 */
export async function enterByMailbox(
  access: IdentityAccess,
  identity: ProviderIdentity,
  email: string,
): Answer<IdentityOutcome> {
  const found = await access.externalAccounts.findByEmail(email);
  if (!found.ok) return unavailable;
  if (found.value === null) return createAccount(access, identity, email);
  const claimed = await claimUnverified(access, found.value);
  return claimed.ok ? joinAccount(access, identity, found.value.id) : claimed;
}

/** Verifies last: until then no key can be added, and a repeat completes a failed attempt. */
async function claimUnverified(access: IdentityAccess, account: FoundAccount): Answer<null> {
  if (account.isEmailVerified) return ok(null);
  const { externalAccounts, now } = access;
  if (account.hasPassword) {
    const dropped = await externalAccounts.dropPassword(account);
    if (!dropped.ok) return unavailable;
  }
  const revoked = await revokeEarlierAccess(access, { customerId: account.id, currentSignInId: null, now });
  if (!revoked.ok) return revoked;
  const verified = await externalAccounts.markVerified(account.id);
  return verified.ok ? ok(null) : unavailable;
}

/** Finds the identity's customer; keys of a deleted account have none. */
async function findOwner(access: IdentityAccess, identity: ProviderIdentity): Answer<string | null> {
  const { customerKeys, externalAccounts, country } = access;
  const owner = await customerKeys.findOwner(await toIdentityHash(identity, country.code));
  if (!owner.ok || owner.value === null) return owner;
  const account = await externalAccounts.find(owner.value);
  if (!account.ok) return unavailable;
  if (account.value) return owner;
  const forgotten = await customerKeys.forget(owner.value);
  return forgotten.ok ? ok(null) : forgotten;
}

async function openOwn(
  access: IdentityAccess,
  identity: ProviderIdentity,
  customerId: string,
): Answer<IdentityOutcome> {
  const opened = await openCustomerSession(access, customerId);
  if (!opened.ok) return opened;
  const hash = await toIdentityHash(identity, access.country.code);
  access.later(access.customerKeys.noteUse(customerId, hash, { email: identity.email }));
  return opened;
}

async function joinAccount(
  access: IdentityAccess,
  identity: ProviderIdentity,
  customerId: string,
): Answer<IdentityOutcome> {
  const linked = await linkIdentity(access, customerId, identity);
  if (!linked.ok) return unavailable;
  return openOwn(access, identity, customerId);
}

async function createAccount(
  access: IdentityAccess,
  identity: ProviderIdentity,
  email: string,
): Answer<IdentityOutcome> {
  const { firstName, lastName, provider } = identity;
  const draft = { email, firstName, lastName };
  const entered = await enterAccount(access, (guest) => access.externalAccounts.create(draft, guest));
  // An account with the address was created just now: its ownership must be proved.
  if (!entered.ok) return entered.error.code === "email-taken" ? ok(null) : entered;
  const { id, firstName: name } = entered.value.customer;
  const hash = await toIdentityHash(identity, access.country.code);
  const added = await access.customerKeys.add(id, { hash, kind: "identity", data: { provider, email } });
  access.later(access.mails.sendAccountCreated({ key: id, to: email, name: name ?? "" }));
  // The account exists: the next sign-in with the provider joins it by its verified address.
  return added.ok ? entered : unavailable;
}
