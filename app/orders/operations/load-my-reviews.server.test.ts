import { expect, it } from "vitest";
import type { OrderSummary } from "../model/customer-order";
import { listReviewable } from "./load-my-reviews.server";

const zero = { centAmount: 0, currency: "EUR" } as const;
const ids = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"] as const;

function order(
  id: string,
  skus: readonly string[],
  orderState: OrderSummary["orderState"],
  paymentState: OrderSummary["paymentState"] = "Paid",
): OrderSummary {
  const toLine = (sku: string) => ({
    id: `${id}-${sku}`,
    productId: `product-${sku}`,
    sku,
    name: { en: sku },
    slug: {},
    picture: null,
    quantity: 1,
    total: zero,
  });
  const common = {
    createdAt: "2026-11-23T00:00:00.000Z",
    country: "SK",
    shipmentState: null,
    paymentStatus: "paid",
  } as const;
  return {
    ...common,
    id,
    orderNumber: id,
    orderState,
    paymentState,
    totalPrice: zero,
    lineItems: skus.map(toLine),
    customLineItems: [],
  };
}

const skusOf = (orders: readonly OrderSummary[], written: Parameters<typeof listReviewable>[1]) =>
  listReviewable(orders, written).map(({ sku }) => sku);

it("offers purchases without a review: no guarantee, no cancelled order, none whose payment failed", () => {
  const orders = [
    order(ids[1], ["EX1", "4100022"], "Open"),
    order(ids[0], ["EX2"], "Cancelled"),
    order(ids[0], ["EX3"], "Open", "Failed"),
  ];
  expect(skusOf(orders, [])).toEqual(["EX1"]);
});

it("offers an article again for each purchase of it", () => {
  const twice = [order(ids[1], ["EX1"], "Complete"), order(ids[0], ["EX1"], "Complete")];
  const first = { productId: "product-EX1", uniquenessValue: `${ids[0]}:EX1` };
  expect(skusOf(twice, [first])).toEqual(["EX1"]);
  expect(skusOf(twice, [first, { ...first, uniquenessValue: `${ids[1]}:EX1` }])).toEqual([]);
});

it("counts a review without a purchase for one", () => {
  const once = [order(ids[0], ["EX1"], "Complete")];
  expect(skusOf(once, [{ productId: "product-EX1", uniquenessValue: null }])).toEqual([]);
});
