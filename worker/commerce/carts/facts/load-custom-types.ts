import type { RequestContext } from "../../graphql/request-context.ts";
import type { CustomType, CustomTypes } from "../custom-type.ts";
import { parseCustomType } from "./parse-custom-type.ts";

/** Custom types by the ids and keys that a request names; no statement when it names none. */
export async function loadCustomTypes(
  context: RequestContext,
  names: readonly (string | undefined)[],
): Promise<CustomTypes> {
  const wanted = [...new Set(names.filter((name) => name !== undefined))];
  if (wanted.length === 0) return new Map();
  const list = JSON.stringify(wanted);
  const { results } = await context.db
    .prepare(
      `SELECT id, key, data FROM resource WHERE kind = 'type'
        AND (key IN (SELECT value FROM json_each(?1)) OR id IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(list)
    .all<{ id: string; key: string | null; data: string }>();
  return toCustomTypes(results.map(parseCustomType));
}

/** Types by id and by key, as an input may name either. */
export function toCustomTypes(types: readonly CustomType[]): CustomTypes {
  return new Map(
    types.flatMap((type) => [[type.id, type] as const, ...(type.key ? [[type.key, type] as const] : [])]),
  );
}
