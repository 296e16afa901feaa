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

/** What a customer sent, or announced to send, back. */
interface ReturnInfo {
  readonly items: readonly ReturnItem[];
  readonly returnTrackingId?: string;
  readonly returnDate?: string;
}

/** That another system knows the order. */
interface SyncInfo {
  readonly channel: Reference;
  readonly externalId?: string;
  readonly syncedAt: string;
}

/** What was ordered: the cart's contents as they were, and what became of them. */
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
