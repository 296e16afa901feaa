import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { CustomerAction } from "../customer-action.ts";
import { toName, toStores } from "../read-references.ts";

interface StoreInput {
  readonly store: ResourceIdentifier;
}

interface StoresInput {
  readonly stores: readonly ResourceIdentifier[];
}

export const setStores: CustomerAction = {
  readNeeds: ({ stores }: StoresInput) => ({ resources: stores.map(toName) }),
  apply: (customer, { stores }: StoresInput, facts) => ({ ...customer, stores: toStores(stores, facts) }),
};

export const addStore: CustomerAction = {
  readNeeds: ({ store }: StoreInput) => ({ resources: [toName(store)] }),
  apply(customer, { store }: StoreInput, facts) {
    const added = toStores([store], facts).filter(({ key }) =>
      customer.stores.every((own) => own.key !== key),
    );
    return { ...customer, stores: [...customer.stores, ...added] };
  },
};

/** A customer of no store at all is one of the whole project. */
export const removeStore: CustomerAction = {
  readNeeds: ({ store }: StoreInput) => ({ resources: [toName(store)] }),
  apply(customer, { store }: StoreInput, facts) {
    const removed = toStores([store], facts);
    const stores = customer.stores.filter((own) => removed.every(({ key }) => own.key !== key));
    return { ...customer, stores };
  },
};
