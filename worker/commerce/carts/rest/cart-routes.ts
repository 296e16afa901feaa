import type { IRequest, IttyRouterType } from "itty-router";
import { optional, string, type } from "superstruct";
import type { Environment } from "../../environment.ts";
import { createRequestContext } from "../../graphql/request-context.ts";
import { readJson } from "../../http/read-json.ts";
import { requireScope } from "../../oauth/access.ts";
import { authorise } from "../../oauth/authorise.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { replicateCart } from "../operations/replicate-cart.ts";
import { toContentBody } from "./to-content-body.ts";

type RestRequest = IRequest & Request;

const Replication = type({ reference: type({ typeId: optional(string()), id: optional(string()) }) });

/** `POST /{projectKey}/carts/replicate`: a new cart from a cart or an order, 201. */
async function replicateByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_orders"]);
  const context = createRequestContext(environment, access);
  const { reference } = parseDraft(await readJson(request), Replication);
  const cart = await replicateCart(context, reference);
  return Response.json(await toContentBody(context, cart), { status: 201 });
}

/** What carts offer over REST beside what every resource does. */
export function addCartRoutes(router: IttyRouterType<RestRequest, [Environment]>): void {
  router.post("/:projectKey/carts/replicate", replicateByRest);
}
