import { optional, string, type } from "superstruct";
import { changeParcel } from "../delivery/deliveries.ts";
import { operatorAction } from "../delivery/operator-action.ts";

export const removeParcelFromDelivery = operatorAction({
  input: type({ parcelId: optional(string()), parcelKey: optional(string()) }),
  apply: (order, { parcelId, parcelKey }) =>
    changeParcel(order, { id: parcelId, key: parcelKey }, () => undefined),
});
