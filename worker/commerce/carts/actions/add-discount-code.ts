import { refuseCode } from "../../discounts/code-applicability.ts";
import { invalidOperation } from "../../errors/platform-errors.ts";
import { toReference } from "../../resources/reference.ts";
import type { CartAction } from "../cart-action.ts";
import { discountCodeNotApplicable, discountCodeNotFound } from "../cart-errors.ts";

/** The platform's limit of codes in one cart. */
const MAX_CODES = 10;

interface AddDiscountCodeInput {
  readonly code: string;
  readonly validateDuplicates?: boolean | null;
}

/**
 * Enters a code. One that is inactive, not in force or of another store is refused; one that only does not match
 * the cart is added and says so in its state.
 */
export const addDiscountCode: CartAction = {
  readNeeds: ({ code }: AddDiscountCodeInput) => ({ codes: [code] }),

  apply(cart, input: AddDiscountCodeInput, facts) {
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
};
