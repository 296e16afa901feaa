import type { Money } from "../../../app/foundation/money";
import type { TransactionChange } from "../../../app/gateways/commerce/carts/payment-records";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import type { CartRoomStorage } from "../cart-room-storage";

type AttemptState = "started" | "authorised" | "ordered" | "captured" | "void-due" | "voided" | "failed";

/** One session of the card provider for this cart. */
export type PaymentAttempt = {
  readonly sessionId: string;
  readonly recordId: string;
  readonly amount: Money;
  readonly reference: string;
  readonly url: string;
  readonly state: AttemptState;
  readonly pspReference: string | null;
  readonly startedAt: number;
  /** Why it ended without an order; told again when somebody asks again. */
  readonly failure: PlaceOrderError | null;
  /** What happened to the money and is not in the platform's record yet, oldest first. */
  readonly recordsDue?: readonly TransactionChange[];
  /** How often the alarm tried to end it, and when it will again. */
  readonly tries?: number;
  readonly nextTryAt?: number;
  /** Refused for so long that the alarm leaves it to the operator. */
  readonly isGivenUp?: boolean;
};

/** Attempts that still need something of the provider or the platform. */
const unsettled: ReadonlySet<AttemptState> = new Set(["authorised", "ordered", "void-due"]);

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

  /** The attempt whose money has the provider's reference. */
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

  /** Changes what is stored, whatever the caller still holds. */
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
    return this.all().filter(
      ({ state, recordsDue = [], isGivenUp }) =>
        !isGivenUp && (unsettled.has(state) || recordsDue.length > 0),
    );
  }
}

function parse(stored: SqlStorageValue | undefined): PaymentAttempt {
  return JSON.parse(String(stored)) as PaymentAttempt;
}
