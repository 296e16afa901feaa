import { isJsonObject, type JsonObject, withoutNulls } from "../../json/json.ts";
import { loadProduct } from "../../products/load-product.ts";
import { productPriceResolvers } from "../../products/product-price-resolvers.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";
import type { Review } from "../../reviews/review.ts";
import { createReview } from "../../reviews/save-review.ts";
import { toCustomDraft } from "../../schema/custom-draft.ts";
import { localizedFields, type ResolverMap, referenceListFields } from "../../schema/field-resolvers.ts";
import { availabilityResolvers, inventoryEntryResolvers } from "./availability.ts";
import { categoryResolvers, categoryRoots } from "./category.ts";
import { customFieldsResolvers, typeDefinitionResolvers } from "./custom-types.ts";
import { productResolvers } from "./product.ts";
import { productDataResolvers } from "./product-data.ts";
import { productRoots, productsSearchResolvers, resolveProductsSearch } from "./product-roots.ts";
import { productTypeResolvers } from "./product-type.ts";
import { productVariantResolvers } from "./product-variant.ts";
import { resolveProject } from "./project.ts";
import { rawAttributeResolvers } from "./raw-attribute.ts";
import { resourceRoots } from "./root-resources.ts";
import { resolveShippingMethodsByLocation, shippingMethodResolvers } from "./shipping-methods.ts";

/** `createReview(draft)`: converts the GraphQL draft to the REST one. */
function resolveCreateReview(_source: unknown, { draft }: { draft: JsonObject }, context: RequestContext) {
  const { custom, target, ...rest } = withoutNulls(draft);
  const reference = isJsonObject(target) ? { target: withoutNulls(target) } : {};
  const fields = isJsonObject(custom) ? { custom: toCustomDraft(custom) } : {};
  return createReview(context, { ...rest, ...reference, ...fields });
}

function resolveTarget({ target }: Review, _args: object, context: RequestContext) {
  if (!target) return null;
  return target.typeId === "product" ? loadProduct(context, target.id) : loadResource(context, target.id);
}

const reviewResolvers = {
  Review: {
    targetRef: ({ target }: Review) => target ?? null,
    target: resolveTarget,
    customerRef: ({ customer }: Review) => customer ?? null,
  },
  ReviewTarget: {
    __resolveType: (source: object) => ("productTypeId" in source ? "Product" : "Channel"),
  },
};

/** Amounts with more digits than the currency's unit have `preciseAmount`. */
const moneyResolvers = {
  BaseMoney: {
    __resolveType: (source: object) => ("preciseAmount" in source ? "HighPrecisionMoney" : "Money"),
  },
};

const storeResolvers = {
  Store: {
    ...localizedFields(["name"]),
    ...referenceListFields("distributionChannels"),
    ...referenceListFields("supplyChannels"),
  },
  Channel: localizedFields(["name", "description"]),
  Geometry: { __resolveType: () => "Point" },
};

const VALUE_TYPES: Readonly<Record<string, string>> = {
  relative: "RelativeDiscountValue",
  absolute: "AbsoluteDiscountValue",
  external: "ExternalDiscountValue",
};

const productDiscountResolvers = {
  ProductDiscount: {
    ...localizedFields(["name", "description"]),
    isValid: () => true,
    referenceRefs: (source: JsonObject) => (Array.isArray(source.references) ? source.references : []),
  },
  ProductDiscountValue: {
    __resolveType: (source: unknown) =>
      VALUE_TYPES[isJsonObject(source) ? String(source.type) : ""] ?? "ExternalDiscountValue",
  },
};

/** All of the schema except carts, orders, payments and discounts. */
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
