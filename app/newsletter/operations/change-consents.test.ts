import { describe, expect, it } from "vitest";
import { addConsents, addObjections, type ConsentEntry, mailKinds } from "../../accounts/model/consent";
import { err, ok } from "../../foundation/result";
import type { AddressConsents } from "../../gateways/commerce/address-consents-gateway";
import type { OrderConsent } from "../../gateways/commerce/all-orders-gateway";
import type { FullProfile } from "../../gateways/commerce/customers/profile";
import { type ConsentStores, changeConsents } from "./change-consents.server";
import { recordOrderConsent } from "./record-consents.server";

const email = "jana@example.com";
const now = new Date("2026-11-23T08:00:00Z");
const decision = { now, source: "newsletter", wording: "newsletter-1" } as const;
const entry = (change: Partial<ConsentEntry> = {}): ConsentEntry => ({
  kind: "newsletter",
  isGranted: true,
  at: "2026-01-01T00:00:00.000Z",
  source: "newsletter",
  ...change,
});
const conflict = err({
  system: "commerce",
  kind: "rejected",
  retryable: false,
  message: "Another version",
  code: "ConcurrentModification",
} as const);

type Account = { isEmailVerified: boolean; consents: readonly ConsentEntry[] };

/** A desk in memory; `conflicts`: the number of record writes that fail with a conflict. */
function createDependencies({
  account = null,
  record = [],
  conflicts = 0,
}: {
  account?: Account | null;
  record?: readonly ConsentEntry[];
  conflicts?: number;
}) {
  let left = conflicts;
  const stored = { account, record: record.length > 0 ? toRecord(record) : null };
  const reported: unknown[] = [];
  const dependencies: ConsentStores = {
    externalAccounts: {
      findByEmail: async () =>
        ok(stored.account && { id: "c1", version: 1, email, hasPassword: true, ...stored.account }),
    },
    customers: {
      loadProfile: async () =>
        ok({ id: "c1", version: 1, email, hasCustomFields: true, ...stored.account } as FullProfile),
      update: async (_id, _version, changes) => {
        for (const change of changes) {
          if ("setCustomField" in change && stored.account)
            stored.account = {
              ...stored.account,
              consents: JSON.parse(JSON.parse(change.setCustomField.value ?? "null")),
            };
        }
        return ok({ id: "c1", version: 2, email, firstName: null, lastName: null });
      },
    },
    tracking: { raise: ({ payload }) => void reported.push("consents" in payload ? payload.consents : null) },
    addressConsents: {
      load: async () => ok({ version: stored.record ? 1 : 0, stored: stored.record ?? toRecord([]) }),
      save: async (_email, _version, value) => {
        left -= 1;
        if (left >= 0) return conflict;
        stored.record = value;
        return ok(null);
      },
      erase: async () => {
        stored.record = null;
        return ok(null);
      },
    },
  };
  return { dependencies, stored, reported };
}

function toRecord(entries: readonly ConsentEntry[]): AddressConsents {
  return { email, locale: "sk-SK", entries };
}

const grant = (entries: readonly ConsentEntry[]) =>
  addConsents(entries, new Map([["newsletter", true]]), decision);
const object = (entries: readonly ConsentEntry[]) => addObjections(entries, mailKinds, decision);
const granted = { ...entry(), at: now.toISOString(), wording: "newsletter-1" };

describe("a consent of an address", () => {
  it("without an account is stored with the address, whose name is deleted with the last consent", async () => {
    const { dependencies, stored } = createDependencies({});
    await changeConsents(dependencies, { email, locale: "sk-SK" }, grant);
    expect(stored.record).toEqual(toRecord([granted]));
    await changeConsents(dependencies, { email, locale: "sk-SK" }, object);
    expect(stored.record?.email).toBeNull();
    expect(stored.record?.entries).toHaveLength(3);
  });

  it("with an account that verified it is the customer's, and includes the address's record", async () => {
    const { dependencies, stored } = createDependencies({
      account: { isEmailVerified: true, consents: [entry({ kind: "sms", at: "2026-02-01T00:00:00.000Z" })] },
      record: [entry({ kind: "soft_newsletter" })],
    });
    await changeConsents(dependencies, { email, locale: "sk-SK" }, grant);
    expect(stored.account?.consents.map(({ kind }) => kind)).toEqual([
      "soft_newsletter",
      "sms",
      "newsletter",
    ]);
    expect(stored.record).toBeNull();
  });

  it("is never added to an account with the unverified address; an objection is", async () => {
    const { dependencies, stored } = createDependencies({
      account: { isEmailVerified: false, consents: [entry()] },
    });
    await changeConsents(dependencies, { email, locale: "sk-SK" }, grant);
    expect(stored.account?.consents).toEqual([entry()]);
    await changeConsents(dependencies, { email, locale: "sk-SK", reachesUnproved: true }, object);
    expect(stored.account?.consents.findLast(({ kind }) => kind === "newsletter")?.isGranted).toBe(false);
    expect(stored.record?.entries.findLast(({ kind }) => kind === "newsletter")?.isGranted).toBe(false);
  });

  it.each([
    [2, true],
    [3, false],
  ])("with %i conflicts is written: %s", async (conflicts, isWritten) => {
    const { dependencies } = createDependencies({ conflicts });
    expect((await changeConsents(dependencies, { email, locale: "sk-SK" }, grant)).ok).toBe(isWritten);
  });
});

