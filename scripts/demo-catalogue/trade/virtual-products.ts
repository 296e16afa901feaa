import { createGift } from "./gift.ts";
import { createGuarantees } from "./guarantees.ts";

/** Products that are bought beside others and listed nowhere. */
export function createVirtualProducts() {
  return [...createGuarantees(), createGift("/pictures/default.svg")];
}
