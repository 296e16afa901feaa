import type { IRequest } from "itty-router";
import type { IndexQuery } from "../index/search-index.ts";
import type { Environment } from "../requests/environment.ts";
import { askIndex } from "../requests/find-index.ts";
import { isRecord, readQueryBody } from "../requests/read-body.ts";
import { securedKeyOf } from "../requests/require-key.ts";
import { SearchError } from "../requests/search-error.ts";
import { requireAllowedIndex, restrictQuery } from "../requests/secured-key.ts";
import { type RawParameters, readRawParameters, requireRecords } from "./search-parameters.ts";

const mostQueries = 100;

/** `POST /1/indexes/{index}/query`, and GET with the parameters in the URL. */
export async function answerQuery(request: IRequest & Request, environment: Environment): Promise<Response> {
  const sent =
    request.method === "GET" ? readAddress(request) : readRawParameters(await readQueryBody(request));
  const { index = "" } = request.params;
  const [query] = restrictQueries(request, [{ index, sent, facet: null }]);
  const [answer = "{}"] = query ? await search(environment, index, [query]) : [];
  return toJsonResponse(answer);
}

/** `POST /1/indexes/{all}/queries`: queries to several indexes; those to one index are sent together. */
export async function answerQueries(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const body = await readQueryBody(request);
  const queries = restrictQueries(request, requireRecords(body.requests, "requests").map(toNamedQuery));
  if (queries.length > mostQueries)
    throw new SearchError(400, `Too many queries, at most ${mostQueries} are answered`);
  const stops = body.strategy === "stopIfEnoughMatches";
  const answers = stops ? await answerInTurn(queries, environment) : await answerAtOnce(queries, environment);
  return toJsonResponse(`{"results":[${answers.join(",")}]}`);
}

type NamedQuery = IndexQuery & { readonly index: string };

/** Restricts queries by the request's key. Throws 403 for an index that the key does not cover. */
function restrictQueries(request: IRequest, queries: readonly NamedQuery[]): readonly NamedQuery[] {
  const key = securedKeyOf(request);
  if (!key) return queries;
  return queries.map((query) => {
    requireAllowedIndex(key, query.index);
    return { ...query, sent: restrictQuery(query.sent, key) };
  });
}

function toNamedQuery({ indexName, type, facet, ...body }: RawParameters): NamedQuery {
  if (typeof indexName !== "string" || indexName === "")
    throw new SearchError(400, "Missing mandatory attribute: indexName");
  if (type !== "facet") return { index: indexName, sent: readRawParameters(body), facet: null };
  if (typeof facet !== "string") throw new SearchError(400, "Missing mandatory attribute: facet");
  return { index: indexName, sent: readRawParameters(body), facet };
}

async function answerAtOnce(
  queries: readonly NamedQuery[],
  environment: Environment,
): Promise<readonly string[]> {
  const names = [...new Set(queries.map(({ index }) => index))];
  const answers = new Map<NamedQuery, string>();
  await Promise.all(
    names.map(async (name) => {
      const own = queries.filter(({ index }) => index === name);
      const found = await search(environment, name, own);
      own.forEach((query, at) => {
        answers.set(query, withIndex(found[at] ?? "{}", name));
      });
    }),
  );
  return queries.map((query) => answers.get(query) ?? "{}");
}

/** Stops when a query has as many hits as its page. */
async function answerInTurn(
  queries: readonly NamedQuery[],
  environment: Environment,
): Promise<readonly string[]> {
  const answers: string[] = [];
  let isEnough = false;
  for (const query of queries) {
    const requested = isEnough ? { ...query, sent: { ...query.sent, hitsPerPage: 0, facets: [] } } : query;
    const answer = await answerOne(requested, environment);
    answers.push(isEnough ? `${answer.slice(0, -1)},"processed":false}` : answer);
    const parsed: unknown = JSON.parse(answer);
    if (isRecord(parsed) && Number(parsed.nbHits) >= Number(parsed.hitsPerPage ?? 20)) isEnough = true;
  }
  return answers;
}

async function answerOne(query: NamedQuery, environment: Environment): Promise<string> {
  const [answer = "{}"] = await search(environment, query.index, [query]);
  return withIndex(answer, query.index);
}

function search(
  environment: Environment,
  name: string,
  queries: readonly IndexQuery[],
): Promise<readonly string[]> {
  const requested = queries.map(({ sent, facet }) => ({ sent, facet }));
  return askIndex<readonly string[]>(environment, name, (index) => index.search(name, requested));
}

/** `POST /1/indexes/{index}/facets/{facet}/query` */
export async function answerFacetQuery(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const { index = "", facet = "" } = request.params;
  const sent = readRawParameters(await readQueryBody(request));
  const [query] = restrictQueries(request, [{ index, sent, facet }]);
  const [answer = "{}"] = query ? await search(environment, index, [query]) : [];
  return toJsonResponse(answer);
}

function readAddress(request: IRequest): RawParameters {
  const own = Object.entries(request.query).filter(([name]) => !name.toLowerCase().startsWith("x-algolia-"));
  return readRawParameters(Object.fromEntries(own));
}

function withIndex(answer: string, index: string): string {
  return `${answer.slice(0, -1)},"index":${JSON.stringify(index)}}`;
}

function toJsonResponse(body: string): Response {
  return new Response(body, { headers: { "content-type": "application/json; charset=UTF-8" } });
}
