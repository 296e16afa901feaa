import type { PlannedProduct } from "../planned-product.ts";

const views = ["front", "left", "right", "rear"] as const;

/** Pictures are drawn per family, colour, size and view; brands share the drawing of their colour. */
export function createImages({ brand, family, size, model }: PlannedProduct) {
  return views.map((view) => ({
    url: `/pictures/${family.key}-${brand.colour}-${size.picture}-${view}.svg`,
    label: `${brand.name} ${model}`,
    dimensions: { w: 480, h: 480 },
  }));
}
