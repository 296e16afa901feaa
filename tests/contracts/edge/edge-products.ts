import { generateCatalogue } from "../../../scripts/demo-catalogue/generate-catalogue.ts";
import { edgeProducts } from "../../support/serve-for-edge.ts";

/** Slug (by language) of each product of this shop's platform, for sale in a locale (`de-CH`) or not. */
export function listSlugs(locale: string, isSold: boolean): readonly Readonly<Record<string, string>>[] {
  const { products } = generateCatalogue({ products: edgeProducts, now: new Date() });
  return products
    .filter(({ masterVariant }) => {
      const attributes: readonly { name: string; value?: unknown }[] = masterVariant.attributes;
      const marks = attributes.find(({ name }) => name === "eligibleForSelling")?.value;
      return (
        isSold === Object.entries(Object(marks)).every(([key, word]) => key !== locale || word === "true")
      );
    })
    .map(({ slug }) => slug);
}
