import type { RequestContext } from "../../graphql/request-context.ts";
import type { TypeIds } from "../custom-fields.ts";

/** Custom types by the ids and keys that a request names; no statement when it names none. */
export async function loadTypeIds(
  context: RequestContext,
  names: readonly (string | undefined)[],
): Promise<TypeIds> {
  const wanted = [...new Set(names.filter((name) => name !== undefined))];
  if (wanted.length === 0) return new Map();
  const list = JSON.stringify(wanted);
  const { results } = await context.db
    .prepare(
      `SELECT id, key FROM resource WHERE kind = 'type'
        AND (key IN (SELECT value FROM json_each(?1)) OR id IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(list)
    .all<{ id: string; key: string | null }>();
  return new Map(results.flatMap(({ id, key }) => [[id, id] as const, ...(key ? [[key, id] as const] : [])]));
}
