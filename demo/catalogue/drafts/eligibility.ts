import { shopCountries } from "../../../scripts/base/country.ts";
import type { PlannedProduct } from "../plan/planned-product.ts";
import { randomOf } from "../random.ts";

const excludedShare = 0.03;
const mostExcluded = 3;

/**
 * Lists language-countries (`de-AT`) in which a product is not for sale.
 * None for most, all for a test article.
 */
export function listExcluded(product: PlannedProduct, seed: number): readonly string[] {
  const draw = (what: string) => randomOf(seed, `${what} ${product.sku}`);
  const isTest = product.ware === "test";
  if (!isTest && draw("excluded") >= excludedShare) return [];
  const start = Math.floor(draw("excluded from") * shopCountries.length);
  const count = isTest ? shopCountries.length : 1 + Math.floor(draw("excluded often") * mostExcluded);
  const out = [...shopCountries, ...shopCountries].slice(start, start + count);
  return out.flatMap(({ code, languages }) => languages.map((language) => `${language}-${code}`));
}

/** Marks each of them "false"; one without a mark sells it. */
export function markExcluded(
  product: PlannedProduct,
  seed: number,
): Readonly<Record<string, string>> | undefined {
  const locales = listExcluded(product, seed);
  return locales.length > 0 ? Object.fromEntries(locales.map((locale) => [locale, "false"])) : undefined;
}
