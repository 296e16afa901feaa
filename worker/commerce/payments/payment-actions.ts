import { invalidOperation, requiredField } from "../errors/platform-errors.ts";
import type {
  AddPaymentTransaction,
  ChangePaymentAmountPlanned,
  CustomFieldsDraft,
  PaymentUpdateAction,
  SetPaymentCustomer,
  SetPaymentMethodInfo,
  SetPaymentMethodInfoName,
} from "../requests/schema-inputs.ts";
import { readTypeName, toCustomFields } from "../resources/custom-fields.ts";
import {
  type ActionsOf,
  type ChangeCustomFields,
  changeOwnFields,
  type DocumentAction,
  setCustomFieldOf,
  setCustomTypeOf,
  setField,
  setKeyOf,
} from "../resources/document-action.ts";
import { toLocalizedText } from "../resources/localized-text.ts";
import { toReference } from "../resources/reference.ts";
import type { Payment, PaymentMethodInfo, Transaction } from "./payment.ts";
import { toMethodInfo, toTransaction } from "./payment-draft.ts";

type PaymentAction = DocumentAction<Payment>;

const addTransaction: PaymentAction = {
  readNeeds: ({ transaction }: AddPaymentTransaction) => ({
    types: [readTypeName(transaction.custom ?? {})],
  }),
  apply: (payment, { transaction }: AddPaymentTransaction, { types }) => ({
    ...payment,
    transactions: [...payment.transactions, toTransaction(transaction, types)],
  }),
};

interface TransactionName {
  readonly transactionId: string;
}

/** The payment with one transaction changed. Throws InvalidOperation if it does not have it. */
function changeTransaction(payment: Payment, id: string, changed: Partial<Transaction>): Payment {
  findTransaction(payment, id);
  const transactions = payment.transactions.map((transaction) =>
    transaction.id === id ? { ...transaction, ...changed } : transaction,
  );
  return { ...payment, transactions };
}

function findTransaction({ transactions }: Payment, id: string): Transaction {
  const found = transactions.find((transaction) => transaction.id === id);
  if (found) return found;
  throw invalidOperation(`The payment does not contain a transaction with ID '${id}'.`);
}

/** `changeTransactionState` and similar actions: the input's field replaces the transaction's. */
function setOfTransaction(field: keyof Transaction): PaymentAction {
  return {
    apply: (payment, input: TransactionName & Partial<Record<typeof field, unknown>>) =>
      changeTransaction(payment, input.transactionId, { [field]: input[field] ?? undefined }),
  };
}

const changeTransactionFields: ChangeCustomFields<Payment, TransactionName> = (
  payment,
  change,
  { transactionId },
) => {
  const { custom } = findTransaction(payment, transactionId);
  return changeTransaction(payment, transactionId, { custom: change(custom) });
};

/** Records an exchange with the payment provider. */
const addInterfaceInteraction: PaymentAction = {
  readNeeds: (input: CustomFieldsDraft) => ({ types: [readTypeName(input)] }),
  apply(payment, input: CustomFieldsDraft, { types }) {
    const interaction = toCustomFields(input, types);
    if (!interaction) throw requiredField("type");
    return { ...payment, interfaceInteractions: [...payment.interfaceInteractions, interaction] };
  },
};

const changeAmountPlanned: PaymentAction = {
  apply: (payment, { amount: { currencyCode, centAmount } }: ChangePaymentAmountPlanned) => ({
    ...payment,
    amountPlanned: { currencyCode, centAmount },
  }),
};

/** Assigns the payment to a customer by id, or to none. */
const setCustomer: PaymentAction = {
  apply: (payment, { customer }: SetPaymentCustomer) => ({
    ...payment,
    customer: customer?.id ? toReference("customer", customer.id) : undefined,
  }),
};

/** Replaces all data of the means of payment. */
const setMethodInfo: PaymentAction = {
  readNeeds: ({ custom }: SetPaymentMethodInfo) => ({ types: [readTypeName(custom ?? {})] }),
  apply: (payment, input: SetPaymentMethodInfo, { types }) => ({
    ...payment,
    paymentMethodInfo: toMethodInfo(input, types),
  }),
};

/** `setMethodInfoMethod` and similar actions: sets one field of the means of payment. */
function setOfMethod(field: keyof PaymentMethodInfo, inputField: string = field): PaymentAction {
  return {
    apply: (payment, input: Readonly<Record<string, unknown>>) => ({
      ...payment,
      paymentMethodInfo: { ...payment.paymentMethodInfo, [field]: input[inputField] ?? undefined },
    }),
  };
}

const setMethodInfoName: PaymentAction = {
  apply: (payment, { name }: SetPaymentMethodInfoName) => ({
    ...payment,
    paymentMethodInfo: { ...payment.paymentMethodInfo, name: name ? toLocalizedText(name) : undefined },
  }),
};

const changeMethodFields: ChangeCustomFields<Payment> = (payment, change) => {
  const { paymentMethodInfo } = payment;
  return { ...payment, paymentMethodInfo: changeOwnFields(paymentMethodInfo, change) };
};

function setOfStatus(field: keyof Payment["paymentStatus"]): PaymentAction {
  return {
    apply: (payment, input: Payment["paymentStatus"]) => ({
      ...payment,
      paymentStatus: { ...payment.paymentStatus, [field]: input[field] ?? undefined },
    }),
  };
}

/** Every action of a payment that the platform supports, by its name in PaymentUpdateAction. */
export const paymentActions: ActionsOf<PaymentUpdateAction, Payment> = {
  addTransaction,
  changeTransactionState: setOfTransaction("state"),
  changeTransactionInteractionId: setOfTransaction("interactionId"),
  changeTransactionTimestamp: setOfTransaction("timestamp"),
  setTransactionInterfaceId: setOfTransaction("interfaceId"),
  setTransactionCustomType: setCustomTypeOf(changeTransactionFields),
  setTransactionCustomField: setCustomFieldOf(changeTransactionFields),
  addInterfaceInteraction,
  changeAmountPlanned,
  setKey: setKeyOf(),
  setCustomer,
  setAnonymousId: setField("anonymousId"),
  setInterfaceId: setField("interfaceId"),
  setStatusInterfaceCode: setOfStatus("interfaceCode"),
  setStatusInterfaceText: setOfStatus("interfaceText"),
  setMethodInfo,
  setMethodInfoInterface: setOfMethod("paymentInterface", "interface"),
  setMethodInfoMethod: setOfMethod("method"),
  setMethodInfoInterfaceAccount: setOfMethod("interfaceAccount"),
  setMethodInfoName,
  setMethodInfoCustomType: setCustomTypeOf(changeMethodFields),
  setMethodInfoCustomField: setCustomFieldOf(changeMethodFields),
  setCustomType: setCustomTypeOf(changeOwnFields<Payment>),
  setCustomField: setCustomFieldOf(changeOwnFields<Payment>),
};
