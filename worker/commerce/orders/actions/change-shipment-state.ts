import type { ShipmentState } from "../order.ts";
import type { OrderAction } from "../order-action.ts";

interface ChangeShipmentStateInput {
  readonly shipmentState: ShipmentState;
}

export const changeShipmentState: OrderAction = {
  apply: (order, { shipmentState }: ChangeShipmentStateInput) => ({ ...order, shipmentState }),
};
