import { isJsonObject, type JsonObject } from "../../json/json.ts";
import type { QueryArguments } from "../../paging/page.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { findReview, findReviews } from "../../reviews/review.ts";
import { createReview } from "../../reviews/save-review.ts";
import { toCustomDraft } from "../../schema/custom-draft.ts";

export const reviewRoots = {
  review: (
    _source: unknown,
    { id, key }: { id?: string | null; key?: string | null },
    context: RequestContext,
  ) => {
    if (key) return findReview(context, "key", key);
    return id ? findReview(context, "id", id) : null;
  },
  reviews: (_source: unknown, args: QueryArguments, context: RequestContext) => findReviews(context, args),
};

function withoutNulls(draft: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
}

/** `createReview(draft)`: the GraphQL draft in the form of the REST one. */
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
