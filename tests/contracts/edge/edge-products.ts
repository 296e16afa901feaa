import { requireDemo } from "../../../scripts/base/load-demo.ts";
import { testedProducts } from "../../support/seeded-state.ts";

const demo = await requireDemo();

/** Lists the slugs (by language) of this platform's products that are for sale in a locale (`de-CH`), or are not. */
export function listSlugs(locale: string, isSold: boolean): readonly Readonly<Record<string, string>>[] {
  const { products } = demo.generateCatalogue({ products: testedProducts, now: new Date() });
  return products
    .filter(({ masterVariant }) => {
      const marks = masterVariant.attributes.find(({ name }) => name === "eligibleForSelling")?.value;
      return (
        isSold === Object.entries(Object(marks)).every(([key, word]) => key !== locale || word === "true")
      );
    })
    .map(({ slug }) => slug);
}
