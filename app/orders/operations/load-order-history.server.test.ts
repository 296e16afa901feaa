import { expect, it } from "vitest";
import type { OrderSummary } from "../model/customer-order";
import { searchOrders } from "./load-order-history.server";

const zero = { centAmount: 0, currency: "EUR" } as const;

function order(orderNumber: string, sku: string, name: Record<string, string>): OrderSummary {
  const line = { id: sku, productId: "p", sku, name, slug: {}, picture: null, quantity: 1, total: zero };
  return {
    id: orderNumber,
    orderNumber,
    createdAt: "2026-11-23T00:00:00.000Z",
    country: "SK",
    orderState: "Open",
    shipmentState: "Pending",
    paymentState: "Paid",
    paymentStatus: "paid",
    totalPrice: zero,
    lineItems: [line],
    customLineItems: [],
  };
}

const orders = [
  order("4821-0937-5514", "EX10012874", { sk: "Stĺpová vŕtačka", en: "Bench drill" }),
  order("1111-2222-3333", "EX10020001", { el: "Ζυγαριά ακριβείας", en: "Precision scale" }),
];

it.each([
  ["4821-0937-5514", ["4821-0937-5514"]],
  ["4821 0937", ["4821-0937-5514"]],
  ["48210937", ["4821-0937-5514"]],
  ["ex10012874", ["4821-0937-5514"]],
  ["vrtacka stlpova", ["4821-0937-5514"]],
  ["BENCH", ["4821-0937-5514"]],
  ["ζυγαρια", ["1111-2222-3333"]],
  ["bench scale", []],
  ["%", []],
  ["   ", ["4821-0937-5514", "1111-2222-3333"]],
])("finds for %j the orders %j", (typed, numbers) => {
  expect(searchOrders(orders, typed).map(({ orderNumber }) => orderNumber)).toEqual(numbers);
});
