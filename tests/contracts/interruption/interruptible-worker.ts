import type { WorkerBindings } from "../../../worker/commerce/environment.ts";
import platform from "../../../worker/commerce/index.ts";
import { readTables } from "../import/read-tables.ts";
import { interruptBatches } from "./interrupt-batches.ts";

// These failures are intended; reports of hundreds would hide other output.
console.error = () => {};

/**
 * The platform with a database that fails as the request's header `interrupt-at` says.
 * It fails before the statement with that number, counted over all batches of the request. The response header
 * `interrupted` reports whether it failed. `/tables` returns all rows, which is faster than from outside.
 */
export default {
  async fetch(request: Request, bindings: WorkerBindings, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === "/tables")
      return Response.json([...(await readTables(bindings.DB))]);
    const at = Number(request.headers.get("interrupt-at") ?? Number.POSITIVE_INFINITY);
    const { database, wasInterrupted } = interruptBatches(bindings.DB, at);
    const response = await platform.fetch(request, { ...bindings, DB: database }, context);
    const headers = new Headers(response.headers);
    headers.set("interrupted", String(wasInterrupted()));
    return new Response(response.body, { status: response.status, headers });
  },
};
