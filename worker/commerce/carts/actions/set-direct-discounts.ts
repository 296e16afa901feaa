import { create, StructError } from "superstruct";
import type { CartDiscount } from "../../discounts/cart-discount.ts";
import { TargetStruct, ValueStruct } from "../../discounts/parse-cart-discount.ts";
import { invalidField, invalidInput, invalidOperation } from "../../errors/platform-errors.ts";
import { parsePredicate } from "../../predicates/parse-predicate.ts";
import { PredicateSyntaxError } from "../../predicates/predicate.ts";
import { isJsonObject, type JsonObject } from "../../resources/json.ts";
import type { CartAction } from "../cart-action.ts";
import type { DirectDiscount } from "../direct-discount.ts";

interface SetDirectDiscountsInput {
  /** One-field objects, as the schema has checked them. */
  readonly discounts: readonly { readonly value: JsonObject; readonly target?: JsonObject | null }[];
}

/** As many as a project may have active discounts of its own. */
const MAX_DISCOUNTS = 100;

/** Gives the cart discounts of its own, which keep all others out; an empty list takes them away. */
export const setDirectDiscounts: CartAction = {
  apply(cart, { discounts }: SetDirectDiscountsInput) {
    if (discounts.length > MAX_DISCOUNTS) {
      throw invalidInput(`A cart cannot have more than ${MAX_DISCOUNTS} direct discounts.`);
    }
    if (discounts.length > 0 && cart.discountCodes.length > 0) {
      throw invalidOperation("A cart with discount codes cannot have direct discounts.");
    }
    return { ...cart, directDiscounts: discounts.length > 0 ? discounts.map(toDirectDiscount) : undefined };
  },
};

function toDirectDiscount({ value, target }: SetDirectDiscountsInput["discounts"][number]): DirectDiscount {
  const tagged = toTagged(value);
  const money = Array.isArray(tagged.money) ? { money: tagged.money.map(toMoney) } : {};
  return {
    id: crypto.randomUUID(),
    value: read("value", value, () => create({ ...tagged, ...money }, ValueStruct)),
    ...(target ? { target: readTarget(target) } : {}),
  };
}

function readTarget(target: JsonObject): CartDiscount["target"] {
  const { triggerPattern, targetPattern, ...tagged } = toTagged(target);
  const patterns = Object.entries({ triggerPattern, targetPattern }).flatMap(([name, parts]) =>
    Array.isArray(parts) ? [[name, parts.filter(isJsonObject).map(toTagged)]] : [],
  );
  return read("target", target, () => {
    const parsed = create({ ...tagged, ...Object.fromEntries(patterns) }, TargetStruct);
    const parts = parsed.type === "pattern" ? [...parsed.triggerPattern, ...parsed.targetPattern] : [parsed];
    for (const part of parts) if ("predicate" in part) parsePredicate(part.predicate);
    return parsed;
  });
}

/** `{relativeCart: {…}}` as `{type: "relative", …}`, without what is null. */
function toTagged(input: JsonObject): JsonObject {
  const [given, ...others] = Object.entries(input).filter(([, part]) => isJsonObject(part));
  if (!given || others.length > 0) throw invalidInput("Exactly one kind of value or target must be given.");
  const [name, part] = given;
  const fields = Object.entries(isJsonObject(part) ? part : {}).filter(([, field]) => field !== null);
  return { type: name.replace(/Cart$/, ""), ...Object.fromEntries(fields) };
}

function toMoney(money: unknown): unknown {
  return isJsonObject(money) && isJsonObject(money.centPrecision) ? money.centPrecision : money;
}

function read<Value>(field: string, given: unknown, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof StructError || error instanceof PredicateSyntaxError)) throw error;
    throw invalidField(field, given);
  }
}
