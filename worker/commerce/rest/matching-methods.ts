import type { IRequest, IttyRouterType } from "itty-router";
import { findMatchingMethods } from "../carts/operations/find-matching-methods.ts";
import { malformedParameter } from "../errors/platform-errors.ts";
import { resolveShippingMethodsByLocation } from "../graphql/catalogue/shipping-methods.ts";
import { decodeSegment } from "../http/rest-place.ts";
import { orNotFound } from "../http/rest-resource.ts";
import type { JsonObject } from "../json/json.ts";
import { authorise } from "../oauth/authorise.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { toTypedDocument } from "../resources/to-typed-money.ts";
import { expandReferences } from "./expand-references.ts";

type RestRequest = IRequest & Request;

interface Question {
  readonly context: RequestContext;
  readonly query: URLSearchParams;
  readonly storeKey: string | null;
}

/** A required parameter. Throws InvalidInput. */
function requireParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name);
  if (!value) throw malformedParameter(name, `The parameter '${name}' is required.`);
  return value;
}

/** An endpoint that returns all matching shipping methods, on one page. */
function methodsEndpoint(find: (question: Question) => Promise<readonly JsonObject[]>) {
  return async (request: RestRequest, environment: Environment): Promise<Response> => {
    const { storeName } = request.params;
    const storeKey = storeName === undefined ? null : decodeSegment(storeName).replace(/^key=/, "");
    const access = await authorise(request, environment);
    requireScope(access, environment.projectKey, ["view_shipping_methods", "view_orders"], storeKey);
    const context = createRequestContext(environment, access);
    const query = new URL(request.url).searchParams;
    const methods = await find({ context, query, storeKey });
    const results = await expandReferences(context, query, methods.map(toTypedDocument));
    const { length: count } = methods;
    return Response.json({ limit: count, offset: 0, count, total: count, results });
  };
}

/** `GET …/shipping-methods/matching-cart?cartId=…`: 404 for an unknown cart, 400 for one without a shipping address. */
const findByCart = methodsEndpoint(({ context, query, storeKey }) => {
  const cartId = requireParameter(query, "cartId");
  return orNotFound({ by: "ID", value: cartId }, () =>
    findMatchingMethods(context, { id: cartId, storeKey }),
  );
});

/** `GET …/shipping-methods/matching-location?country=…&state=…&currency=…`. */
const findByLocation = methodsEndpoint(({ context, query }) => {
  const country = requireParameter(query, "country");
  const place = { country, state: query.get("state"), currency: query.get("currency") };
  return resolveShippingMethodsByLocation(null, place, context);
});

/** The additional REST routes of shipping methods. */
export function addShippingMethodRoutes(router: IttyRouterType<RestRequest, [Environment]>): void {
  router
    .get("/:projectKey/shipping-methods/matching-cart", findByCart)
    .get("/:projectKey/in-store/:storeName/shipping-methods/matching-cart", findByCart)
    .get("/:projectKey/shipping-methods/matching-location", findByLocation);
}
