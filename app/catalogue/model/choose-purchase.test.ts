import { expect, it } from "vitest";
import { choosePurchase } from "./choose-purchase";

const first = "11111111-1111-4111-8111-111111111111";
const second = "22222222-2222-4222-8222-222222222222";
const sku = "EX10012874";
const of = (orderId: string, article = sku) => `${orderId}:${article}`;

it.each([
  ["nothing bought", [], [], { refusal: "not-purchased" }],
  ["bought once", [first], [], { uniquenessValue: of(first) }],
  ["bought once and reviewed", [first], [of(first)], { refusal: "already-reviewed" }],
  ["bought twice and reviewed once", [first, second], [of(first)], { uniquenessValue: of(second) }],
  ["reviewed for the later purchase first", [first, second], [of(second)], { uniquenessValue: of(first) }],
  [
    "bought twice and reviewed twice",
    [first, second],
    [of(first), of(second)],
    { refusal: "already-reviewed" },
  ],
  ["another variant reviewed", [first], [of(first, "EX10012875")], { uniquenessValue: of(first) }],
  ["reviewed through another system", [first], ["mail-17"], { refusal: "already-reviewed" }],
  ["reviewed without a mark", [first, second], [null], { uniquenessValue: of(second) }],
])("%s", (_case, orders, known, expected) => {
  expect(choosePurchase(sku, orders, known)).toEqual(expected);
});
