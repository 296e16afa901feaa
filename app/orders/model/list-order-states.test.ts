import { expect, it } from "vitest";
import english from "../../../locales/en/my-orders.json";
import { shipmentStates } from "./customer-order";
import { listOrderStates } from "./list-order-states";

const orderStates = ["Open", "Confirmed", "Complete", "Cancelled"] as const;
const paymentStates = ["Paid", "CreditOwed", "Pending", "Failed", "BalanceDue"] as const;

it.each(
  orderStates.flatMap((order) => [null, ...shipmentStates].map((shipment) => [order, shipment] as const)),
)("has texts for an order that is %s and %s", (orderState, shipmentState) => {
  for (const paymentState of paymentStates) {
    const states = listOrderStates({ orderState, shipmentState, paymentState });
    expect(states.map(({ kind }) => kind)).toEqual(["order", "shipment", "payment"]);
    for (const { kind, state } of states) expect(Object.keys(english[kind])).toContain(state);
  }
});

it("promises no delivery of an order cancelled before dispatch", () => {
  const of = (shipmentState: "Ready" | "Shipped" | null) =>
    listOrderStates({ orderState: "Cancelled", shipmentState, paymentState: "Failed" })[1]?.state;
  expect([of(null), of("Ready"), of("Shipped")]).toEqual(["Canceled", "Canceled", "Shipped"]);
});
