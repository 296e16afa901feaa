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

const shipmentTones: Readonly<Record<ShipmentState | "AwaitsPayment", StateTone>> = {
  AwaitsPayment: "open",
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

type States = Pick<OrderSummary, "orderState" | "paymentState" | "paymentStatus" | "shipmentState">;

/** Lists the states of an order, its delivery and its payment. */
export function listOrderStates(order: States): readonly NamedState[] {
  const { orderState, paymentState } = order;
  const shipment = toShownShipment(order);
  return [
    { kind: "order", state: orderState, tone: orderTones[orderState] },
    { kind: "shipment", state: shipment, tone: shipmentTones[shipment] },
    { kind: "payment", state: paymentState, tone: paymentTones[paymentState] },
  ];
}

/** Before dispatch, "being prepared" would promise what a cancelled or unpaid order does not get. */
function toShownShipment({ orderState, paymentState, paymentStatus, shipmentState }: States) {
  const shipment = shipmentState ?? "Pending";
  const isWaiting = shipment === "Pending" || shipment === "Ready";
  if (isWaiting && orderState === "Cancelled") return "Canceled";
  const awaitsPayment = paymentState === "Pending" && paymentStatus === "in progress";
  return shipment === "Pending" && awaitsPayment ? "AwaitsPayment" : shipment;
}
