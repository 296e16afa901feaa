import { expect, it } from "vitest";
import type { ConsentKind } from "../model/consent";
import { toConsentCalls } from "./save-consents.server";

const decide = (decisions: readonly (readonly [ConsentKind, boolean])[], phone: string | null) =>
  toConsentCalls(new Map(decisions), phone);

it("reports consents to calls and texts with the number, and other decisions without one", () => {
  const decisions = [
    ["newsletter", true],
    ["phone", true],
    ["sms", true],
  ] as const;
  expect(decide(decisions, "+421900123456")).toEqual([
    { name: "customer-consent", payload: { consents: { newsletter: true } } },
    {
      name: "consent",
      payload: { consents: { phone: true, sms: true }, additional_props: {}, gdpr_phone: "+421900123456" },
    },
  ]);
});

it("reports a withdrawn consent to calls without a number", () => {
  expect(decide([["phone", false]], null)).toEqual([
    { name: "customer-consent", payload: { consents: { phone: false } } },
  ]);
});
