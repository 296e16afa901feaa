import { describe, expect, it } from "vitest";
import { type AttributeFormat, findEnergyRating, toAttribute, toAttributeText, toLabel } from "./attributes";

const german: AttributeFormat = {
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

  it("formats numbers for the locale, with a non-breaking space before the unit", () => {
    expect(toAttribute({ label: "Leistung", unit: "W" }, 1100, german)).toEqual({
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

describe("an attribute of a date, a time or money", () => {
  const shop: AttributeFormat = {
    ...german,
    formats: {
      formatDay: (day) => day.toLocaleDateString("de-DE", { timeZone: "UTC", dateStyle: "long" }),
      formatDateTime: (moment) =>
        moment.toLocaleString("de-DE", { timeZone: "Europe/Berlin", dateStyle: "long", timeStyle: "short" }),
      formatTime: (timeMs) =>
        new Date(timeMs).toLocaleTimeString("de-DE", { timeZone: "UTC", timeStyle: "short" }),
      formatAmount: (amount, currency, digits) =>
        amount.toLocaleString("de-DE", { style: "currency", currency, minimumFractionDigits: digits }),
    },
  };

  it.each([
    ["date", "2026-11-29", "29. November 2026"],
    ["datetime", "2026-11-29T22:30:00.000Z", "29. November 2026 um 23:30"],
    ["time", "08:05:00.000", "08:05"],
    [
      "money",
      { type: "centPrecision", centAmount: 123_450, currencyCode: "EUR", fractionDigits: 2 },
      "1.234,50\u00a0€",
    ],
    ["money without cents", { centAmount: 500, currencyCode: "JPY", fractionDigits: 0 }, "500\u00a0¥"],
    ["set of dates", ["2026-11-29", "2026-12-01"], "29. November 2026, 1. Dezember 2026"],
    ["text that is no date", "2026-13-45", "2026-13-45"],
    ["text with a date in it", "ab 2026-11-29", "ab 2026-11-29"],
    ["article number", "08:05", "08:05"],
  ])("reads a %s, %j, as %j", (_type, value, text) => {
    expect(toAttributeText(value, shop)).toBe(text);
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
