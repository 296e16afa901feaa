import type { VariantSource } from "../../graphql/catalogue/product-sources.ts";
import type { VariantSnapshot } from "../variant-snapshot.ts";

/** The line's variant as the catalogue's resolvers read one; the prices it had then are not kept. */
export function toVariantSource(snapshot: VariantSnapshot): VariantSource {
  return {
    product: {
      id: snapshot.productId,
      key: snapshot.productKey ?? null,
      version: 1,
      createdAt: "",
      lastModifiedAt: "",
      productTypeId: snapshot.productTypeId,
      taxCategoryId: snapshot.taxCategory?.id ?? null,
      published: true,
      current: null,
      staged: null,
      reviewRatingStatistics: null,
    },
    variant: { ...snapshot.variant, prices: [] },
  };
}
