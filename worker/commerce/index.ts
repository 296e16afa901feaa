import { type IRequest, IttyRouter } from "itty-router";
import { answerBackup, answerBackups, answerRestore } from "./backup/backup-endpoint.ts";
import { keepBackups } from "./backup/keep-backups.ts";
import { isRestoring } from "./backup/restore-backup.ts";
import { issueCustomerToken } from "./customers/credentials/issue-customer-token.ts";
import { parseEnvironment, type WorkerBindings } from "./environment.ts";
import { OAuthError, toOAuthResponse } from "./errors/oauth-errors.ts";
import { PlatformError } from "./errors/platform-error.ts";
import { asPlatformError } from "./errors/platform-errors.ts";
import { forgetOldRows } from "./forget-old-rows.ts";
import { answerGraphql } from "./graphql/answer-graphql.ts";
import {
  answerContainer,
  answerCreateContainer,
  answerImport,
  answerProgress,
} from "./imports/import-endpoint.ts";
import { introspectToken, issueAnonymousToken, issueToken, revokeToken } from "./oauth/token-endpoints.ts";
import { enterOperatorPages } from "./operator/operator-gate.ts";
import { recalculateDuePrices } from "./products/recalculate-prices.ts";
import { finishDueRevisions } from "./products/type-revisions.ts";
import { PLATFORM_ACCESS } from "./requests/access.ts";
import type { Environment } from "./requests/environment.ts";
import { createRequestContext } from "./requests/request-context.ts";
import { addCartRoutes } from "./rest/carts/carts-by-rest.ts";
import {
  deleteObjectByRest,
  findObjectsByRest,
  readObjectByRest,
  saveByRest,
} from "./rest/custom-objects.ts";
import { addCustomerRoutes } from "./rest/customers.ts";
import { addShippingMethodRoutes } from "./rest/matching-methods.ts";
import { addOrderRoutes } from "./rest/orders.ts";
import { findProjections, readProjection } from "./rest/product-projections.ts";
import {
  addPlacedRoutes,
  createByRest,
  deleteByRest,
  findByRest,
  readByRest,
  updateByRest,
} from "./rest/rest-endpoint.ts";
import { searchProductsByRest } from "./rest/search-products.ts";
import { readProject, updateProject } from "./rest/update-project.ts";

/** Longer than any healthy request. */
const slowMs = 1_000;

const router = IttyRouter<IRequest & Request, [Environment]>();

router
  .get("/", enterOperatorPages)
  .get("/operator/*", enterOperatorPages)
  .get("/graphiql/*", enterOperatorPages)
  .post("/oauth/token", issueToken)
  .post("/oauth/token/revoke", revokeToken)
  .post("/oauth/introspect", introspectToken)
  .post("/oauth/:projectKey/anonymous/token", requireProject, issueAnonymousToken)
  .post("/oauth/:projectKey/customers/token", requireProject, issueCustomerToken)
  .post("/oauth/:projectKey/in-store/:storeName/customers/token", requireProject, issueCustomerToken)
  .all("/:projectKey/*", requireProject)
  .get("/:projectKey", requireProject, readProject)
  .post("/:projectKey", requireProject, updateProject)
  .post("/:projectKey/graphql", answerGraphql);

addCustomerRoutes(router);
addCartRoutes(router);
addOrderRoutes(router);
addShippingMethodRoutes(router);
addPlacedRoutes(router);

router
  .post("/:projectKey/import-containers", answerCreateContainer)
  .get("/:projectKey/import-containers/:containerKey", answerContainer)
  .get("/:projectKey/import-containers/:containerKey/:view", answerProgress)
  .post("/:projectKey/:kind/import-containers/:containerKey", answerImport)
  .post("/:projectKey/custom-objects", saveByRest)
  .get("/:projectKey/backups", answerBackups)
  .post("/:projectKey/backups", answerBackup)
  .post("/:projectKey/backups/:name/restore", answerRestore)
  .post("/:projectKey/products/search", searchProductsByRest)
  .get("/:projectKey/product-projections", findProjections)
  .get("/:projectKey/product-projections/:name", readProjection)
  .get("/:projectKey/custom-objects", findObjectsByRest)
  .get("/:projectKey/custom-objects/:container", findObjectsByRest)
  .get("/:projectKey/custom-objects/:container/:key", readObjectByRest)
  .delete("/:projectKey/custom-objects/:container/:key", deleteObjectByRest)
  .get("/:projectKey/:resource", findByRest)
  .post("/:projectKey/:resource", createByRest)
  .get("/:projectKey/:resource/:name", readByRest)
  .post("/:projectKey/:resource/:name", updateByRest)
  .delete("/:projectKey/:resource/:name", deleteByRest);

