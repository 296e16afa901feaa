import { describe, expect, it } from "vitest";
import { irishI18n as i18n } from "../../../tests/support/page-i18n";
import { sampleProduct } from "../../../tests/support/sample-product";
import { getCountry } from "../../countries/model/country-table";
import type { Day } from "../../foundation/local-day";
import { money } from "../../foundation/money";
import { createTranslate } from "../../i18n/create-translate";
import { listDuties } from "../../law/model/duties";
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
  const dates = toDeliveryDates(offers, i18n, "short");

  it("shows three attributes, the price, the rating and a delivery date that does not wrap", () =>
    expect(toCardView(sampleProduct, i18n, dates)).toMatchObject({
      attributes: { Capacity: "20\u00a0l", Power: "1,100\u00a0W", Speeds: "3" },
      price: "€749.00",
      rating: "4.7 (128)",
      stars: 4.5,
      delivery: "Delivery by Wed,\u00a025\u00a0Nov",
    }));

  it("shows a used article's condition first, and leaves its figures in the name", () => {
    const used = { ...sampleProduct, grade: "b", name: "Planetary mixer – 20 l, 3" } as const;
    expect(toCardView(used, i18n, dates)).toMatchObject({
      attributes: { Condition: "B, light marks", Capacity: "20\u00a0l", Power: "1,100\u00a0W" },
      name: "Planetary mixer – 3",
    });
  });

  it("has neither rating nor stars without reviews", () =>
    expect(toCardView({ ...sampleProduct, rating: null }, i18n, dates)).toMatchObject({
      rating: null,
      stars: null,
    }));

  it("shows no low stock and no sold-out text for a virtual product", () => {
    const virtual = toCardView({ ...sampleProduct, tags: [], availableQuantity: null }, i18n, dates);
    expect(virtual).toMatchObject({ delivery: expect.any(String), badge: null });
  });

  it("shows the freight date for a freight product", () =>
    expect(toCardView({ ...sampleProduct, isFreight: true }, i18n, dates).delivery).toMatch(
      /Fri.*\u00a027\u00a0Nov/,
    ));

  it("shows the lowest price of 30 days of a reduced product", () =>
    expect(toCardView({ ...sampleProduct, price: reduced }, i18n, dates).before).toBe("€999.00"));

  it("shows the lowest price as a starting price, and leads to the choice, when variants differ in price", () => {
    expect(toCardView({ ...sampleProduct, isPriceFrom: true }, i18n, dates)).toMatchObject({
      price: "from €749.00",
      hasChoice: true,
    });
    expect(toCardView(sampleProduct, i18n, dates)).not.toHaveProperty("hasChoice");
  });

  it("shows the price of a litre for a product sold by the litre, and none for a piece", () => {
    const oil = { ...sampleProduct, netContent: { amount: 5, unit: "l" } } as const;
    const cards = [oil, sampleProduct].map((product) => toCardView(product, i18n, dates));
    expect(cards.map(({ unitPrice }) => unitPrice)).toEqual(["€149.80/l", null]);
  });

  it("says how many are left of a low stock, also when its badge says something else", () => {
    const scarce = { ...sampleProduct, availableQuantity: 2, price: reduced };
    expect(toCardView(scarce, i18n, dates)).toMatchObject({ badge: "−15%", few: "Only 2 left" });
    expect(toCardView(sampleProduct, i18n, dates)).not.toHaveProperty("few");
  });

  it("calls the delivery free only from the price on from which its own delivery costs nothing", () => {
    const [parcel, freight] = offers;
    if (!parcel || !freight) throw new Error("there are two offers");
    const freeFrom = (cents: number) =>
      toDeliveryDates([parcel, { ...freight, freeAbove: money(cents, "EUR") }], i18n, "short");
    const terms = (isFreight: boolean, cents: number) =>
      toCardView({ ...sampleProduct, isFreight }, i18n, freeFrom(cents)).terms;
    expect(terms(true, 74_900)).toBe("incl. VAT and delivery");
    expect(terms(true, 74_901)).toBeUndefined();
    expect(terms(false, 74_900)).toBeUndefined();
  });

  it("has no delivery date without stock", () =>
    expect(toCardView({ ...sampleProduct, availableQuantity: 0 }, i18n, dates).delivery).toBeNull());
});

describe("toCardViews", () => {
  it("returns the same card for the same context and delivery dates", () => {
    const [first] = toCardViews([sampleProduct], offers, i18n);
    expect(toCardViews([sampleProduct], offers, i18n)[0]).toBe(first);
    expect(first).toEqual(toCardView(sampleProduct, i18n, toDeliveryDates(offers, i18n, "short")));
  });

  it("calculates the delivery date again on the country's next day", () => {
    toCardViews([sampleProduct], offers, i18n);
    const next = { ...i18n, now: new Date("2026-11-20T00:00:00Z") };
    expect(toCardViews([sampleProduct], offers, next)[0]?.delivery).toMatch(/Thu.*\u00a026\u00a0Nov/);
  });

  it("formats the delivery date in the language of the page", () => {
    toCardViews([sampleProduct], offers, i18n);
    const german = {
      ...i18n,
      locale: "de-DE",
      country: getCountry("DE"),
      translate: createTranslate("de-DE"),
    } as const;
    expect(toCardViews([sampleProduct], offers, german)[0]?.delivery).toMatch(/Mi.*\u00a025\.\u00a0Nov/);
  });
});

describe("toBadge", () => {
  it("prefers the reduction, then the tags; low stock is none", () => {
    const scarce = { ...sampleProduct, availableQuantity: 2 };
    expect(toBadge({ ...scarce, price: reduced }, i18n)).toEqual({ badge: "−15%", mark: "offer" });
    expect(toBadge({ ...scarce, tags: ["new"], price: reduced }, i18n, ["new"])).toEqual({
      badge: "New",
      mark: null,
    });
    expect(toBadge(scarce, i18n, ["new"])).toEqual({ badge: "Bestseller", mark: null });
    expect(toBadge(sampleProduct, i18n)).toEqual({ badge: "Bestseller", mark: null });
    expect(toBadge({ ...sampleProduct, tags: [] }, i18n)).toEqual({ badge: null, mark: null });
  });
});

it("shows leva and euro in Bulgaria until the end of the statutory period", () => {
  const bulgaria = getCountry("BG");
  const show = (day: Day, currency: "BGN" | "EUR" = "BGN") => {
    const value = money(currency === "BGN" ? 19_558 : 10_000, currency);
    const card = { ...sampleProduct, price: { value, reduction: null, changesAt: null } };
    const bulgarian = {
      ...i18n,
      country: bulgaria,
      locale: "bg-BG",
      duties: listDuties(bulgaria, day),
    } as const;
    return toCardView(card, bulgarian, { offers: [] }).price.replaceAll("\u00a0", " ");
  };
  expect(show("2025-08-07")).toBe("195,58 лв.");
  expect(show("2025-08-08")).toBe("195,58 лв. (100,00 €)");
  expect(show("2026-08-08", "EUR")).toBe("100,00 € (195,58 лв.)");
  expect(show("2026-08-09", "EUR")).toBe("100,00 €");
});
