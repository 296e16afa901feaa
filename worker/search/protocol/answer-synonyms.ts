import type { IRequest } from "itty-router";
import type { Environment } from "../requests/environment.ts";
import { askIndex, openForWriting } from "../requests/find-index.ts";
import { isRecord, readBody, readJson, readQueryBody } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";
import { toTask } from "./tasks.ts";

type Json = Readonly<Record<string, unknown>>;

const types = new Map([
  ["synonym", "synonyms"],
  ["onewaysynonym", "synonyms"],
  ["altcorrection1", "corrections"],
  ["altcorrection2", "corrections"],
  ["placeholder", "replacements"],
]);
const mostSynonyms = 100_000;

/** `POST /1/indexes/{index}/synonyms/batch` */
export async function writeSynonyms(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  // The body is a list, the only one of the protocol.
  const synonyms = await readList(request);
  for (const synonym of synonyms) checkSynonym(synonym);
  const object = await openForWriting(environment, request.params.index ?? "");
  await object.writeSynonyms([...synonyms], request.query.replaceExistingSynonyms === "true");
  return Response.json(toTask());
}

/** `PUT /1/indexes/{index}/synonyms/{id}` */
export async function writeSynonym(request: IRequest & Request, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  const synonym = { ...(await readBody(request)), objectID: id };
  checkSynonym(synonym);
  const object = await openForWriting(environment, index);
  await object.writeSynonyms([synonym], false);
  return Response.json({ ...toTask(), id });
}

export async function readSynonym(request: IRequest, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  const synonym = (await listSynonyms(environment, index)).find(({ objectID }) => objectID === id);
  if (!synonym) throw new SearchError(404, "Synonym set does not exist");
  return Response.json(synonym);
}

export async function deleteSynonym(request: IRequest, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  await (await openForWriting(environment, index)).removeSynonyms(id);
  return Response.json({ ...toTask(), deletedAt: new Date().toISOString() });
}

export async function clearSynonyms(request: IRequest, environment: Environment): Promise<Response> {
  await (await openForWriting(environment, request.params.index ?? "")).removeSynonyms();
  return Response.json(toTask());
}

/** `POST /1/indexes/{index}/synonyms/search` */
export async function searchSynonyms(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const { query, type, page = 0, hitsPerPage = 100 } = await readQueryBody(request);
  const text = String(query ?? "").toLowerCase();
  const found = (await listSynonyms(environment, request.params.index ?? "")).filter(
    (synonym) =>
      (!type || String(synonym.type).toLowerCase() === String(type).toLowerCase()) &&
      JSON.stringify(synonym).toLowerCase().includes(text),
  );
  const size = Math.min(Math.max(0, Number(hitsPerPage) || 0), 1_000);
  const start = size * Math.max(0, Number(page) || 0);
  const hits = found.slice(start, start + size).map((synonym) => ({ ...synonym, _highlightResult: {} }));
  return Response.json({ hits, nbHits: found.length });
}

function listSynonyms(environment: Environment, index: string): Promise<readonly Json[]> {
  return askIndex<readonly Json[]>(environment, index, (each) => each.readSynonyms(index));
}

async function readList(request: Request): Promise<readonly Json[]> {
  const list: unknown = await readJson(request);
  if (!Array.isArray(list) || list.length > mostSynonyms || !list.every(isRecord))
    throw new SearchError(400, "Invalid body: expecting a JSON array of synonyms");
  return list;
}

function checkSynonym(synonym: Json): void {
  if (typeof synonym.objectID !== "string" || synonym.objectID === "")
    throw new SearchError(400, "Missing mandatory attribute: objectID");
  const attribute = types.get(String(synonym.type).toLowerCase());
  if (!attribute) throw new SearchError(400, `Invalid synonym type: ${String(synonym.type)}`);
  const words = synonym[attribute];
  if (!Array.isArray(words) || words.length === 0 || words.length > 100)
    throw new SearchError(400, `Invalid synonym: ${attribute} must be an array of 1 to 100 strings`);
}
