import { fragment } from "../database/fragment.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { type DocumentStore, parseDocument, readDocumentsOf } from "../resources/document-store.ts";
import { findDocuments, ofOwner } from "../resources/find-documents.ts";
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

export const paymentStore: DocumentStore<Payment> = {
  table: "payment",
  noun: "payment",
  named: ["key", "key"],
  fields: {
    ...head("d"),
    anonymousId: column("text", "d.anonymous_id"),
    customer: {
      kind: "object",
      fields: { id: column("text", "d.customer_id") },
      present: fragment("d.customer_id IS NOT NULL"),
    },
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
  parse: parseDocument,
  toColumns: ({ key, anonymousId, customer, interfaceId }) => ({
    key,
    anonymous_id: anonymousId,
    customer_id: customer?.id,
    interface_id: interfaceId,
  }),
  toOwner: ({ customer, anonymousId }) => ({
    ...(customer ? { customerId: customer.id } : {}),
    ...(anonymousId ? { anonymousId } : {}),
  }),
  toDuplicates: ({ key }) => ({ "payment.key": () => duplicateField("key", key) }),
};

/** Identifies a payment in a request. */
export interface PaymentName {
  readonly id?: string | null;
  readonly key?: string | null;
}

const readPayments = readDocumentsOf(paymentStore);

/** A payment of the token by id, or null; loads in one tick share a statement. */
export async function loadPaymentById(context: RequestContext, id: string): Promise<Payment | null> {
  const payment = await load(context, readPayments, id);
  return payment && isOwn(readOwner(context.access), paymentStore.toOwner(payment)) ? payment : null;
}

/** A page of payments. Throws InvalidInput. */
export function findPayments(
  context: RequestContext,
  args: QueryArguments,
  owner: Owner | null,
): Promise<QueryResult<Payment>> {
  return findDocuments(context, paymentStore, args, ofOwner(owner));
}

interface Row {
  readonly id: string;
  readonly key: string | null;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
}

/** Payments of the token by the ids and keys of a request; no statement if there are none. */
export async function loadPaymentIds(
  context: RequestContext,
  names: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const requested = names.filter((name) => name !== undefined);
  if (requested.length === 0) return new Map();
  const { results } = await context.db
    .prepare(
      `SELECT id, key, customer_id AS customerId, anonymous_id AS anonymousId FROM payment
        WHERE id IN (SELECT value FROM json_each(?1)) OR key IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(requested))
    .all<Row>();
  const owner = readOwner(context.access);
  const own = results.filter(({ customerId, anonymousId }) =>
    isOwn(owner, { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) }),
  );
  return new Map(own.flatMap(({ id, key }) => [[id, id] as const, ...(key ? [[key, id] as const] : [])]));
}
