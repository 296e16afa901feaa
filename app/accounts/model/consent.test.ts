import { describe, expect, it } from "vitest";
import {
  addConsents,
  addObjections,
  type ConsentEntry,
  type ConsentKind,
  isConsentGranted,
  listOfferedConsents,
  mailKinds,
  mergeConsents,
} from "./consent";
import { type ConsentForm, planConsents } from "./consent-form";

const now = new Date("2026-11-23T06:00:00Z");
const entry = (kind: ConsentKind, isGranted = true): ConsentEntry => ({
  kind,
  isGranted,
  at: "2026-05-01T09:30:00.000Z",
  source: "checkout",
});
const decided = (wanted: Partial<Record<ConsentKind, boolean>>) =>
  new Map(Object.entries(wanted) as [ConsentKind, boolean][]);

describe("decisions on consents", () => {
  it("are added with their time and source, and the last one applies", () => {
    const before = [entry("newsletter")];
    const after = addConsents(before, decided({ newsletter: false, sms: true }), { now, source: "account" });
    expect(after).toEqual([
      entry("newsletter"),
      { kind: "newsletter", isGranted: false, at: now.toISOString(), source: "account" },
      { kind: "sms", isGranted: true, at: now.toISOString(), source: "account" },
    ]);
    expect(isConsentGranted(after, "newsletter")).toBe(false);
  });

  it("are not written without a change", () => {
    const before = [entry("newsletter")];
    expect(
      addConsents(before, decided({ newsletter: true, phone: false }), { now, source: "account" }),
    ).toEqual(before);
  });

  it("keep the last one of each kind, whatever their number", () => {
    let entries: readonly ConsentEntry[] = [entry("phone")];
    for (let turn = 0; turn < 100; turn += 1) {
      entries = addConsents(entries, decided({ sms: turn % 2 === 0 }), { now, source: "account" });
    }
    expect(entries.length).toBeLessThanOrEqual(60);
    expect(isConsentGranted(entries, "phone")).toBe(true);
    expect(isConsentGranted(entries, "sms")).toBe(false);
  });
});

describe("a late report", () => {
  const later = { now, source: "newsletter", wording: "newsletter-1" } as const;
  const ask = (decidedAt: string) =>
    addConsents([entry("newsletter", false)], decided({ newsletter: true }), {
      ...later,
      decidedAt: new Date(decidedAt),
    });

  it("does not undo a later decision", () => {
    expect(ask("2026-05-01T09:29:00Z")).toHaveLength(1);
    expect(isConsentGranted(ask("2026-05-01T09:31:00Z"), "newsletter")).toBe(true);
  });

  it("is an objection also without an earlier consent, once", () => {
    const once = addObjections([entry("newsletter")], mailKinds, later);
    expect(once.slice(1).map(({ kind, isGranted, wording }) => [kind, isGranted, wording])).toEqual([
      ["newsletter", false, "newsletter-1"],
      ["soft_newsletter", false, "newsletter-1"],
    ]);
    expect(addObjections(once, mailKinds, later)).toEqual(once);
  });

  it("is sorted by time, each decision once", () => {
    const early = { ...entry("sms"), at: "2026-04-01T00:00:00.000Z" };
    expect(mergeConsents([entry("phone")], [entry("phone"), early])).toEqual([early, entry("phone")]);
  });
});

describe("the kinds that a country offers", () => {
  it("are all six, and in Hungary and Poland no soft one unless it was granted", () => {
    expect(listOfferedConsents([], false)).toHaveLength(6);
    expect(listOfferedConsents([], true)).toEqual(["newsletter", "sms", "phone"]);
    expect(listOfferedConsents([entry("soft_sms")], true)).toContain("soft_sms");
  });
});

describe("the form of consents", () => {
  const form = (
    ticked: readonly ConsentKind[],
    was: readonly ConsentKind[] = [],
    phone = "",
  ): ConsentForm => ({
    granted: new Set(ticked),
    shown: new Set(["newsletter", "sms", "phone"]),
    wasGranted: new Set(was),
    phone,
  });

  it("requires a number for calls or texts, and stores it without spaces", () => {
    const withoutConsents = { consents: [], gdprPhone: null };
    expect(planConsents(form(["sms"]), withoutConsents).code).toBe("phone-missing");
    expect(planConsents(form(["sms"], [], "12 34"), withoutConsents).code).toBe("phone-missing");
    expect(planConsents(form(["sms"], [], "+421 900 123 456"), withoutConsents)).toEqual({
      code: "changed",
      wanted: new Map([["sms", true]]),
      gdprPhone: "+421900123456",
    });
  });

  it("deletes the number with the last consent that needs it", () => {
    const called = { consents: [entry("phone")], gdprPhone: "+421900123456" };
    expect(planConsents(form([], ["phone"], "+421900123456"), called)).toMatchObject({ gdprPhone: null });
  });

  it("leaves decisions made elsewhere after the page was shown", () => {
    const withdrawn = { consents: [entry("newsletter"), entry("newsletter", false)], gdprPhone: null };
    expect(planConsents(form(["newsletter"], ["newsletter"]), withdrawn).code).toBe("unchanged");
  });
});
