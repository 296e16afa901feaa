import { optional, string, type } from "superstruct";
import { changeDelivery } from "../delivery/deliveries.ts";
import { operatorAction } from "../delivery/operator-action.ts";

export const removeDelivery = operatorAction({
  input: type({ deliveryId: optional(string()), deliveryKey: optional(string()) }),
  apply: (order, { deliveryId, deliveryKey }) =>
    changeDelivery(order, { id: deliveryId, key: deliveryKey }, () => undefined),
});
