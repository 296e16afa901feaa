import { type Draft, isObject, type UpdateAction } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import { draftList, isRecord, sameValue, storedList } from "./same-value.ts";

/**
 * Returns actions for the parts of a payment.
 * Its method, its status, its transactions and its provider's messages.
 */
export function comparePaymentParts(stored: StoredResource, draft: Draft): UpdateAction[] {
  return [
    ...compareWords(stored.paymentMethodInfo, draft.paymentMethodInfo, [
      ["paymentInterface", "setMethodInfoInterface", "interface"],
      ["method", "setMethodInfoMethod", "method"],
      ["name", "setMethodInfoName", "name"],
      ["interfaceAccount", "setMethodInfoInterfaceAccount", "interfaceAccount"],
    ]),
    ...compareWords(stored.paymentStatus, draft.paymentStatus, [
      ["interfaceCode", "setStatusInterfaceCode", "interfaceCode"],
      ["interfaceText", "setStatusInterfaceText", "interfaceText"],
    ]),
    ...compareTransactions(stored, draft),
    ...draftList(draft.interfaceInteractions)
      .slice(storedList(stored.interfaceInteractions).length)
      .map(({ type, fields }) => ({ action: "addInterfaceInteraction", type, fields })),
  ];
}

type WordRule = readonly [field: string, action: string, parameter: string];

function compareWords(
  stored: unknown,
  draft: Draft[string] | undefined,
  rules: readonly WordRule[],
): UpdateAction[] {
  if (!isObject(draft)) return [];
  const known = isRecord(stored) ? stored : {};
  return rules.flatMap(([field, action, parameter]): UpdateAction[] => {
    const wanted = draft[field];
    return wanted === undefined || sameValue(known[field], wanted) ? [] : [{ action, [parameter]: wanted }];
  });
}

/** Transactions are only added, one after the other; an existing one may change its state. */
function compareTransactions(stored: StoredResource, draft: Draft): UpdateAction[] {
  const known = storedList(stored.transactions);
  return draftList(draft.transactions).flatMap((transaction, at): UpdateAction[] => {
    const existing = known[at];
    if (!existing) return [{ action: "addTransaction", transaction }];
    const { state } = transaction;
    if (state === undefined || existing.state === state) return [];
    return [{ action: "changeTransactionState", transactionId: String(existing.id), state }];
  });
}
