import type { NamedAction } from "../resources/apply-actions.ts";
import type { CartDraft } from "./cart-draft.ts";

/** The actions that put a draft's contents into an empty cart. */
export function toDraftActions(draft: CartDraft): NamedAction[] {
  const actions: NamedAction[] = [];
  const add = (name: string, input: object) => actions.push({ name, input });
  if (draft.customerGroup) add("setCustomerGroup", { customerGroup: draft.customerGroup });
  if (draft.shippingRateInput) add("setShippingRateInput", { shippingRateInput: draft.shippingRateInput });
  if (draft.custom) add("setCustomType", draft.custom);
  if (draft.shippingAddress) add("setShippingAddress", { address: draft.shippingAddress });
  if (draft.billingAddress) add("setBillingAddress", { address: draft.billingAddress });
  for (const line of draft.lineItems ?? []) add("addLineItem", line);
  for (const line of draft.customLineItems ?? []) add("addCustomLineItem", line);
  if (draft.shippingMethod) {
    const externalTaxRate = draft.externalTaxRateForShippingMethod;
    add("setShippingMethod", { shippingMethod: draft.shippingMethod, externalTaxRate });
  }
  for (const code of draft.discountCodes ?? []) add("addDiscountCode", { code });
  return actions;
}
