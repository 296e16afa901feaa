import { type CustomFields, isJsonObject, type Reference } from "../json/json.ts";

export interface ReviewData {
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
export const REVIEW_COLUMNS = `v.id, v.key, v.rating, v.included, v.version, v.created_at AS createdAt,
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
