import type { OrderAction } from "../order-action.ts";

interface SetOrderPurchaseOrderNumberInput {
  readonly purchaseOrderNumber?: string | null;
}

export const setOrderPurchaseOrderNumber: OrderAction = {
  apply: (order, { purchaseOrderNumber }: SetOrderPurchaseOrderNumberInput) => ({
    ...order,
    purchaseOrderNumber: purchaseOrderNumber ?? undefined,
  }),
};
