import { expect, it } from "vitest";
import english from "../../../locales/en/my-orders.json";
import { shipmentStates } from "./customer-order";
import { listOrderStates, listOrderSteps } from "./list-order-states";

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

it("lists the steps in the order of events, the first incomplete one as current", () => {
  const of = (change: Partial<Parameters<typeof listOrderSteps>[0]>) =>
    listOrderSteps({
      orderState: "Confirmed",
      paymentState: "Paid",
      paymentStatus: "paid",
      shipmentState: null,
      ...change,
    }).map(({ kind, place }) => `${kind} ${place}`);
  expect(of({ paymentState: "Pending", paymentStatus: "in progress" })).toEqual([
    "order done",
    "payment current",
    "shipment ahead",
  ]);
  expect(of({})).toEqual(["order done", "payment done", "shipment current"]);
  expect(of({ shipmentState: "Shipped" })).toEqual(["order done", "payment done", "shipment done"]);
  // Cash on delivery.
  expect(of({ paymentState: "Pending" })).toEqual(["order done", "shipment current", "payment ahead"]);
  expect(of({ paymentState: "Failed" })).toEqual(["order done", "payment current", "shipment ahead"]);
  expect(of({ orderState: "Cancelled" })[0]).toBe("order current");
});
