import { array, nonempty, refine } from "superstruct";
import { TargetStruct, ValueStruct } from "../../carts/facts/parse-cart-discount.ts";
import { MoneyStruct } from "../draft-structs.ts";
import { requireReadable } from "../predicate-struct.ts";

const AmountsStruct = nonempty(array(MoneyStruct));
const WHOLE_PERMYRIAD = 10_000;

/** What a cart discount takes off: at most the whole, and no amount that would make the cart dearer. */
export const CartDiscountValueStruct = refine(ValueStruct, "reduction", (value) => {
  if (value.type === "giftLineItem") return true;
  if (value.type === "relative") return value.permyriad >= 0 && value.permyriad <= WHOLE_PERMYRIAD;
  return AmountsStruct.is(value.money) && value.money.every(({ centAmount }) => centAmount >= 0);
});

/** What a cart discount makes cheaper, with predicates that can be read. Throws InvalidInput for one that cannot. */
export const CartDiscountTargetStruct = refine(TargetStruct, "predicates", (target) => {
  if ("predicate" in target) requireReadable(target.predicate, "target.predicate");
  if (target.type !== "pattern") return true;
  for (const { predicate } of target.triggerPattern) requireReadable(predicate, "target.triggerPattern");
  for (const { predicate } of target.targetPattern) requireReadable(predicate, "target.targetPattern");
  return true;
});
