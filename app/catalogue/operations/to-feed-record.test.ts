import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product";
import { money } from "../../foundation/money";
import type { Product } from "../model/product";
import { toFeedRecord } from "./to-feed-record.server";

const parcel = {
  key: "parcel",
  name: "Parcel",
  price: money(499, "EUR"),
  freeAbove: money(50_000, "EUR"),
  deliveryDays: { from: 2, to: 4 },
};
const shop = { origin: "https://www.ironhall.be", prefix: "/nl", offers: [parcel] };
const product: Product = {
  ...sampleProduct,
  ean: "4011220012874",
  description: "Kneads\n 20 litres.\u0000",
  pictures: [
    { url: "/pictures/mixer-20-left.svg", label: null },
    { url: "/pictures/mixer-20-front.webp", label: null },
  ],
};

describe("the record of an article for product feeds", () => {
  it("has the URL, price and stock of its page, and raster pictures only", () => {
    expect(toFeedRecord(product, shop)).toMatchObject({
      id: "10012874",
      groupId: null,
      link: "https://www.ironhall.be/nl/planetary-mixer-10012874/",
      pictures: ["https://www.ironhall.be/pictures/mixer-20-front.jpg"],
      description: "Kneads 20 litres.",
      price: money(74_900, "EUR"),
      reduction: null,
      isInStock: true,
      isRefurbished: false,
      shipping: { key: "parcel", cost: money(0, "EUR"), days: { from: 2, to: 4 } },
    });
  });

  it("has the lowest price of the 30 days before a reduction, with its period", () => {
    const reduction = {
      before: money(79_900, "EUR"),
      permyriad: 626,
      validFrom: "2026-11-01T00:00:00.000Z",
      validUntil: "2026-12-01T00:00:00.000Z",
    };
    const price = { ...product.price, reduction };
    expect(toFeedRecord({ ...product, price }, shop)).toMatchObject({
      price: money(74_900, "EUR"),
      reduction: {
        before: money(79_900, "EUR"),
        from: "2026-11-01T00:00:00.000Z",
        until: "2026-12-01T00:00:00.000Z",
      },
    });
  });

  it("names a variant with its group, options and its own URL", () => {
    const toVariant = (sku: string, value: string) => ({
      sku,
      name: value,
      values: [value],
      price: product.price,
      availableQuantity: 0,
      picture: null,
    });
    const variants = [toVariant("EX10012874", "Nylon"), toVariant("R/2", "Rubber")];
    const chosen = { ...product, sku: "R/2", options: ["Wheels"], variants };
    expect(toFeedRecord(chosen, shop)).toMatchObject({
      id: "R/2",
      groupId: "p1",
      title: "Planetary mixer – Rubber",
      options: [{ name: "Wheels", value: "Rubber" }],
      link: "https://www.ironhall.be/nl/planetary-mixer-10012874/?variant=R%2F2",
    });
  });

  it("says that B-ware is refurbished and what is sold out is out of stock", () => {
    const used = { ...product, tags: ["bware"], availableQuantity: 0 };
    expect(toFeedRecord(used, shop)).toMatchObject({ isRefurbished: true, isInStock: false });
  });

  it("has the energy class with its scale, and the number in the registry where the label is the registry's", () => {
    const energy = {
      energyRating: "C A–G",
      energyLabelUrl: "https://eprel.ec.europa.eu/qr/384719",
      energySheetUrl: "/fiches/a.pdf",
    };
    expect(toFeedRecord({ ...product, ...energy }, shop)?.energy).toEqual({
      energyClass: "C",
      best: "A",
      worst: "G",
      registryNumber: "384719",
      labelUrl: "https://eprel.ec.europa.eu/qr/384719",
      sheetUrl: "https://www.ironhall.be/fiches/a.pdf",
    });
  });

  it.each([
    ["is not sold in this shop", { isEligibleForSelling: false }],
    ["is a service", { sku: "4100022" }],
    ["has only drawings", { pictures: [{ url: "/pictures/mixer-20-left.svg", label: null }] }],
  ])("is missing for an article that %s", (_why, change) => {
    expect(toFeedRecord({ ...product, ...change }, shop)).toBeNull();
  });
});
