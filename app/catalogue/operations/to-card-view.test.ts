import { describe, expect, it } from "vitest";
import { irishWords as words } from "../../../tests/support/page-words";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import { unpackTexts } from "../model/packed-texts";
import type { ShippingOffer } from "../model/shipping-offer";
import { toBadge, toCardView, toCardViews, toDeliveryDates } from "./to-card-view.server";

const reduced = {
  value: money(84_915, "EUR"),
  reduction: { before: money(99_900, "EUR"), permyriad: 1500, validUntil: null },
  changesAt: null,
};

const offers: readonly ShippingOffer[] = [
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
];

describe("toCardView", () => {
  const dates = toDeliveryDates(offers, words, "short");

  it("shows three figures, the rating and the last day of delivery by parcel, in one piece", () => {
    const card = toCardView(sampleProduct, words, dates);
    expect(unpackTexts(card[1])).toEqual(["Capacity", "Power", "Speeds"]);
    expect(unpackTexts(card[0]).slice(4)).toEqual(["€749.00", "4.7 · 128", "20 l", "1,100 W", "3"]);
    expect(card[3]).toBe("Delivery by Wed,\u00a025\u00a0Nov");
  });

  it("keeps every mark of a text, a SKU or a picture's address", () => {
    const figures = [{ label: "In | out", value: "1 | 2\u007f3" }];
    const odd = { ...sampleProduct, sku: "EX|1", name: "A|B¦C", picture: "/a|b.svg", figures };
    const card = toCardView(odd, words, dates);
    const [sku, , picture, name, , , value] = unpackTexts(card[0]);
    expect([sku, picture, name, value]).toEqual(["EX|1", "/a|b.svg", "A|B¦C", "1 | 2 3"]);
    expect(unpackTexts(card[1])).toEqual(["In | out"]);
  });

  it("never says of a virtual product that it is out of stock, or that only a few are left", () => {
    const virtual = toCardView({ ...sampleProduct, tags: [], availableQuantity: null }, words, dates);
    expect([virtual[3], virtual[5]]).toEqual([expect.any(String), null]);
  });

  it("takes the freight's day for a freight product", () =>
    expect(toCardView({ ...sampleProduct, isFreight: true }, words, dates)[3]).toMatch(
      /Fri.*\u00a027\u00a0Nov/,
    ));

  it("shows the lowest price of 30 days of a reduced product", () =>
    expect(toCardView({ ...sampleProduct, price: reduced }, words, dates)).toContain("€999.00"));

  it("says what a litre costs of what is sold by the litre, and nothing of what is a piece", () => {
    const oil = { ...sampleProduct, netContent: { amount: 5, unit: "l" } } as const;
    const texts = [oil, sampleProduct].map((product) => toCardView(product, words, dates));
    expect(texts.map((card) => card.includes("€149.80/l"))).toEqual([true, false]);
  });

  it("has no delivery day without stock", () =>
    expect(toCardView({ ...sampleProduct, availableQuantity: 0 }, words, dates)[3]).toBeNull());
});

describe("toCardViews", () => {
  it("gives the same card as long as place and day are the same", () => {
    const [first] = toCardViews([sampleProduct], offers, words);
    const later = { ...words, now: new Date("2026-11-19T18:00:00Z") };
    expect(toCardViews([sampleProduct], offers, later)[0]).toBe(first);
    expect(first).toEqual(toCardView(sampleProduct, words, toDeliveryDates(offers, words, "short")));
  });

  it("counts the days anew when the country's next day has begun", () => {
    toCardViews([sampleProduct], offers, words);
    const next = { ...words, now: new Date("2026-11-20T00:00:00Z") };
    expect(toCardViews([sampleProduct], offers, next)[0]?.[3]).toMatch(/Thu.*\u00a026\u00a0Nov/);
  });

  it("speaks the language of the page", () => {
    toCardViews([sampleProduct], offers, words);
    const german = {
      ...words,
      locale: "de-DE",
      country: getCountry("DE"),
      translate: createTranslate("de-DE"),
    } as const;
    expect(toCardViews([sampleProduct], offers, german)[0]?.[3]).toMatch(/Mi.*\u00a025\.\u00a0Nov/);
  });
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
