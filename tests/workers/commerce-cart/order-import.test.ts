import { beforeAll, describe, expect, it } from "vitest";
import { CONTENT } from "./cart-documents.ts";
import { cents, draft, importOrder, line, whole } from "./import-drafts.ts";
import { ask, database, fetchAnonymousToken, fetchClientToken, migrate, send } from "./platform.ts";
import { eur, seedShop } from "./seed.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

describe("an imported order", () => {
  it("equals its draft, over REST", async () => {
    const { status, body } = await importOrder(token, whole);
    expect([status, body]).toMatchObject([
      201,
      {
        version: 1,
        orderNumber: "moved-1",
        origin: "Merchant",
        inventoryMode: "None",
        orderState: "Complete",
        completedAt: "2019-03-04T09:00:00.000Z",
        taxRoundingMode: "HalfUp",
        totalPrice: eur(2680),
        taxedPrice: { totalNet: eur(2178), totalGross: eur(2680), totalTax: eur(502) },
        itemShippingAddresses: [{ key: "barn" }],
        lineItems: [
          {
            name: { en: "A machine of former days" },
            variant: { id: 1, sku: "EX10000001", images: [{ url: "/pictures/EX10000001.svg" }] },
            totalPrice: eur(2000),
            taxedPrice: { totalNet: eur(1626), totalGross: eur(2000), totalTax: eur(374) },
          },
        ],
        customLineItems: [
          { slug: "cod-fee", totalPrice: eur(190), taxCategory: { id: "tax-category-standard" } },
        ],
        shippingInfo: {
          shippingMethod: { id: "shipping-method-parcel" },
          taxedPrice: { totalGross: eur(390) },
          deliveries: [
            { key: "d-1", items: [], parcels: [{ key: "p-1", trackingData: { trackingId: "T-1" } }] },
          ],
          discountedPrice: { includedDiscounts: [{ discount: { id: "cart-discount-free-shipping" } }] },
        },
        custom: { type: { id: "type-cart-fields" }, fields: { note: "ring twice" } },
      },
    ]);
    expect("cart" in body).toBe(false);
  });

  it("is readable over GraphQL like any other", async () => {
    const answer = await ask(
      token,
      `{ order(orderNumber: "moved-1") { ${CONTENT} orderState cartRef { id } } }`,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.order).toMatchObject({
      cartRef: null,
      storeRef: { key: "shop_sk" },
      lineItems: [
        { name: "A machine of former days", productSlug: "stroj-EX10000001", variant: { sku: "EX10000001" } },
      ],
      shippingInfo: { shippingMethod: { key: "parcel" }, discountedPrice: { value: { centAmount: 390 } } },
      shippingAddress: { custom: { customFieldsRaw: [{ name: "vatNumber", value: "SK1" }] } },
    });
  });

  it("is changed and delivered like any other, and reports its origin", async () => {
    const { body } = await importOrder(token, {
      ...draft,
      orderNumber: "moved-2",
      shippingInfo: { ...whole.shippingInfo, deliveries: [{ key: "d-1" }] },
    });
    const actions = [
      { action: "setDeliveryItems", deliveryKey: "d-1", items: [{ id: body.lineItems[0]?.id, quantity: 2 }] },
      { action: "changeShipmentState", shipmentState: "Shipped" },
    ];
    const changed = await send(token, "POST", `/orders/${body.id}`, { version: 1, actions });
    expect([changed.status, changed.body]).toMatchObject([200, { version: 2, shipmentState: "Shipped" }]);
    const { results } = await database
      .prepare("SELECT type FROM message WHERE resource_id = ? ORDER BY seq")
      .bind(body.id)
      .all<{ type: string }>();
    expect(results.map(({ type }) => type)).toEqual([
      "OrderImported",
      "OrderShipmentStateChanged",
      "DeliveryItemsUpdated",
    ]);
  });

  it("accepts negative amounts, and taxes calculated elsewhere", async () => {
    const taxedPrice = { totalNet: cents(-801), totalGross: cents(-1000), taxPortions: [] };
    const refund = { ...line, quantity: -1, taxedPrice };
    const { status, body } = await importOrder(token, { lineItems: [refund], totalPrice: cents(-1000) });
    expect([status, body]).toMatchObject([
      201,
      {
        totalPrice: eur(-1000),
        lineItems: [{ totalPrice: eur(-1000), taxedPrice: { totalNet: eur(-801), totalTax: eur(-199) } }],
      },
    ]);
  });

  it("shows the attributes and pictures of its draft, if any", async () => {
    const attributes = [{ name: "isPackageTypeFreight", value: true }];
    const variant = { sku: "EX10000001", attributes, images: [] };
    const { body } = await importOrder(token, { ...draft, lineItems: [{ ...line, variant }] });
    expect(body.lineItems[0]).toMatchObject({ variant: { attributes, images: [] } });
    const plain = await importOrder(token, draft);
    expect(plain.body.lineItems[0]).toMatchObject({ variant: { attributes: [{ value: false }] } });
  });

  it("does not change the stock unless its mode says otherwise", async () => {
    const readStock = () =>
      database.prepare("SELECT quantity_on_stock FROM inventory WHERE sku = ?").bind("EX10000001").first();
    const before = await readStock();
    await importOrder(token, draft);
    expect(await readStock()).toEqual(before);
    const { status } = await importOrder(token, { ...draft, inventoryMode: "ReserveOnOrder" });
    expect([status, await readStock()]).toEqual([
      201,
      { quantity_on_stock: Number(before?.quantity_on_stock) - 2 },
    ]);
    const many = { ...line, quantity: 1000, inventoryMode: "ReserveOnOrder" };
    const lacking = await importOrder(token, { ...draft, lineItems: [many] });
    expect(lacking.body.errors).toMatchObject([{ code: "OutOfStock" }]);
  });

  it("is visible only in its store, and to no shopper", async () => {
    const inStore = (key: string) =>
      send<{ results: { orderNumber?: string }[] }>(token, "GET", `/in-store/key=${key}/orders`);
    expect((await inStore("shop_sk")).body.results.map(({ orderNumber }) => orderNumber)).toEqual([
      "moved-1",
    ]);
    expect((await inStore("shop_at")).body.results).toEqual([]);
    const guest = await fetchAnonymousToken("a-guest");
    const { status, body } = await importOrder(guest, draft);
    expect([status, body.errors]).toMatchObject([400, [{ code: "InvalidOperation" }]]);
  });
});
