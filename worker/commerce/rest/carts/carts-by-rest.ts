import type { IRequest, IttyRouterType } from "itty-router";
import { type Infer, optional, string, type } from "superstruct";
import type { CartContent } from "../../carts/cart.ts";
import { toDraftOwner } from "../../carts/cart-draft.ts";
import { createCart } from "../../carts/operations/create-cart.ts";
import { replicateCart } from "../../carts/operations/replicate-cart.ts";
import { updateCart } from "../../carts/operations/update-cart.ts";
import { deleteCart, loadCart } from "../../carts/storage/cart-table.ts";
import { findActiveCart, findCarts } from "../../carts/storage/find-carts.ts";
import { PlatformError } from "../../errors/platform-error.ts";
import { invalidInput, referencedResourceNotFound, resourceNotFound } from "../../errors/platform-errors.ts";
import { readJson } from "../../http/read-json.ts";
import { ownerAt, type RestPlace } from "../../http/rest-place.ts";
import { orNotFound, type RestResource } from "../../http/rest-resource.ts";
import { authorise } from "../../oauth/authorise.ts";
import { loadOrder } from "../../orders/order-storage.ts";
import { requireScope } from "../../requests/access.ts";
import type { Environment } from "../../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../../requests/request-context.ts";
import type { CartDraft } from "../../requests/schema-inputs.ts";
import type { ResourceName } from "../../resources/noun-table.ts";
import { requireOwner } from "../../resources/owner.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { readAction, readDraft } from "../../schema/read-input.ts";
import { toContentBody } from "./to-content-body.ts";

/** Carts over REST at one place: the same operations as over GraphQL, in REST's shapes. */
export const cartsAt = (place: RestPlace): RestResource => ({
  path: "carts",
  scope: "orders",
  create: async (context, body) => {
    const draft = readDraft<CartDraft>(place.isMine ? "MyCartDraft" : "CartDraft", body);
    const owner = ownerAt(place, context.access) ?? toDraftOwner(draft);
    return toContentBody(context, await createCart(context, draft, owner, place.storeKey));
  },
  read: async (context, name) => {
    ownerAt(place, context.access);
    const cart = await loadCart(context, toCartName(name, place));
    if (!cart) throw resourceNotFound(name.by, name.value);
    return toContentBody(context, cart);
  },
  find: async (context, args) => {
    const page = await findCarts(context, args, ownerAt(place, context.access), place.storeKey);
    const results = await Promise.all(page.results.map((cart) => toContentBody(context, cart)));
    return { ...page, results };
  },
  update: (context, name, { version, actions }) =>
    orNotFound(name, async () => {
      ownerAt(place, context.access);
      const type = place.isMine ? "MyCartUpdateAction" : "CartUpdateAction";
      const inputs = actions.map((action) => readAction(type, action));
      const command = { ...toCartName(name, place), version, actions: inputs };
      return toContentBody(context, await updateCart(context, command));
    }),
  delete: (context, name, version) =>
    orNotFound(name, async () => {
      ownerAt(place, context.access);
      return toContentBody(context, await deleteCart(context, toCartName(name, place), version));
    }),
});

function toCartName({ by, value }: ResourceName, { storeKey }: RestPlace) {
  return by === "ID" ? { id: value, storeKey } : { key: value, storeKey };
}

/** `GET …/me/active-cart`. Throws ResourceNotFound while the shopper has none. */
export async function readActiveCart(context: RequestContext, { storeKey }: RestPlace): Promise<object> {
  const cart = await findActiveCart(context, requireOwner(context.access), storeKey);
  if (cart) return toContentBody(context, cart);
  throw new PlatformError("ResourceNotFound", "URI not found: there is no active cart.", {}, 404);
}

type RestRequest = IRequest & Request;

const Replication = type({ reference: type({ typeId: optional(string()), id: optional(string()) }) });

/** The cart or the order that is to be copied. Throws InvalidInput, ReferencedResourceNotFound. */
async function requireSource(
  context: RequestContext,
  { typeId, id }: Infer<typeof Replication>["reference"],
): Promise<CartContent> {
  if (!id || (typeId !== "cart" && typeId !== "order")) {
    throw invalidInput("The reference must name a cart or an order by its ID.");
  }
  const source = typeId === "cart" ? await loadCart(context, { id }) : await loadOrder(context, { id });
  if (!source) throw referencedResourceNotFound(typeId, id);
  return source;
}

/** `POST /{projectKey}/carts/replicate`: a new cart from a cart or an order, 201. */
async function replicateByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_orders"]);
  const context = createRequestContext(environment, access);
  const { reference } = parseDraft(await readJson(request), Replication);
  const cart = await replicateCart(context, await requireSource(context, reference));
  return Response.json(await toContentBody(context, cart), { status: 201 });
}

/** What carts offer over REST beside what every resource does. */
export function addCartRoutes(router: IttyRouterType<RestRequest, [Environment]>): void {
  router.post("/:projectKey/carts/replicate", replicateByRest);
}
