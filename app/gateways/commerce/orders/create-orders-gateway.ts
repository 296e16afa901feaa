import { ok } from "../../../foundation/result";
import type { OrderQuery, OrderSort } from "../../../orders/model/customer-order";
import { loadOrderDocument } from "../carts/cart-documents";
import { toOrder } from "../carts/to-cart";
import type { CommerceClient } from "../commerce-client";
import { loadRecalls } from "../load-recalls";
import type { OrdersGateway } from "../orders-gateway";
import { loadMachines } from "./load-machines";
import {
  findOrderDocument,
  listOrdersDocument,
  loadOwnOrderDocument,
  replaceUnpaidDocument,
  ShippingAnswer,
  toOwnOrders,
} from "./own-order-documents";
import { addReturnShipment, announceReturn } from "./return-actions";
import { saveSerials } from "./save-serials";
import { toOrderSummary, toOwnOrder } from "./to-own-order";

/** The id breaks ties between orders of the same time or total, so that no two pages show the same order. */
const sorts: Readonly<Record<OrderSort, readonly string[]>> = {
  newest: ["createdAt desc", "id asc"],
  oldest: ["createdAt asc", "id asc"],
  highest: ["totalPrice.centAmount desc", "id asc"],
  lowest: ["totalPrice.centAmount asc", "id asc"],
};

/** Creates the gateway to placed orders in one shop: an order of another store is not found. */
export function createOrdersGateway(client: CommerceClient, storeKey: string): OrdersGateway {
  const toWhere = (customerId: string, where: NonNullable<OrderQuery["where"]>) =>
    [
      toOwnOrders(customerId, storeKey),
      ...Object.entries(where).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name} = ${JSON.stringify(value)}`],
      ),
    ].join(" and ");

  const inStore = `store(key = ${JSON.stringify(storeKey)})`;

  async function loadWhere(where: string) {
    const answer = await client.query(loadOwnOrderDocument, { where });
    if (!answer.ok) return answer;
    const [own] = answer.value.orders.results;
    // Queried only after the owner is verified.
    return ok(own ? toOwnOrder(own, own.orderNumber ? await loadShipping(own.orderNumber) : null) : null);
  }

  /** Deliveries and returns; null: not known at present. */
  async function loadShipping(orderNumber: string) {
    const path = `/orders/order-number=${encodeURIComponent(orderNumber)}`;
    const answer = await client.read(path, ShippingAnswer);
    return answer.ok ? answer.value : null;
  }

  return {
    async loadOrder(orderId) {
      const answer = await client.query(loadOrderDocument, { id: orderId });
      if (!answer.ok) return answer;
      const order = answer.value.order && toOrder(answer.value.order);
      return ok(order?.storeKey === storeKey ? order : null);
    },
    async listOrders(customerId, { where = {}, sort = "newest", limit, offset }) {
      const variables = { where: toWhere(customerId, where), sort: [...sorts[sort]], limit, offset };
      const answer = await client.query(listOrdersDocument, variables);
      if (!answer.ok) return answer;
      const { results, ...counts } = answer.value.orders;
      return ok({ ...counts, limit, results: results.flatMap((order) => toOrderSummary(order) ?? []) });
    },
    loadOwnOrder: (customerId, orderNumber) => loadWhere(toWhere(customerId, { orderNumber })),
    loadPlacedOrder: (orderId) => loadWhere(`id = ${JSON.stringify(orderId)} and ${inStore}`),
    findOrderId: (orderNumber, email) => findOrderId(client, { inStore, orderNumber, email }),
    listMachines: (customerId) => loadMachines(client, toWhere(customerId, {})),
    listRecalls: () => loadRecalls(client, () => {}),
    saveSerials: (customerId, { orderId, lineId }, serials) =>
      saveSerials(client, toWhere(customerId, { id: orderId }), lineId, serials),
    announceReturn: (order, items) => announceReturn(client, order, items),
    addReturnShipment: (orderId, shipment) => addReturnShipment(client, orderId, shipment),
    async replaceUnpaid({ id, version }) {
      const actions = [{ changeOrderState: { orderState: "Cancelled" as const } }];
      const answer = await client.query(replaceUnpaidDocument, { id, version, actions });
      if (answer.ok) return ok("replaced");
      return answer.error.code === "ConcurrentModification" ? ok("changed") : answer;
    },
  };
}

/** The e-mail address is compared without regard to case, as mailboxes are. */
async function findOrderId(
  client: CommerceClient,
  { inStore, orderNumber, email }: Readonly<Record<"inStore" | "orderNumber" | "email", string>>,
) {
  const where = `orderNumber = ${JSON.stringify(orderNumber)} and ${inStore}`;
  const answer = await client.query(findOrderDocument, { where });
  if (!answer.ok) return answer;
  const [found] = answer.value.orders.results;
  return ok(found?.customerEmail?.toLowerCase() === email.toLowerCase() ? found.id : null);
}
