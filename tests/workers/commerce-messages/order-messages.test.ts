import { beforeAll, describe, expect, it } from "vitest";
import { clientOf } from "../commerce/platform-client.ts";
import { createCart, orderCart, SK } from "../commerce-cart/cart-documents.ts";
import { ask, database, fetchClientToken, migrate } from "../commerce-cart/platform.ts";
import { seedShop } from "../commerce-cart/seed.ts";
import { readMessages } from "./read-messages.ts";

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

const readMessagesOf = (id: string) => readMessages(clientOf(token), id);

async function makeCart(lineItems: object[], draft: object = {}) {
  const { data, errors } = await createCart(token, {
    lineItems,
    shippingAddress: SK,
    shippingMethod: { key: "parcel" },
    ...draft,
  });
  expect(errors).toBeUndefined();
  return data.createCart;
}

async function idOfOrder(orderNumber: string): Promise<string> {
  const { data } = await ask<{ order: { id: string } }>(
    token,
    "query($number: String!) { order(orderNumber: $number) { id } }",
    {
      number: orderNumber,
    },
  );
  return data.order.id;
}

describe("an order's messages", () => {
  it("report the order and the reserved stock, one per entry", async () => {
    const cart = await makeCart([
      { sku: "EX10000001", quantity: 2 },
      { sku: "EX10000005", quantity: 3 },
    ]);
    expect((await orderCart(token, cart, "2000-1")).errors).toBeUndefined();
    const id = await idOfOrder("2000-1");
    expect(await readMessagesOf(id)).toMatchObject([
      {
        type: "OrderCreated",
        sequenceNumber: 1,
        resourceVersion: 1,
        resourceUserProvidedIdentifiers: { orderNumber: "2000-1" },
        order: { id, orderNumber: "2000-1", totalPrice: { centAmount: cart.totalPrice.centAmount } },
      },
    ]);
    const [first] = await readMessagesOf("stock-EX10000001");
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      version: 1,
      type: "InventoryEntryQuantitySet",
      sequenceNumber: 1,
      resource: { typeId: "inventory-entry", id: "stock-EX10000001" },
      resourceVersion: 2,
      resourceUserProvidedIdentifiers: { sku: "EX10000001" },
      createdAt: expect.stringMatching(/Z$/),
      lastModifiedAt: expect.stringMatching(/Z$/),
      oldQuantityOnStock: 10,
      newQuantityOnStock: 8,
      oldAvailableQuantity: 10,
      newAvailableQuantity: 8,
    });
    expect(await readMessagesOf("stock-EX10000005")).toMatchObject([
      { oldAvailableQuantity: 100, newAvailableQuantity: 97 },
    ]);
  });

  it("are absent when the order is refused within its batch", async () => {
    const reserve = { inventoryMode: "ReserveOnOrder" };
    const lines = [{ sku: "EX10000002", quantity: 3 }];
    const carts = [await makeCart(lines, reserve), await makeCart(lines, reserve)];
    const answers = await Promise.all(
      carts.map((cart, index) => orderCart(token, cart, `2000-race-${index}`)),
    );
    expect(answers.filter(({ errors }) => errors).length).toBe(1);
    expect(await readMessagesOf("stock-EX10000002")).toHaveLength(1);
    const created = await database
      .prepare("SELECT count(*) AS n FROM message WHERE type = 'OrderCreated' AND data LIKE '%2000-race-%'")
      .first("n");
    expect(created).toBe(1);
  });

  it("report its states, and generically changes without a message type", async () => {
    await orderCart(token, await makeCart([{ sku: "EX10000005" }]), "2000-3");
    const update = (version: number, actions: object[]) =>
      ask(
        token,
        `mutation($version: Long!, $actions: [OrderUpdateAction!]!) {
          updateOrder(orderNumber: "2000-3", version: $version, actions: $actions) { version } }`,
        { version, actions },
      );
    await update(1, [
      { changeOrderState: { orderState: "Confirmed" } },
      { changePaymentState: { paymentState: "Paid" } },
      { setCustomerEmail: { email: "anna@example.sk" } },
    ]);
    await update(2, [{ setLocale: { locale: "sk" } }]);
    const id = await idOfOrder("2000-3");
    expect((await readMessagesOf(id)).slice(1)).toMatchObject([
      { type: "OrderStateChanged", orderState: "Confirmed", oldOrderState: "Open", resourceVersion: 2 },
      { type: "OrderPaymentStateChanged", paymentState: "Paid" },
      { type: "OrderCustomerEmailSet", email: "anna@example.sk" },
    ]);
  });
});

describe("an order's custom fields", () => {
  it("are reported one by one: added, changed, removed", async () => {
    await orderCart(token, await makeCart([{ sku: "EX10000005" }]), "2000-4");
    const update = (version: number, actions: object[]) =>
      ask(
        token,
        `mutation($version: Long!, $actions: [OrderUpdateAction!]!) {
          updateOrder(orderNumber: "2000-4", version: $version, actions: $actions) { version } }`,
        { version, actions },
      );
    const set = (value?: string) => ({
      setCustomField: { name: "invoiceNumber", ...(value && { value: JSON.stringify(value) }) },
    });
    await ask(
      token,
      `mutation { createTypeDefinition(draft: { key: "invoiced", name: [{ locale: "en", value: "Invoiced" }],
        resourceTypeIds: ["order"], fieldDefinitions: [{ name: "invoiceNumber", required: false, inputHint: SingleLine,
          label: [{ locale: "en", value: "Number" }], type: { String: {} } }] }) { id } }`,
      {},
    );
    const type = { typeId: "type", key: "invoiced" };
    await update(1, [{ setCustomType: { type } }, set("R-1")]);
    await update(2, [set("R-2")]);
    await update(3, [set()]);
    const id = await idOfOrder("2000-4");
    expect((await readMessagesOf(id)).slice(1)).toMatchObject([
      { type: "OrderCustomFieldAdded", name: "invoiceNumber", value: "R-1" },
      { type: "OrderCustomFieldChanged", name: "invoiceNumber", value: "R-2", previousValue: "R-1" },
      { type: "OrderCustomFieldRemoved", name: "invoiceNumber" },
    ]);
  });
});

describe("a payment's messages", () => {
  it("report its transactions", async () => {
    const amount = { currencyCode: "EUR", centAmount: 1000 };
    const created = await ask<{ createPayment: { id: string; transactions: { id: string }[] } }>(
      token,
      "mutation($draft: PaymentDraft!) { createPayment(draft: $draft) { id transactions { id } } }",
      {
        draft: {
          amountPlanned: amount,
          transactions: [{ type: "Authorization", state: "Pending", amount }],
        },
      },
    );
    const payment = created.data.createPayment;
    await ask(
      token,
      `mutation($id: String!, $actions: [PaymentUpdateAction!]!) {
        updatePayment(id: $id, version: 1, actions: $actions) { id } }`,
      {
        id: payment.id,
        actions: [
          { changeTransactionState: { transactionId: payment.transactions[0]?.id, state: "Success" } },
          { addTransaction: { transaction: { type: "Charge", amount } } },
        ],
      },
    );
    expect(await readMessagesOf(payment.id)).toMatchObject([
      { type: "PaymentCreated", payment: { id: payment.id } },
      {
        type: "PaymentTransactionStateChanged",
        transactionId: payment.transactions[0]?.id,
        state: "Success",
      },
      { type: "PaymentTransactionAdded", transaction: { type: "Charge", state: "Initial" } },
    ]);
  });
});
