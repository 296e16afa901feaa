import type { Infer } from "superstruct";
import type { Order } from "../order.ts";
import { requireItems } from "./deliveries.ts";
import type { Parcel } from "./delivery.ts";
import type { ParcelStruct } from "./delivery-structs.ts";

/** A new parcel from its draft. Throws InvalidField for items that the order does not have. */
export function toParcel(order: Order, { items, ...draft }: Infer<typeof ParcelStruct>, now: Date): Parcel {
  return {
    ...draft,
    id: crypto.randomUUID(),
    createdAt: now.toISOString(),
    items: requireItems(order, items ?? []),
  };
}
