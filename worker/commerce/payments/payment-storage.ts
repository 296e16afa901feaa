import type { Database } from "../database/database.ts";
import { concurrentModification, invalidInput, invalidSubject } from "../errors/platform-errors.ts";
import type { QueryResult } from "../paging/query-result.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  type DocumentTable,
  type FindArguments,
  findDocuments,
  ofOwner,
} from "../resources/find-documents.ts";
import { isOwn, type Owner, readOwner } from "../resources/owner.ts";
import {
  column,
  head,
  jsonCustom,
  jsonList,
  jsonMoney,
  jsonObject,
  jsonValue,
} from "../where/where-fields.ts";
import type { Payment } from "./payment.ts";

interface PaymentRow {
  readonly id: string;
  readonly data: string;
}

/** The platform wrote the column itself, so it is read back as what it was. */
function parsePaymentRow({ data }: Pick<PaymentRow, "data">): Payment {
  return JSON.parse(data) as Payment;
}

/** Writes a payment, new or its next version; a batch's guard has seen to it that the former one is still there. */
export function writePayment(database: Database, payment: Payment): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO payment (id, version, key, anonymous_id, customer_id, interface_id, created_at, last_modified_at, data)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, key = excluded.key,
          anonymous_id = excluded.anonymous_id, customer_id = excluded.customer_id,
          interface_id = excluded.interface_id, last_modified_at = excluded.last_modified_at, data = excluded.data`,
    )
    .bind(
      payment.id,
      payment.version,
      payment.key ?? null,
      payment.anonymousId ?? null,
      payment.customer?.id ?? null,
      payment.interfaceId ?? null,
      payment.createdAt,
      payment.lastModifiedAt,
      JSON.stringify(payment),
    );
}

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

interface Row {
  readonly id: string;
  readonly key: string | null;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
}

/** Payments of the token by the ids and keys that a request names; no statement when it names none. */
export async function loadPaymentIds(
  context: RequestContext,
  names: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = names.filter((name) => name !== undefined);
  if (wanted.length === 0) return new Map();
  const { results } = await context.db
    .prepare(
      `SELECT id, key, customer_id AS customerId, anonymous_id AS anonymousId FROM payment
        WHERE id IN (SELECT value FROM json_each(?1)) OR key IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(wanted))
    .all<Row>();
  const owner = readOwner(context.access);
  const own = results.filter(({ customerId, anonymousId }) =>
    isOwn(owner, { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) }),
  );
  return new Map(own.flatMap(({ id, key }) => [[id, id] as const, ...(key ? [[key, id] as const] : [])]));
}

const payments: DocumentTable<Payment> = {
  table: "payment",
  fields: {
    ...head("d"),
    anonymousId: column("text", "d.anonymous_id"),
    amountPlanned: jsonMoney("d.data", "$.amountPlanned"),
    interfaceId: column("text", "d.interface_id"),
    paymentMethodInfo: jsonObject("d.data", "$.paymentMethodInfo", {
      method: jsonValue("text", "d.data", "$.paymentMethodInfo.method"),
      paymentInterface: jsonValue("text", "d.data", "$.paymentMethodInfo.paymentInterface"),
    }),
    transactions: jsonList("d.data", "$.transactions", {
      id: column("text", "e.value ->> 'id'"),
      type: column("text", "e.value ->> 'type'"),
      state: column("text", "e.value ->> 'state'"),
      interactionId: column("text", "e.value ->> 'interactionId'"),
    }),
    custom: jsonCustom("d.data", "$.custom"),
  },
  parse: parsePaymentRow,
};

/** A page of payments. Throws InvalidInput. */
export function findPayments(
  context: RequestContext,
  args: FindArguments,
  owner: Owner | null,
): Promise<QueryResult<Payment>> {
  return findDocuments(context, payments, args, ofOwner(owner));
}
