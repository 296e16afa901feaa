import { describe, expect, it } from "vitest";
import { chooseShippingRate, priceShipping } from "./choose-shipping-rate.ts";

const eur = (centAmount: number) => ({ currencyCode: "EUR", centAmount });
const czk = (centAmount: number) => ({ currencyCode: "CZK", centAmount });

describe("shipping rate", () => {
  const zoneRates = [
    {
      zoneId: "eu",
      locations: [{ country: "SK" }, { country: "CZ" }],
      shippingRates: [
        { price: eur(500), tiers: [] },
        { price: czk(9900), tiers: [] },
      ],
    },
    {
      zoneId: "north",
      locations: [{ country: "SK", state: "North" }],
      shippingRates: [{ price: eur(900), tiers: [] }],
    },
  ];

  it("is that of the zone and the currency", () => {
    expect(chooseShippingRate(zoneRates, { country: "CZ" }, "CZK")?.price).toEqual(czk(9900));
    expect(chooseShippingRate(zoneRates, { country: "PL" }, "EUR")).toBeUndefined();
    expect(chooseShippingRate(zoneRates, { country: "SK" }, "USD")).toBeUndefined();
  });

  it("prefers the zone that lists the state", () => {
    expect(chooseShippingRate(zoneRates, { country: "SK", state: "North" }, "EUR")?.price).toEqual(eur(900));
    expect(chooseShippingRate(zoneRates, { country: "SK", state: "South" }, "EUR")?.price).toEqual(eur(500));
  });

  it("is zero from freeAbove on", () => {
    const rate = { price: eur(500), freeAbove: eur(10_000), tiers: [] };
    expect(priceShipping(rate, { goodsCents: 9_999 })).toEqual(eur(500));
    expect(priceShipping(rate, { goodsCents: 10_000 })).toEqual(eur(0));
  });

  it("takes the highest tier that the cart's value reaches", () => {
    const tiers = [
      { type: "CartValue", minimumCentAmount: 1_000, price: eur(400) },
      { type: "CartValue", minimumCentAmount: 5_000, price: eur(300) },
    ] as const;
    const rate = { price: eur(500), tiers };
    expect([999, 1_000, 6_000].map((goodsCents) => priceShipping(rate, { goodsCents }).centAmount)).toEqual([
      500, 400, 300,
    ]);
  });

  it("takes the tier of the cart's score, at its price or by its function", () => {
    const priceFunction = { function: "(50 * x) + 4000", currencyCode: "EUR" };
    const tiers = [
      { type: "CartScore", score: 2, price: eur(800) },
      { type: "CartScore", score: 5, priceFunction },
    ] as const;
    const rate = { price: eur(500), tiers };
    expect([1, 2, 4, 6].map((score) => priceShipping(rate, { goodsCents: 0, score }).centAmount)).toEqual([
      500, 800, 800, 4300,
    ]);
    expect(priceShipping(rate, { goodsCents: 0 })).toEqual(eur(500));
  });

  it("takes the tier of the cart's class", () => {
    const tiers = [{ type: "CartClassification", value: "heavy", price: eur(2900) }] as const;
    const priceOf = (classification: string) =>
      priceShipping({ price: eur(500), tiers }, { goodsCents: 0, classification }).centAmount;
    expect([priceOf("heavy"), priceOf("light")]).toEqual([2900, 500]);
  });
});
