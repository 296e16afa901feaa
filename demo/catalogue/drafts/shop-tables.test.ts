import { describe, expect, it } from "vitest";
import { createTaxCategory, createZones } from "../../../scripts/base/zones.ts";
import { createProductDiscounts } from "./discounts.ts";
import { createShippingMethods } from "./shipping-methods.ts";
import { createStores, toTestIban } from "./stores.ts";

const now = new Date("2026-11-21T12:00:00Z");

// biome-ignore format: tables, transcribed from the specification
const vat = { SK: 0.23, IE: 0.23, DE: 0.19, PT: 0.23, IT: 0.22, FR: 0.2, HU: 0.27, CZ: 0.21, AT: 0.2, NO: 0.25,
  NL: 0.21, CH: 0.081, BE: 0.21, DK: 0.25, SE: 0.25, ES: 0.21, GB: 0.2, FI: 0.255, PL: 0.23, RO: 0.21, LT: 0.21,
  SI: 0.22, BG: 0.2, GR: 0.24, HR: 0.25 };
// biome-ignore format: currency, free above, parcel, freight
const fees = { SK: ["EUR", 5900, 195, 995], GB: ["GBP", 5200, 195, 995], DK: ["DKK", 43900, 1500, 7400],
  SE: ["SEK", 65900, 2200, 11100], NO: ["NOK", 68900, 2300, 11600], CH: ["CHF", 5900, 195, 995],
  CZ: ["CZK", 139900, 4600, 23500], PL: ["PLN", 26900, 900, 4500], HU: ["HUF", 2209900, 148100, 748100],
  RO: ["RON", 28900, 1000, 4900], BG: ["BGN", 11500, 395, 1995], FR: ["EUR", 5900, 695, 3995] };

describe("the shop's tables", () => {
  it("tax each of the 25 countries at its standard rate, included in the price", () => {
    const { rates } = createTaxCategory();
    expect(Object.fromEntries(rates.map(({ country, amount }) => [country, amount]))).toEqual(vat);
    expect(rates.every(({ includedInPrice }) => includedInPrice)).toBe(true);
  });

  it("send parcels and freight at the specified fees, free from the specified amount", () => {
    const [parcel, freight] = createShippingMethods(now);
    for (const [country, [currency, freeAbove, parcelFee, freightFee]] of Object.entries(fees)) {
      for (const [method, fee] of [[parcel, parcelFee] as const, [freight, freightFee] as const]) {
        const zone = method?.zoneRates.find((rate) => rate.zone.key === country.toLowerCase());
        expect(zone?.shippingRates).toEqual([
          {
            price: { centAmount: fee, currencyCode: currency },
            freeAbove: { centAmount: freeAbove, currencyCode: currency },
          },
        ]);
      }
    }
  });

  it("end a country's dated fees before they begin", () => {
    const [parcel] = createShippingMethods(new Date("2024-12-31T12:00:00Z"));
    const hungary = parcel?.zoneRates.find((rate) => rate.zone.key === "hu");
    expect(hungary?.shippingRates[0]?.price.centAmount).toBe(73000);
  });

  it("let exactly one method match a cart", () => {
    const [parcel, freight] = createShippingMethods(now);
    expect(parcel?.predicate).toBe(`not(${freight?.predicate})`);
    expect(Object.keys(parcel?.custom.fields.DeliveryTime ?? {})).toHaveLength(28);
  });

  it("give each country a zone and a store with a fee for cash on delivery, none in Germany", () => {
    expect(createZones()).toHaveLength(25);
    const stores = createStores(now);
    expect(stores.map(({ key }) => key)).toContain("shop_ch");
    const german = stores.find(({ key }) => key === "shop_de");
    expect(german?.custom.fields.codFee).toEqual({ centAmount: 0, currencyCode: "EUR" });
    const czech = stores.find(({ key }) => key === "shop_cz");
    expect(czech?.custom.fields.codFee).toEqual({ centAmount: 4900, currencyCode: "CZK" });
  });

  it("name bank accounts with valid check digits, in Switzerland a Swiss one", () => {
    for (const [country, letters, length] of [
      ["DE", "1314", 22],
      ["CH", "1217", 21],
    ] as const) {
      const iban = toTestIban(3, country);
      expect(iban).toHaveLength(length);
      expect(BigInt(`${iban.slice(4)}${letters}${iban.slice(2, 4)}`) % 97n).toBe(1n);
    }
    const swiss = createStores(now).find(({ key }) => key === "shop_ch");
    expect(swiss?.custom.fields.bankIban).toMatch(/^CH/);
  });

  it("contain a running, an ended, a future and an open-ended reduction", () => {
    const state = createProductDiscounts(now).map(({ key, validFrom, validUntil }) => {
      const time = now.getTime();
      const begun = !validFrom || Date.parse(validFrom) <= time;
      const over = validUntil !== undefined && Date.parse(validUntil) <= time;
      return `${key}: ${over ? "over" : begun ? "running" : "to come"}`;
    });
    expect(state).toEqual([
      "cyber-week: running",
      "black-friday: running",
      "weekly-deals: running",
      "clearance: running",
      "past-season: over",
      "next-season: to come",
    ]);
  });
});
