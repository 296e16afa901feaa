import { array, optional, string, type } from "superstruct";
import { changeDeliveries, requireItems } from "../delivery/deliveries.ts";
import { ItemsStruct, ParcelStruct } from "../delivery/delivery-structs.ts";
import { operatorAction } from "../delivery/operator-action.ts";
import { toParcel } from "../delivery/to-parcel.ts";

const Input = type({
  deliveryKey: optional(string()),
  items: optional(ItemsStruct),
  parcels: optional(array(ParcelStruct)),
});

/** Says what leaves the house together, with the parcels that are known already. */
export const addDelivery = operatorAction({
  input: Input,
  apply: (order, { deliveryKey, items, parcels }, now) =>
    changeDeliveries(order, (deliveries) => [
      ...deliveries,
      {
        id: crypto.randomUUID(),
        ...(deliveryKey ? { key: deliveryKey } : {}),
        createdAt: now.toISOString(),
        items: requireItems(order, items ?? []),
        parcels: (parcels ?? []).map((parcel) => toParcel(order, parcel, now)),
      },
    ]),
});
