import { optional, string, type } from "superstruct";
import { changeParcel } from "../delivery/deliveries.ts";
import { MeasurementsStruct } from "../delivery/delivery-structs.ts";
import { operatorAction } from "../delivery/operator-action.ts";

export const setParcelMeasurements = operatorAction({
  input: type({
    parcelId: optional(string()),
    parcelKey: optional(string()),
    measurements: optional(MeasurementsStruct),
  }),
  apply: (order, { parcelId, parcelKey, measurements }) =>
    changeParcel(order, { id: parcelId, key: parcelKey }, (parcel) => ({ ...parcel, measurements })),
});
