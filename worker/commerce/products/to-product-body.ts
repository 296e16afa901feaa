import type { JsonObject } from "../json/json.ts";
import { type Product, workingData } from "./product.ts";

/** The product as REST answers it. */
export function toProductBody(product: Product): JsonObject {
  const { id, key, version, createdAt, lastModifiedAt, productTypeId, taxCategoryId, published } = product;
  const staged = workingData(product);
  return {
    id,
    version,
    createdAt,
    lastModifiedAt,
    ...(key === null ? {} : { key }),
    productType: { typeId: "product-type", id: productTypeId },
    ...(taxCategoryId === null ? {} : { taxCategory: { typeId: "tax-category", id: taxCategoryId } }),
    priceMode: product.priceMode ?? "Embedded",
    masterData: {
      current: product.current ?? staged,
      staged,
      published,
      hasStagedChanges: product.staged !== null,
    },
    ...(product.reviewRatingStatistics ? { reviewRatingStatistics: product.reviewRatingStatistics } : {}),
  };
}
