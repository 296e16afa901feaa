import type { IRequest, IttyRouterType } from "itty-router";
import { array, type Infer, optional, string, type, unknown } from "superstruct";
import { itemShippingActions } from "../../carts/actions/item-shipping.ts";
import type { CartContent } from "../../carts/cart.ts";
import { toDraftOwner } from "../../carts/cart-draft.ts";
import { createCart, replicateCart } from "../../carts/operations/create-cart.ts";
import { updateCart } from "../../carts/operations/update-cart.ts";
import { deleteCart, loadCart } from "../../carts/storage/cart-table.ts";
import { findActiveCart, findCarts } from "../../carts/storage/find-carts.ts";
import { PlatformError } from "../../errors/platform-error.ts";
import { invalidInput, referencedResourceNotFound, resourceNotFound } from "../../errors/platform-errors.ts";
import { readJson } from "../../http/read-json.ts";
import { ownerAt, type RestPlace } from "../../http/rest-place.ts";
import { orNotFound, type RestResource } from "../../http/rest-resource.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { authorise } from "../../oauth/authorise.ts";
import { loadOrder } from "../../orders/order-storage.ts";
import { requireScope } from "../../requests/access.ts";
import type { Environment } from "../../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../../requests/request-context.ts";
import type { CartDraft } from "../../requests/schema-inputs.ts";
import type { NamedAction } from "../../resources/apply-actions.ts";
import type { ResourceName } from "../../resources/noun-table.ts";
import { requireOwner } from "../../resources/owner.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { readAction, readDraft } from "../../schema/read-input.ts";
import { toContentBody } from "./to-content-body.ts";

/** Carts over REST in one scope: the same operations as over GraphQL, in REST's form. */
export const cartsAt = (place: RestPlace): RestResource => ({
  path: "carts",
  scope: "orders",
  create: async (context, body) => {
    const draft = readCartDraft(place, body);
    const owner = ownerAt(place, context.access) ?? toDraftOwner(draft);
    const addresses = readItemAddresses(body);
    return toContentBody(context, await createCart(context, draft, owner, place.storeKey, addresses));
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
      const inputs = actions.map((action) => readCartAction(type, action));
      const command = { ...toCartName(name, place), version, actions: inputs };
      return toContentBody(context, await updateCart(context, command));
    }),
  delete: (context, name, version) =>
    orNotFound(name, async () => {
      ownerAt(place, context.access);
      return toContentBody(context, await deleteCart(context, toCartName(name, place), version));
    }),
});

/** A draft over REST: missing rounding modes follow the project, whereas GraphQL's schema sets defaults. */
function readCartDraft({ isMine }: RestPlace, body: unknown): CartDraft {
  const draft = readDraft<CartDraft>(isMine ? "MyCartDraft" : "CartDraft", body);
  const given = isJsonObject(body) ? body : {};
  return {
    ...draft,
    priceRoundingMode: given.priceRoundingMode ? draft.priceRoundingMode : null,
    taxRoundingMode: given.taxRoundingMode ? draft.taxRoundingMode : null,
  };
}

/** An action that GraphQL has, too, or one on item shipping. Throws InvalidJsonInput. */
function readCartAction(type: string, action: JsonObject): object {
  const name = String(action.action);
  const ofItems: Readonly<Record<string, { parse(action: JsonObject): object }>> = itemShippingActions;
  const own = Object.hasOwn(ofItems, name) ? ofItems[name] : undefined;
  return own ? { [name]: own.parse(action) } : readAction(type, action);
}

/** The actions that add a draft's item shipping addresses to its cart. Throws InvalidJsonInput, RequiredField. */
function readItemAddresses(body: unknown): NamedAction[] {
  const { itemShippingAddresses } = parseDraft(body, AddressesDraft);
  const { addItemShippingAddress: action } = itemShippingActions;
  return (itemShippingAddresses ?? []).map((address) => ({
    name: "addItemShippingAddress",
    input: action.parse({ address }),
  }));
}

const AddressesDraft = type({ itemShippingAddresses: optional(array(unknown())) });

function toCartName({ by, value }: ResourceName, { storeKey }: RestPlace) {
  return by === "ID" ? { id: value, storeKey } : { key: value, storeKey };
}

/** `GET …/me/active-cart`. Throws ResourceNotFound if the shopper has none. */
export async function readActiveCart(context: RequestContext, { storeKey }: RestPlace): Promise<object> {
  const cart = await findActiveCart(context, requireOwner(context.access), storeKey);
  if (cart) return toContentBody(context, cart);
  throw new PlatformError("ResourceNotFound", "URI not found: there is no active cart.", {}, 404);
}

type RestRequest = IRequest & Request;

const Replication = type({ reference: type({ typeId: optional(string()), id: optional(string()) }) });

/** The cart or the order to copy. Throws InvalidInput, ReferencedResourceNotFound. */
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

/** The additional REST routes of carts. */
export function addCartRoutes(router: IttyRouterType<RestRequest, [Environment]>): void {
  router.post("/:projectKey/carts/replicate", replicateByRest);
}
