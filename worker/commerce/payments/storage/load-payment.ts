import { concurrentModification, invalidInput, invalidSubject } from "../../errors/platform-errors.ts";
import { load } from "../../requests/load.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { isOwn, type Owner, readOwner } from "../../resources/owner.ts";
import type { Payment } from "../payment.ts";
import { type PaymentRow, parsePaymentRow } from "./payment-row.ts";

export interface PaymentName {
  readonly id?: string | null;
  readonly key?: string | null;
}

async function readPayments(
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const { results } = await context.db
    .prepare("SELECT id, data FROM payment WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(ids))
    .all<PaymentRow>();
  return new Map(results.map((row) => [row.id, parsePaymentRow(row)]));
}

/** A payment by id, or null; payments asked for in one tick share a statement. */
export async function loadPaymentById(context: RequestContext, id: string): Promise<Payment | null> {
  return onlyOwn(context, await load(context, readPayments, id));
}

/** A payment by id or key, unless it is not the token's. */
export async function loadPayment(context: RequestContext, name: PaymentName): Promise<Payment | null> {
  if (name.id) return loadPaymentById(context, name.id);
  const row = await context.db
    .prepare("SELECT id, data FROM payment WHERE key = ?")
    .bind(name.key ?? "")
    .first<PaymentRow>();
  return onlyOwn(context, row && parsePaymentRow(row));
}

/** The payment that a mutation names, at the version it names. Throws InvalidSubject or ConcurrentModification. */
export async function requirePayment(
  context: RequestContext,
  name: PaymentName,
  version: number,
): Promise<Payment> {
  if (!name.id && !name.key) throw invalidInput("Either 'id' or 'key' of the payment is required.");
  const payment = await loadPayment(context, name);
  if (!payment) throw invalidSubject("payment", name.id ?? name.key ?? "");
  if (payment.version !== version) throw concurrentModification(payment.id, version, payment.version);
  return payment;
}

/** The owner of a payment. */
export function toPaymentOwner({ customer, anonymousId }: Payment): Owner {
  return { ...(customer ? { customerId: customer.id } : {}), ...(anonymousId ? { anonymousId } : {}) };
}

function onlyOwn(context: RequestContext, payment: Payment | null): Payment | null {
  return payment && isOwn(readOwner(context.access), toPaymentOwner(payment)) ? payment : null;
}
