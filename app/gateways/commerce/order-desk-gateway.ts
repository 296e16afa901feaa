import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { Order } from "../../orders/model/order";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Fields of an order that the shop writes after it was placed, for the operator to see. */
export type OrderNotes = {
  /** ISO 8601. */
  readonly withdrawalReceivedAt?: string;
  /** The statement as JSON. */
  readonly withdrawalStatement?: string;
  /** Which mail could not be sent, and why; no address. */
  readonly mailProblem?: string;
};

/** What was said of the newsletter with an order, and by whom. */
export type OrderConsent = {
  /** As `consentCodes` has it. */
  readonly consent: string;
  readonly email: string;
  readonly country: CountryCode;
  /** The language it was ordered in; null: the country's first. */
  readonly locale: string | null;
  /** null: a guest. */
  readonly customerId: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** A place in a list of orders by time: after the order with this id, or from this moment on. */
export type OrderPlace = {
  /** ISO 8601. */
  readonly at: string;
  readonly id?: string;
};

export type FoundOrder = {
  readonly id: string;
  /** The time by which it was found, ISO 8601. */
  readonly at: string;
  /** A mail of it was given up; the operator knows. */
  readonly hasMailProblem: boolean;
};

export type FoundOrders = {
  readonly orders: readonly FoundOrder[];
  /** Where the next page begins; null: there are no more up to the later moment. */
  readonly next: OrderPlace | null;
};

/** Orders of every store, as the shop's own work behind the scenes meets them. */
export interface OrderDeskGateway {
  /** null: there is no such order, or it is not one of the shop's. */
  load(orderId: string): Answer<Order | null>;
  /** null: nothing was said, or there is no such order. */
  loadConsent(orderId: string): Answer<OrderConsent | null>;
  /** Orders made from carts (not imported ones) up to a moment (ISO 8601, included), oldest first. */
  listCreated(from: OrderPlace, to: string, limit: number): Answer<FoundOrders>;
  /** Of these the orders whose payment failed, by the time of their last change. */
  listFailed(from: OrderPlace, to: string, limit: number): Answer<FoundOrders>;
  findByNumber(orderNumber: string): Answer<Order | null>;
  /** Writes notes on an order; one that is gone is no failure. A field that has a value keeps it with `keeps`. */
  note(orderId: string, notes: OrderNotes, keeps?: "what-is-there"): Answer<null>;
}
