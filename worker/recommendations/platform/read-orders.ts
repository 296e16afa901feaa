import { array, nullable, string, type } from "superstruct";
import type { ModelStore } from "../store/model-store.ts";
import { type Cursor, toBehind } from "./cursor.ts";
import type { PlatformClient } from "./platform-client.ts";

/** Only articles: nothing about the customer is requested. */
const document = `query NewOrders($where: String!) {
  orders(where: $where, limit: 250, sort: ["createdAt asc", "id asc"]) {
    results { id createdAt orderState lineItems { variant { sku } } }
  }
}`;

const Page = type({
  orders: type({
    results: array(
      type({
        id: string(),
        createdAt: string(),
        orderState: string(),
        lineItems: array(type({ variant: nullable(type({ sku: nullable(string()) })) })),
      }),
    ),
  }),
});

/** An order for a whole workshop says little about pairs, and has hundreds of them. */
const mostLines = 30;

export async function readOrders(
  client: PlatformClient,
  store: ModelStore,
  behind: Cursor,
): Promise<readonly Cursor[]> {
  const { orders } = await client.query(document, { where: toBehind("createdAt", behind) }, Page);
  for (const { orderState, lineItems } of orders.results) {
    const skus = new Set(lineItems.flatMap(({ variant }) => variant?.sku ?? []));
    if (orderState !== "Cancelled" && skus.size > 0) store.countOrder([...skus].slice(0, mostLines));
  }
  return orders.results.map(({ id, createdAt }) => ({ id, at: createdAt }));
}
