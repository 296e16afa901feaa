import { assign, optional, string, type } from "superstruct";
import { changeDelivery } from "../delivery/deliveries.ts";
import { ParcelStruct } from "../delivery/delivery-structs.ts";
import { operatorAction } from "../delivery/operator-action.ts";
import { toParcel } from "../delivery/to-parcel.ts";

const Name = type({
  deliveryId: optional(string()),
  deliveryKey: optional(string()),
  parcelKey: optional(string()),
});

export const addParcelToDelivery = operatorAction({
  input: assign(Name, ParcelStruct),
  apply: (order, { deliveryId, deliveryKey, parcelKey, measurements, trackingData, items }, now) => {
    const draft = { key: parcelKey, measurements, trackingData, items };
    return changeDelivery(order, { id: deliveryId, key: deliveryKey }, (delivery) => ({
      ...delivery,
      parcels: [...delivery.parcels, toParcel(order, draft, now)],
    }));
  },
});
