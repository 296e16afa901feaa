import { integer, max, min, optional, string, type, unknown } from "superstruct";
import { commit } from "../database/commit.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import { CustomStruct, KeyStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import { keepKnown, parseDraft, requireObject } from "../resources/parse-draft.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { parseReviewRow, type Review } from "./review.ts";
import { statisticsStatement } from "./statistics-statement.ts";

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
  VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?)`;

/** Creates a review and brings its product's statistics up to date in the same batch. Throws DuplicateField. */
export async function createReview(context: RequestContext, body: unknown): Promise<Review> {
  const draft = parseDraft(await resolveReferences(context.db, requireObject(body)), ReviewDraftStruct);
  await checkCustomFields(context, [draft.custom]);
  const { key, rating, ...data } = keepKnown(draft, ReviewDraftStruct);
  const now = context.now.toISOString();
  const row = {
    id: crypto.randomUUID(),
    key: key ?? null,
    rating: rating ?? null,
    included: 1,
    version: 1,
    createdAt: now,
    lastModifiedAt: now,
    data: JSON.stringify(data),
  };
  const targetId = data.target?.id ?? null;
  const unique = data.uniquenessValue ?? null;
  const insert = context.db
    .prepare(INSERT)
    .bind(row.id, row.key, targetId, unique, row.rating, row.included, now, now, row.data);
  const after = targetId === null ? [] : [statisticsStatement(context.db, targetId)];
  const review = parseReviewRow(row);
  const resource = { typeId: "review", id: row.id, version: 1, userProvidedIdentifiers: { key } };
  const created = { type: "ReviewCreated", resource, payload: { review } };
  const told = writeMessages(context.db, context.now, [created]);
  await commit(context.db, [insert, ...after, ...told], {
    "review.key": () => duplicateField("key", row.key),
    "review.target_id, review.uniqueness": () => duplicateField("uniquenessValue", unique),
  });
  return review;
}
