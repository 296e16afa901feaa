import type { Message } from "../messages/message.ts";
import { toNotice } from "../messages/notice.ts";
import type { Review } from "./review.ts";

function toResource({ id, version, key }: Review) {
  return { typeId: "review", id, version, userProvidedIdentifiers: { key: key ?? undefined } };
}

/** The platform has a message for a new rating; any other change is noted. */
export function toReviewUpdateMessages(before: Review, after: Review): Message[] {
  const resource = toResource(after);
  if (before.rating === after.rating) return [toNotice("ResourceUpdated", resource)];
  const { rating, includedInStatistics, target } = after;
  const payload = { oldRating: before.rating, newRating: rating, includedInStatistics, target };
  return [{ type: "ReviewRatingSet", resource, payload }];
}

/** `version` is the one after the deletion. */
export function toReviewDeleted(review: Review): Message {
  return toNotice("ResourceDeleted", toResource(review));
}
