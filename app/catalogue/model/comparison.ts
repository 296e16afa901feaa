import type { CardAttribute, ProductCard } from "./product-card";
import { isInStock } from "./sellable-stock";

/** The specification's limits: products to load, products and attributes to show. */
export const comparisonFetched = 30;
const comparisonShown = 5;
export const comparisonAttributes = 5;
/** Represents a missing value. */
export const missingValue = "-";

const popularTag = "bestseller";
const saleTag = "on-sale";

type Scored = Pick<ProductCard, "availableQuantity" | "tags">;

/** In stock 3, popular 2, on sale 1. */
export function scoreForComparison({ availableQuantity, tags }: Scored): number {
  const stock = isInStock(availableQuantity) ? 3 : 0;
  return stock + (tags.includes(popularTag) ? 2 : 0) + (tags.includes(saleTag) ? 1 : 0);
}

/** The best of the loaded products, by descending score; equals in their order. */
export function chooseForComparison<Product extends Scored>(fetched: readonly Product[]): readonly Product[] {
  return fetched
    .toSorted((one, other) => scoreForComparison(other) - scoreForComparison(one))
    .slice(0, comparisonShown);
}

/** Orders the related products of a page that compares some of them: first those that the comparison does not have. */
export function orderRelated<Related extends Pick<ProductCard, "slug">>(
  related: readonly Related[],
  compared: readonly Pick<ProductCard, "slug">[],
): readonly Related[] {
  const slugs = new Set(compared.map(({ slug }) => slug));
  return [
    ...related.filter(({ slug }) => !slugs.has(slug)),
    ...related.filter(({ slug }) => slugs.has(slug)),
  ];
}

/** An attribute of all products. */
export type ComparedRow = {
  readonly label: string;
  /** One per product, in their order. */
  readonly values: readonly string[];
  readonly differs: boolean;
};

/**
 * Builds a table of attributes: those of the first product in its order, then those of the others.
 * `limit`: maximum number of rows.
 */
export function toComparedRows(
  products: readonly (readonly CardAttribute[])[],
  limit = Number.POSITIVE_INFINITY,
): readonly ComparedRow[] {
  const labels = [...new Set(products.flatMap((list) => list.map(({ label }) => label)))];
  return labels.slice(0, limit).map((label) => {
    const values = products.map(
      (list) => list.find((attribute) => attribute.label === label)?.value ?? missingValue,
    );
    return { label, values, differs: new Set(values.map(toReadText)).size > 1 };
  });
}

/** Texts that read the same are equal, whatever their spaces, capitals and order of lines. */
function toReadText(value: string): string {
  const lines = value
    .toLowerCase()
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim());
  return lines
    .filter((line) => line !== "")
    .toSorted()
    .join("\n");
}

/**
 * Returns the package contents besides the product itself, which the head of its column names.
 * A package with nothing else is returned as it is.
 *
 * @param contents one article per line
 */
export function toBoxContents(contents: string, name: string): string {
  const others = contents.split("\n").filter((line) => !name.startsWith(line.trim()));
  return others.length > 0 ? others.join("\n") : contents;
}
