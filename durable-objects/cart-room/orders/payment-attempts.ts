import { capturesItself } from "../../../app/checkout/model/payment-method";
import type { Money } from "../../../app/foundation/money";
import type { PaymentFields, TransactionChange } from "../../../app/gateways/commerce/carts/payment-records";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import type { CartRoomStorage } from "../cart-room-storage";

/** docs/checkout.md shows the transitions. */
type AttemptState =
  /** The shopper is at the provider. */
  | "started"
  /** The money comes later; an order must be created for it. */
  | "pending"
  /** The order exists, and its money is still to come. */
  | "awaited"
  /** The money is authorised; an order must be created for it, or the waiting one becomes paid. */
  | "authorised"
  /** The order exists, its money must be captured. */
  | "ordered"
  | "captured"
  | "void-due"
  | "voided"
  | "failed"
  /** Refused for too long; left to an operator. */
  | "given-up";

/** One attempt to pay this cart at the provider. */
export type PaymentAttempt = {
  /** The provider's id of its hosted session, or one of the shop's. */
  readonly sessionId: string;
  readonly recordId: string;
  readonly amount: Money;
  /** Missing: a card's, from before other methods existed. */
  readonly method?: string;
  readonly reference: string;
  /** Where the shopper pays; "": unknown yet, or no page. */
  readonly url: string;
  readonly state: AttemptState;
  readonly pspReference: string | null;
  /** The provider has authorised money for it: from then on it is captured for an order or returned. */
  readonly hasMoney?: boolean;
  readonly startedAt: number;
  /** Why it ended without an order; returned to repeated requests. */
  readonly failure: PlaceOrderError | null;
  /** A code of the reason for an operator, if the failure does not contain it. */
  readonly reason?: string;
  /** Transactions that are not in the platform's record yet, oldest first. */
  readonly recordsDue?: readonly TransactionChange[];
  /** Fields that must still be written to the platform's record. */
  readonly fieldsDue?: PaymentFields;
  /** Payment state of the order that must still be written to the platform. */
  readonly orderStateDue?: Order["paymentState"] | null;
  /** Recorded notifications, so that a repeat changes nothing. */
  readonly heard?: readonly string[];
  /** Number of accepted captures or voids that failed afterwards. */
  readonly round?: number;
  /** Number of attempts by the alarm, and the time of the next one. */
  readonly tries?: number;
  readonly nextTryAt?: number;
};

/** Prefix of attempt ids without a session of the provider. */
export const directAttemptPrefix = "PA-";

/** States in which the provider or the platform must still be called. */
const unsettled: ReadonlySet<AttemptState> = new Set(["pending", "authorised", "ordered", "void-due"]);

/** Whether the authorisation captures the money, so that returning it is a refund. */
export function isCapturedAtOnce({ method = "scheme" }: PaymentAttempt): boolean {
  return capturesItself(method);
}

/** The payments that were started for a cart. */
export class PaymentAttempts {
  readonly #storage: CartRoomStorage;

  constructor(storage: CartRoomStorage) {
    this.#storage = storage;
  }

  find(sessionId: string): PaymentAttempt | null {
    const [row] = this.#storage.sql
      .exec("SELECT attempt FROM attempt WHERE session_id = ?", sessionId)
      .toArray();
    return row ? parse(row.attempt) : null;
  }

  /** The attempt whose payment has the provider's reference. */
  findPaid(pspReference: string): PaymentAttempt | null {
    return this.all().find((attempt) => attempt.pspReference === pspReference) ?? null;
  }

  save(attempt: PaymentAttempt): PaymentAttempt {
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO attempt (session_id, attempt, at) VALUES (?, ?, ?)",
      attempt.sessionId,
      JSON.stringify(attempt),
      attempt.startedAt,
    );
    return attempt;
  }

  /** Changes the stored attempt, even if the caller's copy is outdated. */
  change(attempt: PaymentAttempt, change: Partial<PaymentAttempt>): PaymentAttempt {
    return this.save({ ...(this.find(attempt.sessionId) ?? attempt), ...change });
  }

  /** Newest first. */
  all(): readonly PaymentAttempt[] {
    return this.#storage.sql
      .exec("SELECT attempt FROM attempt ORDER BY at DESC")
      .toArray()
      .map((row) => parse(row.attempt));
  }

  unsettled(): readonly PaymentAttempt[] {
    return this.all().filter((attempt) => unsettled.has(attempt.state) || hasWritingDue(attempt));
  }
}

/** Whether something must still be written to the platform. */
export function hasWritingDue({ recordsDue = [], fieldsDue = {}, orderStateDue }: PaymentAttempt): boolean {
  return recordsDue.length > 0 || Object.keys(fieldsDue).length > 0 || Boolean(orderStateDue);
}

function parse(stored: SqlStorageValue | undefined): PaymentAttempt {
  return JSON.parse(String(stored)) as PaymentAttempt;
}
