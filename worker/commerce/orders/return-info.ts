import { invalidOperation } from "../errors/platform-errors.ts";
import type { Order } from "./order.ts";

export type ReturnShipmentState = "Advised" | "Returned" | "BackInStock" | "Unusable";
export type ReturnPaymentState = "Initial" | "NonRefundable" | "Refunded" | "NotRefunded";

export interface ReturnItem {
  readonly id: string;
  readonly type: "LineItemReturnItem" | "CustomLineItemReturnItem";
  readonly lineItemId?: string;
  readonly customLineItemId?: string;
  readonly quantity: number;
  readonly comment?: string;
  readonly shipmentState: ReturnShipmentState;
  readonly paymentState: ReturnPaymentState;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}

/** What a customer sent, or announced to send, back. */
export interface ReturnInfo {
  readonly items: readonly ReturnItem[];
  readonly returnTrackingId?: string;
  readonly returnDate?: string;
}

/** The order with one returned item changed. Throws InvalidOperation when it has none such. */
export function changeReturnItem(order: Order, id: string, change: (item: ReturnItem) => ReturnItem): Order {
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
