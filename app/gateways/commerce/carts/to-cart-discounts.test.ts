import { expect, it } from "vitest";
import {
  emptyCartAnswer,
  plainLineAnswer,
  plainShippingAnswer,
} from "../../../../tests/support/platform-answers";
import type { PlatformDiscountAnswer, PlatformPortionAnswer } from "./cart-documents";
import { toCartDiscounts } from "./to-cart-discounts";

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" as const });

const summer: PlatformDiscountAnswer = {
  id: "summer",
  nameAllLocales: [
    { locale: "de", value: "Sommeraktion" },
    { locale: "pl", value: "Lato" },
  ],
  requiresDiscountCode: true,
  value: { type: "relative", permyriad: 1200 },
  target: { type: "lineItems" },
};
const voucher: PlatformDiscountAnswer = {
  ...summer,
  id: "voucher",
  value: { type: "absolute" },
  target: { type: "totalPrice" },
};
const delivery: PlatformDiscountAnswer = { ...voucher, id: "delivery", target: { type: "shipping" } };

const portion = (discount: PlatformDiscountAnswer | null, centAmount: number): PlatformPortionAnswer => ({
  discount,
  discountedAmount: eur(centAmount),
});
const line = (quantity: number, ...includedDiscounts: PlatformPortionAnswer[]) => ({
  ...plainLineAnswer,
  id: `line-${quantity}`,
  quantity,
  discountedPricePerQuantity: [{ quantity, discountedPrice: { includedDiscounts } }],
});

it("adds up what a discount takes off each piece of each line, off the total and off the delivery", () => {
  const { discounts } = toCartDiscounts(
    {
      ...emptyCartAnswer,
      lineItems: [line(2, portion(summer, 120)), line(3, portion(summer, 50), portion(null, 7))],
      discountOnTotalPrice: { discountedAmount: eur(300), includedDiscounts: [portion(voucher, 300)] },
      shippingInfo: {
        ...plainShippingAnswer,
        price: eur(500),
        discountedPrice: { value: eur(0), includedDiscounts: [portion(delivery, 500)] },
      },
    },
    new Set(["de", "en"]),
  );
  expect(discounts?.map(({ id, discountedAmount }) => [id, discountedAmount.centAmount])).toEqual([
    ["summer", 390],
    ["voucher", 300],
    ["delivery", 500],
  ]);
  expect(discounts?.[0]).toMatchObject({
    name: { de: "Sommeraktion" },
    type: "relative",
    target: "lineItems",
    permyriad: 1200,
    requiresDiscountCode: true,
  });
  expect(discounts?.[1]).toMatchObject({ type: "absolute", target: "totalPrice", permyriad: null });
});

it("names the refused gifts, and is empty for a cart without any", () => {
  expect(toCartDiscounts({ ...emptyCartAnswer, refusedGifts: [summer] }, new Set(["pl"]))).toEqual({
    refusedGifts: [{ id: "summer", name: { pl: "Lato" } }],
  });
  expect(toCartDiscounts(emptyCartAnswer, new Set(["pl"]))).toEqual({});
});
