import type { QueryResult } from "../../paging/query-result.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import {
  type DocumentTable,
  type FindArguments,
  findDocuments,
  ofOwner,
} from "../../resources/find-documents.ts";
import type { Owner } from "../../resources/owner.ts";
import {
  column,
  head,
  jsonCustom,
  jsonList,
  jsonMoney,
  jsonObject,
  jsonValue,
} from "../../where/where-fields.ts";
import type { Payment } from "../payment.ts";
import { parsePaymentRow } from "./payment-row.ts";

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
