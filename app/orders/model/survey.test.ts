import { expect, it } from "vitest";
import type { Order } from "./order";
import { toSurveyOrder } from "./survey";

const address = { country: "DE" } as Order["shippingAddress"];
const order = {
  orderNumber: "IH-1",
  email: "jana@example.com",
  createdAt: "2026-11-20T10:00:00Z",
  shippingAddress: address,
  shipping: { methodKey: "parcel" },
  paymentState: "Paid",
  agreedToReviewMail: true,
} as Order;
const surroundings = {
  merchantId: "7",
  offers: [{ key: "parcel", deliveryDays: { from: 3, to: 5 } }] as unknown as Parameters<
    typeof toSurveyOrder
  >[1]["offers"],
  eans: ["4062859000013"],
  timeZone: "Europe/Berlin",
};

it("contains number, address, country, articles, and the latest day of arrival", () => {
  expect(toSurveyOrder(order, surroundings)).toEqual({
    merchant_id: "7",
    order_id: "IH-1",
    email: "jana@example.com",
    delivery_country: "DE",
    estimated_delivery_date: "2026-11-27",
    products: [{ gtin: "4062859000013" }],
  });
});

it.each([
  ["refused questions", { agreedToReviewMail: false }],
  ["did not pay", { paymentState: "Failed" }],
  ["gets no parcel that is known", { shipping: null }],
] as const)("is empty for a shopper who %s", (_, change) => {
  expect(toSurveyOrder({ ...order, ...change } as Order, surroundings)).toBeNull();
});
