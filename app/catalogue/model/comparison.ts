import type { KeyFigure, ProductCard } from "./product-card";
import { isInStock } from "./sellable-stock";

/** The specification's figures: fetched, shown, and attributes side by side. */
export const comparisonFetched = 30;
const comparisonShown = 5;
export const comparisonAttributes = 5;
/** Stands for what a product does not say. */
const missingValue = "-";

const popularTag = "bestseller";
const saleTag = "on-sale";

type Scored = Pick<ProductCard, "availableQuantity" | "tags">;

/** In stock 3, popular 2, on sale 1. */
export function scoreForComparison({ availableQuantity, tags }: Scored): number {
  const stock = isInStock(availableQuantity) ? 3 : 0;
  return stock + (tags.includes(popularTag) ? 2 : 0) + (tags.includes(saleTag) ? 1 : 0);
}

/** The best of what was fetched, by score descending; of equals the first comes first. */
export function chooseForComparison<Product extends Scored>(fetched: readonly Product[]): readonly Product[] {
  return fetched
    .toSorted((one, other) => scoreForComparison(other) - scoreForComparison(one))
    .slice(0, comparisonShown);
}

/** A figure of all products beside each other. */
export type ComparedRow = {
  readonly label: string;
  /** One a product, in their order. */
  readonly values: readonly string[];
  readonly differs: boolean;
};

/**
 * Figures side by side: those of the first product in its order, then what only others have. `limit`: at most so many
 * rows.
 */
export function toComparedRows(
  products: readonly (readonly KeyFigure[])[],
  limit = Number.POSITIVE_INFINITY,
): readonly ComparedRow[] {
  const labels = [...new Set(products.flatMap((figures) => figures.map(({ label }) => label)))];
  return labels.slice(0, limit).map((label) => {
    const values = products.map(
      (figures) => figures.find((figure) => figure.label === label)?.value ?? missingValue,
    );
    return { label, values, differs: new Set(values).size > 1 };
  });
}
