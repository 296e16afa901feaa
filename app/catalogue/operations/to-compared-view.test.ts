import { describe, expect, it } from "vitest";
import { irishI18n as i18n } from "../../../tests/support/page-i18n";
import { sampleProduct } from "../../../tests/support/sample-product";
import { money } from "../../foundation/money";
import type { ShippingOffer } from "../model/shipping-offer";
import { toDeliveryDates } from "./to-card-view.server";
import { toComparedView } from "./to-compared-view.server";

const parcel: ShippingOffer = {
  key: "parcel",
  name: "Parcel",
  price: money(195, "EUR"),
  freeAbove: money(5_900, "EUR"),
  deliveryDays: { from: 2, to: 4 },
};
const dates = toDeliveryDates([parcel], i18n, "short");

describe("toComparedView", () => {
  it("says what the price includes and when the product arrives, as a card does", () =>
    expect(toComparedView(sampleProduct, i18n, dates)).toMatchObject({
      price: "€749.00",
      before: null,
      terms: "incl. VAT and delivery",
      delivery: "Delivery by Wed,\u00a025\u00a0Nov",
    }));

  it("adds what has one price, and leads to the choice of what has several", () => {
    expect(toComparedView(sampleProduct, i18n, dates).action).toBe("add");
    expect(toComparedView({ ...sampleProduct, isPriceFrom: true }, i18n, dates).action).toBe("choose");
  });

  it("has the lowest price of 30 days, and no date for a product that is out of stock", () => {
    const reduction = { before: money(2_900, "EUR"), permyriad: 1_700, validUntil: null };
    const price = { ...sampleProduct.price, value: money(2_400, "EUR"), reduction };
    expect(toComparedView({ ...sampleProduct, price, availableQuantity: 0 }, i18n, dates)).toMatchObject({
      before: "€29.00",
      terms: "incl. VAT plus delivery",
      delivery: null,
    });
  });
});
