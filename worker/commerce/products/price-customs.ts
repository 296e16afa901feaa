import { allVariants, type ProductData } from "./product.ts";

/** The custom fields of every price of a product. */
export function priceCustoms(data: ProductData): readonly unknown[] {
  return allVariants(data).flatMap(({ prices }) => prices.flatMap(({ custom }) => custom ?? []));
}
