import { describe, expect, it } from "vitest";
import { money } from "../../../foundation/money";
import { toProductRepair } from "./to-product-repair";

const offers = {
  partYears: 10,
  hasReplacement: true,
  parts: [
    { id: "fan", price: { EUR: 3900, CZK: 97900 } },
    { id: "housing", price: { CZK: 250000 } },
    { id: "unnamed", price: { EUR: 100 } },
  ],
  repairs: [
    { id: "no-arc", price: { EUR: 14900 }, maximum: { EUR: 24900 }, workingDays: 12 },
    { id: "fan", price: { EUR: 5900 }, workingDays: 5 },
  ],
};

const names = {
  en: "fan: Cooling fan\nhousing: Housing\nno-arc: No arc | Replace the power board",
  de: "fan: Lüfter\nhousing: Gehäuse\nno-arc: Kein Lichtbogen | Leistungsplatine ersetzen",
};

function read(repairOffers: unknown, repairNames: unknown = names) {
  const attributes = [
    { name: "repairOffers", value: repairOffers },
    { name: "repairNames", value: repairNames },
  ];
  return toProductRepair(attributes, { chain: ["de", "en"], currency: "EUR" });
}

describe("what a product's data say about its repair", () => {
  it("is in the page's language and the shop's currency, without what has no name or price there", () => {
    expect(read(JSON.stringify(offers))).toEqual({
      partYears: 10,
      hasReplacement: true,
      parts: [{ id: "fan", name: "Lüfter", price: money(3900, "EUR") }],
      repairs: [
        {
          id: "no-arc",
          defect: "Kein Lichtbogen",
          name: "Leistungsplatine ersetzen",
          price: money(14_900, "EUR"),
          maximum: money(24_900, "EUR"),
          workingDays: 12,
        },
      ],
    });
  });

  it.each([
    ["nothing", undefined],
    ["no JSON", "parts: fan"],
    [
      "prices that are no whole cents",
      JSON.stringify({ ...offers, parts: [{ id: "fan", price: { EUR: 3.9 } }] }),
    ],
    [
      "no offer in the shop's currency",
      JSON.stringify({ parts: [{ id: "fan", price: { CZK: 1 } }], repairs: [] }),
    ],
  ])("is nothing for %s", (_what, text) => expect(read(text)).toBeNull());

  it("is nothing without names", () => expect(read(JSON.stringify(offers), {})).toBeNull());
});
