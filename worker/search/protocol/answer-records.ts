import type { IRequest } from "itty-router";
import { everything } from "../filters/filter.ts";
import { retrieve } from "../hits/to-hit.ts";
import { toOperation, type WriteOperation } from "../index/write-records.ts";
import type { SearchRecord } from "../records/read-path.ts";
import type { Environment } from "../requests/environment.ts";
import { askIndex, openForWriting } from "../requests/find-index.ts";
import { readBody, readQueryBody, readText } from "../requests/read-body.ts";
import { securedKeyOf } from "../requests/require-key.ts";
import { fromAnswer, SearchError } from "../requests/search-error.ts";
import { requireAllowedIndex } from "../requests/secured-key.ts";
import {
  Parameters,
  type RawParameters,
  readRawParameters,
  requireRecords,
  toParams,
} from "./search-parameters.ts";
import { toTask } from "./tasks.ts";

type Json = Readonly<Record<string, unknown>>;

/** `GET /1/indexes/{index}/{objectID}` */
export async function readObject(request: IRequest, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  requireReadable(request, index);
  const asked = request.query.attributesToRetrieve;
  const attributes = typeof asked === "string" ? asked.split(",") : null;
  const [record] = await readRecords(environment, index, [id], attributes);
  if (!record) throw new SearchError(404, "ObjectID does not exist");
  return Response.json(record);
}

/** The hosted service's limit of one request. */
const mostObjects = 1_000;

/** Several records, of several indexes; null for each missing one. */
export async function readObjects(request: IRequest & Request, environment: Environment): Promise<Response> {
  const body = await readQueryBody(request);
  const asked = requireRecords(body.requests, "requests");
  if (asked.length > mostObjects)
    throw new SearchError(400, `Too many objects, at most ${mostObjects} are answered`);
  for (const { indexName } of asked) requireReadable(request, String(indexName ?? ""));
  const results: (Json | null)[] = asked.map(() => null);
  // One call per index and list of attributes, however many records it has.
  const groups = Map.groupBy(asked.entries(), ([, { indexName, attributesToRetrieve }]) =>
    JSON.stringify([String(indexName ?? ""), attributesToRetrieve ?? null]),
  );
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const [[, { indexName, attributesToRetrieve: attributes }] = [0, {}]] = group;
      const names = Array.isArray(attributes) ? attributes.map(String) : null;
      const ids = group.map(([, { objectID }]) => String(objectID ?? ""));
      const records = await readRecords(environment, String(indexName ?? ""), ids, names);
      for (const [place, [at]] of group.entries()) results[at] = records[place] ?? null;
    }),
  );
  return Response.json({ results });
}

/** A key with filters cannot read by id, which would bypass its filters. Throws 403. */
function requireReadable(request: IRequest, index: string): void {
  const key = securedKeyOf(request);
  if (!key) return;
  requireAllowedIndex(key, index);
  if (new Parameters(key.parameters, {}).filter === everything) return;
  throw new SearchError(403, "Method not allowed with this API key");
}

function readRecords(
  environment: Environment,
  index: string,
  ids: readonly string[],
  attributes: readonly string[] | null,
) {
  return askIndex<readonly (Json | null)[]>(environment, index, (each) =>
    each.readRecords(index, [...ids], attributes && [...attributes]),
  );
}

/** `POST /1/indexes/{index}/batch` */
export async function writeBatch(request: IRequest & Request, environment: Environment): Promise<Response> {
  const { index = "" } = request.params;
  // The hosted service's name for all indexes: each entry names its own.
  if (index === "*") return writeBatches(request, environment);
  // Parsed in the index's object: a batch of a thousand records transfers faster as one text.
  const text = await readText(request);
  const object = await openForWriting(environment, index);
  const objectIDs = fromAnswer<readonly string[]>(await object.writeText(text));
  return Response.json({ ...toTask(), objectIDs });
}

/** Batches to several indexes. */
async function writeBatches(request: Request, environment: Environment): Promise<Response> {
  const body = await readBody(request);
  const asked = requireRecords(body.requests, "requests");
  const names = [...new Set(asked.map(({ indexName }) => String(indexName ?? "")))];
  const objectIDs: string[] = [];
  const taskID: Record<string, number> = {};
  for (const name of names) {
    const own = asked.filter(({ indexName }) => indexName === name);
    objectIDs.push(...(await write(environment, name, own.map(toOperation))));
    taskID[name] = toTask().taskID;
  }
  return Response.json({ taskID, objectIDs });
}

