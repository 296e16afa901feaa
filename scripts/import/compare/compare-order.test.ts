import { describe, expect, it } from "vitest";
import { compareOrder, toImportDraft } from "./compare-order.ts";
import { comparePaymentParts } from "./compare-payment.ts";

const totalPrice = { currencyCode: "EUR", centAmount: 900 };
const draft = {
  key: "1",
  orderNumber: "1",
  totalPrice,
  customer: { typeId: "customer", id: "c" },
  locale: "de",
  shippingInfo: {
    shippingMethodName: "Parcel",
    deliveries: [
      {
        key: "d",
        items: [{ id: "0", quantity: 1 }],
        parcels: [{ trackingData: { trackingId: "T" }, items: [{ id: "1", quantity: 1 }] }],
      },
    ],
  },
};
const stored = {
  id: "o",
  version: 1,
  orderNumber: "1",
  totalPrice: { type: "centPrecision", ...totalPrice, fractionDigits: 2 },
  customerId: "c",
  locale: "de",
  lineItems: [{ id: "l0" }],
  customLineItems: [{ id: "l1" }],
  shippingInfo: {
    deliveries: [
      {
        id: "d0",
        key: "d",
        items: [{ id: "l0", quantity: 1 }],
        parcels: [{ id: "p0", trackingData: { trackingId: "T" }, items: [{ id: "l1", quantity: 1 }] }],
      },
    ],
  },
};

describe("an existing order", () => {
  it("is unchanged when it equals its draft", () => {
    expect(compareOrder(stored, draft)).toEqual([]);
  });

  it("gets the fields that an import draft lacks", () => {
    const { locale: _locale, ...fresh } = stored;
    const parcel = { id: "p0", trackingData: { trackingId: "T" }, items: [] };
    const shippingInfo = { deliveries: [{ id: "d0", key: "d", items: [], parcels: [parcel] }] };
    expect(compareOrder({ ...fresh, shippingInfo }, draft)).toEqual([
      { action: "setLocale", locale: "de" },
      { action: "setDeliveryItems", deliveryId: "d0", items: [{ id: "l0", quantity: 1 }] },
      { action: "setParcelItems", parcelId: "p0", items: [{ id: "l1", quantity: 1 }] },
    ]);
  });

  it("gets later deliveries, states and payments", () => {
    const later = {
      ...draft,
      shipmentState: "Shipped",
      paymentInfo: { payments: [{ typeId: "payment", id: "p" }] },
    };
    const { shippingInfo: _shipping, ...undelivered } = stored;
    expect(compareOrder(undelivered, later)).toEqual([
      { action: "changeShipmentState", shipmentState: "Shipped" },
      { action: "addPayment", payment: { typeId: "payment", id: "p" } },
      {
        action: "addDelivery",
        deliveryKey: "d",
        items: [{ id: "l0", quantity: 1 }],
        parcels: [{ trackingData: { trackingId: "T" }, items: [{ id: "l1", quantity: 1 }] }],
      },
    ]);
  });

  it("is another order when its total differs", () => {
    const other = { ...draft, totalPrice: { currencyCode: "EUR", centAmount: 901 } };
    expect(() => compareOrder(stored, other)).toThrow("with another total");
  });

  it("lacks a line that a delivery names", () => {
    expect(() => compareOrder({ ...stored, customLineItems: [] }, draft)).toThrow("names line 1");
  });
});

it("an order is sent with its customer's id, without fields unknown to the platform's draft", () => {
  expect(toImportDraft(draft)).toEqual({
    orderNumber: "1",
    totalPrice,
    customerId: "c",
    shippingInfo: {
      shippingMethodName: "Parcel",
      deliveries: [{ key: "d", parcels: [{ trackingData: { trackingId: "T" } }] }],
    },
  });
});

it("a payment gets new transactions, and changed states", () => {
  const amount = { currencyCode: "EUR", centAmount: 1 };
  const charge = { type: "Charge", amount, state: "Success" };
  const payment = {
    id: "p",
    version: 1,
    paymentMethodInfo: { method: "card" },
    paymentStatus: {},
    transactions: [{ id: "t0", type: "Authorization", amount, state: "Pending" }],
    interfaceInteractions: [],
  };
  const wanted = {
    key: "k",
    paymentMethodInfo: { method: "card" },
    paymentStatus: { interfaceCode: "ok" },
    transactions: [{ type: "Authorization", amount, state: "Success" }, charge],
  };
  expect(comparePaymentParts(payment, wanted)).toEqual([
    { action: "setStatusInterfaceCode", interfaceCode: "ok" },
    { action: "changeTransactionState", transactionId: "t0", state: "Success" },
    { action: "addTransaction", transaction: charge },
  ]);
});
