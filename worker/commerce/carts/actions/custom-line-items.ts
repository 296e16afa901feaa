import { invalidField, requiredField } from "../../errors/platform-errors.ts";
import { readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import { toLocalizedText } from "../../resources/localized-text.ts";
import type { CustomLineItem } from "../cart.ts";
import type { CartActions } from "../cart-action.ts";
import { requireMoney, requireQuantity, requireTaxCategory } from "../require-input.ts";
import { changePart, customActions, customLineItem } from "./cart-part.ts";
import { toRateFromOutside } from "./external-taxes.ts";

const SLUG = /^[\w-]{2,256}$/;

const custom = customActions(customLineItem);

/** Actions on lines that are not products, such as a fee. */
export const customLineItemActions = {
  /** Adds a line at the caller's price. */
  addCustomLineItem: {
    readNeeds: (input) => ({ types: input.custom ? [readTypeName(input.custom)] : [] }),
    apply(cart, input, facts) {
      if (!SLUG.test(input.slug)) throw invalidField("slug", input.slug);
      const { currencyCode } = cart.totalPrice;
      const fields = toCustomFields(input.custom, facts.types);
      const line: CustomLineItem = {
        id: crypto.randomUUID(),
        ...(input.key ? { key: input.key } : {}),
        name: toLocalizedText(input.name),
        slug: input.slug,
        money: requireMoney(input.money, currencyCode),
        quantity: requireQuantity(input.quantity ?? 1, 1),
        ...(input.taxCategory ? { taxCategory: requireTaxCategory(input.taxCategory, facts) } : {}),
        ...(input.externalTaxRate ? toRateFromOutside(cart, input.externalTaxRate) : {}),
        ...(fields ? { custom: fields } : {}),
        priceMode: input.priceMode ?? "Standard",
        discountedPricePerQuantity: [],
        totalPrice: { currencyCode, centAmount: 0 },
      };
      if (cart.taxMode === "Platform" && !line.taxCategory) throw requiredField("taxCategory");
      return { ...cart, customLineItems: [...cart.customLineItems, line] };
    },
  },

  removeCustomLineItem: changePart(customLineItem, () => undefined),

  changeCustomLineItemMoney: changePart(customLineItem, (line, { money }, { totalPrice }) => ({
    ...line,
    money: requireMoney(money, totalPrice.currencyCode),
  })),

  /** Sets a custom line's quantity; 0 removes the line. */
  changeCustomLineItemQuantity: changePart(customLineItem, (line, input) => {
    const quantity = requireQuantity(input.quantity, 0);
    return quantity === 0 ? undefined : { ...line, quantity };
  }),

  /** Cart discounts do not apply to custom lines with an External price. */
  changeCustomLineItemPriceMode: changePart(customLineItem, (line, { mode }) => ({
    ...line,
    ...(mode === "External" ? { discountedPricePerQuantity: [] } : {}),
    priceMode: mode,
  })),

  setCustomLineItemCustomType: custom.setType,
  setCustomLineItemCustomField: custom.setField,
} satisfies Partial<CartActions>;
