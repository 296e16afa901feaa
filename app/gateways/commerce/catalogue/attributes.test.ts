import { describe, expect, it } from "vitest";
import { type AttributeWords, findEnergyRating, toAttributeText, toFigure, toLabel } from "./attributes";

const german: AttributeWords = {
  chain: ["de-AT", "de", "en"],
  formatNumber: (value) => new Intl.NumberFormat("de-DE").format(value),
  yes: "ja",
  no: "nein",
};

describe("a technical attribute", () => {
  it("splits the unit in brackets from its label", () => {
    expect(toLabel("Leistung [W]")).toEqual({ label: "Leistung", unit: "W" });
    expect(toLabel("Schutzart")).toEqual({ label: "Schutzart", unit: null });
  });

  it("shows numbers in the locale's writing with the unit behind a space that does not break", () => {
    expect(toFigure({ label: "Leistung", unit: "W" }, 1100, german)).toEqual({
      label: "Leistung",
      value: "1.100\u00a0W",
    });
  });

  it.each([
    [true, "ja"],
    [false, "nein"],
    [2.5, "2,5"],
    [" Edelstahl ", "Edelstahl"],
    ["  ", null],
    [["rot", "blau"], "rot, blau"],
    [{ de: "Edelstahl", en: "Stainless steel" }, "Edelstahl"],
    [{ "de-AT": "Topfen", de: "Quark" }, "Topfen"],
    [{ sk: "Oceľ" }, "Oceľ"],
    [{ key: "s", label: { de: "Klein", en: "Small" } }, "Klein"],
    [{ key: "s", label: "S" }, "S"],
    [{ typeId: "product", id: "1" }, null],
    [{ centAmount: 100, currencyCode: "EUR" }, null],
    [null, null],
  ])("reads %j as %j", (value, text) => {
    expect(toAttributeText(value, german)).toBe(text);
  });
});

describe("the energy rating", () => {
  it.each([
    [{ energyRating: "C", energyRatingScale: "A–G" }, "C A–G"],
    [{ energyRating: "A+", energyRatingScale: "A+++–D" }, "A+ A+++–D"],
    [{ energyRating: "C" }, "C A–G"],
    [{ energyRatingScale: "A–G" }, null],
  ])("of %j is %j", (attributes, rating) => {
    const raw = Object.entries(attributes).map(([name, value]) => ({ name, value }));
    expect(findEnergyRating(raw)).toBe(rating);
  });
});
