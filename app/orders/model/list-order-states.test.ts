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
    const states = listOrderStates({
      orderState,
      shipmentState,
      paymentState,
      paymentStatus: "in progress",
    });
    expect(states.map(({ kind }) => kind)).toEqual(["order", "shipment", "payment"]);
    for (const { kind, state } of states) expect(Object.keys(english[kind])).toContain(state);
  }
});

it("promises no delivery of an order cancelled before dispatch", () => {
  const of = (shipmentState: "Ready" | "Shipped" | null) =>
    listOrderStates({
      orderState: "Cancelled",
      shipmentState,
      paymentState: "Failed",
      paymentStatus: "in progress",
    })[1]?.state;
  expect([of(null), of("Ready"), of("Shipped")]).toEqual(["Canceled", "Canceled", "Shipped"]);
});

it("says that a delivery awaits the payment only while the money of a transfer or voucher is outstanding", () => {
  const of = (change: Partial<Parameters<typeof listOrderStates>[0]>) =>
    listOrderStates({
      orderState: "Open",
      paymentState: "Pending",
      paymentStatus: "in progress",
      shipmentState: null,
      ...change,
    })[1]?.state;
  expect([of({}), of({ shipmentState: "Pending" })]).toEqual(["AwaitsPayment", "AwaitsPayment"]);
  expect(of({ paymentState: "Paid" })).toBe("Pending");
  // Cash on delivery is pending, too.
  expect(of({ paymentStatus: "paid" })).toBe("Pending");
  expect(of({ shipmentState: "Shipped" })).toBe("Shipped");
  expect(of({ orderState: "Cancelled" })).toBe("Canceled");
});
