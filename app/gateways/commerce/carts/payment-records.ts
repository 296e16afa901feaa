import type { GatewayError } from "../../../foundation/gateway-error";
import type { Money } from "../../../foundation/money";
import type { Result } from "../../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

type TransactionType = "Authorization" | "CancelAuthorization" | "Charge" | "Refund" | "Chargeback";
type TransactionState = "Initial" | "Pending" | "Success" | "Failure";

export type PaymentRecord = {
  readonly id: string;
  readonly version: number;
  readonly transactions: readonly {
    readonly id: string;
    readonly type: TransactionType;
    readonly state: TransactionState;
    readonly interactionId?: string | null | undefined;
  }[];
};

/** What the shop itself writes on a payment record, for the operator to read. */
export type PaymentFields = {
  /** What the shopper still has to do, as JSON (`payment-action.ts`). */
  readonly paymentAction?: string;
  /** The attempt's final state, in the room's terms (`payment-attempts.ts`). */
  readonly attemptState?: string;
  /** Why it ended without the money, or with less. */
  readonly endReason?: string;
};

export type NewPaymentRecord = {
  /** Fixed per attempt, so that a repeat collides instead of creating a second record. */
  readonly key: string;
  readonly amount: Money;
  readonly method: string;
  /** Who processes the payment: `adyen`, or the shop itself. */
  readonly paymentInterface: string;
  /** The provider's id of the payment, if a provider processes it. */
  readonly interfaceId: string | null;
  /** The attempt that the record is for; null: the shop itself waits for the money. */
  readonly attemptId: string | null;
  /** The session that pays; null: unknown. */
  readonly sessionId: string | null;
  readonly firstTransaction: TransactionType;
  readonly fields?: PaymentFields;
};

export type TransactionChange = {
  readonly type: TransactionType;
  readonly state: TransactionState;
  readonly amount: Money;
  /** The provider's reference (PSP reference). */
  readonly interactionId: string;
};

/** The platform's payment records of a cart's payments. */
export interface PaymentRecords {
  create(payment: NewPaymentRecord): Answer<PaymentRecord>;
  /** Finds a record by its key; null: none. */
  find(key: string): Answer<(PaymentRecord & { readonly method: string }) | null>;
  /**
   * Sets the state of the transaction of that type, or adds it.
   * A payment may have several refunds and chargebacks, identified by `interactionId`. Idempotent; a finished
   * transaction does not return to pending.
   */
  recordTransaction(paymentId: string, change: TransactionChange): Answer<PaymentRecord>;
  setFields(paymentId: string, fields: PaymentFields): Answer<PaymentRecord>;
}

/** A payment may be refunded or charged back more than once; every other type has one transaction. */
export function isSameTransaction(
  one: Pick<TransactionChange, "type"> & { readonly interactionId?: string | null | undefined },
  other: TransactionChange,
): boolean {
  if (one.type !== other.type) return false;
  const isSeveral = one.type === "Refund" || one.type === "Chargeback";
  return !isSeveral || one.interactionId === other.interactionId;
}

/** Whether a late update says less than the recorded state: a finished payment does not return to pending. */
export function isOutdated(known: TransactionState, state: TransactionState, type: TransactionType): boolean {
  if (state !== "Pending" && state !== "Initial") return false;
  return known === "Success" || (known === "Failure" && type !== "Charge");
}