async function write(
  environment: Environment,
  index: string,
  operations: readonly WriteOperation[],
): Promise<readonly string[]> {
  const object = await openForWriting(environment, index);
  return fromAnswer<readonly string[]>(await object.write([...operations]));
}

/** `POST /1/indexes/{index}`: adds a record and creates its id. */
export async function addObject(request: IRequest & Request, environment: Environment): Promise<Response> {
  const { index = "" } = request.params;
  const [objectID] = await write(environment, index, [
    { action: "addObject", body: await readBody(request) },
  ]);
  return Response.json({ ...toTask(), createdAt: new Date().toISOString(), objectID }, { status: 201 });
}

/** `PUT /1/indexes/{index}/{objectID}` */
export async function putObject(request: IRequest & Request, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  const body = { ...(await readBody(request)), objectID: id };
  await write(environment, index, [{ action: "addObject", body }]);
  return Response.json({ ...toTask(), objectID: id });
}

/** `POST /1/indexes/{index}/{objectID}/partial` */
export async function updateObject(request: IRequest & Request, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  const creates = request.query.createIfNotExists !== "false";
  const action = creates ? "partialUpdateObject" : "partialUpdateObjectNoCreate";
  await write(environment, index, [{ action, body: { ...(await readBody(request)), objectID: id } }]);
  return Response.json({ ...toTask(), objectID: id });
}

/** `DELETE /1/indexes/{index}/{objectID}` */
export async function deleteObject(request: IRequest, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  await write(environment, index, [{ action: "deleteObject", body: { objectID: id } }]);
  return Response.json({ ...toTask(), deletedAt: new Date().toISOString() });
}

export async function clearObjects(request: IRequest, environment: Environment): Promise<Response> {
  await write(environment, request.params.index ?? "", [{ action: "clear", body: {} }]);
  return Response.json(toTask());
}

/** Deletes the records that pass filters; the parameters are those of a query without its text. */
export async function deleteByQuery(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const body = await readBody(request);
  if (new Parameters(readRawParameters(body), {}).filter === everything)
    throw new SearchError(400, "DeleteBy endpoint requires at least one filter");
  const object = await openForWriting(environment, request.params.index ?? "");
  fromAnswer<number>(await object.deleteBy(body));
  return Response.json(toTask());
}

/**
 * The records that pass a query and its filters, in pages, each with the cursor of the next. A cursor contains the
 * parameters of the first page. Throws 400 for `distinct`, which pages of records cannot guarantee.
 */
export async function browseObjects(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const { index = "" } = request.params;
  const { cursor, ...given } = readRawParameters(await readQueryBody(request));
  const { after, sent } = readCursor(cursor, given);
  const parameters = new Parameters(sent, {});
  if (parameters.distinct > 0) throw new SearchError(400, 'Parameter "distinct" is not offered by browse');
  const limit = parameters.count("hitsPerPage", mostObjects, mostObjects) || mostObjects;
  const page = await askIndex<{ records: Json[]; last: number | null; total: number }>(
    environment,
    index,
    (each) => each.browse(index, after, limit, sent),
  );
  const attributes = parameters.list("attributesToRetrieve") ?? ["*"];
  return Response.json({
    hits: page.records.map((record) => retrieve(record as SearchRecord, attributes)),
    nbHits: page.total,
    page: 0,
    nbPages: Math.ceil(page.total / limit),
    hitsPerPage: limit,
    query: parameters.query,
    params: toParams(sent),
    processingTimeMS: 1,
    ...(page.last !== null && { cursor: `${page.last}.${toParams(sent)}` }),
  });
}

/** The start of a page, and the parameters of the first page. Throws 400. */
function readCursor(cursor: unknown, given: RawParameters): { after: number; sent: RawParameters } {
  if (cursor === undefined || cursor === null || cursor === "") return { after: 0, sent: given };
  const [, slot, params = ""] = /^(\d{1,15})(?:\.(.*))?$/s.exec(String(cursor)) ?? [];
  if (slot === undefined) throw new SearchError(400, "Cursor is not valid");
  return { after: Number(slot), sent: readRawParameters({ ...given, params }) };
}
