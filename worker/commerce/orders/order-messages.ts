import { type Change, type Message, toUpdateMessages } from "../messages/message.ts";
import { compareDeliveries, compareReturns } from "./delivery-messages.ts";
import type { Order } from "./order.ts";

function toResource({ id, version, orderNumber }: Order) {
  return { typeId: "order", id, version, userProvidedIdentifiers: { orderNumber } };
}

export function toOrderCreated(order: Order): Message {
  return { type: "OrderCreated", resource: toResource(order), payload: { order } };
}

/** The platform has separate messages for placed and imported orders. */
export function toOrderImported(order: Order): Message {
  return { type: "OrderImported", resource: toResource(order), payload: { order } };
}

export function toOrderDeleted(order: Order): Message {
  return { type: "OrderDeleted", resource: toResource(order), payload: { order } };
}

/** The messages of an order's update; a change without a message type gets a notice. */
export function toOrderUpdateMessages(before: Order, after: Order): Message[] {
  return toUpdateMessages(toResource(after), [
    ...compareStates(before, after),
    ...compareContents(before, after),
  ]);
}

function compareStates(before: Order, after: Order): Change[] {
  const { orderState, paymentState, shipmentState } = after;
  const orderId = after.id;
  return [
    orderState !== before.orderState && [
      "OrderStateChanged",
      { orderId, orderState, oldOrderState: before.orderState },
    ],
    paymentState !== before.paymentState && [
      "OrderPaymentStateChanged",
      { paymentState, oldPaymentState: before.paymentState },
    ],
    shipmentState !== before.shipmentState && [
      "OrderShipmentStateChanged",
      { shipmentState, oldShipmentState: before.shipmentState },
    ],
  ];
}

function compareContents(before: Order, after: Order): Change[] {
  const differs = (field: "billingAddress" | "shippingAddress") =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const { customerEmail, purchaseOrderNumber } = after;
  return [
    differs("billingAddress") && [
      "OrderBillingAddressSet",
      { address: after.billingAddress, oldAddress: before.billingAddress },
    ],
    differs("shippingAddress") && [
      "OrderShippingAddressSet",
      { address: after.shippingAddress, oldAddress: before.shippingAddress },
    ],
    customerEmail !== before.customerEmail && [
      "OrderCustomerEmailSet",
      { email: customerEmail, oldEmail: before.customerEmail },
    ],
    purchaseOrderNumber !== before.purchaseOrderNumber && [
      "OrderPurchaseOrderNumberSet",
      { purchaseOrderNumber, oldPurchaseOrderNumber: before.purchaseOrderNumber },
    ],
    ...comparePayments(before, after),
    ...compareOwners(before, after),
    ...compareDeliveries(before, after),
    ...compareReturns(before, after),
    ...compareCustomFields(before, after),
  ];
}

function compareCustomFields(before: Order, after: Order): Change[] {
  const [old, present] = [before.custom?.fields ?? {}, after.custom?.fields ?? {}];
  const isSame = (name: string) => JSON.stringify(old[name]) === JSON.stringify(present[name]);
  const removed = Object.keys(old).filter((name) => present[name] === undefined);
  const set = Object.entries(present).filter(([name]) => !isSame(name));
  return [
    ...set.map(([name, value]): Change => {
      const previousValue = old[name];
      if (previousValue === undefined) return ["OrderCustomFieldAdded", { name, value }];
      return ["OrderCustomFieldChanged", { name, value, previousValue }];
    }),
    ...removed.map((name): Change => ["OrderCustomFieldRemoved", { name }]),
  ];
}

function comparePayments(before: Order, after: Order): Change[] {
  const listed = (order: Order) => order.paymentInfo?.payments ?? [];
  const missing = (from: Order, { id }: { readonly id: string }) =>
    !listed(from).some((payment) => payment.id === id);
  const added = listed(after).filter((payment) => missing(before, payment));
  const removed = listed(before).filter((payment) => missing(after, payment));
  return [
    ...added.map((payment): Change => ["OrderPaymentAdded", { payment }]),
    ...removed.map(
      (payment): Change => [
        "OrderPaymentRemoved",
        { payment, removedPaymentInfo: listed(after).length === 0 },
      ],
    ),
  ];
}

function compareOwners(before: Order, after: Order): Change[] {
  const { customerId, store } = after;
  return [
    customerId !== before.customerId && [
      "OrderCustomerSet",
      {
        ...(customerId ? { customer: { typeId: "customer", id: customerId } } : {}),
        ...(before.customerId ? { oldCustomer: { typeId: "customer", id: before.customerId } } : {}),
      },
    ],
    store?.key !== before.store?.key && ["OrderStoreSet", { ...(store ? { store } : {}) }],
  ];
}
