import type { IRequest } from "itty-router";
import type { Environment } from "../environment.ts";
import { maskPath } from "../statistics/mask-path.ts";
import { everyHost, type SourceKey, toSourceKey } from "./source-key.ts";

type Redirection = {
  readonly path: string;
  readonly host: string;
  readonly target: string;
  readonly code: number;
};

/** Of four possible sources: the one with the query before the one without, the host's own before every host's. */
const findRedirection = `
SELECT path, host, target, code FROM redirection
WHERE path IN (?1, ?2) AND host IN (?3, ?4)
ORDER BY path = ?1 DESC, host = ?3 DESC LIMIT 1`;

/** Responds later than any shop waits. */
const slowPath = "/slow-page/";
const failingPath = "/failing-page/";
const slowMs = 2_000;

/** `GET ?sourceUrl=<URL>`: `{ redirectionCode, targetURL }`, or 404 for an unknown page, which is counted. */
export async function answerLookUp(
  request: IRequest,
  environment: Environment,
  context: ExecutionContext,
): Promise<Response> {
  const source = new URL(request.url).searchParams.get("sourceUrl") ?? "";
  if (!URL.canParse(source)) return Response.json({ message: "sourceUrl is no address" }, { status: 400 });
  const key = toSourceKey(new URL(source));
  if (environment.hasTrialPages && key.barePath === failingPath)
    return Response.json({ message: "Failing as asked" }, { status: 500 });
  if (environment.hasTrialPages && key.barePath === slowPath)
    await new Promise((resolve) => setTimeout(resolve, slowMs));
  const found = await find(environment.database, key);
  const day = new Date().toISOString().slice(0, 10);
  const counted = found
    ? ({ kind: "hit", day, host: found.host, path: found.path } as const)
    : ({ kind: "miss", day, host: key.host, path: maskPath(key.barePath) } as const);
  environment.counts.note(counted, (work) => context.waitUntil(work));
  if (!found) return Response.json({ message: "No redirection" }, { status: 404 });
  return Response.json({ redirectionCode: found.code, targetURL: found.target });
}

/** From the nearest replica of the database: a shopper waits for it. */
function find(database: D1Database, { host, path, barePath }: SourceKey): Promise<Redirection | null> {
  return database
    .withSession("first-unconstrained")
    .prepare(findRedirection)
    .bind(path, barePath, host, everyHost)
    .first<Redirection>();
}
