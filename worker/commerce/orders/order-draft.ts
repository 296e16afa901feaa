import type { CustomFieldsInput } from "../resources/custom-fields.ts";
import type { ResourceIdentifier } from "../resources/reference.ts";
import type { OrderState, PaymentState, ShipmentState } from "./order.ts";

/** Which cart is to be ordered, and what the order is to say beside it. */
export interface OrderDraft {
  readonly id?: string | null;
  readonly cart?: ResourceIdentifier | null;
  readonly version: number;
  readonly orderNumber?: string | null;
  readonly purchaseOrderNumber?: string | null;
  readonly orderState?: OrderState | null;
  readonly paymentState?: PaymentState | null;
  readonly shipmentState?: ShipmentState | null;
  readonly custom?: CustomFieldsInput | null;
}
