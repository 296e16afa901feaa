import { array, enums, type Infer, integer, min, optional, string, type } from "superstruct";
import { invalidField, invalidOperation } from "../errors/platform-errors.ts";
import type { Order, ReturnItem } from "./order.ts";
import { type OperatorAction, operatorAction } from "./order-action.ts";

const ReturnItemDraft = type({
  quantity: min(integer(), 1),
  lineItemId: optional(string()),
  customLineItemId: optional(string()),
  comment: optional(string()),
  shipmentState: enums(["Advised", "Returned"]),
});

/** Records returned goods, or the announcement of a return. */
const addReturnInfo = operatorAction({
  input: type({
    items: array(ReturnItemDraft),
    returnTrackingId: optional(string()),
    returnDate: optional(string()),
  }),
  apply: (order, { items, returnTrackingId, returnDate }, { now }) => {
    const info = {
      items: items.map((item) => toReturnItem(order, item, now)),
      ...(returnTrackingId ? { returnTrackingId } : {}),
      ...(returnDate ? { returnDate } : {}),
    };
    return { ...order, returnInfo: [...(order.returnInfo ?? []), info] };
  },
});

/** Returned goods may be refunded. */
const setReturnShipmentState = operatorAction({
  input: type({
    returnItemId: string(),
    shipmentState: enums(["Advised", "Returned", "BackInStock", "Unusable"]),
  }),
  apply: (order, { returnItemId, shipmentState }, { now }) =>
    changeReturnItem(order, returnItemId, (item) => ({
      ...item,
      shipmentState,
      paymentState:
        item.paymentState === "NonRefundable" && shipmentState !== "Advised" ? "Initial" : item.paymentState,
      lastModifiedAt: now.toISOString(),
    })),
});

const setReturnPaymentState = operatorAction({
  input: type({ returnItemId: string(), paymentState: enums(["Initial", "Refunded", "NotRefunded"]) }),
  apply: (order, { returnItemId, paymentState }, { now }) =>
    changeReturnItem(order, returnItemId, (item) => {
      if (item.paymentState === "NonRefundable") {
        throw invalidOperation(`The return item '${item.id}' is not refundable before it has come back.`);
      }
      return { ...item, paymentState, lastModifiedAt: now.toISOString() };
    }),
});

export const returnActions: Readonly<Record<string, OperatorAction>> = {
  addReturnInfo,
  setReturnShipmentState,
  setReturnPaymentState,
};

function toReturnItem(order: Order, item: Infer<typeof ReturnItemDraft>, now: Date): ReturnItem {
  const { lineItemId, customLineItemId, quantity } = item;
  const line = lineItemId
    ? order.lineItems.find(({ id }) => id === lineItemId)
    : order.customLineItems.find(({ id }) => id === customLineItemId);
  if (!line) throw invalidField("items.lineItemId", lineItemId ?? customLineItemId);
  if (quantity > line.quantity) throw invalidField("items.quantity", quantity);
  const time = now.toISOString();
  return {
    ...item,
    id: crypto.randomUUID(),
    type: lineItemId ? "LineItemReturnItem" : "CustomLineItemReturnItem",
    // Only returned goods are refunded.
    paymentState: item.shipmentState === "Returned" ? "Initial" : "NonRefundable",
    createdAt: time,
    lastModifiedAt: time,
  };
}

/** The order with one returned item changed. Throws InvalidOperation if it does not have it. */
function changeReturnItem(order: Order, id: string, change: (item: ReturnItem) => ReturnItem): Order {
  const returns = order.returnInfo ?? [];
  if (!returns.some(({ items }) => items.some((item) => item.id === id))) {
    throw invalidOperation(`The order has no return item '${id}'.`);
  }
  const returnInfo = returns.map((info) => ({
    ...info,
    items: info.items.map((item) => (item.id === id ? change(item) : item)),
  }));
  return { ...order, returnInfo };
}
