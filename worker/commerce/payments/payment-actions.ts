import { addInterfaceInteraction } from "./actions/add-interface-interaction.ts";
import { addTransaction } from "./actions/add-transaction.ts";
import { changeAmountPlanned } from "./actions/change-amount-planned.ts";
import { changeTransactionInteractionId } from "./actions/change-transaction-interaction-id.ts";
import { changeTransactionState } from "./actions/change-transaction-state.ts";
import { changeTransactionTimestamp } from "./actions/change-transaction-timestamp.ts";
import { setInterfaceId } from "./actions/set-interface-id.ts";
import { setMethodInfo } from "./actions/set-method-info.ts";
import { setMethodInfoCustomField } from "./actions/set-method-info-custom-field.ts";
import { setMethodInfoCustomType } from "./actions/set-method-info-custom-type.ts";
import { setMethodInfoInterface } from "./actions/set-method-info-interface.ts";
import { setMethodInfoInterfaceAccount } from "./actions/set-method-info-interface-account.ts";
import { setMethodInfoMethod } from "./actions/set-method-info-method.ts";
import { setMethodInfoName } from "./actions/set-method-info-name.ts";
import { setPaymentAnonymousId } from "./actions/set-payment-anonymous-id.ts";
import { setPaymentCustomField } from "./actions/set-payment-custom-field.ts";
import { setPaymentCustomType } from "./actions/set-payment-custom-type.ts";
import { setPaymentCustomer } from "./actions/set-payment-customer.ts";
import { setPaymentKey } from "./actions/set-payment-key.ts";
import { setStatusInterfaceCode } from "./actions/set-status-interface-code.ts";
import { setStatusInterfaceText } from "./actions/set-status-interface-text.ts";
import { setTransactionCustomField } from "./actions/set-transaction-custom-field.ts";
import { setTransactionCustomType } from "./actions/set-transaction-custom-type.ts";
import { setTransactionInterfaceId } from "./actions/set-transaction-interface-id.ts";
import type { PaymentAction } from "./payment-action.ts";

/** Every action of a payment that the platform knows, by its name in PaymentUpdateAction. */
export const paymentActions: Readonly<Record<string, PaymentAction>> = {
  addTransaction,
  changeTransactionState,
  changeTransactionInteractionId,
  changeTransactionTimestamp,
  addInterfaceInteraction,
  changeAmountPlanned,
  setKey: setPaymentKey,
  setAnonymousId: setPaymentAnonymousId,
  setInterfaceId,
  setStatusInterfaceCode,
  setStatusInterfaceText,
  setMethodInfoInterface,
  setMethodInfoMethod,
  setMethodInfoName,
  setCustomField: setPaymentCustomField,
  setCustomType: setPaymentCustomType,
  setCustomer: setPaymentCustomer,
  setMethodInfo,
  setMethodInfoInterfaceAccount,
  setMethodInfoCustomType,
  setMethodInfoCustomField,
  setTransactionCustomType,
  setTransactionCustomField,
  setTransactionInterfaceId,
};
