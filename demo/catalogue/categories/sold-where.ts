import { listExcluded } from "../drafts/eligibility.ts";
import { demoLocales } from "../language.ts";
import type { PlannedProduct } from "../plan/planned-product.ts";
import { listCategoryKeys } from "./category-keys.ts";
import type { CategoryNode } from "./category-node.ts";

/** The language-countries in which a category itself has at least one product, by the category's key. */
export type SoldWhere = ReadonlyMap<string, ReadonlySet<string>>;

export function findSoldWhere(products: readonly PlannedProduct[], seed: number): SoldWhere {
  const everywhere: ReadonlySet<string> = new Set(demoLocales);
  const sold = new Map<string, ReadonlySet<string>>();
  for (const product of products) {
    const excluded = new Set(listExcluded(product, seed));
    const locales =
      excluded.size === 0 ? everywhere : new Set(demoLocales.filter((key) => !excluded.has(key)));
    for (const key of listCategoryKeys(product)) {
      const before = sold.get(key);
      if (before?.size === everywhere.size) continue;
      sold.set(key, before ? new Set([...before, ...locales]) : locales);
    }
  }
  return sold;
}

/**
 * Returns "true" or "false" for each language-country: whether the category, or one below it, has products for sale
 * there.
 */
export function markSold(node: CategoryNode, sold: SoldWhere): Readonly<Record<string, string>> {
  const isSold = ({ key, children }: CategoryNode, locale: string): boolean =>
    sold.get(key)?.has(locale) === true || children.some((child) => isSold(child, locale));
  return Object.fromEntries(demoLocales.map((locale) => [locale, String(isSold(node, locale))]));
}
