import { requireKey } from "../../resources/require-key.ts";
import type { CustomerAction } from "../customer-action.ts";

interface SetCustomerKeyInput {
  readonly key?: string | null;
}

export const setCustomerKey: CustomerAction = {
  apply: (customer, { key }: SetCustomerKeyInput) => ({
    ...customer,
    key: key ? requireKey(key) : undefined,
  }),
};
