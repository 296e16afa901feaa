import { describe, expect, it } from "vitest";
import { shopCountries } from "../../../scripts/base/country.ts";
import { flagsOf, storeFlags } from "./store-flags.ts";

const countries = shopCountries.map(({ code }) => code);

describe("store flags", () => {
  it.each(storeFlags)("%s is on in some store and off in another", (flag) => {
    const on = countries.filter((country) => flagsOf(country)[flag]);
    expect(on.length).toBeGreaterThan(0);
    expect(on.length).toBeLessThan(countries.length);
  });

  it("are all on in Germany, and only the validation of VAT numbers in Lithuania", () => {
    expect(Object.values(flagsOf("DE"))).toEqual(storeFlags.map(() => true));
    const lithuanian = flagsOf("LT");
    expect(storeFlags.filter((flag) => lithuanian[flag])).toEqual(["vatValidationEnabled"]);
  });

  it.each(["CH", "GB", "NO"])("validate no VAT numbers and change no tax rate in %s", (country) => {
    expect(flagsOf(country)).toMatchObject({ vatValidationEnabled: false, taxRateChangeEnabled: false });
  });
});
