import { invalidOperation } from "../../errors/platform-errors.ts";
import type { ExternalTaxAmountDraft, ExternalTaxRateDraft } from "../../requests/schema-inputs.ts";
import type { CartActions } from "../cart-action.ts";
import { requireMoney } from "../require-input.ts";
import { type CartPart, changePart, customLineItem, lineItem, shipping } from "./cart-part.ts";
import { type ExternalItemTax, toAmountFromOutside, toRateFromOutside } from "./external-taxes.ts";

const WITHOUT_TAX = { taxRate: undefined, externalTaxAmount: undefined, taxedPrice: undefined };

/** Sets or removes the rate of a line or the shipping, in tax mode External. */
function setRateOf<Item extends Partial<ExternalItemTax>, Name>(part: CartPart<Item, Name>) {
  type Input = Name & { readonly externalTaxRate?: ExternalTaxRateDraft | null };
  return changePart(part, (item, { externalTaxRate }: Input, cart) => ({
    ...item,
    ...toRateFromOutside(cart, externalTaxRate),
  }));
}

/**
 * Sets or removes the gross price of a line or the shipping, in tax mode ExternalAmount; it is valid for its present
 * price.
 */
function setAmountOf<Item extends Partial<ExternalItemTax>, Name>(part: CartPart<Item, Name>) {
  type Input = Name & { readonly externalTaxAmount?: ExternalTaxAmountDraft | null };
  return changePart(part, (item, { externalTaxAmount }: Input, cart) => ({
    ...item,
    ...toAmountFromOutside(cart, externalTaxAmount),
  }));
}

/** Actions on the cart's taxes and their source. */
export const taxActions = {
  setLineItemTaxRate: setRateOf(lineItem),
  setLineItemTaxAmount: setAmountOf(lineItem),
  setCustomLineItemTaxRate: setRateOf(customLineItem),
  setCustomLineItemTaxAmount: setAmountOf(customLineItem),
  setShippingMethodTaxRate: setRateOf(shipping),
  setShippingMethodTaxAmount: setAmountOf(shipping),

  /** A new mode invalidates the former mode's taxes; in Platform mode they are calculated again. */
  changeTaxMode: {
    apply(cart, { taxMode }) {
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
  },

  /** Sets or removes the cart's gross total, in tax mode ExternalAmount; it is valid for the present total. */
  setCartTotalTax: {
    apply(cart, { externalTotalGross, externalTaxPortions }) {
      if (cart.taxMode !== "ExternalAmount") {
        throw invalidOperation(
          `The total tax cannot be set because the cart has tax mode '${cart.taxMode}'.`,
        );
      }
      if (!externalTotalGross) return { ...cart, externalTotalTax: undefined };
      const { currencyCode } = cart.totalPrice;
      const gross = requireMoney({ centPrecision: externalTotalGross }, currencyCode);
      const portions = (externalTaxPortions ?? []).map(({ name, rate, amount }) => ({
        ...(name ? { name } : {}),
        rate,
        amount: requireMoney({ centPrecision: amount }, currencyCode),
      }));
      return { ...cart, externalTotalTax: { grossCents: gross.centAmount, portions } };
    },
  },
} satisfies Partial<CartActions>;
