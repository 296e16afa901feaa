import type { IRequest, IttyRouterType } from "itty-router";
import { PlatformError } from "../errors/platform-error.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import { readJson } from "../http/read-json.ts";
import { readPage, requireQueryVersion } from "../http/read-page.ts";
import { decodeSegment, type RestPlace, readPlace } from "../http/rest-place.ts";
import type { RestResource } from "../http/rest-resource.ts";
import { authorise } from "../oauth/authorise.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { loadResourceByKey } from "../resources/load-resource.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { parseUpdateCommand } from "../resources/update-command.ts";
import { readActiveCart } from "./carts/carts-by-rest.ts";
import { expandReferences } from "./expand-references.ts";
import { ownResources, placedResources, restResources } from "./rest-resources.ts";

type RestRequest = IRequest & Request;

function requireRestResource(request: RestRequest, place: RestPlace): RestResource {
  const name = request.params.resource ?? "";
  const isPlaced = place.isMine || place.storeKey !== null;
  const isOwn = place.isMine && place.storeKey === null;
  const placed = placedResources.get(name) ?? (isOwn ? ownResources.get(name) : undefined);
  const resource = isPlaced ? placed?.(place) : restResources.get(name);
  if (resource) return resource;
  throw unknownUrl();
}

function unknownUrl(): PlatformError {
  return new PlatformError("ResourceNotFound", "The requested URL was not found.", {}, 404);
}

/** Paths of the published platform that are not supported here; none of them is the id of a resource. */
const UNOFFERED: ReadonlySet<string> = new Set([
  ...["search", "suggest", "indexing-status", "edits", "quotes", "quote-requests", "order-quote"],
  ...["matching-cart", "matching-location", "matching-orderedit", "import", "replicate", "merge"],
]);

/** `key=abc` is a key, anything else an id. Throws ResourceNotFound for an unsupported path. */
function toName(segment: string | undefined): ResourceName {
  const decoded = decodeSegment(segment);
  if (UNOFFERED.has(decoded)) throw unknownUrl();
  return decoded.startsWith("key=") ? { by: "key", value: decoded.slice(4) } : { by: "ID", value: decoded };
}

async function enter(
  request: RestRequest,
  environment: Environment,
  right: "view" | "manage",
): Promise<{ resource: RestResource; context: RequestContext }> {
  const place = readPlace(request);
  const resource = requireRestResource(request, place);
  const access = await authorise(request, environment);
  const scope = place.isMine ? `manage_my_${resource.scope}` : `${right}_${resource.scope}`;
  requireScope(access, environment.projectKey, [scope], place.storeKey);
  const context = createRequestContext(environment, access);
  await requireStoreOf(context, place);
  return { resource, context };
}

async function requireStoreOf(context: RequestContext, { storeKey }: RestPlace): Promise<void> {
  if (storeKey !== null && !(await loadResourceByKey(context, "store", storeKey)))
    throw resourceNotFound("key", storeKey);
}

/** `GET …/me/active-cart`. */
async function readActiveCartByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const place = readPlace(request);
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_my_orders"], place.storeKey);
  const context = createRequestContext(environment, access);
  await requireStoreOf(context, place);
  return Response.json(await readActiveCart(context, place));
}

/** `POST /{projectKey}/{resource}`: creates from a draft, 201. */
export async function createByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const { resource, context } = await enter(request, environment, "manage");
  return Response.json(await resource.create(context, await readJson(request)), { status: 201 });
}

/** `GET /{projectKey}/{resource}/{id | key=…}`. */
export async function readByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const { resource, context } = await enter(request, environment, "view");
  const { searchParams } = new URL(request.url);
  const body = await resource.read(context, toName(request.params.name), searchParams);
  return Response.json(await expandReferences(context, searchParams, body));
}

/** `GET /{projectKey}/{resource}?where=…&sort=…&limit=…&offset=…`; several `where` must all match. */
export async function findByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const { resource, context } = await enter(request, environment, "view");
  const url = new URL(request.url);
  return readPage(
    url,
    (args) => resource.find(context, args, url.searchParams),
    (results) => expandReferences(context, url.searchParams, results),
  );
}

/** `POST /{projectKey}/{resource}/{id | key=…}` with `{version, actions}`. */
export async function updateByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const { resource, context } = await enter(request, environment, "manage");
  const command = parseUpdateCommand(await readJson(request));
  return Response.json(await resource.update(context, toName(request.params.name), command));
}

/** `DELETE /{projectKey}/{resource}/{id | key=…}?version=…` returns the deleted resource. */
export async function deleteByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const { resource, context } = await enter(request, environment, "manage");
  const version = requireQueryVersion(new URL(request.url).searchParams);
  if (!resource.delete) throw new PlatformError("InvalidOperation", `${resource.path} cannot be deleted.`);
  return Response.json(await resource.delete(context, toName(request.params.name), version));
}

/** Carts and orders of one store, and a shopper's own, alike in the project and in each store. */
export function addPlacedRoutes(router: IttyRouterType<IRequest & Request, [Environment]>): void {
  const store = "/:projectKey/in-store/:storeName";
  router
    .get("/:projectKey/me/active-cart", readActiveCartByRest)
    .get(`${store}/me/active-cart`, readActiveCartByRest);
  for (const place of ["/:projectKey/me", `${store}/me`, store]) {
    router
      .get(`${place}/:resource`, findByRest)
      .post(`${place}/:resource`, createByRest)
      .get(`${place}/:resource/:name`, readByRest)
      .post(`${place}/:resource/:name`, updateByRest)
      .delete(`${place}/:resource/:name`, deleteByRest);
  }
}
