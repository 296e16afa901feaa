import { fragment } from "../database/fragment.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import { type CustomFields, isJsonObject, type Reference } from "../json/json.ts";
import { type QueryArguments, toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereFields } from "../where/where-field.ts";
import { column, head, jsonCustom, jsonValue } from "../where/where-fields.ts";

interface ReviewData {
  readonly uniquenessValue?: string;
  readonly locale?: string;
  readonly authorName?: string;
  readonly title?: string;
  readonly text?: string;
  readonly target?: Reference;
  readonly customer?: Reference;
  readonly custom?: CustomFields;
}

export interface Review extends ReviewData {
  readonly id: string;
  readonly key: string | null;
  readonly rating: number | null;
  readonly includedInStatistics: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}

export interface ReviewRow {
  readonly id: string;
  readonly key: string | null;
  readonly rating: number | null;
  readonly included: number;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly data: string;
}

/** Columns in the row's own names, to be put after SELECT; the table is called `v`. */
const REVIEW_COLUMNS = `v.id, v.key, v.rating, v.included, v.version, v.created_at AS createdAt,
  v.last_modified_at AS lastModifiedAt, v.data`;

/** The platform wrote `data` itself from a checked draft. */
export function parseReviewRow({ data, included, ...row }: ReviewRow): Review {
  const parsed: unknown = JSON.parse(data);
  return {
    ...(isJsonObject(parsed) ? (parsed as ReviewData) : {}),
    ...row,
    includedInStatistics: included === 1,
  };
}

const reviewFields: WhereFields = {
  ...head("v"),
  rating: column("number", "v.rating"),
  includedInStatistics: column("boolean", "v.included"),
  locale: jsonValue("text", "v.data", "$.locale"),
  authorName: jsonValue("text", "v.data", "$.authorName"),
  uniquenessValue: column("text", "v.uniqueness"),
  target: {
    kind: "object",
    fields: { id: column("text", "v.target_id"), typeId: jsonValue("text", "v.data", "$.target.typeId") },
    present: fragment("v.target_id IS NOT NULL"),
  },
  customer: {
    kind: "object",
    fields: { id: jsonValue("text", "v.data", "$.customer.id") },
    present: fragment("json_extract(v.data, '$.customer') IS NOT NULL"),
  },
  custom: jsonCustom("v.data", "$.custom"),
};

/** A page of reviews. Throws InvalidInput for a predicate, sort or page that is not allowed. */
export async function findReviews(
  context: RequestContext,
  args: QueryArguments,
): Promise<QueryResult<Review>> {
  const page = toPage(args);
  const where = args.where ? compileWhere(args.where, reviewFields) : { sql: "1", parameters: [] };
  const order = compileSort(args.sort, reviewFields, "v.created_at, v.id");
  const from = `FROM review v WHERE ${where.sql}`;
  const rows = await context.replica
    .prepare(`SELECT ${REVIEW_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<ReviewRow>();
  const reviews = rows.results.map(parseReviewRow);
  return toQueryResult(reviews, page, () => countRows(context.replica, from, where.parameters));
}

/** One review by id or key, or null. */
export async function findReview(
  context: RequestContext,
  by: "id" | "key",
  value: string,
): Promise<Review | null> {
  const row = await context.replica
    .prepare(`SELECT ${REVIEW_COLUMNS} FROM review v WHERE v.${by} = ?`)
    .bind(value)
    .first<ReviewRow>();
  return row ? parseReviewRow(row) : null;
}

/** Reads a review from the primary, for a write. Throws ResourceNotFound. */
export async function requireReview(context: RequestContext, name: ResourceName): Promise<Review> {
  const column = name.by === "key" ? "key" : "id";
  const row = await context.db
    .prepare(`SELECT ${REVIEW_COLUMNS} FROM review v WHERE v.${column} = ?`)
    .bind(name.value)
    .first<ReviewRow>();
  if (!row) throw resourceNotFound(name.by, name.value);
  return parseReviewRow(row);
}
