import type { GatewayError } from "../../../foundation/gateway-error";
import type { Money } from "../../../foundation/money";
import type { Result } from "../../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

type TransactionType = "Authorization" | "CancelAuthorization" | "Charge";
type TransactionState = "Initial" | "Pending" | "Success" | "Failure";

export type PaymentRecord = {
  readonly id: string;
  readonly version: number;
  readonly transactions: readonly {
    readonly id: string;
    readonly type: TransactionType;
    readonly state: TransactionState;
  }[];
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
  readonly sessionId: string;
  readonly firstTransaction: TransactionType;
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
  /** Sets the state of the transaction of that type, or adds it. Doing it twice changes nothing. */
  recordTransaction(paymentId: string, change: TransactionChange): Answer<PaymentRecord>;
}
