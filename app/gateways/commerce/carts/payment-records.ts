import type { GatewayError } from "../../../foundation/gateway-error";
import type { Money } from "../../../foundation/money";
import type { Result } from "../../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export const transactionTypes = [
  "Authorization",
  "CancelAuthorization",
  "Charge",
  "Refund",
  "Chargeback",
] as const;

type TransactionType = (typeof transactionTypes)[number];
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

/** What the shop itself notes on a payment record; an operator reads it there. */
export type PaymentFields = {
  /** What is left to do for the shopper, as JSON (`payment-action.ts`). */
  readonly paymentAction?: string;
  /** Where the attempt ended, in the room's words (`payment-attempts.ts`). */
  readonly attemptState?: string;
  /** Why it ended without the money, or with less. */
  readonly endReason?: string;
};

export type NewPaymentRecord = {
  /** Fixed per attempt, so that a repeat collides instead of doubling. */
  readonly key: string;
  readonly amount: Money;
  readonly method: string;
  /** Who carries it out: `adyen`, or the shop itself. */
  readonly paymentInterface: string;
  /** The provider's own id of the payment, when there is a provider. */
  readonly interfaceId: string | null;
  /** The attempt that it is the record of; null: the shop waits for the money by itself. */
  readonly attemptId: string | null;
  /** Whose it is; null: nobody knows. */
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

/** The payment records that the platform keeps for a cart's payments. */
export interface PaymentRecords {
  create(payment: NewPaymentRecord): Answer<PaymentRecord>;
  /** By its key; null: there is none. */
  find(key: string): Answer<(PaymentRecord & { readonly method: string }) | null>;
  /**
   * Sets the state of the transaction of that type, or adds it; refunds and chargebacks may be several, told apart by
   * `interactionId`. Doing it twice changes nothing, and what is over is not pending again.
   */
  recordTransaction(paymentId: string, change: TransactionChange): Answer<PaymentRecord>;
  setFields(paymentId: string, fields: PaymentFields): Answer<PaymentRecord>;
}

/** A payment may be refunded or charged back more than once; of all else there is one transaction each. */
export function isSameTransaction(
  one: Pick<TransactionChange, "type"> & { readonly interactionId?: string | null | undefined },
  other: TransactionChange,
): boolean {
  if (one.type !== other.type) return false;
  const isSeveral = one.type === "Refund" || one.type === "Chargeback";
  return !isSeveral || one.interactionId === other.interactionId;
}

/** What came late and says less than is known: a payment that is over is not pending again. */
export function isOutdated(known: TransactionState, state: TransactionState, type: TransactionType): boolean {
  if (state !== "Pending" && state !== "Initial") return false;
  return known === "Success" || (known === "Failure" && type !== "Charge");
}
