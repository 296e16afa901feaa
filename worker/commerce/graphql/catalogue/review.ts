import { loadProduct } from "../../products/load-product.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";
import type { Review } from "../../reviews/review.ts";

function resolveTarget({ target }: Review, _args: object, context: RequestContext) {
  if (!target) return null;
  return target.typeId === "product" ? loadProduct(context, target.id) : loadResource(context, target.id);
}

export const reviewResolvers = {
  Review: {
    targetRef: ({ target }: Review) => target ?? null,
    target: resolveTarget,
    customerRef: ({ customer }: Review) => customer ?? null,
  },
  ReviewTarget: {
    __resolveType: (source: object) => ("productTypeId" in source ? "Product" : "Channel"),
  },
};
