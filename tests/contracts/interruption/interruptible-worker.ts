import type { WorkerBindings } from "../../../worker/commerce/environment.ts";
import platform from "../../../worker/commerce/index.ts";
import { readTables } from "../import/read-tables.ts";
import { interruptBatches } from "./interrupt-batches.ts";

// The failures are wanted here; reports of hundreds would hide what else is said.
console.error = () => {};

/**
 * The platform, whose database fails where the request's header `interrupt-at` says: before the statement of that
 * number, counted over all batches of the request. The answer's header `interrupted` says whether it came to that. `/tables` answers all rows, which is quicker than from without.
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
