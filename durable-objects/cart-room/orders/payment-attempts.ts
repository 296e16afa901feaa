import { capturesItself } from "../../../app/checkout/model/payment-method";
import type { Money } from "../../../app/foundation/money";
import type { PaymentFields, TransactionChange } from "../../../app/gateways/commerce/carts/payment-records";
import type { Order, PlaceOrderError } from "../../../app/orders/model/order";
import type { CartRoomStorage } from "../cart-room-storage";

/** docs/checkout.md draws how they follow each other. */
type AttemptState =
  /** The shopper is at the provider. */
  | "started"
  /** The money is to come later; an order is to be made for it. */
  | "pending"
  /** The order is made, and its money is still to come. */
  | "awaited"
  /** The money is promised; an order is to be made for it, or the one that waited is to be paid. */
  | "authorised"
  /** The order is made, its money is to be taken. */
  | "ordered"
  | "captured"
  | "void-due"
  | "voided"
  | "failed"
  /** Refused for so long that it is left to an operator. */
  | "given-up";

/** One try to pay this cart at the provider. */
export type PaymentAttempt = {
  /** The provider's id of its hosted session, or one of our own. */
  readonly sessionId: string;
  readonly recordId: string;
  readonly amount: Money;
  /** Missing: a card's, from before there were others. */
  readonly method?: string;
  readonly reference: string;
  /** Where the shopper pays; "": not known yet, or there is no page. */
  readonly url: string;
  readonly state: AttemptState;
  readonly pspReference: string | null;
  /** The provider has promised money for it: from then on it is taken for an order or given back. */
  readonly hasMoney?: boolean;
  readonly startedAt: number;
  /** Why it ended without an order; told again when somebody asks again. */
  readonly failure: PlaceOrderError | null;
  /** Why, in a word for an operator, where the failure does not say it. */
  readonly reason?: string;
  /** What happened to the money and is not in the platform's record yet, oldest first. */
  readonly recordsDue?: readonly TransactionChange[];
  /** What else the platform's record is still to say. */
  readonly fieldsDue?: PaymentFields;
  /** What the order's payment has come to, where the platform does not know it yet. */
  readonly orderStateDue?: Order["paymentState"] | null;
  /** Notifications that are written down, so that a repeat changes nothing. */
  readonly heard?: readonly string[];
  /** How often a capture or a void was taken and failed afterwards. */
  readonly round?: number;
  /** How often the alarm tried to end it, and when it will again. */
  readonly tries?: number;
  readonly nextTryAt?: number;
};

/** Begins the ids of attempts that the provider has no session of. */
export const directAttemptPrefix = "PA-";

/** Attempts that still need something of the provider or the platform. */
const unsettled: ReadonlySet<AttemptState> = new Set(["pending", "authorised", "ordered", "void-due"]);

/** Whether the money is taken with the authorisation, so that giving it back is a refund. */
export function isTakenAtOnce({ method = "scheme" }: PaymentAttempt): boolean {
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
    return this.all().filter((attempt) => unsettled.has(attempt.state) || hasWritingDue(attempt));
  }
}

/** Whether the platform does not know everything yet. */
export function hasWritingDue({ recordsDue = [], fieldsDue = {}, orderStateDue }: PaymentAttempt): boolean {
  return recordsDue.length > 0 || Object.keys(fieldsDue).length > 0 || Boolean(orderStateDue);
}

function parse(stored: SqlStorageValue | undefined): PaymentAttempt {
  return JSON.parse(String(stored)) as PaymentAttempt;
}
