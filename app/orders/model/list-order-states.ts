import type { OrderSummary, ShipmentState } from "./customer-order";

/** The colour of a state; its text gives the same information. */
export type StateTone = "open" | "good" | "care" | "bad";

/** `kind` and `state` form the message key: `my-orders.<kind>.<state>`. */
export type NamedState = {
  readonly kind: "order" | "shipment" | "payment";
  readonly state: string;
  readonly tone: StateTone;
};

const orderTones: Readonly<Record<OrderSummary["orderState"], StateTone>> = {
  Open: "open",
  Confirmed: "open",
  Complete: "good",
  Cancelled: "bad",
};

const shipmentTones: Readonly<Record<ShipmentState, StateTone>> = {
  Pending: "open",
  Ready: "open",
  Shipped: "good",
  Delivered: "good",
  Partial: "care",
  Delayed: "care",
  Backorder: "care",
  Canceled: "bad",
};

const paymentTones: Readonly<Record<OrderSummary["paymentState"], StateTone>> = {
  Paid: "good",
  Pending: "open",
  BalanceDue: "care",
  CreditOwed: "care",
  Failed: "bad",
};

/** Lists the states of an order, its delivery and its payment. */
export function listOrderStates({
  orderState,
  paymentState,
  shipmentState,
}: Pick<OrderSummary, "orderState" | "paymentState" | "shipmentState">): readonly NamedState[] {
  const waiting = shipmentState === null || shipmentState === "Pending" || shipmentState === "Ready";
  // For an order cancelled before dispatch, "being prepared" would be a promise.
  const shipment = waiting && orderState === "Cancelled" ? "Canceled" : (shipmentState ?? "Pending");
  return [
    { kind: "order", state: orderState, tone: orderTones[orderState] },
    { kind: "shipment", state: shipment, tone: shipmentTones[shipment] },
    { kind: "payment", state: paymentState, tone: paymentTones[paymentState] },
  ];
}
