import { invalidOperation } from "../errors/platform-errors.ts";
import type { Address } from "../resources/address.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { Order } from "./order.ts";

/** The order with other custom fields on one of its addresses. Throws InvalidOperation when it has no such address. */
export function changeAddressFields(
  order: Order,
  which: "billingAddress" | "shippingAddress",
  change: (custom: CustomFields | undefined) => CustomFields | undefined,
): Order {
  const address: Address | undefined = order[which];
  if (!address)
    throw invalidOperation(
      `The order has no ${which === "billingAddress" ? "billing" : "shipping"} address.`,
    );
  return { ...order, [which]: { ...address, custom: change(address.custom) } };
}
