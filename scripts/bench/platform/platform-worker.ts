import type { WorkerBindings } from "../../../worker/commerce/environment.ts";
import commerce from "../../../worker/commerce/index.ts";
import { type RecordedStatement, recordDatabase } from "./record-database.ts";

/** Executes a request like the platform and returns its statements instead of the response. */
async function record(
  request: Request,
  bindings: WorkerBindings,
  context: ExecutionContext,
): Promise<Response> {
  const statements: RecordedStatement[][] = [];
  const response = await commerce.fetch(
    request,
    { ...bindings, DB: recordDatabase(bindings.DB, statements) },
    context,
  );
  if (!response.ok) return response;
  return Response.json({ statements, answer: await response.json() });
}

/** Runs recorded statements in order, those of a batch together, and returns their rows. */
async function replay(request: Request, { DB }: WorkerBindings): Promise<Response> {
  const groups: RecordedStatement[][] = await request.json();
  const session = DB.withSession("first-primary");
  const answers: unknown[] = [];
  for (const group of groups) {
    const prepared = group.map(({ sql, values }) => session.prepare(sql).bind(...values));
    const [only] = prepared;
    const results = prepared.length === 1 && only ? [await only.all()] : await session.batch(prepared);
    answers.push(results.map((result) => result.results));
  }
  return Response.json(answers);
}

export default {
  fetch(request: Request, bindings: WorkerBindings, context: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === "/replay") return replay(request, bindings);
    if (request.headers.has("x-record")) return record(request, bindings, context);
    return commerce.fetch(request, bindings, context);
  },
};
