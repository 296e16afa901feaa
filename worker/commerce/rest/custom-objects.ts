import type { IRequest } from "itty-router";
import { findCustomObjects, requireCustomObject } from "../custom-objects/custom-object.ts";
import { deleteCustomObject, saveCustomObject } from "../custom-objects/write-custom-object.ts";
import { readJson } from "../http/read-json.ts";
import { readPage, requireQueryVersion } from "../http/read-page.ts";
import { decodeSegment } from "../http/rest-place.ts";
import { authorise } from "../oauth/authorise.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";

type RestRequest = IRequest & Request;

async function enter(request: Request, environment: Environment, right: "view" | "manage") {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, [`${right}_key_value_documents`]);
  return createRequestContext(environment, access);
}

function toName({ params }: IRequest) {
  return {
    container: decodeSegment(params.container),
    key: decodeSegment(params.key),
  };
}

/** `POST /{projectKey}/custom-objects`: 201 for a new object, 200 for a new value of an existing one. */
export async function saveByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const context = await enter(request, environment, "manage");
  const { object, isNew } = await saveCustomObject(context, await readJson(request));
  return Response.json(object, { status: isNew ? 201 : 200 });
}

/** `GET /{projectKey}/custom-objects/{container}/{key}`. */
export async function readObjectByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const context = await enter(request, environment, "view");
  return Response.json(await requireCustomObject(context, toName(request)));
}

/** `GET /{projectKey}/custom-objects` and `…/custom-objects/{container}`, with where, sort, limit and offset. */
export async function findObjectsByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const context: RequestContext = await enter(request, environment, "view");
  const { container } = toName(request);
  return readPage(new URL(request.url), (args) => findCustomObjects(context, { ...args, container }));
}

/** `DELETE /{projectKey}/custom-objects/{container}/{key}`; `version` is optional. */
export async function deleteObjectByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const context = await enter(request, environment, "manage");
  const query = new URL(request.url).searchParams;
  const version = query.has("version") ? requireQueryVersion(query) : undefined;
  return Response.json(await deleteCustomObject(context, toName(request), version));
}
