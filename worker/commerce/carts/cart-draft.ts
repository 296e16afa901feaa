import type { Creation } from "../requests/initiator.ts";
import type { CartDraft } from "../requests/schema-inputs.ts";
import type { NamedAction } from "../resources/apply-actions.ts";
import type { Owner } from "../resources/owner.ts";
import { requireKey } from "../resources/require-key.ts";
import type { Cart } from "./cart.ts";
import { requireDeleteDays } from "./delete-days.ts";
import { requireInventoryMode } from "./require-input.ts";

/** A new empty cart with the draft's settings. */
export function toEmptyCart(
  draft: CartDraft,
  owner: Owner,
  storeKey: string | undefined,
  creation: Creation,
): Cart {
  return {
    id: crypto.randomUUID(),
    version: 1,
    ...creation,
    key: draft.key ? requireKey(draft.key) : undefined,
    cartState: "Active",
    customerId: owner.customerId,
    customerEmail: draft.customerEmail ?? undefined,
    anonymousId: owner.anonymousId,
    store: storeKey ? { typeId: "store", key: storeKey } : undefined,
    country: draft.country ?? undefined,
    locale: draft.locale ?? undefined,
    origin: draft.origin ?? "Customer",
    inventoryMode: requireInventoryMode(draft.inventoryMode ?? "None"),
    taxMode: draft.taxMode ?? "Platform",
    priceRoundingMode: draft.priceRoundingMode ?? "HalfEven",
    taxRoundingMode: draft.taxRoundingMode ?? "HalfEven",
    taxCalculationMode: draft.taxCalculationMode ?? "LineItemLevel",
    purchaseOrderNumber: draft.purchaseOrderNumber ?? undefined,
    deleteDaysAfterLastModification: requireDeleteDays(draft.deleteDaysAfterLastModification),
    lineItems: [],
    customLineItems: [],
    discountCodes: [],
    refusedGifts: [],
    totalPrice: { currencyCode: draft.currency, centAmount: 0 },
  };
}

/** The actions that add a draft's contents to an empty cart. */
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

/** The owner of a cart that the shop's own token creates. */
export function toDraftOwner({ customerId, anonymousId }: CartDraft): Owner {
  return { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) };
}
