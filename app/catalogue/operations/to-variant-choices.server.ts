import type { Product, ProductVariant } from "../model/product";
import type { ChoiceView, OptionView } from "../model/product-view";
import { isInStock } from "../model/sellable-stock";
import type { PageI18n } from "./page-i18n.server";

/** The URL path of a variant: its product's path, which is the canonical one, with the variant's SKU. */
export function toVariantPath(slug: string, sku: string): string {
  return `/${slug}/?variant=${encodeURIComponent(sku)}`;
}

/**
 * Lists the attributes that a product's variants differ in.
 * Each value links to the variant that has it and otherwise equals the chosen one; if no variant does, to the closest
 * one, with a note.
 */
export function toVariantChoices(product: Product, i18n: PageI18n): readonly ChoiceView[] {
  const { variants, options, sku } = product;
  const chosen = variants.find((variant) => variant.sku === sku);
  if (!chosen) return [];
  return options.map((label, at): ChoiceView => {
    const toOption = (value: string, holders: readonly ProductVariant[]): OptionView => {
      const target = chosen.values[at] === value ? chosen : findClosest(holders, chosen);
      const href = i18n.prefix + toVariantPath(product.slug, target.sku);
      return { value, href, note: toNote(target, chosen, at, i18n), isChosen: target === chosen };
    };
    const byValue = Map.groupBy(variants, ({ values }) => values[at] ?? "");
    const offered = [...byValue].filter(([value]) => value !== "");
    return {
      label: label || i18n.translate("catalogue.product.number"),
      options: offered.map(([value, holders]) => toOption(value, holders)),
    };
  });
}

/** The variant with the most values in common with the chosen one, in stock before sold out. */
function findClosest(holders: readonly ProductVariant[], chosen: ProductVariant): ProductVariant {
  const score = ({ values, availableQuantity }: ProductVariant) =>
    2 * values.filter((value, at) => value === chosen.values[at]).length +
    Number(isInStock(availableQuantity));
  return holders.reduce((best, holder) => (score(holder) > score(best) ? holder : best));
}

function toNote(
  target: ProductVariant,
  chosen: ProductVariant,
  at: number,
  { translate }: PageI18n,
): string | null {
  const isElseAlike = target.values.every((value, index) => index === at || value === chosen.values[index]);
  if (!isElseAlike) return translate("catalogue.variant.otherwise");
  return isInStock(target.availableQuantity) ? null : translate("catalogue.stock.none");
}
