import { expect, it } from "vitest";
import { consentPurposes, readChoice, readConsent, toConsentValue } from "./consent";

it.each([
  ["", []],
  ["session=x; country=sk", []],
  ["consent=", []],
  ["consent=yes", []],
  ["consent=v1.functional", ["functional"]],
  ["a=b; consent=v1.2026-11-23.marketing.functional; c=d", ["functional", "marketing"]],
  ["myconsent=v1.functional", []],
  ["consent=v1.functional.tracking", ["functional"]],
  ["consent=functional", []],
  ["consent=v0.2026-11-23.functional", []],
])("the cookies %j allow %j", (cookies, purposes) => expect([...readConsent(cookies)]).toEqual(purposes));

it.each([
  ["", null],
  ["consent=v0.2026-11-23", null],
  ["consent=v1.2026-11-23", { purposes: new Set(), madeOn: "2026-11-23" }],
  ["consent=v1.statistics", { purposes: new Set(["statistics"]), madeOn: null }],
])("the cookies %j contain the choice %j", (cookies, choice) => expect(readChoice(cookies)).toEqual(choice));

it("reads what it writes", () => {
  const now = new Date("2026-11-23T23:59:59Z");
  for (const purposes of [new Set<never>(), new Set(consentPurposes)]) {
    const value = toConsentValue(purposes, now);
    expect(readChoice(`consent=${value}`)).toEqual({ purposes, madeOn: "2026-11-23" });
  }
});