function notFound(): Response {
  return toErrorResponse(new PlatformError("ResourceNotFound", "The requested URL was not found.", {}, 404));
}

/** A HEAD is answered as the GET, without the body; a query that finds nothing says so by 404. */
async function route(request: Request, environment: Environment): Promise<Response | undefined> {
  if (request.method !== "HEAD") return router.fetch(request, environment);
  const response: Response | undefined = await router.fetch(
    new Request(request, { method: "GET" }),
    environment,
  );
  const isJson = response?.headers.get("Content-Type")?.includes("json");
  if (!response?.ok || !isJson) return response && new Response(null, response);
  const body: { readonly count?: number } = await response.json();
  return new Response(null, { status: body.count === 0 ? 404 : response.status, headers: response.headers });
}

/** Handles one request; an endpoint's error becomes the platform's error body. */
async function answer(
  request: Request,
  bindings: WorkerBindings,
  context: ExecutionContext,
): Promise<Response> {
  try {
    const environment = parseEnvironment(bindings);
    const response = await route(request, environment);
    const delivery = environment.outbox.takeWork();
    if (delivery) context.waitUntil(delivery);
    return response ?? notFound();
  } catch (error) {
    return toErrorResponse(error);
  }
}

export default {
  async fetch(request: Request, bindings: WorkerBindings, context: ExecutionContext): Promise<Response> {
    const from = performance.now();
    const response = await answer(request, bindings, context);
    await drainBody(request);
    logRequest(request, response.status, performance.now() - from);
    return response;
  },

  async scheduled(_event: ScheduledController, bindings: WorkerBindings): Promise<void> {
    await runSchedule(parseEnvironment(bindings), Date.now());
  },
} satisfies ExportedHandler<WorkerBindings>;

/** Lets only this deployment's project pass; any other key is an unknown resource. */
function requireProject(request: IRequest, environment: Environment): void {
  if (request.params.projectKey === environment.projectKey) return;
  throw new PlatformError("ResourceNotFound", "The project was not found.", {}, 404);
}

/** Cloudflare's limit on the smaller plans; it closes the connection of a client that sends more. */
const MAX_DRAINED_BYTES = 100 * 1024 * 1024;

/**
 * Reads the rest of an unread request body and drops it: otherwise the runtime closes the connection under a client
 * that reuses it, and that client's next request fails. The runtime sends no `Connection: close` to announce it.
 */
async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  let left = MAX_DRAINED_BYTES;
  const reader = request.body.getReader();
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
  } catch {
    // The client disconnected before it had sent everything.
  }
}

function toErrorResponse(error: unknown): Response {
  if (error instanceof OAuthError) return toOAuthResponse(error);
  const expected = asPlatformError(error);
  if (expected) {
    const { status, message, code, details } = expected;
    const body = { statusCode: status, message, errors: [{ code, message, ...details }] };
    return Response.json(body, { status });
  }
  const { message: reason, stack } = error instanceof Error ? error : { message: String(error), stack: "" };
  console.error(JSON.stringify({ level: "error", event: "platform-failed", message: reason, stack }));
  const message = "The server encountered an unexpected error.";
  return Response.json({ statusCode: 500, message, errors: [{ code: "General", message }] }, { status: 500 });
}

// Logs one line per request that was refused, failed or was slow. Paths contain ids and no personal data; queries may,
// so
// they are omitted.
function logRequest(request: Request, status: number, durationMs: number): void {
  if (status < 400 && durationMs < slowMs) return;
  const line = {
    level: status >= 500 ? "error" : "info",
    event: "platform-request",
    ...readIds(request.headers),
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    durationMs: Math.round(durationMs),
  };
  console.info(JSON.stringify(line));
}

/** The ids that a client sends (`x-request-id`, W3C `traceparent`), if well-formed. */
function readIds(headers: Headers): { readonly requestId?: string; readonly traceId?: string } {
  const requestId = /^[\w-]{8,64}$/.exec(headers.get("x-request-id") ?? "")?.[0];
  const traceId = /^00-([0-9a-f]{32})-/.exec(headers.get("traceparent") ?? "")?.[1];
  return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
}

// Runs once a minute, except while a backup is restored.
async function runSchedule(environment: Environment, now: number): Promise<void> {
  const { outbox, database } = environment;
  if (await isRestoring(database)) return;
  await outbox.drain();
  await recalculateDuePrices(createRequestContext(environment, PLATFORM_ACCESS));
  // It reads every resource's last message: once an hour.
  if (new Date(now).getUTCMinutes() === 0) await forgetOldRows(database, now);
  await finishDueRevisions(createRequestContext(environment, PLATFORM_ACCESS));
  await keepBackups(environment, now);
}
