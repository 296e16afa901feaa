import type { Product, ProductVariant } from "../model/product";
import type { ChoiceView, OptionView } from "../model/product-view";
import { isInStock } from "../model/sellable-stock";
import type { PageWords } from "./page-words.server";

/** The address of one variant: that of its product, which is also the canonical one, with its number. */
export function toVariantPath(slug: string, sku: string): string {
  return `/${slug}/?variant=${encodeURIComponent(sku)}`;
}

/**
 * What a product's variants differ in, each value with the address of the variant that has it and is else like the
 * chosen one. Where there is no such variant it leads to the one most like it, and says so.
 */
export function toVariantChoices(product: Product, words: PageWords): readonly ChoiceView[] {
  const { variants, options, sku } = product;
  const chosen = variants.find((variant) => variant.sku === sku);
  if (!chosen) return [];
  return options.map((label, at): ChoiceView => {
    const toOption = (value: string, holders: readonly ProductVariant[]): OptionView => {
      const target = chosen.values[at] === value ? chosen : findClosest(holders, chosen);
      const href = words.prefix + toVariantPath(product.slug, target.sku);
      return [value, href, toNote(target, chosen, at, words), target === chosen];
    };
    const byValue = Map.groupBy(variants, ({ values }) => values[at] ?? "");
    const offered = [...byValue].filter(([value]) => value !== "");
    return [
      label || words.translate("catalogue.product.number"),
      offered.map(([value, holders]) => toOption(value, holders)),
    ];
  });
}

/** The one that shares most values with the chosen one, in stock before sold out. */
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
  { translate }: PageWords,
): string | null {
  const isElseAlike = target.values.every((value, index) => index === at || value === chosen.values[index]);
  if (!isElseAlike) return translate("catalogue.variant.otherwise");
  return isInStock(target.availableQuantity) ? null : translate("catalogue.stock.none");
}
