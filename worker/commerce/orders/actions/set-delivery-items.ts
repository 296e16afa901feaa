import { optional, string, type } from "superstruct";
import { changeDelivery, requireItems } from "../delivery/deliveries.ts";
import { ItemsStruct } from "../delivery/delivery-structs.ts";
import { operatorAction } from "../delivery/operator-action.ts";

export const setDeliveryItems = operatorAction({
  input: type({ deliveryId: optional(string()), deliveryKey: optional(string()), items: ItemsStruct }),
  apply: (order, { deliveryId, deliveryKey, items }) =>
    changeDelivery(order, { id: deliveryId, key: deliveryKey }, (delivery) => ({
      ...delivery,
      items: requireItems(order, items),
    })),
});
