import { describe, expect, it } from "vitest";
import { addressFormats } from "./address-formats";
import { countryCodes } from "./country";
import { postalCodeFormats } from "./postal-code-formats";

/** country · name order · street order · town order · parts that a parcel needs · keys of the postal code */
// biome-ignore format: a table
const table = [
  ["SK", "given", "street nr", "code town", "",                             "numeric"],
  ["IE", "given", "nr street", "town code", "state",                        "text"],
  ["DE", "given", "street nr", "code town", "additionalAddressInfo",        "numeric"],
  ["PT", "given", "street nr", "code town", "apartment",                    "text"],
  ["IT", "given", "street nr", "code town", "additionalAddressInfo state",  "numeric"],
  ["FR", "given", "nr street", "code town", "additionalAddressInfo",        "numeric"],
  ["HU", "family", "street nr", "code town", "apartment",                   "numeric"],
  ["CZ", "given", "street nr", "code town", "",                             "numeric"],
  ["AT", "given", "street nr", "code town", "apartment",                    "numeric"],
  ["NO", "given", "street nr", "code town", "apartment",                    "numeric"],
  ["NL", "given", "street nr", "code town", "",                             "text"],
  ["CH", "given", "street nr", "code town", "additionalAddressInfo",        "numeric"],
  ["BE", "given", "street nr", "code town", "apartment",                    "numeric"],
  ["DK", "given", "street nr", "code town", "apartment",                    "numeric"],
  ["SE", "given", "street nr", "code town", "apartment",                    "numeric"],
  ["ES", "given", "street nr", "code town", "apartment state",              "numeric"],
  ["GB", "given", "nr street", "town code", "apartment",                    "text"],
  ["FI", "given", "street nr", "code town", "apartment",                    "numeric"],
  ["PL", "given", "street nr", "code town", "apartment",                    "text"],
  ["RO", "given", "street nr", "code town", "building apartment state",     "numeric"],
  ["LT", "given", "street nr", "code town", "apartment",                    "numeric"],
  ["SI", "given", "street nr", "code town", "",                             "numeric"],
  ["BG", "given", "street nr", "code town", "building apartment",           "numeric"],
  ["GR", "given", "street nr", "code town", "additionalAddressInfo",        "numeric"],
  ["HR", "given", "street nr", "code town", "",                             "numeric"],
] as const;

describe("the address format of a country", () => {
  it.each(table)(
    "%s: %s name first, %s, %s, with %j, on %s keys",
    (code, name, street, town, shown, keys) => {
      const format = addressFormats[code];
      expect([
        format.familyNameFirst ? "family" : "given",
        format.numberFirst ? "nr street" : "street nr",
        format.cityFirst ? "town code" : "code town",
        format.shown.join(" "),
        format.postalCodeKeys,
      ]).toEqual([name, street, town, shown, keys]);
    },
  );

  it("exists for every country, and each envelope contains street, code and town once", () => {
    expect(table.map(([code]) => code)).toEqual(countryCodes);
    for (const code of countryCodes) {
      const parts = addressFormats[code].envelope.flat();
      expect([...parts].sort(), code).toEqual(["city", "code", "extra", "state", "street"]);
    }
  });

  it.each(countryCodes)("%s: the keyboard can enter the postal code", (code) => {
    const isDigits = /^[\d ]+$/.test(postalCodeFormats[code].example);
    expect(addressFormats[code].postalCodeKeys).toBe(isDigits ? "numeric" : "text");
  });
});
