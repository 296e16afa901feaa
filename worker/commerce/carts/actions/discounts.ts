import { create, StructError } from "superstruct";
import { type CartDiscount, TargetStruct, ValueStruct } from "../../discounts/cart-discount.ts";
import { refuseCode } from "../../discounts/discount-code.ts";
import { invalidField, invalidInput, invalidOperation } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { parsePredicate } from "../../predicates/parse-predicate.ts";
import { PredicateSyntaxError } from "../../predicates/predicate.ts";
import type { DirectDiscountDraft } from "../../requests/schema-inputs.ts";
import { toReference } from "../../resources/reference.ts";
import type { DirectDiscount } from "../cart.ts";
import type { CartActions } from "../cart-action.ts";
import { discountCodeNotApplicable, discountCodeNotFound } from "../cart-errors.ts";

/** The platform's limit of codes in one cart. */
const MAX_CODES = 10;

/** The same limit as for a project's own active discounts. */
const MAX_DIRECT_DISCOUNTS = 100;

/** Actions on a cart's codes and direct discounts; a cart with codes cannot have direct discounts. */
export const discountActions = {
  /**
   * Enters a code. Refuses one that is inactive, not in force or of another store; one that only does not match the
   * cart is added with that state.
   */
  addDiscountCode: {
    readNeeds: ({ code }) => ({ codes: [code] }),
    apply(cart, input, facts) {
      const code = facts.discountCodes.find((candidate) => candidate.code === input.code);
      if (!code) throw discountCodeNotFound(input.code);
      const discounts = facts.cartDiscounts.filter(({ id }) => code.cartDiscountIds.includes(id));
      const refusal = refuseCode(code, discounts, cart.store?.key, facts.now);
      if (refusal === "NotActive") throw discountCodeNotApplicable(code.code, code.id);
      if (refusal === "NotValid") {
        const { validFrom, validUntil } = code;
        const validityCheckTime = facts.now.toISOString();
        throw discountCodeNotApplicable(code.code, code.id, { validFrom, validUntil, validityCheckTime });
      }
      if (cart.directDiscounts?.length) {
        throw invalidOperation("A cart with direct discounts cannot have discount codes.");
      }
      if (cart.discountCodes.some(({ discountCode }) => discountCode.id === code.id)) {
        if (!input.validateDuplicates) return cart;
        throw invalidOperation(`The discount code '${code.id}' is already contained in the cart.`);
      }
      if (cart.discountCodes.length >= MAX_CODES) {
        throw invalidOperation(`A cart cannot contain more than ${MAX_CODES} discount codes.`);
      }
      const info = { discountCode: toReference("discount-code", code.id), state: "MatchesCart" } as const;
      return { ...cart, discountCodes: [...cart.discountCodes, info] };
    },
  },

  removeDiscountCode: {
    apply(cart, { discountCode }) {
      const discountCodes = cart.discountCodes.filter((info) => info.discountCode.id !== discountCode.id);
      if (discountCodes.length === cart.discountCodes.length) {
        throw invalidOperation(
          `Cannot remove discount code '${discountCode.id}' because it is not contained in the cart.`,
        );
      }
      return { ...cart, discountCodes };
    },
  },

  /** Sets the cart's direct discounts, which exclude all others; an empty list removes them. */
  setDirectDiscounts: {
    apply(cart, { discounts }) {
      if (discounts.length > MAX_DIRECT_DISCOUNTS) {
        throw invalidInput(`A cart cannot have more than ${MAX_DIRECT_DISCOUNTS} direct discounts.`);
      }
      if (discounts.length > 0 && cart.discountCodes.length > 0) {
        throw invalidOperation("A cart with discount codes cannot have direct discounts.");
      }
      return { ...cart, directDiscounts: discounts.length > 0 ? discounts.map(toDirectDiscount) : undefined };
    },
  },
} satisfies Partial<CartActions>;

function toDirectDiscount({ value, target }: DirectDiscountDraft): DirectDiscount {
  const tagged = toTagged(value);
  const money = Array.isArray(tagged.money) ? { money: tagged.money.map(toMoney) } : {};
  return {
    id: crypto.randomUUID(),
    value: read("value", value, () => create({ ...tagged, ...money }, ValueStruct)),
    ...(target ? { target: readTarget(target) } : {}),
  };
}

function readTarget(target: object): CartDiscount["target"] {
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

/** `{relativeCart: {…}}` as `{type: "relative", …}`, without null values. */
function toTagged(input: object): JsonObject {
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
