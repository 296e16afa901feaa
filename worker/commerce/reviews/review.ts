import { fragment } from "../database/fragment.ts";
import { type CustomFields, isJsonObject, type Reference } from "../json/json.ts";
import type { Initiated } from "../requests/initiator.ts";
import type { NounTable } from "../resources/noun-table.ts";
import { column, head, jsonCustom, jsonValue, type WhereFields } from "../where/where-fields.ts";

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

export interface Review extends ReviewData, Initiated {
  readonly id: string;
  readonly key: string | null;
  readonly rating: number | null;
  readonly includedInStatistics: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
}

interface ReviewRow {
  readonly id: string;
  readonly key: string | null;
  readonly rating: number | null;
  readonly included: number;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly data: string;
}

/** Columns in the row's own names, for SELECT; the table alias is `v`. */
const REVIEW_COLUMNS = `v.id, v.key, v.rating, v.included, v.version, v.created_at AS createdAt,
  v.last_modified_at AS lastModifiedAt, v.data`;

/** The platform wrote `data` itself from a checked draft. */
function parseReviewRow({ data, included, ...row }: ReviewRow): Review {
  const parsed: unknown = JSON.parse(data);
  return {
    ...(isJsonObject(parsed) ? (parsed as ReviewData) : {}),
    ...row,
    includedInStatistics: included === 1,
  };
}

const fields: WhereFields = {
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

/** The table of reviews, with the fields that `where` may use. */
export const reviewTable: NounTable<Review, ReviewRow> = {
  from: "review v",
  columns: REVIEW_COLUMNS,
  fields,
  order: "v.created_at, v.id",
  parse: parseReviewRow,
};
