import type { CartChange } from "../../../app/cart/model/cart-change.ts";
import { getCountry } from "../../../app/countries/model/country-table.ts";
import { money } from "../../../app/foundation/money.ts";
import { createCartsGateway } from "../../../app/gateways/commerce/carts/create-carts-gateway.ts";
import { createPaymentRecords } from "../../../app/gateways/commerce/carts/create-payment-records.ts";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { createAllOrders } from "../../../app/gateways/commerce/create-all-orders.ts";
import { createRecallOrders } from "../../../app/gateways/commerce/create-recall-orders.ts";
import { createReviewsGateway } from "../../../app/gateways/commerce/create-reviews-gateway.ts";
import { createOrdersGateway } from "../../../app/gateways/commerce/orders/create-orders-gateway.ts";
import { sampleAddress } from "../../support/sample-cart.ts";

const changes: readonly CartChange[] = [
  { type: "add-line", sku: "EX10012874", quantity: 2 },
  { type: "set-line", lineId: "line", quantity: 3 },
  { type: "set-line", lineId: "line", quantity: 3, unitPrice: money(1300, "CHF") },
  {
    type: "add-guarantee",
    sku: "4100022",
    parentSku: "EX10012874",
    quantity: 2,
    unitPrice: money(1300, "CHF"),
  },
  { type: "add-code", code: "IRONHALL10" },
  { type: "remove-code", codeId: "code" },
  { type: "set-email", email: "jana@example.com" },
  { type: "set-customer", customerId: "customer" },
  { type: "set-billing-address", address: { ...sampleAddress, vatNumber: "CHE-123.456.788" } },
  { type: "set-shipping-address", address: sampleAddress },
  { type: "set-shipping-method", methodKey: "parcel" },
  { type: "set-shipping-method", methodKey: null },
  { type: "set-field", name: "lastBatch", value: "batch" },
  { type: "set-field", name: "calculatedCodFee", value: money(200, "CHF") },
  { type: "set-field", name: "customerAgreedToSendEmail", value: null },
  { type: "add-cod-fee", fee: money(200, "CHF"), title: { de: "Nachnahme" } },
  { type: "remove-cod-fee" },
  { type: "begin-fields" },
  { type: "add-payment", paymentId: "payment" },
  { type: "remove-payment", paymentId: "payment" },
  { type: "recalculate" },
];

export async function callCarts(client: CommerceClient): Promise<void> {
  const carts = createCartsGateway(client);
  await carts.load("cart");
  await carts.findByKey("key");
  await carts.findActive("customer", "shop_ch");
  await carts.listActive("customer", "shop_ch");
  await carts.loadGuarantees();
  await carts.loadGuaranteedProduct("EX10012874", { country: "CH", currency: "CHF" });
  await carts.create({ key: "key", sessionId: "session", country: "CH" });
  await carts.create({ key: "key", sessionId: "session", customerId: "customer", country: "CH" });
  await carts.update("cart", 1, changes);
  await carts.remove("cart", 1);
  await carts.loadShippingMethodKeys("cart");
  await carts.loadStock(["EX10012874"]);
  await carts.loadSaleStates(["EX10012874"]);
  await carts.loadSettings("shop_ch");
  await carts.createOrder({ cartId: "cart", version: 1, orderNumber: "1", paymentState: "Pending" });
  await carts.loadOrderByNumber("1");
  await carts.setPaymentState("order", "Paid");
  await createReviewsGateway(client, getCountry("CH")).listOwn("customer");
  const orders = createOrdersGateway(client, "shop_ch");
  await orders.loadOrder("order");
  await orders.listOrders("customer", { where: { orderNumber: "1" }, limit: 10, offset: 0 });
  await orders.loadOwnOrder("customer", "1");
  await orders.findOrderId("1", "jana@example.com");
  await orders.replaceUnpaid({ id: "order", version: 1 });
  const booked = { way: "label", carrier: "Parcel", trackingNumber: "00399999990417352865" } as const;
  await orders.addReturnShipment("order", { ...booked, items: ["item"] });
  await orders.listMachines("customer");
  await orders.saveSerials("customer", { orderId: "order", lineId: "line" }, ["IH24000150"]);
  await createRecallOrders(client).list(["EX10012874"]);
  await createRecallOrders(client).load("order");
  await createRecallOrders(client).note("order", "recall");
  await createAllOrders(client).loadConsent("order");
  await createAllOrders(client).note("order", { withdrawalReceivedAt: "2026-11-23T03:00:00.000Z" });
  const dependencies = createAllOrders(client);
  const last = { at: "2026-11-23T03:00:00.000Z", id: "order" };
  await dependencies.listCreated({ at: last.at }, "2026-11-24T03:00:00.000Z", 10);
  await dependencies.listFailed(last, "2026-11-24T03:00:00.000Z", 10);
  await dependencies.listInvoiced(last, "2026-11-24T03:00:00.000Z", 10);
  const records = createPaymentRecords(client);
  await records.create({
    key: "key",
    amount: money(100, "CHF"),
    method: "scheme",
    paymentInterface: "adyen",
    interfaceId: "psp",
    attemptId: "attempt",
    sessionId: "session",
    firstTransaction: "Authorization",
  });
  const transaction = { amount: money(100, "CHF"), interactionId: "psp", state: "Success" } as const;
  await records.recordTransaction("payment", { ...transaction, type: "Charge" });
  await records.recordTransaction("payment", { ...transaction, type: "CancelAuthorization" });
  await records.find("key");
  await records.setFields("payment", { attemptState: "voided", endReason: "amount-changed" });
}
