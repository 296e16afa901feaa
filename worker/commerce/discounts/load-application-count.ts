import { load } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";

async function countApplications(
  context: RequestContext,
  codeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { results } = await context.db
    .prepare(
      `SELECT code_id AS id, count(*) AS count FROM discount_code_application
        WHERE code_id IN (SELECT value FROM json_each(?)) GROUP BY code_id`,
    )
    .bind(JSON.stringify(codeIds))
    .all<{ id: string; count: number }>();
  return new Map(results.map(({ id, count }) => [id, count]));
}

/** How many orders were placed with a code. */
export async function loadApplicationCount(context: RequestContext, codeId: string): Promise<number> {
  return (await load(context, countApplications, codeId)) ?? 0;
}
