import { optional, string, type } from "superstruct";
import { changeParcel, requireItems } from "../delivery/deliveries.ts";
import { ItemsStruct } from "../delivery/delivery-structs.ts";
import { operatorAction } from "../delivery/operator-action.ts";

export const setParcelItems = operatorAction({
  input: type({ parcelId: optional(string()), parcelKey: optional(string()), items: ItemsStruct }),
  apply: (order, { parcelId, parcelKey, items }) =>
    changeParcel(order, { id: parcelId, key: parcelKey }, (parcel) => ({
      ...parcel,
      items: requireItems(order, items),
    })),
});
