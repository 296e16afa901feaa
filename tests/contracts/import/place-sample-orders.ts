import type { PlatformClient, StoredResource } from "../../../scripts/import/platform-client.ts";

const address = {
  key: "home",
  country: "DE",
  firstName: "Ann",
  lastName: "Smith",
  streetName: "Am Tor",
  streetNumber: "1",
  postalCode: "10115",
  city: "Berlin",
  email: "ann@example.test",
};

/** Adds what the sample lacks: an open cart, an ordered one, its order and a payment. */
export async function placeSampleOrders(client: PlatformClient): Promise<{ readonly order: StoredResource }> {
  const ann = await client.loadByKey("customers", "ann");
  const draft = {
    currency: "EUR",
    country: "DE",
    customerId: ann?.id,
    customerEmail: "ann@example.test",
    shippingAddress: address,
    billingAddress: address,
    lineItems: [{ sku: "BS-1", quantity: 2 }],
  };
  await client.create("carts", { ...draft, key: "left-open" });
  const cart = await client.create("carts", {
    ...draft,
    key: "ordered",
    shippingMethod: { typeId: "shipping-method", key: "parcel" },
    discountCodes: ["TEN"],
  });
  const payment = await client.create("payments", {
    key: "of-ordered",
    customer: { typeId: "customer", id: ann?.id },
    amountPlanned: { currencyCode: "EUR", centAmount: 9000 },
    paymentMethodInfo: { paymentInterface: "adyen", method: "scheme", name: { en: "Card" } },
    transactions: [
      {
        type: "Charge",
        state: "Success",
        amount: { currencyCode: "EUR", centAmount: 9000 },
        interactionId: "t-1",
      },
    ],
  });
  const paid = await client.update("carts", cart, [
    { action: "addPayment", payment: { typeId: "payment", id: payment.id } },
  ]);
  const order = await client.create("orders", {
    cart: { typeId: "cart", id: paid.id },
    version: paid.version,
    orderNumber: "26-000001",
    orderState: "Confirmed",
    paymentState: "Paid",
  });
  return { order };
}
