import { any, integer, max, min, optional, pattern, string, type } from "superstruct";
import { fragment } from "../database/fragment.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import {
  type Initiated,
  type InitiatorRow,
  initiatorColumns,
  parseInitiators,
} from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { findRow, findRows, type NounTable } from "../resources/noun-table.ts";
import { column, head, type WhereField } from "../where/where-fields.ts";

/** Any JSON that a merchant stores under a container and a key. */
export interface CustomObject extends Initiated {
  readonly id: string;
  readonly container: string;
  readonly key: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly value: unknown;
}

export interface CustomObjectRow extends Omit<CustomObject, "value" | keyof Initiated>, InitiatorRow {
  readonly value: string;
}

const NamePart = pattern(string(), /^[-_~.a-zA-Z0-9]{1,256}$/);

export const CustomObjectDraftStruct = type({
  container: NamePart,
  key: NamePart,
  value: any(),
  version: optional(max(min(integer(), 0), Number.MAX_SAFE_INTEGER)),
});

/** Any path into the value: `value(active = true)`, `value(bank(iban = "…"))`; compared with the stored value. */
function valueAt(path: string): WhereField {
  const inside = (name: string): WhereField | null =>
    /^[\w-]+$/.test(name) ? valueAt(`${path}."${name}"`) : null;
  return {
    kind: "object",
    fields: inside,
    plain: { kind: "value", type: "any", value: fragment("json_extract(o.value, ?)", path) },
    present: fragment("json_extract(o.value, ?) IS NOT NULL", path),
  };
}

const customObjects: NounTable<CustomObject, CustomObjectRow> = {
  from: "custom_object o",
  columns: `o.id, o.container, o.key, o.version, o.created_at AS createdAt,
    o.last_modified_at AS lastModifiedAt, o.value, ${initiatorColumns("o")}`,
  fields: { ...head("o"), container: column("text", "o.container"), value: valueAt("$") },
  order: "o.container, o.key",
  parse({ value, createdBy, lastModifiedBy, ...row }) {
    const parsed: unknown = JSON.parse(value);
    return { ...row, ...parseInitiators({ createdBy, lastModifiedBy }), value: parsed };
  },
};

/** Identifies a custom object by its id, or by container and key. */
export type CustomObjectName = { readonly id: string } | { readonly container: string; readonly key: string };

/** One custom object from the primary, or null. */
export function findCustomObject(
  context: RequestContext,
  name: CustomObjectName,
): Promise<CustomObject | null> {
  const condition =
    "id" in name
      ? fragment("o.id = ?", name.id)
      : fragment("o.container = ? AND o.key = ?", name.container, name.key);
  return findRow(context, customObjects, condition);
}

export interface CustomObjectArguments extends QueryArguments {
  readonly container?: string | null | undefined;
}

/** A page of custom objects, of one container or of all. Throws InvalidInput. */
export function findCustomObjects(
  context: RequestContext,
  { container, ...args }: CustomObjectArguments,
): Promise<QueryResult<CustomObject>> {
  return findRows(context, customObjects, args, container ? [fragment("o.container = ?", container)] : []);
}

/** The same; throws ResourceNotFound if it is missing. */
export async function requireCustomObject(
  context: RequestContext,
  name: CustomObjectName,
): Promise<CustomObject> {
  const found = await findCustomObject(context, name);
  if (found) return found;
  throw "id" in name
    ? resourceNotFound("ID", name.id)
    : resourceNotFound("key", `${name.container}/${name.key}`);
}
