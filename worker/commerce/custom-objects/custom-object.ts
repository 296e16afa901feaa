import { any, integer, max, min, optional, pattern, string, type } from "superstruct";
import { resourceNotFound } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** Any JSON that a merchant keeps under a container and a key. */
export interface CustomObject {
  readonly id: string;
  readonly container: string;
  readonly key: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly value: unknown;
}

export interface CustomObjectRow extends Omit<CustomObject, "value"> {
  readonly value: string;
}

const NamePart = pattern(string(), /^[-_~.a-zA-Z0-9]{1,256}$/);

export const CustomObjectDraftStruct = type({
  container: NamePart,
  key: NamePart,
  value: any(),
  version: optional(max(min(integer(), 0), Number.MAX_SAFE_INTEGER)),
});

/** Columns in the row's own names, to be put after SELECT; the table is called `o`. */
export const CUSTOM_OBJECT_COLUMNS = `o.id, o.container, o.key, o.version, o.created_at AS createdAt,
  o.last_modified_at AS lastModifiedAt, o.value`;

export function parseCustomObjectRow({ value, ...row }: CustomObjectRow): CustomObject {
  const parsed: unknown = JSON.parse(value);
  return { ...row, value: parsed };
}

/** How a custom object is named: by its id, or by container and key. */
export type CustomObjectName = { readonly id: string } | { readonly container: string; readonly key: string };

/** One custom object from the primary, or null. */
export async function findCustomObject(
  context: RequestContext,
  name: CustomObjectName,
): Promise<CustomObject | null> {
  const [condition, values] =
    "id" in name ? ["o.id = ?", [name.id]] : ["o.container = ? AND o.key = ?", [name.container, name.key]];
  const row = await context.db
    .prepare(`SELECT ${CUSTOM_OBJECT_COLUMNS} FROM custom_object o WHERE ${condition}`)
    .bind(...values)
    .first<CustomObjectRow>();
  return row ? parseCustomObjectRow(row) : null;
}

/** The same; throws ResourceNotFound when there is none. */
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
