import type { IRequest, IttyRouterType } from "itty-router";
import { invalidOperation, resourceNotFound } from "../errors/platform-errors.ts";
import { readJson } from "../http/read-json.ts";
import { ownerAt, type RestPlace } from "../http/rest-place.ts";
import { orNotFound, type RestResource } from "../http/rest-resource.ts";
import type { JsonObject } from "../json/json.ts";
import { authorise } from "../oauth/authorise.ts";
import { createOrder } from "../orders/create-order.ts";
import { importOrder } from "../orders/import/import-order.ts";
import type { Order } from "../orders/order.ts";
import { operatorActions } from "../orders/order-actions.ts";
import { deleteOrder, updateOrder } from "../orders/order-operations.ts";
import { findOrders, loadOrder } from "../orders/order-storage.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import type { OrderCartCommand } from "../requests/schema-inputs.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { readOwner } from "../resources/owner.ts";
import { resolveReferences } from "../resources/resolve-references.ts";
import { readAction, readDraft } from "../schema/read-input.ts";
import { toContentBody } from "./carts/to-content-body.ts";

const BY_NUMBER = "order-number=";

/** Orders have numbers instead of keys. */
function toOrderName({ value }: ResourceName, { storeKey }: RestPlace) {
  const name = value.startsWith(BY_NUMBER) ? { orderNumber: value.slice(BY_NUMBER.length) } : { id: value };
  return { ...name, storeKey };
}

/** Converts an action to the orders' form; a channel's key becomes its id. Throws ReferencedResourceNotFound. */
async function readOrderAction(context: RequestContext, given: JsonObject): Promise<object> {
  const name = String(given.action);
  const action = name === "updateSyncInfo" ? await resolveReferences(context.db, given) : given;
  const ofOperator = Object.hasOwn(operatorActions, name) ? operatorActions[name] : undefined;
  return ofOperator ? { [name]: ofOperator.parse(action) } : readAction("OrderUpdateAction", action);
}

async function toOrderBody(context: RequestContext, order: Order): Promise<object> {
  const { returnInfo, syncInfo, ...content } = order;
  const body = await toContentBody(context, content);
  return { ...body, returnInfo: returnInfo ?? [], syncInfo: syncInfo ?? [] };
}

/** A shopper places and reads orders; only the merchant changes them. */
const notMine = () => Promise.reject(invalidOperation("A shopper's own orders cannot be changed here."));

/** Orders over REST in one scope: the same operations as over GraphQL, and those on deliveries and returns. */
export const ordersAt = (place: RestPlace): RestResource => ({
  path: "orders",
  scope: "orders",
  create: async (context, body) => {
    ownerAt(place, context.access);
    const type = place.isMine ? "OrderMyCartCommand" : "OrderCartCommand";
    const order = await createOrder(context, readDraft<OrderCartCommand>(type, body), place.storeKey);
    return toOrderBody(context, order);
  },
  read: async (context, name) => {
    ownerAt(place, context.access);
    const order = await loadOrder(context, toOrderName(name, place));
    if (!order) throw resourceNotFound(name.by, name.value);
    return toOrderBody(context, order);
  },
  find: async (context, args) => {
    const page = await findOrders(context, args, ownerAt(place, context.access), place.storeKey);
    const results = await Promise.all(page.results.map((order) => toOrderBody(context, order)));
    return { ...page, results };
  },
  update: (context, name, { version, actions }) =>
    orNotFound(name, async () => {
      if (place.isMine) return notMine();
      const inputs = await Promise.all(actions.map((action) => readOrderAction(context, action)));
      const command = { ...toOrderName(name, place), version, actions: inputs };
      return toOrderBody(context, await updateOrder(context, command));
    }),
  delete: (context, name, version) =>
    orNotFound(name, async () => {
      if (place.isMine) return notMine();
      return toOrderBody(context, await deleteOrder(context, toOrderName(name, place), version));
    }),
});

type RestRequest = IRequest & Request;

/** `POST /{projectKey}/orders/import`: an order that was placed elsewhere, 201. */
async function importByRest(request: RestRequest, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_orders"]);
  if (readOwner(access)) throw invalidOperation("A shopper's own orders are placed, not imported.");
  const context = createRequestContext(environment, access);
  const order = await importOrder(context, await readJson(request));
  return Response.json(await toOrderBody(context, order), { status: 201 });
}

/** The additional REST routes of orders. */
export function addOrderRoutes(router: IttyRouterType<RestRequest, [Environment]>): void {
  router.post("/:projectKey/orders/import", importByRest);
}
