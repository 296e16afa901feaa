import { readTypeName } from "../../resources/custom-fields.ts";
import type { PaymentAction } from "../payment-action.ts";
import { type MethodInfoDraft, toMethodInfo } from "../payment-draft.ts";

/** Replaces all that is said of the means of payment. */
export const setMethodInfo: PaymentAction = {
  readTypes: ({ custom }: MethodInfoDraft) => [readTypeName(custom ?? {})],
  apply: (payment, input: MethodInfoDraft, types) => ({
    ...payment,
    paymentMethodInfo: toMethodInfo(input, types),
  }),
};
