import { beforeAll, describe, expect, it } from "vitest";
import { database, fetchClientToken, messagesOf, migrate, send } from "./platform.ts";
import { type Document, makeOrder } from "./rest-documents.ts";
import { seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

describe("an order over REST", () => {
  it("is listed from a time and, within the same time, from an id", async () => {
    const made = [
      await makeOrder(token, "place-1"),
      await makeOrder(token, "place-2"),
      await makeOrder(token, "place-3"),
    ];
    const ids = made.map(({ id }) => id).sort();
    const list = ids.map((id) => `"${id}"`).join(",");
    const moment = "2026-11-24T10:00:00.000Z";
    await database
      .prepare(`UPDATE orders SET created_at = ?1 WHERE order_number LIKE 'place-%'`)
      .bind(moment)
      .run();
    const find = async (after: string) => {
      const where = encodeURIComponent(`${after} and createdAt <= "${moment}" and id in (${list})`);
      const sort = "sort=createdAt+asc&sort=id+asc";
      const { body } = await send<{ results: Document[] }>(token, "GET", `/orders?where=${where}&${sort}`);
      return body.results.map(({ id }) => id);
    };
    expect(await find(`createdAt >= "${moment}"`)).toEqual(ids);
    const [first] = ids;
    const behind = `(createdAt > "${moment}" or (createdAt = "${moment}" and id > "${first}"))`;
    expect(await find(behind)).toEqual(ids.slice(1));
  });

  it("is delivered in tracked parcels, and sends a message for each step", async () => {
    const order = await makeOrder(token, "rest-1");
    const items = [{ id: order.lineItems[0]?.id, quantity: 2 }];
    const delivered = await send<{ shippingInfo: { deliveries: { parcels: { id: string }[] }[] } }>(
      token,
      "POST",
      "/orders/order-number=rest-1",
      { version: 1, actions: [{ action: "addDelivery", items, parcels: [{ items }] }] },
    );
    const parcelId = delivered.body.shippingInfo.deliveries[0]?.parcels[0]?.id;
    const trackingData = { trackingId: "T-1", carrier: "DHL" };
    const actions = [
      { action: "setParcelTrackingData", parcelId, trackingData },
      { action: "changeShipmentState", shipmentState: "Shipped" },
      { action: "changeOrderState", orderState: "Complete" },
    ];
    const { body } = await send(token, "POST", `/orders/${order.id}`, { version: 2, actions });
    expect(body).toMatchObject({
      version: 3,
      shipmentState: "Shipped",
      completedAt: expect.any(String),
      shippingInfo: { deliveries: [{ items, parcels: [{ trackingData }] }] },
    });
    expect(await messagesOf(order.id)).toEqual([
      "OrderCreated",
      "DeliveryAdded",
      "OrderStateChanged",
      "OrderShipmentStateChanged",
      "ParcelTrackingDataUpdated",
    ]);
  });

  it("has custom fields on its deliveries and parcels, validated by their type", async () => {
    const order = await makeOrder(token, "rest-custom");
    const custom = (fields: object) => ({ type: { typeId: "type", key: "cart-fields" }, fields });
    const change = (version: number, ...actions: object[]) =>
      send<{
        errors?: object[];
        shippingInfo: {
          deliveries: { id: string; custom?: object; parcels: { id: string; custom?: object }[] }[];
        };
      }>(token, "POST", `/orders/${order.id}`, { version, actions });
    const parcels = [{ custom: custom({ note: "heavy" }) }];
    const added = await change(1, { action: "addDelivery", custom: custom({ note: "first" }), parcels });
    const [delivery] = added.body.shippingInfo.deliveries;
    expect(delivery).toMatchObject({
      custom: { type: { id: "type-cart-fields" }, fields: { note: "first" } },
      parcels: [{ custom: { fields: { note: "heavy" } } }],
    });
    const deliveryId = delivery?.id;
    const parcelId = delivery?.parcels[0]?.id;
    const changed = await change(
      2,
      { action: "setDeliveryCustomField", deliveryId, name: "count", value: 2 },
      { action: "setParcelCustomType", parcelId },
    );
    expect(changed.body.errors).toBeUndefined();
    const [after] = changed.body.shippingInfo.deliveries;
    expect(after).toMatchObject({ custom: { fields: { note: "first", count: 2 } } });
    expect(after?.parcels[0]?.custom).toBeUndefined();
    const wrong = await change(3, {
      action: "setDeliveryCustomField",
      deliveryId,
      name: "count",
      value: "two",
    });
    expect(wrong.body.errors).toMatchObject([{ code: "InvalidField", actionIndex: 1 }]);
  });

  it("accepts returns, and refunds only items that have come back", async () => {
    const order = await makeOrder(token, "rest-2");
    const items = [{ lineItemId: order.lineItems[0]?.id, quantity: 1, shipmentState: "Advised" }];
    const returned = await send<{ returnInfo: { items: { id: string }[] }[] }>(
      token,
      "POST",
      `/orders/${order.id}`,
      { version: 1, actions: [{ action: "addReturnInfo", items, returnTrackingId: "R-1" }] },
    );
    const returnItemId = returned.body.returnInfo[0]?.items[0]?.id;
    const refund = { action: "setReturnPaymentState", returnItemId, paymentState: "Refunded" };
    const early = await send<{ errors: object[] }>(token, "POST", `/orders/${order.id}`, {
      version: 2,
      actions: [refund],
    });
    expect(early.body.errors[0]).toMatchObject({ code: "InvalidOperation", actionIndex: 1 });
    const back = { action: "setReturnShipmentState", returnItemId, shipmentState: "Returned" };
    const { body } = await send(token, "POST", `/orders/${order.id}`, {
      version: 2,
      actions: [back, refund],
    });
    expect(body).toMatchObject({
      returnInfo: [
        { returnTrackingId: "R-1", items: [{ shipmentState: "Returned", paymentState: "Refunded" }] },
      ],
    });
  });

  it("refuses to deliver more than it has", async () => {
    const order = await makeOrder(token, "rest-3");
    const items = [{ id: order.lineItems[0]?.id, quantity: 4 }];
    const { status, body } = await send(token, "POST", `/orders/${order.id}`, {
      version: 1,
      actions: [{ action: "addDelivery", items }],
    });
    expect([status, body.errors]).toMatchObject([400, [{ code: "InvalidField", field: "items.quantity" }]]);
  });

  it("is deleted at its version and returned", async () => {
    const order = await makeOrder(token, "rest-4");
    expect((await send(token, "DELETE", `/orders/${order.id}?version=2`)).status).toBe(409);
    const { status, body } = await send(token, "DELETE", "/orders/order-number=rest-4?version=1");
    expect([status, body.id]).toEqual([200, order.id]);
    expect((await send(token, "GET", `/orders/${order.id}`)).status).toBe(404);
    expect(await messagesOf(order.id)).toEqual(["OrderCreated", "OrderDeleted"]);
  });
});

describe("another system's sync state of an order", () => {
  it("is recorded by the key of the system's channel", async () => {
    const order = await makeOrder(token, "rest-sync");
    const channel = await send<Document>(token, "POST", "/channels", { key: "erp", roles: ["OrderExport"] });
    const sync = (key: string) => ({
      version: order.version,
      actions: [{ action: "updateSyncInfo", channel: { typeId: "channel", key }, externalId: "E-1" }],
    });
    const unknown = await send(token, "POST", `/orders/${order.id}`, sync("none"));
    expect(unknown.body.errors).toMatchObject([{ code: "ReferencedResourceNotFound", key: "none" }]);
    const { body } = await send(token, "POST", `/orders/${order.id}`, sync("erp"));
    expect(body.syncInfo).toMatchObject([{ channel: { id: channel.body.id }, externalId: "E-1" }]);
  });
});
