import { describe, expect, it } from "vitest";
import { type CountryCode, countryCodes } from "./country";
import { vatFormats } from "./vat-formats";
import { toFullVatNumber, toVatNumber } from "./vat-number";

const cases: readonly (readonly [CountryCode, string, string])[] = [
  ["SK", "sk 2020 2020 20", "2020202020"],
  ["DE", "DE-123.456.789", "123456789"],
  ["AT", "ATU 1234 5678", "U12345678"],
  ["FR", "fr xx 123 456 789", "XX123456789"],
  ["HU", "12345678-2-41", "12345678"],
  ["HU", "HU12345678-2-41", "12345678"],
  ["GR", "EL123456789", "123456789"],
  ["CH", "CHE-123.456.789 MWST", "123456789MWST"],
  ["IE", "IE1+23456A", "1+23456A"],
  ["IE", "IE1/23456A", "123456A"],
  ["ES", "ESX1234567X", "X1234567X"],
];

describe("VAT numbers", () => {
  it.each(cases)("%s parses %j to %j", (country, entered, number) => {
    expect(toVatNumber(country, entered)).toBe(number);
  });

  it.each<[CountryCode, string, string]>([
    ["AT", "atu12345678", "ATU12345678"],
    ["AT", "AT U12345678", "ATU12345678"],
    ["AT", "U12345678", "ATU12345678"],
    ["AT", "12345678", "ATU12345678"],
    ["GR", "gr 123 456 789", "EL123456789"],
    ["CH", "CH-123.456.789 MWST", "CHE123456789MWST"],
    ["AT", "IE1234567WA", "IE1234567WA"],
    ["IE", "ATU12345678", "ATU12345678"],
    ["DE", "atu 123 456 78", "ATU12345678"],
    ["ES", "b12345678", "ESB12345678"],
  ])("%s parses %j to the full number %s", (country, entered, number) => {
    expect(toFullVatNumber(country, entered)).toBe(number);
  });

  it("has the specification's prefix in every country", () => {
    const odd = { GR: "EL", CH: "CHE" } as const;
    for (const code of countryCodes) {
      expect(vatFormats[code].prefix).toBe(code === "GR" || code === "CH" ? odd[code] : code);
    }
  });

  it.each(countryCodes)("the placeholder of %s is a complete number", (country) => {
    expect(toFullVatNumber(country, vatFormats[country].placeholder)).toBe(vatFormats[country].placeholder);
  });
});
