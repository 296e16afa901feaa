import { resourceNotFound } from "../errors/platform-errors.ts";
import { orNotFound, type RestResource } from "../http/rest-resource.ts";
import { mapResults } from "../paging/query-result.ts";
import { toDraftOwner } from "../payments/payment-draft.ts";
import { createPayment, deletePayment, updatePayment } from "../payments/payment-operations.ts";
import { findPayments, paymentStore } from "../payments/payment-storage.ts";
import type { PaymentDraft } from "../requests/schema-inputs.ts";
import { loadDocument } from "../resources/document-store.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { readOwner } from "../resources/owner.ts";
import { toTypedDocument } from "../resources/to-typed-money.ts";
import { readAction, readDraft } from "../schema/read-input.ts";

function toPaymentName({ by, value }: ResourceName) {
  return by === "ID" ? { id: value } : { key: value };
}

/** Payments over REST: the same operations as over GraphQL, in REST's shapes. */
export const paymentsByRest: RestResource = {
  path: "payments",
  scope: "payments",
  create: async (context, body) => {
    const draft = readDraft<PaymentDraft>("PaymentDraft", body);
    const owner = readOwner(context.access) ?? toDraftOwner(draft);
    return toTypedDocument(await createPayment(context, draft, owner));
  },
  read: async (context, name) => {
    const payment = await loadDocument(context, paymentStore, toPaymentName(name));
    if (!payment) throw resourceNotFound(name.by, name.value);
    return toTypedDocument(payment);
  },
  find: async (context, args) =>
    mapResults(await findPayments(context, args, readOwner(context.access)), toTypedDocument),
  update: (context, name, { version, actions }) =>
    orNotFound(name, async () => {
      const inputs = actions.map((action) => readAction("PaymentUpdateAction", action));
      const command = { ...toPaymentName(name), version, actions: inputs };
      return toTypedDocument(await updatePayment(context, command));
    }),
  delete: (context, name, version) =>
    orNotFound(name, async () => toTypedDocument(await deletePayment(context, toPaymentName(name), version))),
};
