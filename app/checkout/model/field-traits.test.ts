import { describe, expect, it } from "vitest";
import { countryCodes } from "../../countries/model/country";
import { addressFieldNames } from "./address-fields";
import { listFoldedFields, toFieldTraits } from "./field-traits";

describe("a field's attributes for the browser", () => {
  it.each([
    ["billing", "company", "DE", { autoComplete: "billing organization" }],
    ["billing", "firstName", "DE", { autoComplete: "billing given-name", autoCapitalize: "words" }],
    ["shipping", "lastName", "HU", { autoComplete: "shipping family-name", autoCapitalize: "words" }],
    ["shipping", "streetName", "FR", { autoComplete: "shipping address-line1", autoCapitalize: "words" }],
    ["shipping", "streetNumber", "FR", { autoComplete: "off" }],
    ["billing", "postalCode", "GR", { autoComplete: "billing postal-code", inputMode: "numeric" }],
    [
      "billing",
      "postalCode",
      "GB",
      { autoComplete: "billing postal-code", autoCapitalize: "characters", spellCheck: false },
    ],
    ["billing", "state", "RO", { autoComplete: "billing address-level1" }],
    ["billing", "phone", "BG", { autoComplete: "billing tel", inputMode: "tel", type: "tel" }],
    ["billing", "mobile", "BG", { autoComplete: "billing mobile tel", inputMode: "tel", type: "tel" }],
  ] as const)("%s %s in %s", (part, field, country, traits) => {
    expect(toFieldTraits(part, field, country)).toEqual(traits);
  });
});

describe("the folded fields", () => {
  it("are those that the country's parcels seldom need", () => {
    expect(listFoldedFields("RO")).toEqual([
      "additionalStreetInfo",
      "additionalAddressInfo",
      "salutation",
      "title",
      "mobile",
      "pOBox",
      "region",
    ]);
    expect(listFoldedFields("GR")).toContain("apartment");
    expect(listFoldedFields("GR")).not.toContain("additionalAddressInfo");
  });

  it.each(countryCodes)("exclude those that every parcel to %s needs", (country) => {
    const folded = listFoldedFields(country);
    const needed = ["firstName", "lastName", "streetName", "streetNumber", "postalCode", "city", "phone"];
    expect(folded.filter((field) => needed.includes(field))).toEqual([]);
    expect(addressFieldNames).toEqual(expect.arrayContaining([...folded]));
  });
});
