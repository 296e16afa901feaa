import { type Counted, otherPaths } from "./counts.ts";

/** Different paths that are kept of one day, all hosts together; the rest is counted in one row. */
const mostPathsOfDay = 5_000;

const writeMisses = `
INSERT INTO miss (day, host, path, count)
SELECT day, iif(fits, host, '*'), iif(fits, path, ?2), sum(count) FROM (
  SELECT given.day, given.host, given.path, given.count,
    given.path = ?2
    OR (SELECT count(*) FROM miss WHERE miss.day = given.day) < ?3
    OR EXISTS (SELECT 1 FROM miss WHERE miss.day = given.day AND miss.host = given.host AND miss.path = given.path)
    AS fits
  FROM (SELECT value ->> 'day' AS day, value ->> 'host' AS host, value ->> 'path' AS path, value ->> 'count' AS count
        FROM json_each(?1)) AS given)
WHERE true GROUP BY 1, 2, 3
ON CONFLICT (day, host, path) DO UPDATE SET count = count + excluded.count`;

const writeHits = `
UPDATE redirection SET hits = hits + given.count, last_hit_on = given.day
FROM (SELECT value ->> 'day' AS day, value ->> 'host' AS host, value ->> 'path' AS path, value ->> 'count' AS count
      FROM json_each(?1)) AS given
WHERE redirection.path = given.path AND redirection.host = given.host`;

/** Adds what was counted to what is known, in one transaction of two statements at most. */
export async function writeCounts(database: D1Database, counted: readonly Counted[]): Promise<void> {
  const of = (kind: Counted["kind"]) => counted.filter((one) => one.kind === kind);
  const statements = [
    ...(of("miss").length > 0
      ? [database.prepare(writeMisses).bind(JSON.stringify(of("miss")), otherPaths, mostPathsOfDay)]
      : []),
    ...(of("hit").length > 0 ? [database.prepare(writeHits).bind(JSON.stringify(of("hit")))] : []),
  ];
  if (statements.length > 0) await database.batch(statements);
}
