import { type IRequest, IttyRouter } from "itty-router";
import { answerEvents } from "./protocol/answer-events.ts";
import {
  deleteIndex,
  listIndexes,
  operateIndex,
  readSettings,
  writeSettings,
} from "./protocol/answer-indexes.ts";
import { answerFacetQuery, answerQueries, answerQuery } from "./protocol/answer-queries.ts";
import {
  addObject,
  browseObjects,
  clearObjects,
  deleteByQuery,
  deleteObject,
  putObject,
  readObject,
  readObjects,
  updateObject,
  writeBatch,
} from "./protocol/answer-records.ts";
import {
  clearSynonyms,
  deleteSynonym,
  readSynonym,
  searchSynonyms,
  writeSynonym,
  writeSynonyms,
} from "./protocol/answer-synonyms.ts";
import { readTask } from "./protocol/tasks.ts";
import { type Environment, parseEnvironment, type SearchBindings } from "./requests/environment.ts";
import { type KeyRight, requireKey } from "./requests/require-key.ts";
import { SearchError } from "./requests/search-error.ts";

export { IndexDirectory } from "./directory/index-directory.ts";
export { SearchIndex } from "./index/search-index.ts";

type SearchRequest = IRequest & Request;
const router = IttyRouter<SearchRequest, [Environment]>();
const reads = createEntry("read");
const writes = createEntry("write");

router
  .options("*", () => new Response(null, { status: 200 }))
  .post("/1/indexes/:all/queries", reads, answerQueries)
  .post("/1/events", reads, answerEvents)
  .post("/1/indexes/:all/objects", reads, readObjects)
  .get("/1/indexes", writes, listIndexes)
  .post("/1/indexes/:index/query", reads, answerQuery)
  .post("/1/indexes/:index/facets/:facet/query", reads, answerFacetQuery)
  .post("/1/indexes/:index/browse", writes, browseObjects)
  .post("/1/indexes/:index/batch", writes, writeBatch)
  .post("/1/indexes/:index/clear", writes, clearObjects)
  .post("/1/indexes/:index/deleteByQuery", writes, deleteByQuery)
  .post("/1/indexes/:index/operation", writes, operateIndex)
  .get("/1/indexes/:index/settings", writes, readSettings)
  .put("/1/indexes/:index/settings", writes, writeSettings)
  .get("/1/indexes/:index/task/:task", reads, readTask)
  .get("/1/task/:task", reads, readTask)
  .post("/1/indexes/:index/synonyms/batch", writes, writeSynonyms)
  .post("/1/indexes/:index/synonyms/search", writes, searchSynonyms)
  .post("/1/indexes/:index/synonyms/clear", writes, clearSynonyms)
  .get("/1/indexes/:index/synonyms/:id", writes, readSynonym)
  .put("/1/indexes/:index/synonyms/:id", writes, writeSynonym)
  .delete("/1/indexes/:index/synonyms/:id", writes, deleteSynonym)
  .post("/1/indexes/:index/:id/partial", writes, updateObject)
  .get("/1/indexes/:index/:id", reads, readObject)
  .put("/1/indexes/:index/:id", writes, putObject)
  .delete("/1/indexes/:index/:id", writes, deleteObject)
  .get("/1/indexes/:index", reads, answerQuery)
  .post("/1/indexes/:index", writes, addObject)
  .delete("/1/indexes/:index", writes, deleteIndex);

/** The first step of every route: checks the key, decodes names in the URL. */
function createEntry(right: KeyRight) {
  return async (request: SearchRequest, environment: Environment): Promise<void> => {
    await requireKey(request, environment, right);
    request.params = Object.fromEntries(
      Object.entries(request.params).map(([name, value]) => [name, decode(value)]),
    );
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SearchError(400, "Invalid address");
  }
}

/** Handles one request; an endpoint's refusal becomes the hosted service's error body. */
async function answer(request: Request, bindings: SearchBindings): Promise<Response> {
  try {
    const found: Response | undefined = await router.fetch(request, parseEnvironment(bindings));
    return found ?? toErrorResponse(404, "Not Found");
  } catch (error) {
    if (error instanceof SearchError) return toErrorResponse(error.status, error.message);
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
    const requestId = /^[\w-]{8,64}$/.exec(request.headers.get("x-request-id") ?? "")?.[0];
    console.error(JSON.stringify({ level: "error", event: "search-failed", requestId, message, stack }));
    return toErrorResponse(500, "Internal Error");
  }
}

function toErrorResponse(status: number, message: string): Response {
  return Response.json({ message, status }, { status });
}

export default {
  async fetch(request: Request, bindings: SearchBindings): Promise<Response> {
    const answered = await answer(request, bindings);
    await drainBody(request);
    const response = new Response(answered.body, answered);
    // Browsers use the protocol, too; its keys define their rights.
    response.headers.set("access-control-allow-origin", "*");
    response.headers.set("access-control-allow-headers", "*");
    response.headers.set("access-control-allow-methods", "GET, POST, PUT, DELETE, OPTIONS");
    return response;
  },
} satisfies ExportedHandler<SearchBindings>;

/** The largest body that Cloudflare lets through on the smaller plans. */
const mostDrainedBytes = 100 * 1024 * 1024;

/**
 * Reads the rest of a refused body: otherwise the runtime closes the connection, and a client's next request on it
 * fails.
 */
async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  let left = mostDrainedBytes;
  try {
    for await (const chunk of request.body) {
      left -= chunk.byteLength;
      if (left <= 0) return;
    }
  } catch {
    // The client disconnected before it had sent everything.
  }
}
