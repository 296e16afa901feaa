import { requireKey } from "../../resources/require-key.ts";
import type { PaymentAction } from "../payment-action.ts";

interface SetPaymentKeyInput {
  readonly key?: string | null;
}

export const setPaymentKey: PaymentAction = {
  apply: (payment, { key }: SetPaymentKeyInput) => ({ ...payment, key: key ? requireKey(key) : undefined }),
};
