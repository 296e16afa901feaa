import { invalidField, requiredField } from "../../errors/platform-errors.ts";
import type { Money } from "../../money/money.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../../resources/custom-fields.ts";
import { type LocalizedTextItem, toLocalizedText } from "../../resources/localized-text.ts";
import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { CartAction } from "../cart-action.ts";
import type { CustomLineItem } from "../custom-line-item.ts";
import { toRateFromOutside } from "../external-item-tax.ts";
import type { ExternalTaxRateInput } from "../external-tax.ts";
import { requireMoney } from "../require-money.ts";
import { requireQuantity } from "../require-quantity.ts";
import { requireTaxCategory } from "../require-tax-category.ts";

export interface AddCustomLineItemInput {
  readonly key?: string | null;
  readonly name: readonly LocalizedTextItem[];
  readonly slug: string;
  readonly money: { readonly centPrecision?: Money | null };
  readonly quantity?: number | null;
  readonly taxCategory?: ResourceIdentifier | null;
  readonly priceMode?: "Standard" | "External" | null;
  readonly custom?: CustomFieldsInput | null;
  readonly externalTaxRate?: ExternalTaxRateInput | null;
}

const SLUG = /^[\w-]{2,256}$/;

/** Adds something that is no product, such as a fee, at a price that the caller names. */
export const addCustomLineItem: CartAction = {
  readNeeds: ({ custom }: AddCustomLineItemInput) => ({ types: custom ? [readTypeName(custom)] : [] }),

  apply(cart, input: AddCustomLineItemInput, facts) {
    if (!SLUG.test(input.slug)) throw invalidField("slug", input.slug);
    const { currencyCode } = cart.totalPrice;
    const custom = toCustomFields(input.custom, facts.types);
    const line: CustomLineItem = {
      id: crypto.randomUUID(),
      ...(input.key ? { key: input.key } : {}),
      name: toLocalizedText(input.name),
      slug: input.slug,
      money: requireMoney(input.money, currencyCode),
      quantity: requireQuantity(input.quantity ?? 1, 1),
      ...(input.taxCategory ? { taxCategory: requireTaxCategory(input.taxCategory, facts) } : {}),
      ...(input.externalTaxRate ? toRateFromOutside(cart, input.externalTaxRate) : {}),
      ...(custom ? { custom } : {}),
      priceMode: input.priceMode ?? "Standard",
      discountedPricePerQuantity: [],
      totalPrice: { currencyCode, centAmount: 0 },
    };
    if (cart.taxMode === "Platform" && !line.taxCategory) throw requiredField("taxCategory");
    return { ...cart, customLineItems: [...cart.customLineItems, line] };
  },
};
