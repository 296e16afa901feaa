import { type IRequest, IttyRouter } from "itty-router";
import { type Environment, parseEnvironment, type RedirectionsBindings } from "./environment.ts";
import { answerLookUp } from "./look-up/answer-look-up.ts";
import { beginImport, commitImport, dropImport, stageRows } from "./operator/answer-imports.ts";
import { listMisses, listRedirections } from "./operator/answer-lists.ts";
import { RedirectionError } from "./operator/redirection-error.ts";

const dayMs = 86_400_000;

/** Hosts that no public URL leads to: look-ups are only for the shop. */
const ownHosts: ReadonlySet<string> = new Set(["redirections.internal", "redirections.localhost"]);

const router = IttyRouter<IRequest, [Environment, ExecutionContext]>()
  .all("/look-up", requireOwnHost)
  .get("/look-up", answerLookUp)
  .all("/operator/*", requireOperator)
  .get("/operator/redirections", listRedirections)
  .get("/operator/misses", listMisses)
  .post("/operator/imports", beginImport)
  .post("/operator/imports/:id/rows", stageRows)
  .post("/operator/imports/:id/commit", commitImport)
  .delete("/operator/imports/:id", dropImport);

function requireOwnHost({ url }: IRequest): void {
  if (!ownHosts.has(new URL(url).hostname)) throw new RedirectionError(404, "Not found");
}

/** Reads an unread body: otherwise the runtime closes the connection, and a client's next request on it fails. */
async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  await request.body.pipeTo(new WritableStream()).catch(() => {
    // The client disconnected before it had sent everything.
  });
}

async function answer(
  request: Request,
  bindings: RedirectionsBindings,
  context: ExecutionContext,
): Promise<Response> {
  try {
    const found: Response | undefined = await router.fetch(request, parseEnvironment(bindings), context);
    return found ?? Response.json({ message: "Not found" }, { status: 404 });
  } catch (error) {
    if (error instanceof RedirectionError)
      return Response.json({ message: error.message }, { status: error.status });
    console.error(JSON.stringify({ event: "redirections-failed", error: String(error) }));
    return Response.json({ message: "Internal error" }, { status: 500 });
  }
}

/** Redirections for pages that moved: the shop's look-up, and the operators' endpoints. */
export default {
  async fetch(
    request: Request,
    bindings: RedirectionsBindings,
    context: ExecutionContext,
  ): Promise<Response> {
    const answered = await answer(request, bindings, context);
    await drainBody(request);
    return answered;
  },
  scheduled(_controller: ScheduledController, bindings: RedirectionsBindings): Promise<void> {
    return forgetOld(parseEnvironment(bindings), Date.now());
  },
} satisfies ExportedHandler<RedirectionsBindings>;

async function forgetOld({ database, missRetentionDays }: Environment, now: number): Promise<void> {
  const firstRetained = new Date(now - missRetentionDays * dayMs).toISOString().slice(0, 10);
  const yesterday = now - dayMs;
  await database.batch([
    database.prepare("DELETE FROM miss WHERE day < ?1").bind(firstRetained),
    database
      .prepare(
        "DELETE FROM staged_redirection WHERE import_id IN (SELECT id FROM import WHERE began_at < ?1)",
      )
      .bind(yesterday),
    database.prepare("DELETE FROM import WHERE began_at < ?1").bind(yesterday),
  ]);
}

function requireOperator(request: IRequest, { operatorSecret }: Environment): void {
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (!isSame(given, operatorSecret))
    throw new RedirectionError(401, "The operator's secret is missing or wrong");
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const encoder = new TextEncoder();
  const left = encoder.encode(given);
  const right = encoder.encode(wanted);
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right);
}
