import type { Struct } from "superstruct";
import type { Database } from "../database/database.ts";
import type { WhereFields } from "../where/where-field.ts";
import type { JsonObject } from "./json.ts";

/** Sets one field of the resource from one property of the action: `changeName` sets `name` from `name`. */
export interface FieldAction {
  readonly field: string;
  readonly from: string;
  readonly required?: true;
}

/** A small resource: kept whole as JSON in the `resource` table, created from a draft, changed field by field. */
export interface ResourceKind {
  readonly typeId: string;
  /** Path segment of its REST endpoint. */
  readonly path: string;
  /** Scope group: reading needs `view_<scope>` or `manage_<scope>`, writing `manage_<scope>`. */
  readonly scope: string;
  /** Checks a draft whose references are resolved. */
  readonly draft: Struct<JsonObject, unknown>;
  /** Draft to stored data: defaults and ids. */
  complete(draft: JsonObject): JsonObject;
  /** A second unique name, e.g. a discount code's code. */
  readonly lookup?: { readonly field: string };
  readonly actions: Readonly<Record<string, FieldAction>>;
  readonly fields: WhereFields;
  /** Statements that keep indexes over this resource right, in the batch of its write. */
  afterWrite?(
    database: Pick<Database, "prepare">,
    id: string,
    data: JsonObject,
  ): readonly D1PreparedStatement[];
}

/** `setDescription` → `description`: the common pattern of action names. */
export function fieldActions(...names: readonly string[]): Readonly<Record<string, FieldAction>> {
  const entries = names.map((name): [string, FieldAction] => {
    const bare = name.replace(/^(?:set|change)/, "");
    const field = bare.charAt(0).toLowerCase() + bare.slice(1);
    return [
      name,
      name.startsWith("change") ? { field, from: field, required: true } : { field, from: field },
    ];
  });
  return Object.fromEntries(entries);
}
