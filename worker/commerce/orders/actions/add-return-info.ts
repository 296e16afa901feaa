import { array, enums, type Infer, integer, min, optional, string, type } from "superstruct";
import { invalidField } from "../../errors/platform-errors.ts";
import { operatorAction } from "../delivery/operator-action.ts";
import type { Order } from "../order.ts";
import type { ReturnItem } from "../return-info.ts";

const Item = type({
  quantity: min(integer(), 1),
  lineItemId: optional(string()),
  customLineItemId: optional(string()),
  comment: optional(string()),
  shipmentState: enums(["Advised", "Returned"]),
});

/** Records what came back, or is announced to. */
export const addReturnInfo = operatorAction({
  input: type({ items: array(Item), returnTrackingId: optional(string()), returnDate: optional(string()) }),
  apply: (order, { items, returnTrackingId, returnDate }, now) => {
    const info = {
      items: items.map((item) => toReturnItem(order, item, now)),
      ...(returnTrackingId ? { returnTrackingId } : {}),
      ...(returnDate ? { returnDate } : {}),
    };
    return { ...order, returnInfo: [...(order.returnInfo ?? []), info] };
  },
});

function toReturnItem(order: Order, item: Infer<typeof Item>, now: Date): ReturnItem {
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
    // Money goes back only for goods that did.
    paymentState: item.shipmentState === "Returned" ? "Initial" : "NonRefundable",
    createdAt: time,
    lastModifiedAt: time,
  };
}
