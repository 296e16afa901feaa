import { invalidField, referencedResourceNotFound, requiredField } from "../../errors/platform-errors.ts";
import type { Money } from "../../pricing/money.ts";
import type { CartAction } from "../cart-action.ts";
import type { CartFacts } from "../cart-facts.ts";
import { type CustomFieldsInput, readTypeName, toCustomFields } from "../custom-fields.ts";
import type { CustomLineItem } from "../custom-line-item.ts";
import { type LocalizedTextItem, toLocalizedText } from "../localized-text.ts";
import { type Reference, type ResourceIdentifier, toReference } from "../reference.ts";
import { requireMoney } from "../require-money.ts";
import { requireQuantity } from "../require-quantity.ts";

export interface AddCustomLineItemInput {
  readonly key?: string | null;
  readonly name: readonly LocalizedTextItem[];
  readonly slug: string;
  readonly money: { readonly centPrecision?: Money | null };
  readonly quantity?: number | null;
  readonly taxCategory?: ResourceIdentifier | null;
  readonly priceMode?: "Standard" | "External" | null;
  readonly custom?: CustomFieldsInput | null;
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
      ...(custom ? { custom } : {}),
      priceMode: input.priceMode ?? "Standard",
      discountedPricePerQuantity: [],
      totalPrice: { currencyCode, centAmount: 0 },
    };
    if (cart.taxMode === "Platform" && !line.taxCategory) throw requiredField("taxCategory");
    return { ...cart, customLineItems: [...cart.customLineItems, line] };
  },
};

function requireTaxCategory(identifier: ResourceIdentifier, facts: CartFacts): Reference {
  const name = identifier.id ?? identifier.key ?? "";
  const id = facts.taxCategoryIds.get(name);
  if (!id) throw referencedResourceNotFound("tax-category", name);
  return toReference("tax-category", id);
}
