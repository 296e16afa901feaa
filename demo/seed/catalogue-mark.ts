import { hashFiles } from "../../scripts/house/hash-files.mjs";

/** All that the demo catalogue is made by: its generator, and what that reads beside it. */
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
 * Which catalogue a platform holds: of which sources, how many products, of which day. Sources that changed are another
 * mark, so that a platform that was seeded before is brought up to date without anybody having to remember it.
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

/** Whether two marks differ in the day of the month alone. */
export function isOfSameMonth(known: string, mark: string): boolean {
  return known.slice(0, -"-dd".length) === mark.slice(0, -"-dd".length);
}
