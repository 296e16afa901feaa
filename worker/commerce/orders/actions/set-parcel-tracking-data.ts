import { optional, string, type } from "superstruct";
import { changeParcel } from "../delivery/deliveries.ts";
import { TrackingStruct } from "../delivery/delivery-structs.ts";
import { operatorAction } from "../delivery/operator-action.ts";

export const setParcelTrackingData = operatorAction({
  input: type({
    parcelId: optional(string()),
    parcelKey: optional(string()),
    trackingData: optional(TrackingStruct),
  }),
  apply: (order, { parcelId, parcelKey, trackingData }) =>
    changeParcel(order, { id: parcelId, key: parcelKey }, (parcel) => ({ ...parcel, trackingData })),
});
