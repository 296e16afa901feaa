import type { IRequest } from "itty-router";
import { resourceNotFound } from "../../errors/platform-errors.ts";
import { decodeSegment } from "../../http/rest-place.ts";
import { authorise } from "../../oauth/authorise.ts";
import { requireScope } from "../../requests/access.ts";
import type { Environment } from "../../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../../requests/request-context.ts";
import { loadResourceByKey } from "../../resources/load-resource.ts";
import { toRestError } from "../customer-errors.ts";

export type RestRequest = IRequest & Request;

/** A request that may go on: in the project, or in the store that its path names. */
export interface Entered {
  readonly context: RequestContext;
  readonly storeKey: string | null;
  readonly request: RestRequest;
}

export type CustomerScope = "view_customers" | "manage_customers" | "manage_my_profile";

function readStoreKey({ params }: RestRequest): string | null {
  if (params.storeName === undefined) return null;
  return decodeSegment(params.storeName).replace(/^key=/, "");
}

/** An endpoint that only tokens of a scope may enter, and that answers in REST's words. */
export function customerEndpoint(
  scope: CustomerScope,
  answer: (entered: Entered) => Promise<Response>,
): (request: RestRequest, environment: Environment) => Promise<Response> {
  return async (request, environment) => {
    const access = await authorise(request, environment);
    const storeKey = readStoreKey(request);
    requireScope(access, environment.projectKey, [scope], storeKey);
    const context = createRequestContext(environment, access);
    if (storeKey !== null && !(await loadResourceByKey(context, "store", storeKey))) {
      throw resourceNotFound("key", storeKey);
    }
    try {
      return await answer({ context, storeKey, request });
    } catch (error) {
      throw toRestError(error);
    }
  };
}
