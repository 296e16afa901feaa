import { addDelivery } from "./actions/add-delivery.ts";
import { addParcelToDelivery } from "./actions/add-parcel-to-delivery.ts";
import { addReturnInfo } from "./actions/add-return-info.ts";
import { removeDelivery } from "./actions/remove-delivery.ts";
import { removeParcelFromDelivery } from "./actions/remove-parcel-from-delivery.ts";
import { setDeliveryItems } from "./actions/set-delivery-items.ts";
import { setParcelItems } from "./actions/set-parcel-items.ts";
import { setParcelMeasurements } from "./actions/set-parcel-measurements.ts";
import { setParcelTrackingData } from "./actions/set-parcel-tracking-data.ts";
import { setReturnPaymentState } from "./actions/set-return-payment-state.ts";
import { setReturnShipmentState } from "./actions/set-return-shipment-state.ts";
import { updateSyncInfo } from "./actions/update-sync-info.ts";
import type { OperatorAction } from "./delivery/operator-action.ts";

/** Actions on deliveries, returns and other systems' knowledge; the served GraphQL schema has none of them. */
export const operatorActions: Readonly<Record<string, OperatorAction>> = {
  addDelivery,
  removeDelivery,
  setDeliveryItems,
  addParcelToDelivery,
  removeParcelFromDelivery,
  setParcelTrackingData,
  setParcelMeasurements,
  setParcelItems,
  addReturnInfo,
  setReturnShipmentState,
  setReturnPaymentState,
  updateSyncInfo,
};
