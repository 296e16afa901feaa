import { invalidField } from "../errors/platform-errors.ts";
import type { Creation } from "../requests/initiator.ts";
import type {
  MyTransactionDraft,
  PaymentDraft,
  PaymentMethodInfoInput,
  TransactionDraft,
} from "../requests/schema-inputs.ts";
import { readTypeName, toCustomFields } from "../resources/custom-fields.ts";
import type { CustomTypes } from "../resources/custom-types.ts";
import { toLocalizedText } from "../resources/localized-text.ts";
import type { Owner } from "../resources/owner.ts";
import { toReference } from "../resources/reference.ts";
import { requireKey } from "../resources/require-key.ts";
import type { Payment, PaymentMethodInfo, Transaction } from "./payment.ts";

/** The custom types of a draft. */
export function readDraftTypes(draft: PaymentDraft): (string | undefined)[] {
  const drafts = [draft.custom, draft.paymentMethodInfo?.custom, ...(draft.interfaceInteractions ?? [])];
  const ofTransactions = (draft.transactions ?? []).map(({ custom }) => custom);
  return [...drafts, ...ofTransactions].map((custom) => readTypeName(custom ?? {}));
}

/** A new payment from its draft. */
export function toPayment(
  draft: PaymentDraft,
  owner: Owner,
  types: CustomTypes,
  creation: Creation,
): Payment {
  const { currencyCode, centAmount } = draft.amountPlanned;
  return {
    id: crypto.randomUUID(),
    version: 1,
    ...creation,
    key: draft.key ? requireKey(draft.key) : undefined,
    customer: owner.customerId ? toReference("customer", owner.customerId) : undefined,
    anonymousId: owner.anonymousId,
    interfaceId: draft.interfaceId ?? undefined,
    amountPlanned: { currencyCode, centAmount },
    paymentMethodInfo: toMethodInfo(draft.paymentMethodInfo ?? {}, types),
    paymentStatus: {
      interfaceCode: draft.paymentStatus?.interfaceCode ?? undefined,
      interfaceText: draft.paymentStatus?.interfaceText ?? undefined,
    },
    transactions: (draft.transactions ?? []).map((transaction) => toTransaction(transaction, types)),
    interfaceInteractions: (draft.interfaceInteractions ?? []).flatMap(
      (item) => toCustomFields(item, types) ?? [],
    ),
    custom: toCustomFields(draft.custom, types),
  };
}

export function toMethodInfo(draft: PaymentMethodInfoInput, types: CustomTypes): PaymentMethodInfo {
  return {
    paymentInterface: draft.paymentInterface ?? undefined,
    method: draft.method ?? undefined,
    name: draft.name ? toLocalizedText(draft.name) : undefined,
    interfaceAccount: draft.interfaceAccount ?? undefined,
    custom: toCustomFields(draft.custom, types),
  };
}

/** A transaction from its draft; one without a state is Initial. */
export function toTransaction(draft: TransactionDraft, types: CustomTypes): Transaction {
  const { currencyCode, centAmount } = draft.amount;
  return {
    id: crypto.randomUUID(),
    timestamp: draft.timestamp ?? undefined,
    type: draft.type,
    amount: { currencyCode, centAmount },
    interactionId: draft.interactionId ?? undefined,
    interfaceId: draft.interfaceId ?? undefined,
    state: draft.state ?? "Initial",
    custom: toCustomFields(draft.custom, types),
  };
}

const ALLOWED: readonly string[] = ["Authorization", "Charge"];

/**
 * Checks a shopper's transaction: it may start an authorisation or a charge, but not set its result. Throws
 * InvalidField.
 */
export function requireMyTransaction(draft: MyTransactionDraft): TransactionDraft {
  if (!ALLOWED.includes(draft.type)) throw invalidField("transaction.type", draft.type, ALLOWED);
  return { ...draft, state: "Initial" };
}

/** The owner of a payment that the shop's own token creates. */
export function toDraftOwner({ customer, anonymousId }: PaymentDraft): Owner {
  return { ...(customer?.id ? { customerId: customer.id } : {}), ...(anonymousId ? { anonymousId } : {}) };
}
