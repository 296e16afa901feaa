import { assetCustoms } from "../assets/asset.ts";
import { allVariants, type ProductData } from "./product.ts";

/** The custom fields of every price and asset of a product. */
export function productCustoms(data: ProductData): readonly unknown[] {
  return allVariants(data).flatMap((variant) => [
    ...variant.prices.flatMap(({ custom }) => custom ?? []),
    ...assetCustoms(variant),
  ]);
}
