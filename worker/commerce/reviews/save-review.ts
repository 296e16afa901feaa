import { type Infer, integer, max, min, optional, string, type, unknown } from "superstruct";
import { commit } from "../database/commit.ts";
import type { Database } from "../database/database.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { JsonObject, Reference } from "../json/json.ts";
import { type Message, toNotice } from "../messages/message.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type Creation, toCreation } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { deleteRow } from "../resources/change-row.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { CustomStruct, KeyStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { keepKnown, parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { type Review, reviewTable } from "./review.ts";

const ReviewDraftStruct = type({
  key: optional(KeyStruct),
  uniquenessValue: optional(string()),
  locale: optional(string()),
  authorName: optional(string()),
  title: optional(string()),
  text: optional(string()),
  target: optional(ReferenceStruct),
  state: optional(unknown()),
  rating: optional(max(min(integer(), -100), 100)),
  customer: optional(ReferenceStruct),
  custom: optional(CustomStruct),
});

const INSERT = `INSERT INTO review (id, key, target_id, uniqueness, rating, included, version, created_at,
    last_modified_at, data)
  SELECT e.value ->> 'id', e.value ->> 'key', e.value ->> 'targetId', e.value ->> 'uniqueness', e.value ->> 'rating',
    e.value ->> 'included', e.value ->> 'version', e.value ->> 'createdAt', e.value ->> 'lastModifiedAt',
    e.value ->> 'data'
  FROM json_each(?) e`;

type ReviewDraft = Infer<typeof ReviewDraftStruct>;

/** Throws InvalidJsonInput or InvalidField for an invalid draft; its references are ids already. */
export function parseReviewDraft(body: JsonObject): ReviewDraft {
  return parseDraft(body, ReviewDraftStruct);
}

/** Writes new reviews, the statistics of their products and their messages, all or none. */
export function toReviewStatements(
  context: RequestContext,
  drafts: readonly ReviewDraft[],
): { reviews: readonly Review[]; statements: D1PreparedStatement[] } {
  const { db, now } = context;
  const creation = toCreation(context);
  const reviews = drafts.map((draft) => toNewReview(draft, creation));
  const created = reviews.map((review) => ({
    type: "ReviewCreated",
    resource: toResource(review),
    payload: { review },
  }));
  const statements = [
    db.prepare(INSERT).bind(JSON.stringify(reviews.map(toRow))),
    ...statisticsStatements(
      db,
      reviews.map(({ target }) => target),
    ),
    ...writeMessages(db, now, created),
  ];
  return { reviews, statements };
}

function toNewReview(draft: ReviewDraft, creation: Creation): Review {
  const { key, rating, custom, ...data } = keepKnown(draft, ReviewDraftStruct);
  return {
    ...data,
    ...(custom ? { custom: { ...custom, fields: custom.fields ?? {} } } : {}),
    id: crypto.randomUUID(),
    key: key ?? null,
    rating: rating ?? null,
    includedInStatistics: true,
    version: 1,
    ...creation,
  };
}

function toRow({
  id,
  key,
  rating,
  includedInStatistics,
  version,
  createdAt,
  lastModifiedAt,
  ...data
}: Review) {
  return {
    ...{ id, key, rating, version, createdAt, lastModifiedAt },
    targetId: data.target?.id ?? null,
    uniqueness: data.uniquenessValue ?? null,
    included: includedInStatistics ? 1 : 0,
    data: JSON.stringify(data),
  };
}

/** Creates a review and updates its product's statistics in the same batch. Throws DuplicateField. */
export async function createReview(context: RequestContext, body: unknown): Promise<Review> {
  const draft = parseReviewDraft(await resolveReferences(context.db, requireObject(body)));
  await checkCustomFields(context, [draft.custom]);
  const { reviews, statements } = toReviewStatements(context, [draft]);
  await commit(context.db, statements, {
    "review.key": () => duplicateField("key", draft.key),
    "review.target_id, review.uniqueness": () => duplicateField("uniquenessValue", draft.uniquenessValue),
  });
  const [review] = reviews;
  if (!review) throw new Error("a draft creates exactly one review");
  return review;
}

/** Deletes a review and updates its product's statistics. Throws ResourceNotFound, ConcurrentModification. */
export function deleteReview(context: RequestContext, name: ResourceName, version: number): Promise<Review> {
  return deleteRow(context, reviewTable, name, version, {
    write: ({ target }) => statisticsStatements(context.db, [target]),
    toMessages: (review) => [toReviewDeleted(review)],
  });
}

function toResource({ id, version, key }: Review) {
  return { typeId: "review", id, version, userProvidedIdentifiers: { key: key ?? undefined } };
}

/** The platform has a message for a new rating; any other change gets a notice. */
export function toReviewUpdateMessages(before: Review, after: Review): Message[] {
  const resource = toResource(after);
  if (before.rating === after.rating) return [toNotice("ResourceUpdated", resource)];
  const { rating, includedInStatistics, target } = after;
  const payload = { oldRating: before.rating, newRating: rating, includedInStatistics, target };
  return [{ type: "ReviewRatingSet", resource, payload }];
}

/** `version` is the one after the deletion. */
function toReviewDeleted(review: Review): Message {
  return toNotice("ResourceDeleted", toResource(review));
}

/** Calculates a product's statistics from its rated, included reviews; the average has five decimals. */
const UPDATE = `UPDATE product SET review_statistics = (
    SELECT CASE WHEN count(*) = 0 THEN NULL ELSE json_object(
      'averageRating', round(avg(rating), 5), 'highestRating', max(rating), 'lowestRating', min(rating),
      'count', count(*),
      'ratingsDistribution', (SELECT json_group_object(rating, n) FROM
        (SELECT rating, count(*) AS n FROM review
         WHERE target_id = ?1 AND included = 1 AND rating IS NOT NULL GROUP BY rating ORDER BY rating))) END
    FROM review WHERE target_id = ?1 AND included = 1 AND rating IS NOT NULL)
  WHERE id = ?1`;

function statisticsStatement(database: Database, productId: string): D1PreparedStatement {
  return database.prepare(UPDATE).bind(productId);
}

/** The statistics of every product among these targets, each once. */
export function statisticsStatements(
  database: Database,
  targets: readonly (Reference | undefined)[],
): D1PreparedStatement[] {
  const products = targets.flatMap((target) => (target?.typeId === "product" ? [target.id] : []));
  return [...new Set(products)].map((id) => statisticsStatement(database, id));
}
