import type { Figure } from "./families/family.ts";
import type { PlannedProduct } from "./planned-product.ts";

/** The few products that come in variants: pallet trucks, by the make of their wheels and of their frame. */
const indexes: ReadonlySet<number> = new Set([6, 20, 34, 48]);

/** Variants beside the first one; there is none of stainless steel on the other wheels. */
const changes = [
  { isOtherWheels: true, isStainless: false, factor: 0.95 },
  { isOtherWheels: false, isStainless: true, factor: 1.6 },
] as const;

/** Numbers beyond those of the products themselves. */
const firstArticle = 900_000;

/** The further variants of a product, each like a product with a number and figures of its own; none of most. */
export function planVariants(product: PlannedProduct): readonly PlannedProduct[] {
  if (!indexes.has(product.index)) return [];
  return changes.map(({ isOtherWheels, isStainless, factor }, at) => {
    const articleNumber = firstArticle + product.index * 10 + at;
    const productNumber = product.productNumber - product.articleNumber + articleNumber;
    const toFigure = (figure: Figure, position: number): Figure => {
      const name = product.family.attributes[position];
      if (name === "wheels" && isOtherWheels) return figure === "nylon" ? "polyurethane" : "nylon";
      return name === "material" && isStainless ? "stainlessSteel" : figure;
    };
    return {
      ...product,
      articleNumber,
      productNumber,
      sku: `EX${productNumber}`,
      figures: product.figures.map(toFigure),
      size: isStainless ? { ...product.size, picture: "l", netKg: product.size.netKg + 6 } : product.size,
      euros: product.euros * factor,
    };
  });
}
