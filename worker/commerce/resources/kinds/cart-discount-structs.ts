import { array, nonempty, refine } from "superstruct";
import { TargetStruct, ValueStruct } from "../../discounts/cart-discount.ts";
import { invalidInput } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
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
export const CartDiscountTargetStruct = refine(TargetStruct, "predicates and quantities", (target) => {
  if ("triggerQuantity" in target) {
    const { triggerQuantity, discountedQuantity, maxOccurrence = 1 } = target;
    if (triggerQuantity < 2 || discountedQuantity < 1 || maxOccurrence < 1) return false;
    if (discountedQuantity > triggerQuantity) return false;
  }
  if ("predicate" in target) requireReadable(target.predicate, "target.predicate");
  if (target.type !== "pattern") return true;
  for (const { predicate } of target.triggerPattern) requireReadable(predicate, "target.triggerPattern");
  for (const { predicate } of target.targetPattern) requireReadable(predicate, "target.targetPattern");
  return true;
});

const CHOOSING: ReadonlySet<unknown> = new Set(["multiBuyLineItems", "multiBuyCustomLineItems", "pattern"]);

/** A target as it is kept: one that chooses among units takes the cheapest unless it says otherwise. */
export function completeTarget(target: unknown): unknown {
  return isJsonObject(target) && CHOOSING.has(target.type)
    ? { selectionMode: "Cheapest", ...target }
    : target;
}

const GROUPED: ReadonlySet<unknown> = new Set([...CHOOSING, "lineItems", "customLineItems"]);

/** Throws InvalidInput for a discount in a group whose target no group may have. */
export function requireGroupable({ discountGroup, target }: JsonObject): void {
  if (!discountGroup || (isJsonObject(target) && GROUPED.has(target.type))) return;
  throw invalidInput("Only discounts on line items and custom line items can be in a discount group.");
}
