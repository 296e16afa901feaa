import { isJsonObject, type JsonObject, withoutNulls } from "../../json/json.ts";
import { loadProduct } from "../../products/load-product.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";
import type { Review } from "../../reviews/review.ts";
import { createReview } from "../../reviews/save-review.ts";
import { toCustomDraft } from "../../schema/custom-draft.ts";

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

/** `createReview(draft)`: converts the GraphQL draft to the REST one. */
export function resolveCreateReview(
  _source: unknown,
  { draft }: { draft: JsonObject },
  context: RequestContext,
) {
  const { custom, target, ...rest } = withoutNulls(draft);
  const reference = isJsonObject(target) ? { target: withoutNulls(target) } : {};
  const fields = isJsonObject(custom) ? { custom: toCustomDraft(custom) } : {};
  return createReview(context, { ...rest, ...reference, ...fields });
}
