import { isJsonObject, type JsonObject } from "../json/json.ts";
import {
  type Initiated,
  type InitiatorRow,
  initiatorColumns,
  parseInitiators,
} from "../requests/initiator.ts";

/** A row of the `resource` table. `kind` is its typeId; `data` is the REST body without the common head. */
export interface StoredResource extends Initiated {
  readonly id: string;
  readonly kind: string;
  readonly key: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly data: JsonObject;
}

export interface ResourceRow extends Omit<StoredResource, "data" | keyof Initiated>, InitiatorRow {
  readonly data: string;
}

/** Columns in the row's own names, for SELECT; the table alias is `r`. */
export const RESOURCE_COLUMNS = `r.id, r.kind, r.key, r.version, r.created_at AS createdAt,
  r.last_modified_at AS lastModifiedAt, r.data, ${initiatorColumns("r")}`;

export function parseResourceRow({ createdBy, lastModifiedBy, ...row }: ResourceRow): StoredResource {
  const data: unknown = JSON.parse(row.data);
  const initiators = parseInitiators({ createdBy, lastModifiedBy });
  return { ...row, ...initiators, data: isJsonObject(data) ? data : {} };
}

/** The resource in its REST form, which resolvers use too. */
export function toResourceBody({ data, kind: _kind, key, ...head }: StoredResource): JsonObject {
  return { ...data, ...head, ...(key === null ? {} : { key }) };
}
