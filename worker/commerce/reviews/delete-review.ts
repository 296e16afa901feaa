import { commitVersioned } from "../database/commit.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { requireVersion } from "../resources/require-version.ts";
import type { ResourceName } from "../resources/update-resource.ts";
import type { Review } from "./review.ts";
import { toReviewDeleted } from "./review-messages.ts";
import { statisticsStatements } from "./statistics-statement.ts";
import { requireReview } from "./update-review.ts";

/** Deletes a review and brings its product's statistics up to date. Throws ResourceNotFound, ConcurrentModification. */
export async function deleteReview(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<Review> {
  const review = await requireReview(context, name);
  requireVersion(review, version);
  await commitVersioned(context.db, { table: "review", id: review.id, expected: version }, [
    context.db.prepare("DELETE FROM review WHERE id = ?").bind(review.id),
    ...statisticsStatements(context.db, [review.target]),
    ...writeMessages(context.db, context.now, [toReviewDeleted({ ...review, version: version + 1 })]),
  ]);
  return review;
}
