import { type PageArguments, type QueryArguments, toPage } from "../paging/page.ts";
import type { Payment } from "../payments/payment.ts";
import { toDraftOwner } from "../payments/payment-draft.ts";
import {
  createMyPayment,
  createPayment,
  type UpdatePaymentArguments,
  updateMyPayment,
  updatePayment,
} from "../payments/payment-operations.ts";
import { findPayments, type PaymentName, paymentStore } from "../payments/payment-storage.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { MyPaymentDraft, PaymentDraft } from "../requests/schema-inputs.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import { loadDocument } from "../resources/document-store.ts";
import { readOwner, requireOwner } from "../resources/owner.ts";
import {
  type AreaResolvers,
  chooseNames,
  localizedFields,
  type NameArguments,
  referenceFields,
} from "../schema/field-resolvers.ts";

function resolveInteractions({ interfaceInteractions }: Payment, args: PageArguments) {
  const { limit, offset } = toPage(args);
  const results = interfaceInteractions.slice(offset, offset + limit);
  return { limit, offset, total: interfaceInteractions.length, results };
}

/** Payments: queries, mutations and computed fields. */
export const paymentResolvers = {
  queries: {
    payment: (_source: unknown, name: PaymentName, context: RequestContext) =>
      loadDocument(context, paymentStore, name),
    payments: (_source: unknown, args: QueryArguments, context: RequestContext) =>
      findPayments(context, args, readOwner(context.access)),
  },
  mutations: {
    createPayment: (_source: unknown, { draft }: { draft: PaymentDraft }, context: RequestContext) =>
      createPayment(context, draft, readOwner(context.access) ?? toDraftOwner(draft)),
    updatePayment: (_source: unknown, args: UpdatePaymentArguments, context: RequestContext) =>
      updatePayment(context, args),
    createMyPayment: (_source: unknown, { draft }: { draft: MyPaymentDraft }, context: RequestContext) =>
      createMyPayment(context, draft, requireOwner(context.access)),
    updateMyPayment: (_source: unknown, args: UpdatePaymentArguments, context: RequestContext) => {
      requireOwner(context.access);
      return updateMyPayment(context, args);
    },
  },
  types: {
    Payment: {
      customerRef: ({ customer }: Payment) => customer,
      interfaceInteractionsRaw: resolveInteractions,
    },
    MyPayment: { customerRef: ({ customer }: Payment) => customer },
    PaymentMethodInfo: localizedFields(["name"]),
    InterfaceInteractionsRaw: {
      ...referenceFields("type"),
      fields: ({ fields }: CustomFields, args: NameArguments) =>
        chooseNames(
          Object.entries(fields).map(([name, value]) => ({ name, value })),
          args,
        ),
    },
  },
} satisfies AreaResolvers;
