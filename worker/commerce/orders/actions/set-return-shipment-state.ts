import { enums, string, type } from "superstruct";
import { operatorAction } from "../delivery/operator-action.ts";
import { changeReturnItem } from "../return-info.ts";

/** Goods that have come back may be paid back. */
export const setReturnShipmentState = operatorAction({
  input: type({
    returnItemId: string(),
    shipmentState: enums(["Advised", "Returned", "BackInStock", "Unusable"]),
  }),
  apply: (order, { returnItemId, shipmentState }, now) =>
    changeReturnItem(order, returnItemId, (item) => ({
      ...item,
      shipmentState,
      paymentState:
        item.paymentState === "NonRefundable" && shipmentState !== "Advised" ? "Initial" : item.paymentState,
      lastModifiedAt: now.toISOString(),
    })),
});
