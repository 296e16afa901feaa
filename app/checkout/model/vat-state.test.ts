import { describe, expect, it } from "vitest";
import english from "../../../locales/en/vat.json";
import type { VatOutcome } from "./vat-code";
import { listVatSentences, toVatState, type VatState, type VatTerms } from "./vat-state";

const terms: VatTerms = {
  isEnabled: true,
  changesTaxRate: true,
  ownNumber: "DE812345674",
  dispatchCountry: "DE",
  contactPage: null,
  isNet: false,
  grossReason: null,
  known: null,
};

const cases: readonly (readonly [string, string, VatOutcome, Partial<VatTerms>, VatState])[] = [
  ["a valid number and net prices", "ATU12345678", "valid", { isNet: true }, "success-net"],
  [
    "a valid number in a store without net sales",
    "ATU12345678",
    "valid",
    { changesTaxRate: false },
    "success",
  ],
  [
    "a valid number, yet no net prices",
    "ATU12345678",
    "valid",
    { grossReason: "name-unknown" },
    "failed-no-rate-change",
  ],
  [
    "a valid number of another country than the saved address",
    "HU12345678",
    "valid",
    { grossReason: "billing" },
    "success-later",
  ],
  [
    "a valid number while the saved address is a private one",
    "ATU12345678",
    "valid",
    { grossReason: "billing" },
    "success-later",
  ],
  [
    "a valid number of another company than the saved address",
    "ATU12345678",
    "valid",
    { grossReason: "other-holder" },
    "success-later",
  ],
  [
    "a valid number, whose company and town are still to come",
    "ATU12345678",
    "valid",
    { grossReason: "unnamed" },
    "success",
  ],
  [
    "a valid number for goods that stay in their country",
    "ATU12345678",
    "valid",
    { grossReason: "not-leaving" },
    "success-gross-dispatch",
  ],
  [
    "a valid number for goods with another receiver",
    "ATU12345678",
    "valid",
    { grossReason: "receiver" },
    "success-gross-receiver",
  ],
  ["a number of another company", "ATU12345678", "other-name", { isNet: true }, "failed-name"],
  ["a number that is not valid", "ATU12345678", "invalid", {}, "failed"],
  ["no result", "ATU12345678", "unavailable", {}, "timeout"],
  ["the country of dispatch", "SK1234567890", "unavailable", { dispatchCountry: "SK" }, "not-asked"],
  ["a foreign number in the wrong country", "GB123456789", "invalid", {}, "failed"],
  ["the United Kingdom", "GB123456789", "unavailable", {}, "not-asked"],
  ["Norway", "NO123456789MVA", "unavailable", {}, "not-asked"],
  ["Switzerland", "CHE123456789MWST", "unavailable", {}, "not-asked"],
  ["the office's own country", "DE123456789", "unavailable", { dispatchCountry: "PL" }, "not-asked"],
];

it.each(cases)("%s: the field's state", (_name, number, outcome, change, state) => {
  expect(toVatState(number, outcome, { ...terms, ...change })).toBe(state);
});

describe("the sentences of a state", () => {
  const say = (state: VatState, changesTaxRate = true) =>
    listVatSentences(state, { changesTaxRate }).map((key) => {
      const [, name = ""] = key.split(".");
      return Object.entries(english).find(([known]) => known === name)?.[1];
    });

  it("are the specification's verbatim", () => {
    expect(say("failed")).toEqual([
      "VAT ID not validated.",
      "Make sure your VAT ID format is correct to receive a NET invoice or ignore and continue with GROSS invoice.",
    ]);
    expect(say("failed", false)).toEqual(["VAT ID not validated.", "Please correct it or continue anyway."]);
    expect(say("timeout")).toEqual([
      "VAT ID validation is taking too much time.",
      "Confirm by clicking the button below.",
    ]);
    expect(say("success")).toEqual(["VAT ID successfully validated."]);
    expect(say("success-net")).toEqual([
      "VAT ID successfully validated.",
      "Prices have been adjusted to NET.",
    ]);
    expect(say("failed-no-rate-change")).toEqual([
      "Technical issue occurred.",
      "We were unable to adjust prices to NET. You can continue and contact our support service to claim the tax back.",
    ]);
    const { help } = english;
    expect([help.title, english.validate, help.support, help.continue]).toEqual([
      "VAT ID Validation Issues",
      "Validate my VAT ID",
      "Need support?",
      "Continue with Purchase",
    ]);
  });
});
