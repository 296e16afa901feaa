import type { Owner } from "../resources/owner.ts";
import { requireKey } from "../resources/require-key.ts";
import type { Cart } from "./cart.ts";
import type { CartDraft } from "./cart-draft.ts";
import { requireDeleteDays } from "./delete-days.ts";
import { requireInventoryMode } from "./require-inventory-mode.ts";

/** A new cart with the draft's settings and nothing in it. */
export function toEmptyCart(draft: CartDraft, owner: Owner, storeKey: string | undefined, now: Date): Cart {
  const time = now.toISOString();
  return {
    id: crypto.randomUUID(),
    version: 1,
    createdAt: time,
    lastModifiedAt: time,
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
