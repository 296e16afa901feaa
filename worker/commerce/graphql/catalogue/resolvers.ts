import { productPriceResolvers } from "../../products/product-price-resolvers.ts";
import type { ResolverMap } from "../../schema/field-resolvers.ts";
import { availabilityResolvers } from "./availability.ts";
import { categoryResolvers } from "./category.ts";
import { categoryRoots } from "./category-roots.ts";
import { customFieldsResolvers } from "./custom-fields.ts";
import { inventoryEntryResolvers } from "./inventory-entry.ts";
import { moneyResolvers } from "./money.ts";
import { productResolvers } from "./product.ts";
import { productDataResolvers } from "./product-data.ts";
import { productDiscountResolvers } from "./product-discount.ts";
import { productRoots } from "./product-roots.ts";
import { productTypeResolvers } from "./product-type.ts";
import { productVariantResolvers } from "./product-variant.ts";
import { productsSearchResolvers, resolveProductsSearch } from "./products-search.ts";
import { resolveProject } from "./project.ts";
import { rawAttributeResolvers } from "./raw-attribute.ts";
import { resolveCreateReview, reviewResolvers } from "./review.ts";
import { resourceRoots } from "./root-resources.ts";
import { shippingMethodResolvers } from "./shipping-method.ts";
import { resolveShippingMethodsByLocation } from "./shipping-methods-by-location.ts";
import { storeResolvers } from "./store.ts";
import { typeDefinitionResolvers } from "./type-definition.ts";

/** Everything of the schema that is not carts, orders, payments or discounts. */
export const catalogueResolvers: ResolverMap = {
  Query: {
    ...productRoots,
    ...categoryRoots,
    ...resourceRoots,
    productsSearch: resolveProductsSearch,
    shippingMethodsByLocation: resolveShippingMethodsByLocation,
    project: resolveProject,
  },
  Mutation: { createReview: resolveCreateReview },
  ...productResolvers,
  ...productDataResolvers,
  ...productVariantResolvers,
  ...availabilityResolvers,
  ...rawAttributeResolvers,
  ...productPriceResolvers,
  ...productDiscountResolvers,
  ...productTypeResolvers,
  ...productsSearchResolvers,
  ...typeDefinitionResolvers,
  ...categoryResolvers,
  ...inventoryEntryResolvers,
  ...reviewResolvers,
  ...shippingMethodResolvers,
  ...storeResolvers,
  ...customFieldsResolvers,
  ...moneyResolvers,
};
