import type { Address } from "../../cart/model/address";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { ReturnLabel, ReturnPickUp } from "../../orders/model/return-shipment";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Goods that go back to the shop; the carrier knows the shop's own address. */
export type ReturnParcel = {
  /** The order's number, printed on the label. */
  readonly reference: string;
  readonly sender: Address;
  readonly contents: readonly { readonly name: string; readonly quantity: number }[];
  /** Of the label's texts. */
  readonly language: string;
};

/**
 * Books returns at the carrier. Calls with the same key book once.
 * `rejected` is final, for example for an address that the carrier does not serve; its code is the carrier's.
 */
export interface CarrierGateway {
  createLabel(key: string, parcel: ReturnParcel): Answer<ReturnLabel>;
  /** `earliestDay`: ISO day at the sender's. */
  requestPickUp(key: string, parcel: ReturnParcel, earliestDay: string): Answer<ReturnPickUp>;
  /** The label as a PDF. */
  loadLabel(trackingNumber: string): Answer<Uint8Array>;
}
