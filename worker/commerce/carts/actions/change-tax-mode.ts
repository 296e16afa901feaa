import type { Cart } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";

interface ChangeTaxModeInput {
  readonly taxMode: Cart["taxMode"];
}

const WITHOUT_TAX = { taxRate: undefined, externalTaxAmount: undefined, taxedPrice: undefined };

/** In another mode the taxes of the former one hold no more; in Platform mode they are calculated anew. */
export const changeTaxMode: CartAction = {
  apply(cart, { taxMode }: ChangeTaxModeInput) {
    if (taxMode === cart.taxMode) return cart;
    return {
      ...cart,
      taxMode,
      lineItems: cart.lineItems.map((line) => ({ ...line, ...WITHOUT_TAX })),
      customLineItems: cart.customLineItems.map((line) => ({ ...line, ...WITHOUT_TAX })),
      shippingInfo: cart.shippingInfo && { ...cart.shippingInfo, ...WITHOUT_TAX },
      externalTotalTax: undefined,
    };
  },
};
