import type { IRequest } from "itty-router";
import { PlatformError } from "../errors/platform-error.ts";
import { malformedParameter, resourceNotFound } from "../errors/platform-errors.ts";
import { MAX_BATCH_BYTES, readJson } from "../http/read-json.ts";
import { authorise } from "../oauth/authorise.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { importCategories } from "./import-categories.ts";
import { createImportContainer, requireImportContainer } from "./import-containers.ts";
import { importInventory } from "./import-inventory.ts";
import { findOperations, OperationLog, summariseOperations } from "./import-operations.ts";
import { importProducts } from "./import-products.ts";
import { importReviews } from "./import-reviews.ts";
import { type KeyedResource, parseImportRequest } from "./parse-import-request.ts";

type ImportRequest = IRequest & Request;

interface ImportKind {
  readonly resourceType: string;
  import(context: RequestContext, resources: readonly KeyedResource[], log: OperationLog): Promise<void>;
}

/** Kinds of resources for batch imports, by path segment; `reviews` is this platform's own addition to the protocol. */
const KINDS: Readonly<Record<string, ImportKind>> = {
  categories: { resourceType: "category", import: importCategories },
  "product-drafts": { resourceType: "product-draft", import: importProducts },
  inventories: { resourceType: "inventory", import: importInventory },
  reviews: { resourceType: "review", import: importReviews },
};

async function enter(request: ImportRequest, environment: Environment): Promise<RequestContext> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_products"]);
  return createRequestContext(environment, access);
}

/** `POST /{projectKey}/import-containers`. */
export async function answerCreateContainer(
  request: ImportRequest,
  environment: Environment,
): Promise<Response> {
  const context = await enter(request, environment);
  return Response.json(await createImportContainer(context, await readJson(request)), { status: 201 });
}

/** `POST /{projectKey}/{kind}/import-containers/{containerKey}`: responds with 201 and the result of each resource. */
export async function answerImport(request: ImportRequest, environment: Environment): Promise<Response> {
  const { kind = "", containerKey = "" } = request.params;
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!known) throw new PlatformError("ResourceNotFound", "The requested URL was not found.", {}, 404);
  const context = await enter(request, environment);
  const resources = parseImportRequest(await readJson(request, MAX_BATCH_BYTES), known.resourceType);
  const log = new OperationLog(context, containerKey);
  try {
    await known.import(context, resources, log);
  } catch (error) {
    // An operation without its container: the only reference of the batch that the database itself checks.
    if (String(error).includes("FOREIGN KEY constraint failed")) throw resourceNotFound("key", containerKey);
    throw error;
  }
  return Response.json({ operationStatus: log.statuses }, { status: 201 });
}

/** `GET /{projectKey}/import-containers/{containerKey}`. */
export async function answerContainer(request: ImportRequest, environment: Environment): Promise<Response> {
  const context = await enter(request, environment);
  return Response.json(await requireImportContainer(context, request.params.containerKey ?? ""));
}

function toNumber(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw malformedParameter(name, `'${text}' is not a number.`);
  return Number(text);
}

/** `GET …/import-containers/{containerKey}/{import-operations | import-summaries}`. */
export async function answerProgress(request: ImportRequest, environment: Environment): Promise<Response> {
  const context = await enter(request, environment);
  const { containerKey = "", view = "" } = request.params;
  await requireImportContainer(context, containerKey);
  if (view === "import-summaries") return Response.json(await summariseOperations(context, containerKey));
  if (view !== "import-operations")
    throw new PlatformError("ResourceNotFound", "The requested URL was not found.", {}, 404);
  const query = new URL(request.url).searchParams;
  const limit = toNumber("limit", query.get("limit"));
  const offset = toNumber("offset", query.get("offset"));
  return Response.json(
    await findOperations(context, containerKey, { limit, offset, state: query.get("state") }),
  );
}
