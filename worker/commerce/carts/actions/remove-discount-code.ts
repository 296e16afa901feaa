import { invalidOperation } from "../../errors/platform-errors.ts";
import type { Reference } from "../../resources/reference.ts";
import type { CartAction } from "../cart-action.ts";

interface RemoveDiscountCodeInput {
  readonly discountCode: Reference;
}

export const removeDiscountCode: CartAction = {
  apply(cart, { discountCode }: RemoveDiscountCodeInput) {
    const discountCodes = cart.discountCodes.filter((info) => info.discountCode.id !== discountCode.id);
    if (discountCodes.length === cart.discountCodes.length) {
      throw invalidOperation(
        `Cannot remove discount code '${discountCode.id}' because it is not contained in the cart.`,
      );
    }
    return { ...cart, discountCodes };
  },
};
