import { describe, expect, it } from "vitest";
import { toLineName } from "./to-line-name";

const name = { de: "Hemd", fr: "Chemise" };
const toAttribute = (label: string, value: unknown, attributeConstraint = "None") => ({
  name: label,
  value,
  attributeDefinition: { label, attributeConstraint },
});
const colour = toAttribute("Colour", { key: "red", label: { de: "Rot", fr: "Rouge", en: "Red" } });
const size = toAttribute("Size", { key: "m", label: "M" });

describe("the name of a cart's line", () => {
  it("says the named values of its variant in each language", () =>
    expect(toLineName(name, [toAttribute("Fit", "wide"), colour, size])).toEqual({
      de: "Hemd – Rot · M",
      fr: "Chemise – Rouge · M",
    }));

  it("says what the merchant declared to tell variants apart, and nothing else", () => {
    const length = toAttribute("Length [mm]", 1150, "CombinationUnique");
    expect(toLineName(name, [colour, length])).toEqual({
      de: "Hemd – 1.150\u00a0mm",
      fr: "Chemise – 1\u202f150\u00a0mm",
    });
  });

  it("leaves out what is the same for all variants", () => {
    const steel = { key: "steel", label: { de: "Stahl", fr: "Acier" } };
    expect(toLineName(name, [toAttribute("Material", steel, "SameForAll")])).toEqual(name);
  });

  it("is the product's where the variant has nothing to say", () =>
    expect(toLineName(name, [toAttribute("Power", 600)])).toEqual(name));
});
