import type { Money } from "../money/money.ts";
import type { Initiated } from "../requests/initiator.ts";
import type { TransactionState, TransactionType } from "../requests/schema-inputs.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { LocalizedText } from "../resources/localized-text.ts";
import type { Reference } from "../resources/reference.ts";

export interface Transaction {
  readonly id: string;
  readonly timestamp?: string;
  readonly type: TransactionType;
  readonly amount: Money;
  readonly interactionId?: string;
  readonly interfaceId?: string;
  readonly state: TransactionState;
  readonly custom?: CustomFields;
}

export interface PaymentMethodInfo {
  readonly paymentInterface?: string;
  readonly method?: string;
  readonly name?: LocalizedText;
  readonly interfaceAccount?: string;
  readonly custom?: CustomFields;
}

export interface Payment extends Initiated {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly key?: string;
  readonly customer?: Reference;
  readonly anonymousId?: string;
  readonly interfaceId?: string;
  readonly amountPlanned: Money;
  readonly paymentMethodInfo: PaymentMethodInfo;
  readonly paymentStatus: { readonly interfaceCode?: string; readonly interfaceText?: string };
  readonly transactions: readonly Transaction[];
  /** The exchanges between the payment provider and the shop. */
  readonly interfaceInteractions: readonly CustomFields[];
  readonly custom?: CustomFields;
}
