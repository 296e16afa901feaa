import { describe, expect, it } from "vitest";
import { isPostalCode, normalizePostalCode } from "./address-fields";
import { type CountryCode, countryCodes } from "./country";
import { postalCodeFormats } from "./postal-code-formats";

const accepted: readonly (readonly [CountryCode, string, string])[] = [
  ["AT", " 1010 ", "1010"],
  ["AT", "AT-1010", "1010"],
  ["BE", "be-1000", "1000"],
  ["HU", "1011", "1011"],
  ["BG", "0999", "0999"],
  ["CH", "8001", "8001"],
  ["DK", "DK-1050", "1050"],
  ["NO", "0150", "0150"],
  ["SI", "SI - 1000", "1000"],
  ["DE", "01067", "01067"],
  ["ES", "28001", "28001"],
  ["FI", "00100", "00100"],
  ["FR", "75001", "75001"],
  ["HR", "10000", "10000"],
  ["IT", "00118", "00118"],
  ["LT", "LT-01100", "01100"],
  ["CZ", "11000", "110 00"],
  ["CZ", "110 00", "110 00"],
  ["GR", "104 31", "104 31"],
  ["SE", "SE-111 20", "111 20"],
  ["SK", "81101", "811 01"],
  ["NL", "1012ab", "1012 AB"],
  ["NL", "1012 AB", "1012 AB"],
  ["PL", "00-950", "00-950"],
  ["PT", "1000-001", "1000-001"],
  ["RO", "010011", "010011"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", "M1 1AE", "M1 1AE"],
  ["GB", "gir0aa", "GIR 0AA"],
  ["GB", "EC1A  1BB", "EC1A 1BB"],
  ["IE", "d02x285", "D02 X285"],
  ["IE", "D6W XY00", "D6W XY00"],
  ["AT", "at1010", "1010"],
  ["DE", "DE 10 115", "10115"],
  ["FR", "75 001", "75001"],
  ["SK", "8110 1", "811 01"],
  ["SE", "1 1120", "111 20"],
  ["PL", "00950", "00-950"],
  ["PL", "PL 00 950", "00-950"],
  ["PT", "1000001", "1000-001"],
  ["NL", "NL 1012 a b", "1012 AB"],
];

const refused: readonly (readonly [CountryCode, string])[] = [
  ["AT", "0101"],
  ["BE", "0999"],
  ["HU", "01011"],
  ["CH", "800"],
  ["DE", "1067"],
  ["FR", "7500A"],
  ["CZ", "1100"],
  ["NL", "1012"],
  ["NL", "1012 A1"],
  ["RO", "01001"],
  ["GB", "QX1 1AA"],
  ["GB", "SW1A"],
  ["IE", "B02 X285"],
  ["IE", "D02"],
  ["DE", ""],
];

describe("postal codes", () => {
  it.each(accepted)("%s accepts %j and stores %j", (country, entered, stored) => {
    expect(isPostalCode(country, entered)).toBe(true);
    expect(normalizePostalCode(country, entered)).toBe(stored);
  });

  it.each(refused)("%s refuses %j", (country, entered) => {
    expect(isPostalCode(country, entered)).toBe(false);
  });

  it.each(countryCodes)("the example of %s is valid and in official form", (country) => {
    const { example } = postalCodeFormats[country];
    expect(isPostalCode(country, example)).toBe(true);
    expect(normalizePostalCode(country, example)).toBe(example);
  });
});
