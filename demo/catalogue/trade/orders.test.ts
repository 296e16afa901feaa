import { describe, expect, it } from "vitest";
import { demoCustomers } from "./customers.ts";
import { demoOrders, orderStates, paymentStates, shipmentStates } from "./orders.ts";

describe("the orders of the demo", () => {
  it("are eighteen, each with a customer", () => {
    expect(new Set(demoOrders.map(({ key }) => key)).size).toBe(18);
    const customers = new Set(demoCustomers.map(({ key }) => key));
    expect(demoOrders.filter(({ customer }) => !customers.has(customer))).toEqual([]);
  });

  it.each([
    ["orderState", orderStates],
    ["shipmentState", shipmentStates],
    ["paymentState", paymentStates],
  ] as const)("together have every %s", (field, states) => {
    const found = new Set<string>(demoOrders.map((order) => order[field]));
    expect(states.filter((state) => !found.has(state))).toEqual([]);
  });

  it("are reviewed only after they were shipped", () => {
    const reviewed = demoOrders.filter(({ review }) => review);
    expect(reviewed.length).toBeGreaterThan(2);
    for (const { orderState } of reviewed) expect(orderState).toBe("Complete");
  });
});
