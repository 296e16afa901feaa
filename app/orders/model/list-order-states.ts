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

/** `current`: what the order waits for. A step behind it is done or ahead. */
export type StepPlace = "done" | "current" | "ahead";

/**
 * Lists the states in the order of events: payment is before delivery if it is complete, failed or awaited by the
 * delivery, and after it otherwise, as with cash on delivery. The first state that is not complete is the current one.
 */
export function listOrderSteps(order: States): readonly (NamedState & { readonly place: StepPlace })[] {
  const states = listOrderStates(order);
  const isAwaited = states.some(({ state }) => state === "AwaitsPayment");
  const toRank = ({ kind, tone }: NamedState) => {
    if (kind === "order") return 0;
    if (kind === "shipment") return 2;
    return isAwaited || tone === "good" || tone === "bad" ? 1 : 3;
  };
  const steps = [...states].sort((one, other) => toRank(one) - toRank(other));
  const current = steps.findIndex(
    ({ kind, tone }) => tone !== "good" && (kind !== "order" || tone === "bad"),
  );
  return steps.map((step, index) => ({
    ...step,
    place: current === -1 || index < current ? "done" : index === current ? "current" : "ahead",
  }));
}

/** Before dispatch, "being prepared" would promise what a cancelled or unpaid order does not get. */
function toShownShipment({ orderState, paymentState, paymentStatus, shipmentState }: States) {
  const shipment = shipmentState ?? "Pending";
  const isWaiting = shipment === "Pending" || shipment === "Ready";
  if (isWaiting && orderState === "Cancelled") return "Canceled";
  const awaitsPayment = paymentState === "Pending" && paymentStatus === "in progress";
  return shipment === "Pending" && awaitsPayment ? "AwaitsPayment" : shipment;
}
