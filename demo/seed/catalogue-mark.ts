import { hashFiles } from "../../scripts/house/hash-files.mjs";

/** All sources of the demo catalogue: its generator, and what that reads. */
export const catalogueSources = [
  "demo/catalogue",
  "scripts/base/country.ts",
  "scripts/base/custom-types.ts",
  "scripts/base/zones.ts",
  "demo/papers/energy-rating.ts",
  "demo/papers/paper-addresses.ts",
  "demo/pictures/accessories/accessory-kinds.ts",
  "demo/pictures/picture-spec.ts",
] as const;

type Wanted = { readonly products: number; readonly customers: boolean };

/**
 * Identifies a platform's catalogue by sources, number of products and date. Changed sources give another mark, so that
 * a platform that was seeded before is updated automatically.
 */
export function toCatalogueMark(
  { products, customers }: Wanted,
  now: Date,
  sources: readonly string[] = catalogueSources,
): string {
  const hash = hashFiles(sources, (file) => file.endsWith(".test.ts")).slice(0, 12);
  const what = `${products} products${customers ? " with customers" : ""}`;
  return `demo-catalogue ${hash}, ${what}, ${now.toISOString().slice(0, 10)}`;
}

/** Reports whether two marks differ only in the day of the month. */
export function isOfSameMonth(known: string, mark: string): boolean {
  return known.slice(0, -"-dd".length) === mark.slice(0, -"-dd".length);
}
