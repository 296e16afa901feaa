import type { CartDiscount } from "../../discounts/cart-discount.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";

/** The type that the portions of a cart's discounts refer to: direct ones exclude all others. */
export function discountTypeOf({ directDiscounts }: Pick<Cart, "directDiscounts">): string {
  return directDiscounts?.length ? "direct-discount" : "cart-discount";
}

/** The facts with the discounts for the cart: its direct ones in their order, or else the project's. */
export function withOwnDiscounts(cart: Cart, facts: CartFacts): CartFacts {
  const { directDiscounts } = cart;
  if (!directDiscounts?.length) return facts;
  const cartDiscounts = directDiscounts.map(
    (discount, index): CartDiscount => ({
      ...discount,
      cartPredicate: "true",
      sortOrder: String(1 - index / directDiscounts.length),
      stackingMode: "Stacking",
      isActive: true,
      requiresDiscountCode: false,
      storeKeys: [],
    }),
  );
  return { ...facts, cartDiscounts };
}
