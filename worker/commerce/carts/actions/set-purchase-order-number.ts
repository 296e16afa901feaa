import type { CartAction } from "../cart-action.ts";

interface SetPurchaseOrderNumberInput {
  readonly purchaseOrderNumber?: string | null;
}

export const setPurchaseOrderNumber: CartAction = {
  apply: (cart, { purchaseOrderNumber }: SetPurchaseOrderNumberInput) => ({
    ...cart,
    purchaseOrderNumber: purchaseOrderNumber ?? undefined,
  }),
};
