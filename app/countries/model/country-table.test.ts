import { describe, expect, it } from "vitest";
import { countryCodes } from "./country";
import { buildCountryTable, countryTable, getCountry } from "./country-table";
import { toLocaleVariant } from "./locale";

/** code · locales · currency · domain ending · limit of cash on delivery · its pieces · takes freight */
const rows = `
SK | sk-SK             | EUR | sk    | 2500   | 1 | freight
IE | en-IE             | EUR | ie    | 1500   | 0 |
DE | de-DE             | EUR | de    | 1500   | 0 |
PT | pt-PT             | EUR | pt    | 1000   | 0 |
IT | it-IT             | EUR | it    | 999.99 | 1 |
FR | fr-FR             | EUR | fr    | 1000   | 0 |
HU | hu-HU             | HUF | hu    | 499999 | 1 | freight
CZ | cs-CZ             | CZK | cz    | 60000  | 1 | freight
AT | de-AT             | EUR | at    | 1500   | 0 |
NO | nb-NO             | NOK | no    | 1500   | 0 |
NL | nl-NL             | EUR | nl    | 1500   | 0 |
CH | de-CH fr-CH it-CH | CHF | ch    | 3500   | 0 |
BE | fr-BE nl-BE       | EUR | be    | 3000   | 0 |
DK | da-DK             | DKK | dk    | 20000  | 0 |
SE | sv-SE             | SEK | se    | 3000   | 0 |
ES | es-ES             | EUR | es    | 1000   | 0 |
GB | en-GB             | GBP | co.uk | 2500   | 0 |
FI | fi-FI             | EUR | fi    | 1500   | 0 |
PL | pl-PL             | PLN | pl    | 6000   | 1 | freight
RO | ro-RO             | RON | ro    | 10000  | 1 |
LT | lt-LT             | EUR | lt    | 4500   | 0 |
SI | sl-SI             | EUR | si    | 4500   | 1 |
BG | bg-BG             | BGN | bg    | 8900   | 0 |
GR | el-GR             | EUR | gr    | 499    | 1 |
HR | hr-HR             | EUR | hr    | 4500   | 1 |`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** Currency, high and low boundary of the unit price. */
const boundaries = [
  ["EUR", 1000, 250],
  ["GBP", 870, 217.5],
  ["DKK", 7450, 1862.5],
  ["SEK", 11200, 2800],
  ["NOK", 11700, 2925],
  ["CHF", 980, 245],
  ["CZK", 23600, 5900],
  ["PLN", 4550, 1137.5],
  ["HUF", 375000, 93750],
  ["RON", 4940, 1235],
  ["BGN", 1950, 487.5],
] as const;

const listCodes = (wanted: (country: (typeof countryTable)[number]) => boolean) =>
  countryTable
    .filter(wanted)
    .map(({ code }) => code)
    .sort()
    .join(" ");

describe("the country table", () => {
  it("has 25 countries and 28 locales, in the order of the specification", () => {
    expect(countryTable.map(({ code }) => code)).toEqual(countryCodes);
    expect(countryTable).toHaveLength(25);
    expect(countryTable.flatMap(({ locales }) => locales)).toHaveLength(28);
  });

  it.each(rows)(
    "contains the limits of %s",
    (code = "", locales = "", currency = "", ending = "", limit = "", pieces = "", freight = "") => {
      const country = countryTable.find((candidate) => candidate.code === code);
      expect(country).toMatchObject({
        locales: locales.split(/\s+/),
        currency,
        topLevelDomain: ending,
        productionDomain: `www.ironhall.${ending}`,
        storeKey: `shop_${code.toLowerCase()}`,
        cashOnDelivery: {
          limitCents: Math.round(Number(limit) * 100),
          itemLimit: Number(pieces),
          allowsFreight: freight === "freight",
        },
      });
    },
  );

  it.each(boundaries)("contains the low-stock boundaries of %s", (currency, high, low) => {
    const sellers = countryTable.filter((country) => country.currency === currency);
    expect(sellers.length).toBeGreaterThan(0);
    for (const { lowStock } of sellers) {
      expect(lowStock).toEqual({ highCents: high * 100, lowCents: low * 100 });
    }
  });

  it("enables each country's features of the specification", () => {
    expect(listCodes((country) => country.isDefault)).toBe("SK");
    expect(listCodes((country) => country.hasNewTrustFeatures)).toBe("DE PL");
    expect(listCodes((country) => country.restrictsQuickAdd)).toBe("AT DE");
    expect(listCodes((country) => country.checksAddresses)).toBe("BG GR HR PT RO SI");
    expect(listCodes((country) => country.defaultCustomerType === "business")).toBe("BG GR IE LT SI");
    expect(listCodes((country) => country.offersManualTranslation)).toBe("AT DE GB IE PL");
    expect(listCodes((country) => !country.streetNumberNeedsDigit)).toBe("PL RO");
    expect(listCodes((country) => country.hasRealtime)).toBe([...countryCodes].sort().join(" "));
  });

  it("has a parcel-tracking and a recommendation id for every language of a country", () => {
    for (const country of countryTable) {
      const languages = country.locales.map((locale) => locale.slice(0, 2));
      expect(Object.keys(country.parcelTrackingIds)).toEqual(languages);
      expect(Object.keys(country.recommendationIds)).toEqual(languages);
    }
  });

  it("has a valid time zone for every country", () => {
    for (const { timeZone } of countryTable) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
    }
  });

  it("moves Bulgaria to the euro by one setting, and changes no other country", () => {
    const inEuro = buildCountryTable("EUR");
    const bulgaria = inEuro.find(({ code }) => code === "BG");
    expect(bulgaria).toMatchObject({
      currency: "EUR",
      cashOnDelivery: { limitCents: 455_050, itemLimit: 0, allowsFreight: false },
      lowStock: { highCents: 100_000, lowCents: 25_000 },
    });
    const others = (table: typeof countryTable) => table.filter(({ code }) => code !== "BG");
    expect(others(inEuro)).toEqual(others(buildCountryTable("BGN")));
  });

  it("writes locales in lower case in URLs and file names", () => {
    expect(getCountry("CH").locales.map(toLocaleVariant)).toEqual(["de-ch", "fr-ch", "it-ch"]);
  });
});
