import type { IRequest } from "itty-router";
import type { Environment } from "../environment.ts";
import { RedirectionError } from "./redirection-error.ts";

/** Redirections of one page of the list; a few hundred kilobytes. */
const pageSize = 2_000;
const mostMisses = 10_000;
const usualMisses = 100;

const listPage = `
SELECT host, path, target, code, hits, last_hit_on AS lastHitOn FROM redirection
WHERE (path, host) > (?1, ?2) ORDER BY path, host LIMIT ?3`;

/** `GET /operator/redirections?afterPath=&afterHost=`: sorted by path and host, with the number of uses of each. */
export async function listRedirections(
  { url }: IRequest,
  { database, counts }: Environment,
): Promise<Response> {
  await counts.flush();
  const query = new URL(url).searchParams;
  const [page, revision] = await database.batch<Record<string, unknown>>([
    database.prepare(listPage).bind(query.get("afterPath") ?? "", query.get("afterHost") ?? "", pageSize),
    database.prepare("SELECT number FROM revision"),
  ]);
  const redirections = page?.results ?? [];
  return Response.json({
    revision: revision?.results[0]?.number,
    redirections,
    isLast: redirections.length < pageSize,
  });
}

/** Excludes pages that have a redirection by now. */
const sumMisses = `
SELECT host, path, sum(count) AS count, min(day) AS firstDay, max(day) AS lastDay FROM miss
WHERE day >= ?1
  AND NOT EXISTS (SELECT 1 FROM redirection WHERE redirection.path = miss.path AND redirection.host IN (miss.host, '*'))
GROUP BY host, path ORDER BY count DESC, path, host LIMIT ?2`;

/** `GET /operator/misses?since=2026-11-01&limit=100`: requested pages without a redirection, most frequent first. */
export async function listMisses({ url }: IRequest, { database, counts }: Environment): Promise<Response> {
  await counts.flush();
  const query = new URL(url).searchParams;
  const since = query.get("since") ?? "0000-00-00";
  const limit = Number(query.get("limit") ?? usualMisses);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(since)) throw new RedirectionError(400, "since is a day, like 2026-11-23");
  if (!Number.isInteger(limit) || limit < 1 || limit > mostMisses)
    throw new RedirectionError(400, `limit is a number from 1 to ${mostMisses}`);
  const { results } = await database.prepare(sumMisses).bind(since, limit).all();
  return Response.json({ misses: results });
}
