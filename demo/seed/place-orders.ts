import { toOrderNumber } from "../../app/orders/model/order-number.ts";
import { shopCountries } from "../../scripts/base/country.ts";
import { isRecord, storedList } from "../../scripts/import/compare/same-value.ts";
import {
  type PlatformClient,
  PlatformError,
  type StoredResource,
} from "../../scripts/import/platform-client.ts";
import { customFields } from "../catalogue/drafts/draft.ts";
import { type DemoCustomer, demoCustomers, toAddress, toStoreKey } from "../catalogue/trade/customers.ts";
import { type Article, articleAt } from "../catalogue/trade/ordered-articles.ts";
import { type DemoOrder, demoOrders, type PaymentMethod } from "../catalogue/trade/orders.ts";

/** Returns an order's number for its key; always the same, so that a second seeding finds it. */
export function numberOf({ key }: Pick<DemoOrder, "key">): string {
  return toOrderNumber(`demo-${key}`);
}

/**
 * Places the demo customers' orders through a cart and a payment each, like the shop.
 * They are dated today: the platform dates orders itself. Skips existing orders; completes an incomplete one. Returns
 * how many were placed.
 */
export async function placeOrders(client: PlatformClient, articles: readonly Article[]): Promise<number> {
  let placed = 0;
  for (const order of demoOrders) {
    if (await findOrder(client, numberOf(order))) continue;
    await placeOrder(client, order, articles);
    placed += 1;
  }
  return placed;
}

async function placeOrder(
  client: PlatformClient,
  order: DemoOrder,
  articles: readonly Article[],
): Promise<void> {
  const customer = demoCustomers.find(({ key }) => key === order.customer);
  const stored = await client.loadByKey("customers", order.customer);
  if (!customer || !stored)
    throw new Error(`${order.key} has the customer ${order.customer}, who does not exist`);
  const cartKey = `demo-${order.key}`;
  const cart =
    (await client.loadByKey("carts", cartKey)) ??
    (await client.create("carts", toCart(order, customer, stored.id, articles)));
  const payment = await requirePayment(client, order, cart, stored.id);
  const paid = await client.update("carts", cart, [
    { action: "addPayment", payment: { typeId: "payment", id: payment.id } },
  ]);
  const placed = await client.create("orders", {
    cart: { typeId: "cart", id: paid.id },
    version: paid.version,
    orderNumber: numberOf(order),
    orderState: order.orderState,
    shipmentState: order.shipmentState,
    paymentState: order.paymentState,
  });
  await recordDelivery(client, order, placed);
}

async function findOrder(client: PlatformClient, orderNumber: string): Promise<boolean> {
  try {
    await client.send("GET", `/orders/order-number=${orderNumber}`);
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return false;
    throw error;
  }
}

/** Stock is unchanged, so that a catalogue that is sent again finds it equal. */
function toCart(order: DemoOrder, customer: DemoCustomer, customerId: string, articles: readonly Article[]) {
  const [billing, ...others] = customer.addresses;
  if (!billing) throw new Error(`${order.key} has the customer ${customer.key}, who has no address`);
  const { country, locale, email, company } = customer;
  const bought = order.lines.map(([place, quantity]) => ({ ...articleAt(articles, place), quantity }));
  return {
    key: `demo-${order.key}`,
    currency: shopCountries.find(({ code }) => code === country)?.currency,
    country,
    locale,
    store: { typeId: "store", key: toStoreKey(country) },
    customerId,
    customerEmail: email,
    inventoryMode: "None",
    billingAddress: toAddress(customer, billing),
    shippingAddress: toAddress(customer, others.at(-1) ?? billing),
    shippingMethod: {
      typeId: "shipping-method",
      key: bought.some(({ isFreight }) => isFreight) ? "freight" : "parcel",
    },
    lineItems: bought.map(({ sku, quantity }) => ({
      sku,
      quantity,
      ...(order.serials && { custom: customFields("line-item-fields", { serialNumbers: order.serials }) }),
    })),
    discountCodes: order.code ? [order.code] : [],
    custom: customFields("cart-fields", {
      paymentMethod: order.method,
      customerType: company ? "business" : "private",
    }),
  };
}

/** Names like the shop's: the platform requires them in English. */
const methodNames: Readonly<Record<PaymentMethod, string>> = {
  scheme: "Card",
  paypal: "PayPal",
  bank_transfer: "Bank transfer",
  cash_on_delivery: "Cash on delivery",
};

async function requirePayment(
  client: PlatformClient,
  order: DemoOrder,
  cart: StoredResource,
  customerId: string,
): Promise<StoredResource> {
  const key = `demo-${order.key}`;
  const known = await client.loadByKey("payments", key);
  if (known) return known;
  const { currencyCode, centAmount } = isRecord(cart.totalPrice) ? cart.totalPrice : {};
  const amount = { currencyCode, centAmount };
  const isOnline = order.method === "scheme" || order.method === "paypal";
  return client.create("payments", {
    key,
    customer: { typeId: "customer", id: customerId },
    amountPlanned: amount,
    paymentMethodInfo: {
      paymentInterface: isOnline ? "adyen" : "shop",
      method: order.method,
      name: { en: methodNames[order.method] },
    },
    transactions: toTransactions(order, amount),
  });
}

function toTransactions({ paymentState, key }: DemoOrder, amount: unknown) {
  const charge = (type: "Charge" | "Refund", state: "Success" | "Pending" | "Failure") => ({
    type,
    state,
    amount,
    interactionId: `demo-${key}`,
  });
  switch (paymentState) {
    case "Paid":
      return [charge("Charge", "Success")];
    case "CreditOwed":
      return [charge("Charge", "Success"), charge("Refund", "Pending")];
    case "Failed":
      return [charge("Charge", "Failure")];
    case "BalanceDue":
    case "Pending":
      return [charge("Charge", "Pending")];
  }
}

const sent: ReadonlySet<string> = new Set(["Shipped", "Delivered", "Partial"]);

/**
 * Records shipped lines: all, or the first one of a partial shipment.
 * They are in parcels with tracking numbers; the invoice is issued then.
 */
async function recordDelivery(
  client: PlatformClient,
  order: DemoOrder,
  placed: StoredResource,
): Promise<void> {
  if (!sent.has(order.shipmentState)) return;
  const lines = storedList(placed.lineItems).map(({ id, quantity }) => ({ id, quantity }));
  const items = order.shipmentState === "Partial" ? lines.slice(0, 1) : lines;
  const number = `IH${numberOf(order).replaceAll("-", "")}`;
  const parcels = [number, ...(order.shipmentState === "Shipped" ? [`${number}-2`] : [])].map(
    (trackingId) => ({
      trackingData: { carrier: "Ironhall Parcel", trackingId },
    }),
  );
  const at = demoOrders.findIndex(({ key }) => key === order.key) + 1;
  const invoiceDate = new Date().toISOString().slice(0, 10);
  const invoiceNumber = `${invoiceDate.slice(0, 4)}-${String(at).padStart(6, "0")}`;
  await client.update("orders", placed, [
    { action: "addDelivery", items, parcels },
    { action: "setCustomField", name: "invoiceNumber", value: invoiceNumber },
    { action: "setCustomField", name: "invoiceDate", value: invoiceDate },
  ]);
}
