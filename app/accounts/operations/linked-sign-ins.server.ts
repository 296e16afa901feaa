import type { CountryCode } from "../../countries/model/country";
import { err, ok, type Result } from "../../foundation/result";
import type { Gateways } from "../../request/gateways";
import { toKeyHash } from "../model/customer-key";
import type { ProviderIdentity } from "../model/provider-identity";
import type { LinkedSignIn } from "../model/social-sign-in";

type KeyGateways = Pick<Gateways, "customerKeys" | "signInProviders">;

/** Hashes an identity per country, because accounts are per country. */
export function toIdentityHash(
  { issuer, subject }: Pick<ProviderIdentity, "issuer" | "subject">,
  country: CountryCode,
): Promise<string> {
  return toKeyHash("identity", country, issuer, subject);
}

/** Lists the providers of a customer's account, the oldest first; null: not available. */
export async function loadLinkedSignIns(
  { customerKeys, signInProviders }: KeyGateways,
  customerId: string,
): Promise<readonly LinkedSignIn[] | null> {
  const listed = await customerKeys.list(customerId);
  if (!listed.ok) return null;
  return listed.value.flatMap(({ hash, kind, data, madeAt, usedAt }) => {
    if (kind !== "identity") return [];
    const provider = String(data.provider ?? "");
    const known = signInProviders.providers.find(({ key }) => key === provider);
    const account = typeof data.email === "string" ? data.email : null;
    return [{ hash, provider, name: known?.name ?? provider, account, madeAt, usedAt }];
  });
}

type LinkAccess = Pick<Gateways, "customerKeys" | "customers" | "mails" | "signInProviders"> & {
  readonly country: { readonly code: CountryCode };
  later(task: Promise<unknown>): void;
};

/**
 * Links an identity to the account and notifies the account's address by mail.
 *
 * @returns `unverified`: the customer has not confirmed the account's address, so nothing may be linked to it;
 * `taken`: the identity signs in to another account
 */
export async function linkIdentity(
  access: LinkAccess,
  customerId: string,
  identity: ProviderIdentity,
): Promise<Result<null, { readonly code: "taken" | "unverified" | "platform-unavailable" }>> {
  const profile = await access.customers.loadProfile(customerId);
  if (!profile.ok || !profile.value) return err({ code: "platform-unavailable" });
  if (!profile.value.isEmailVerified) return err({ code: "unverified" });
  const hash = await toIdentityHash(identity, access.country.code);
  const known = await access.customerKeys.findOwner(hash);
  if (!known.ok) return known;
  const data = { provider: identity.provider, email: identity.email };
  const added = await access.customerKeys.add(customerId, { hash, kind: "identity", data });
  if (!added.ok) return added;
  if (known.value !== customerId) access.later(notifyLinked(access, customerId, identity.provider, hash));
  return ok(null);
}

async function notifyLinked(
  { customers, mails, signInProviders }: LinkAccess,
  customerId: string,
  provider: string,
  hash: string,
): Promise<void> {
  const found = await customers.load(customerId);
  if (!found.ok || !found.value) return;
  const { email: to, firstName } = found.value;
  const name = signInProviders.providers.find(({ key }) => key === provider)?.name ?? provider;
  const key = `${customerId}:${hash}:${crypto.randomUUID()}`;
  await mails.sendProviderLinked({ key, to, name: firstName ?? "", provider: name });
}

/** Unlinks a provider; `last-way-in`: it is the account's last sign-in method, so it stays. */
export async function unlinkIdentity(
  { customerKeys, externalAccounts }: Pick<Gateways, "customerKeys" | "externalAccounts">,
  customerId: string,
  hash: string,
): Promise<Result<null, { readonly code: "last-way-in" | "platform-unavailable" }>> {
  const account = await externalAccounts.find(customerId);
  if (!account.ok || !account.value) return err({ code: "platform-unavailable" });
  return customerKeys.remove(customerId, hash, { hasPassword: account.value.hasPassword });
}
