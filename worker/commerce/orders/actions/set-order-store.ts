import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { OrderAction } from "../order-action.ts";

interface SetOrderStoreInput {
  readonly store?: ResourceIdentifier | null;
}

/** Sets or removes the store, which orders name by its key. */
export const setOrderStore: OrderAction = {
  apply: (order, { store }: SetOrderStoreInput) => ({
    ...order,
    store: store?.key ? { typeId: "store", key: store.key } : undefined,
  }),
};
