import { resourceNotFound } from "../errors/platform-errors.ts";
import { ownerAt, type RestPlace } from "../http/rest-place.ts";
import { orNotFound, type RestResource } from "../http/rest-resource.ts";
import { mapResults } from "../paging/query-result.ts";
import type { Payment } from "../payments/payment.ts";
import { toDraftOwner } from "../payments/payment-draft.ts";
import {
  createMyPayment,
  createPayment,
  deletePayment,
  updateMyPayment,
  updatePayment,
} from "../payments/payment-operations.ts";
import { findPayments, paymentStore } from "../payments/payment-storage.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { MyPaymentDraft, PaymentDraft } from "../requests/schema-inputs.ts";
import { loadDocument } from "../resources/document-store.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { requireOwner } from "../resources/owner.ts";
import { toTypedDocument } from "../resources/to-typed-money.ts";
import { readAction, readDraft } from "../schema/read-input.ts";

function toPaymentName({ by, value }: ResourceName) {
  return by === "ID" ? { id: value } : { key: value };
}

function createAt(place: RestPlace, context: RequestContext, body: unknown): Promise<Payment> {
  if (place.isMine) {
    const mine = readDraft<MyPaymentDraft>("MyPaymentDraft", body);
    return createMyPayment(context, mine, requireOwner(context.access));
  }
  const draft = readDraft<PaymentDraft>("PaymentDraft", body);
  return createPayment(context, draft, ownerAt(place, context.access) ?? toDraftOwner(draft));
}

/** Payments over REST, all or a shopper's own: the same operations as over GraphQL, in REST's form. */
export const paymentsAt = (place: RestPlace): RestResource => ({
  path: "payments",
  scope: "payments",
  create: async (context, body) => toTypedDocument(await createAt(place, context, body)),
  read: async (context, name) => {
    ownerAt(place, context.access);
    const payment = await loadDocument(context, paymentStore, toPaymentName(name));
    if (!payment) throw resourceNotFound(name.by, name.value);
    return toTypedDocument(payment);
  },
  find: async (context, args) =>
    mapResults(await findPayments(context, args, ownerAt(place, context.access)), toTypedDocument),
  update: (context, name, { version, actions }) =>
    orNotFound(name, async () => {
      ownerAt(place, context.access);
      const type = place.isMine ? "MyPaymentUpdateAction" : "PaymentUpdateAction";
      const inputs = actions.map((action) => readAction(type, action));
      const command = { ...toPaymentName(name), version, actions: inputs };
      return toTypedDocument(await (place.isMine ? updateMyPayment : updatePayment)(context, command));
    }),
  delete: (context, name, version) =>
    orNotFound(name, async () => {
      ownerAt(place, context.access);
      return toTypedDocument(await deletePayment(context, toPaymentName(name), version));
    }),
});
