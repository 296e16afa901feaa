import { type ConsentEntry, findConsent, mergeConsents } from "../../accounts/model/consent";
import type { Profile } from "../../accounts/model/profile";
import { toCustomChanges } from "../../accounts/model/to-custom-changes";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { AddressConsentsGateway } from "../../gateways/commerce/address-consents-gateway";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { ExternalAccountsGateway } from "../../gateways/commerce/customers/external-accounts";
import type { TrackingReporter } from "../../gateways/tracking/tracking-gateway";

/** Stores of consents: the customer's for a verified address, else the address's. */
export type ConsentStores = {
  readonly externalAccounts: Pick<ExternalAccountsGateway, "findByEmail">;
  readonly customers: Pick<CustomersGateway, "loadProfile" | "update">;
  readonly addressConsents: AddressConsentsGateway;
  /** Receives new decisions. */
  readonly tracking: TrackingReporter;
};

type Change = (entries: readonly ConsentEntry[]) => readonly ConsentEntry[];

export type ChangedConsents = {
  readonly before: readonly ConsentEntry[];
  readonly after: readonly ConsentEntry[];
};

type Answer = Promise<Result<ChangedConsents, GatewayError>>;

const mostTries = 3;

/**
 * Changes the consents of an e-mail address that was confirmed, or that an order contains.
 * If an account has verified the address, its record is merged into the account. An account that has not verified
 * it is not changed, unless `reachesUnproved` is set, which is only for objections.
 */
export async function changeConsents(
  dependencies: ConsentStores,
  { email, locale, reachesUnproved = false }: { email: string; locale: string; reachesUnproved?: boolean },
  change: Change,
): Answer {
  return retry(async () => {
    const account = await dependencies.externalAccounts.findByEmail(email);
    if (!account.ok) return account;
    const { value } = account;
    if (value?.isEmailVerified) {
      const loaded = await dependencies.customers.loadProfile(value.id);
      if (!loaded.ok) return loaded;
      if (loaded.value) return changeOfAccount(dependencies, loaded.value, change);
    } else if (value && reachesUnproved) {
      const loaded = await dependencies.customers.loadProfile(value.id);
      if (!loaded.ok) return loaded;
      const written =
        loaded.value && (await write(dependencies, loaded.value, change(loaded.value.consents)));
      if (written && !written.ok) return written;
    }
    return changeOfAddress(dependencies, email, locale, change);
  });
}

/**
 * Changes the decisions of a customer who was signed in.
 * An account with an unverified address takes nothing over from the address: another person may own it. null: the
 * account was deleted.
 */
export async function changeCustomerConsents(
  dependencies: ConsentStores,
  customerId: string,
  change: (entries: readonly ConsentEntry[], profile: Profile) => readonly ConsentEntry[],
): Promise<Result<ChangedConsents | null, GatewayError>> {
  return retry(async () => {
    const loaded = await dependencies.customers.loadProfile(customerId);
    if (!loaded.ok) return loaded;
    const profile = loaded.value;
    if (profile === null) return ok(null);
    const decide: Change = (entries) => change(entries, profile);
    if (profile.isEmailVerified) return changeOfAccount(dependencies, profile, decide);
    const after = decide(profile.consents);
    const written = await write(dependencies, profile, after);
    return written.ok
      ? reportDecisions(dependencies, { before: profile.consents, after }, profile.email, profile.id)
      : written;
  });
}

/** Merges the decisions for the verified address, made without the account, into the account. */
export function adoptConsents(dependencies: ConsentStores, profile: Profile): Answer {
  return changeOfAccount(dependencies, profile, (entries) => entries);
}

async function changeOfAccount(dependencies: ConsentStores, profile: Profile, change: Change): Answer {
  const record = await dependencies.addressConsents.load(profile.email);
  if (!record.ok) return record;
  const { version, stored } = record.value;
  const before = mergeConsents(profile.consents, stored.entries);
  const after = change(before);
  const written = await write(dependencies, profile, after);
  if (!written.ok) return written;
  const erased = version > 0 ? await dependencies.addressConsents.erase(profile.email, version) : ok(null);
  return erased.ok ? reportDecisions(dependencies, { before, after }, profile.email, profile.id) : erased;
}

/** Reports each decision once to the mailing service. */
function reportDecisions(
  { tracking }: ConsentStores,
  changed: ChangedConsents,
  email: string,
  userId: string | null,
) {
  const consents = toNewDecisions(changed);
  tracking.raise(
    { name: "customer-consent", payload: { consents } },
    { who: async () => ({ userId, email }) },
  );
  return ok(changed);
}

/** Returns the present state of the kinds that were decided differently, or for the first time. */
function toNewDecisions({ before, after }: ChangedConsents) {
  const latest = after.filter((entry) => entry === findConsent(after, entry.kind));
  const isNew = ({ kind, isGranted }: ConsentEntry) => findConsent(before, kind)?.isGranted !== isGranted;
  return Object.fromEntries(latest.filter(isNew).map(({ kind, isGranted }) => [kind, isGranted]));
}

async function write({ customers }: ConsentStores, profile: Profile, consents: readonly ConsentEntry[]) {
  if (consents === profile.consents || JSON.stringify(consents) === JSON.stringify(profile.consents)) {
    return ok(null);
  }
  return customers.update(profile.id, profile.version, toCustomChanges(profile, { consents }));
}

async function changeOfAddress(
  dependencies: ConsentStores,
  email: string,
  locale: string,
  change: Change,
): Answer {
  const record = await dependencies.addressConsents.load(email);
  if (!record.ok) return record;
  const { version, stored } = record.value;
  const after = change(stored.entries);
  const isGranted = after.some(
    (entry) => entry.isGranted && entry === after.findLast(({ kind }) => kind === entry.kind),
  );
  const isSame = JSON.stringify(after) === JSON.stringify(stored.entries);
  const saved = isSame
    ? ok(null)
    : await dependencies.addressConsents.save(email, version, {
        email: isGranted ? email : null,
        locale,
        entries: after,
      });
  return saved.ok ? reportDecisions(dependencies, { before: stored.entries, after }, email, null) : saved;
}

/** After a concurrent write it is read again, and the decisions are added to that. */
async function retry<Value>(
  make: () => Promise<Result<Value, GatewayError>>,
): Promise<Result<Value, GatewayError>> {
  let answer = await make();
  for (let tries = 1; tries < mostTries; tries += 1) {
    if (answer.ok || answer.error.code !== "ConcurrentModification") return answer;
    answer = await make();
  }
  return answer;
}