describe("the mailing service", () => {
  it("receives each decision, and no repeat", async () => {
    const { dependencies, reported } = createDependencies({
      account: { isEmailVerified: true, consents: [] },
    });
    for (const change of [grant, grant, object])
      await changeConsents(dependencies, { email, locale: "sk-SK" }, change);
    expect(reported).toEqual([{ newsletter: true }, {}, { newsletter: false, soft_newsletter: false }]);
  });
});

describe("the newsletter choice of an order", () => {
  const order = {
    consent: "soft_newsletter",
    email,
    country: "SK",
    locale: "sk-SK",
    customerId: null,
    createdAt: "2026-11-23T07:59:00.000Z",
  } as const;
  const place = (dependencies: ConsentStores, change: Partial<OrderConsent> = {}) =>
    recordOrderConsent(dependencies, { ...order, ...change, locale: "sk-SK" }, now);
  const last = (entries: readonly ConsentEntry[] | undefined, kind = "soft_newsletter") =>
    entries?.findLast((one) => one.kind === kind);

  it("is stored with the address of a guest, with time, source and wording", async () => {
    const { dependencies, stored } = createDependencies({});
    expect(await place(dependencies)).toEqual(ok("recorded"));
    expect(stored.record?.entries).toEqual([
      {
        kind: "soft_newsletter",
        isGranted: true,
        at: now.toISOString(),
        source: "checkout",
        wording: "checkout-2",
      },
    ]);
    await place(dependencies, { consent: "no_newsletter" });
    expect([last(stored.record?.entries)?.isGranted, stored.record?.email]).toEqual([false, null]);
  });

  it("is in the list of the customer who was signed in, verified or not", async () => {
    for (const isEmailVerified of [true, false]) {
      const { dependencies, stored } = createDependencies({ account: { isEmailVerified, consents: [] } });
      await place(dependencies, { customerId: "c1" });
      expect(last(stored.account?.consents)?.isGranted).toBe(true);
      expect(stored.record).toBeNull();
    }
  });

  it("does not end an objection, nor a decision after the order", async () => {
    const objection = entry({ kind: "soft_newsletter", isGranted: false });
    const { dependencies, stored } = createDependencies({ record: [objection] });
    await place(dependencies);
    expect(stored.record?.entries).toEqual([objection]);
    const later = createDependencies({
      account: {
        isEmailVerified: true,
        consents: [entry({ isGranted: false, at: "2026-11-23T07:59:30.000Z" })],
      },
    });
    await place(later.dependencies, { customerId: "c1", consent: "newsletter" });
    expect(last(later.stored.account?.consents, "newsletter")?.isGranted).toBe(false);
  });

  it.each([
    ["a guest", null, email, true, "asks-mailbox"],
    ["a customer with a verified address", "c1", "JANA@example.com", true, "recorded"],
    ["a customer who gave another address", "c1", "other@example.com", true, "asks-mailbox"],
    ["a customer whose address is not verified", "c1", email, false, "asks-mailbox"],
  ])("as a tick of %s: %s %s %s %s", async (_who, customerId, address, isEmailVerified, expected) => {
    const account = { isEmailVerified, consents: [] };
    const { dependencies, stored } = createDependencies({ account: customerId ? account : null });
    const recorded = await place(dependencies, { consent: "newsletter", customerId, email: address });
    expect(recorded).toEqual(ok(expected));
    const isGranted = last(stored.account?.consents ?? [], "newsletter")?.isGranted ?? false;
    expect(isGranted).toBe(expected === "recorded");
  });
});
