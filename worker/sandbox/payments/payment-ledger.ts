import { DurableObject } from "cloudflare:workers";
import { applyModification, type ModificationKind, type ModificationOutcome } from "./apply-modification";
import { defaultSwitches, type SandboxPayment, type SandboxSwitches } from "./sandbox-payment";

const maxPayments = 200;

/** The one ledger of the sandbox: payments, stored responses and switches survive restarts. */
export class PaymentLedger extends DurableObject {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    for (const table of [
      "payment (id TEXT PRIMARY KEY, psp TEXT, at INTEGER, content TEXT)",
      "answer (key TEXT PRIMARY KEY, content TEXT)",
      "switches (one INTEGER PRIMARY KEY CHECK (one = 1), content TEXT)",
      "sent (id INTEGER PRIMARY KEY, payment TEXT, content TEXT)",
    ]) {
      this.#sql.exec(`CREATE TABLE IF NOT EXISTS ${table}`);
    }
  }

  find(id: string): SandboxPayment | null {
    return this.#read(this.#sql.exec("SELECT content FROM payment WHERE id = ?", id));
  }

  findByPsp(pspReference: string): SandboxPayment | null {
    return this.#read(this.#sql.exec("SELECT content FROM payment WHERE psp = ?", pspReference));
  }

  /** Creates a payment once per idempotency key. */
  open(key: string | null, payment: SandboxPayment): SandboxPayment {
    const earlier = key ? this.recall(key) : null;
    const known = earlier ? this.find(earlier) : null;
    if (known) return known;
    if (key) this.remember(key, payment.id);
    return this.#save(payment);
  }

  /** The stored response for an idempotency key; null: none. */
  recall(key: string): string | null {
    const [row] = this.#sql.exec("SELECT content FROM answer WHERE key = ?", key).toArray();
    return row ? String(row.content) : null;
  }

  remember(key: string, content: string): void {
    this.#sql.exec("INSERT OR REPLACE INTO answer (key, content) VALUES (?, ?)", key, content);
  }

  /** Changes a payment's state if it is in one of the given states; null: it is not, and nothing changed. */
  move(
    id: string,
    from: readonly SandboxPayment["status"][],
    change: Partial<SandboxPayment>,
  ): SandboxPayment | null {
    const payment = this.find(id);
    if (!payment || !from.includes(payment.status)) return null;
    return this.#save({ ...payment, ...change });
  }

  /** Applies a modification to the payment's current state. */
  modify(id: string, kind: ModificationKind, value: number): ModificationOutcome {
    const payment = this.find(id);
    if (!payment) return { isSuccess: false, reason: "Payment not found" };
    const outcome = applyModification(payment, kind, value);
    if (outcome.isSuccess) this.#save(outcome.payment);
    return outcome;
  }

  list(): SandboxPayment[] {
    const rows = this.#sql
      .exec("SELECT content FROM payment ORDER BY at DESC LIMIT ?", maxPayments)
      .toArray();
    return rows.map((row) => JSON.parse(String(row.content)) as SandboxPayment);
  }

  /** Stores a notification, so that it can be sent again. */
  keepSent(paymentId: string, content: string): void {
    this.#sql.exec("INSERT INTO sent (payment, content) VALUES (?, ?)", paymentId, content);
  }

  /** The notifications of a payment, newest first. */
  listSent(paymentId: string): string[] {
    const rows = this.#sql
      .exec("SELECT content FROM sent WHERE payment = ? ORDER BY id DESC", paymentId)
      .toArray();
    return rows.map(({ content }) => String(content));
  }

  switches(): SandboxSwitches {
    const [row] = this.#sql.exec("SELECT content FROM switches").toArray();
    return row ? (JSON.parse(String(row.content)) as SandboxSwitches) : defaultSwitches;
  }

  setSwitches(switches: SandboxSwitches): void {
    this.#sql.exec("INSERT OR REPLACE INTO switches (one, content) VALUES (1, ?)", JSON.stringify(switches));
  }

  #save(payment: SandboxPayment): SandboxPayment {
    const { id, pspReference, createdAt } = payment;
    this.#sql.exec(
      "INSERT OR REPLACE INTO payment (id, psp, at, content) VALUES (?, ?, ?, ?)",
      id,
      pspReference,
      createdAt,
      JSON.stringify(payment),
    );
    return payment;
  }

  #read(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>): SandboxPayment | null {
    const [row] = cursor.toArray();
    return row ? (JSON.parse(String(row.content)) as SandboxPayment) : null;
  }
}
