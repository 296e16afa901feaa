import { expect, it } from "vitest";
import { openRequest } from "../../../tests/support/open-request";
import { sampleAddress } from "../../../tests/support/sample-cart";
import { ok } from "../../foundation/result";
import { loadWithdrawalOrder } from "./load-withdrawal-order.server";

const number = "4749-2204-4257";
type Proof = {
  readonly token?: string;
  readonly customerId?: string;
  readonly isDown?: true;
  readonly customerType?: "private" | "business";
};

/** A shop with one order: `order-1` of customer `jana`, mailed as `sealed`. */
function openContext({ token, customerId, isDown, customerType = "private" }: Proof) {
  const order = {
    id: "order-1",
    orderNumber: number,
    email: "jana@example.com",
    billingAddress: { ...sampleAddress, customerType },
    lines: [],
  };
  const gateways = {
    readOrderLink: async (each: string) => (each === "sealed" ? "order-1" : null),
    orders: {
      loadOrder: async (id: string) => ok(id === "order-1" ? order : null),
      loadPlacedOrder: async (id: string) => ok(id === "order-1" ? { ...order, deliveries: [] } : null),
      loadOwnOrder: async (customer: string, requested: string) =>
        ok(customer === "jana" && requested === number ? { ...order, deliveries: [] } : null),
    },
  };
  const session = {
    read: async () => {
      if (isDown) throw new Response(null, { status: 503 });
      return customerId ? { customerId, orderIds: [] } : null;
    },
  };
  return openRequest({
    linkSecret: async () => token ?? null,
    gateways: gateways as never,
    session: session as never,
  });
}

it.each<[string, Proof]>([
  ["the link of its mail", { token: "sealed" }],
  ["the customer who placed it", { customerId: "jana" }],
])("shows an order to %s, and never a company's", async (_, proof) => {
  const found = await loadWithdrawalOrder(openContext(proof), number);
  expect(found).toMatchObject({ email: "jana@example.com", deliveries: [] });
  expect(await loadWithdrawalOrder(openContext({ ...proof, customerType: "business" }), number)).toBeNull();
});

it.each<[string, Proof, string]>([
  ["no proof", {}, number],
  ["another link", { token: "guess" }, number],
  ["the link of another order", { token: "sealed" }, "1111-2222-3333"],
  ["no number", { token: "sealed" }, ""],
  ["a sign-in that cannot be checked", { isDown: true }, number],
])("shows nothing with %s", async (_, proof, requested) => {
  expect(await loadWithdrawalOrder(openContext(proof), requested)).toBeNull();
});
