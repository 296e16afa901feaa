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
  /** Which mail could not be sent, and why; without an address. */
  readonly mailProblem?: string;
  /** The last attempt to send its electronic invoice, as JSON (`EInvoiceDelivery`). */
  readonly eInvoiceDelivery?: string;
};

/** The newsletter decision made with an order, and the customer who made it. */
export type OrderConsent = {
  /** A code of `consentCodes`. */
  readonly consent: string;
  readonly email: string;
  readonly country: CountryCode;
  /** The language of the order; null: the country's first. */
  readonly locale: string | null;
  /** null: a guest. */
  readonly customerId: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** A place in a list of orders by time: after the order with this id, or from this time on. */
export type OrderPlace = {
  /** ISO 8601. */
  readonly at: string;
  readonly id?: string;
};

export type FoundOrder = {
  readonly id: string;
  /** The time by which it was found, ISO 8601. */
  readonly at: string;
  /** One of its mails, or its electronic invoice, was given up, which is recorded for the operator. */
  readonly hasMailProblem: boolean;
};

export type FoundOrders = {
  readonly orders: readonly FoundOrder[];
  /** Where the next page begins; null: no further orders up to the later time. */
  readonly next: OrderPlace | null;
};

/** Orders of every store, for the shop's background work. */
export interface AllOrdersGateway {
  /** null: unknown, or not one of the shop's orders. */
  load(orderId: string): Answer<Order | null>;
  /** null: no decision, or unknown order. */
  loadConsent(orderId: string): Answer<OrderConsent | null>;
  /** Orders created from carts (not imported ones) up to a time (ISO 8601, included), oldest first. */
  listCreated(from: OrderPlace, to: string, limit: number): Answer<FoundOrders>;
  /** Those orders whose payment failed, by the time of their last change. */
  listFailed(from: OrderPlace, to: string, limit: number): Answer<FoundOrders>;
  /** Those orders with an invoice, by the time of their last change. */
  listInvoiced(from: OrderPlace, to: string, limit: number): Answer<FoundOrders>;
  findByNumber(orderNumber: string): Answer<Order | null>;
  /** Writes notes on an order; ignores a deleted order. `keeps` leaves fields that have a value unchanged. */
  note(orderId: string, notes: OrderNotes, keeps?: "what-is-there"): Answer<null>;
}
