import type { IRequest } from "itty-router";
import { everything } from "../filters/filter.ts";
import { toOperation, type WriteOperation } from "../index/write-records.ts";
import type { Environment } from "../requests/environment.ts";
import { askIndex, openForWriting } from "../requests/find-index.ts";
import { readBody, readQueryBody, readText } from "../requests/read-body.ts";
import { fromAnswer, SearchError } from "../requests/search-error.ts";
import { Parameters, readRawParameters, requireRecords } from "./search-parameters.ts";
import { toTask } from "./tasks.ts";

type Json = Readonly<Record<string, unknown>>;

/** `GET /1/indexes/{index}/{objectID}` */
export async function readObject(request: IRequest, environment: Environment): Promise<Response> {
  const { index = "", id = "" } = request.params;
  const asked = request.query.attributesToRetrieve;
  const attributes = typeof asked === "string" ? asked.split(",") : null;
  const [record] = await readRecords(environment, index, [id], attributes);
  if (!record) throw new SearchError(404, "ObjectID does not exist");
  return Response.json(record);
}

/** The hosted service's bound of one request. */
const mostObjects = 1_000;

/** Several records, of several indexes; null for each that is not there. */
export async function readObjects(request: Request, environment: Environment): Promise<Response> {
  const body = await readQueryBody(request);
  const asked = requireRecords(body.requests, "requests");
  if (asked.length > mostObjects)
    throw new SearchError(400, `Too many objects, at most ${mostObjects} are answered`);
  const results = await Promise.all(
    asked.map(async ({ indexName, objectID, attributesToRetrieve: attributes }) => {
      const names = Array.isArray(attributes) ? attributes.map(String) : null;
      const [record] = await readRecords(
        environment,
        String(indexName ?? ""),
        [String(objectID ?? "")],
        names,
      );
      return record ?? null;
    }),
  );
  return Response.json({ results });
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
  // Read where it is written: a batch of a thousand records is handed over quicker as one text.
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

/** `POST /1/indexes/{index}`: a record that gets its id here. */
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

/** Deletes what passes filters; the parameters are those of a query without its text. */
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

/** All records in pages, each with the cursor of the next. */
export async function browseObjects(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const { index = "" } = request.params;
  const body = await readQueryBody(request);
  const after = typeof body.cursor === "string" ? Number(body.cursor) : 0;
  if (!Number.isInteger(after) || after < 0) throw new SearchError(400, "Cursor is not valid");
  const limit =
    new Parameters({ hitsPerPage: 1_000, ...body }, {}).count("hitsPerPage", 1_000, 1_000) || 1_000;
  const page = await askIndex<{ records: Json[]; last: number | null }>(environment, index, (each) =>
    each.browse(index, after, limit),
  );
  const hits = page.records;
  return Response.json({
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: limit,
    query: "",
    params: "",
    processingTimeMS: 1,
    ...(page.last !== null && { cursor: String(page.last) }),
  });
}
