import type { PredicateSubject, PredicateValue } from "../../predicates/predicate-subject.ts";
import type { ShippingInfo } from "../cart.ts";

/** The chosen shipping as predicates see it. */
export function toShippingSubject(shipping: ShippingInfo): PredicateSubject {
  const fields = new Map<string, PredicateValue>([
    ["shippingMethodName", shipping.shippingMethodName],
    ["shippingMethod.id", shipping.shippingMethod?.id],
    ["price", shipping.price],
    ["price.centAmount", shipping.price.centAmount],
  ]);
  return { readField: (path) => fields.get(path.join(".")), callFunction: () => undefined };
}
