import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import { unpackTexts } from "../model/card-view";
import type { PageWords } from "./page-words.server";
import { toBadge, toCardView, toDeliveryDates } from "./to-card-view.server";

const words: PageWords = {
  translate: createTranslate("en-IE"),
  locale: "en-IE",
  country: getCountry("IE"),
  now: new Date("2026-11-19T10:00:00Z"),
  prefix: "",
};
const reduced = {
  value: money(84_915, "EUR"),
  reduction: { before: money(99_900, "EUR"), permyriad: 1500, validUntil: null },
  changesAt: null,
};

describe("toCardView", () => {
  const dates = toDeliveryDates(
    [
      {
        key: "parcel",
        name: "Parcel",
        price: money(195, "EUR"),
        freeAbove: null,
        deliveryDays: { from: 2, to: 4 },
      },
      {
        key: "freight",
        name: "Freight",
        price: money(995, "EUR"),
        freeAbove: null,
        deliveryDays: { from: 3, to: 6 },
      },
    ],
    words,
    "short",
  );

  it("shows three figures, the rating and the last day of delivery by parcel", () => {
    const card = toCardView(sampleProduct, words, dates);
    expect(unpackTexts(card[1])).toEqual(["Capacity", "Power", "Speeds"]);
    expect(unpackTexts(card[0]).slice(4)).toEqual(["€749.00", "4.7 · 128", "20 l", "1,100 W", "3"]);
    expect(card[3]).toMatch(/Wed.* 25 Nov/);
  });

  it("takes the freight's day for a freight product", () =>
    expect(toCardView({ ...sampleProduct, isFreight: true }, words, dates)[3]).toMatch(/Fri.* 27 Nov/));

  it("shows the lowest price of 30 days of a reduced product", () =>
    expect(toCardView({ ...sampleProduct, price: reduced }, words, dates)).toContain("€999.00"));

  it("has no delivery day without stock", () =>
    expect(toCardView({ ...sampleProduct, availableQuantity: 0 }, words, dates)[3]).toBeNull());
});

describe("toBadge", () => {
  it("prefers the reduction, then scarcity, then the tags", () => {
    const scarce = { ...sampleProduct, availableQuantity: 2 };
    expect(toBadge({ ...scarce, price: reduced }, words)).toEqual({ badge: "−15%", mark: "offer" });
    expect(toBadge(scarce, words)).toEqual({ badge: "Only 2 left", mark: "low" });
    expect(toBadge(sampleProduct, words)).toEqual({ badge: "Bestseller", mark: null });
    expect(toBadge({ ...sampleProduct, tags: [] }, words)).toEqual({ badge: null, mark: null });
  });
});
