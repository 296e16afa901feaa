import { describe, expect, it } from "vitest";
import { findRegistryNumber, parseEnergyRating } from "./energy-scale";

describe("an energy class", () => {
  it.each([
    ["C A–G", { energyClass: "C", best: "A", worst: "G" }],
    ["A+ A+++–D", { energyClass: "A+", best: "A+++", worst: "D" }],
    ["H A–G", null],
    [null, null],
  ])("%s is parsed with its scale", (text, expected) => {
    expect(parseEnergyRating(text)).toEqual(expected);
  });
});

describe("the number in the energy label registry", () => {
  it.each([
    ["https://eprel.ec.europa.eu/qr/384719", "384719"],
    ["https://eprel.ec.europa.eu/screen/product/ovens/384719", "384719"],
    ["https://eprel.ec.europa.eu/labels/ovens/Label_384719.svg", "384719"],
    ["https://eprel.ec.europa.eu/fiches/ovens/Fiche_384719_DE.pdf", "384719"],
    ["https://eprel.ec.europa.eu/screen/home", null],
    ["https://eprel.ec.europa.eu.example.com/qr/384719", null],
    ["/labels/energy-384719.svg", null],
  ])("of %s is %s", (url, expected) => {
    expect(findRegistryNumber([null, url])).toBe(expected);
  });
});
