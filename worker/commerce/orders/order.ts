import type { CartContent } from "../carts/cart.ts";
import type { Initiated } from "../requests/initiator.ts";
import type { OrderState, PaymentState, ShipmentState } from "../requests/schema-inputs.ts";
import type { Reference } from "../resources/reference.ts";

type ReturnShipmentState = "Advised" | "Returned" | "BackInStock" | "Unusable";
type ReturnPaymentState = "Initial" | "NonRefundable" | "Refunded" | "NotRefunded";

export interface ReturnItem {
  readonly id: string;
  readonly type: "LineItemReturnItem" | "CustomLineItemReturnItem";
  readonly lineItemId?: string;
  readonly customLineItemId?: string;
  readonly quantity: number;
  readonly comment?: string;
  readonly shipmentState: ReturnShipmentState;
  readonly paymentState: ReturnPaymentState;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}

/** Items that a customer sent back, or announced to. */
interface ReturnInfo {
  readonly items: readonly ReturnItem[];
  readonly returnTrackingId?: string;
  readonly returnDate?: string;
}

/** A synchronisation with another system. */
interface SyncInfo {
  readonly channel: Reference;
  readonly externalId?: string;
  readonly syncedAt: string;
}

/** An order: the cart's contents at that time, and the order's later states. */
export interface Order extends CartContent, Initiated {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly completedAt?: string;
  readonly orderNumber?: string;
  readonly orderState: OrderState;
  readonly paymentState?: PaymentState;
  readonly shipmentState?: ShipmentState;
  readonly returnInfo?: readonly ReturnInfo[];
  readonly syncInfo?: readonly SyncInfo[];
  readonly cart?: Reference;
}
