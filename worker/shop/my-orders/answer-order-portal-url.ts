import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { createOrderPortalGateway } from "../../../app/gateways/order-portal/create-order-portal-gateway";
import { openOrderPortal } from "../../../app/orders/operations/open-order-portal.server";
import { toUrlAtPort } from "../rendering/outside-services";
import { buildRequestScope, sealAnswer } from "../rendering/request-scope";
import type { ShopContext } from "../shop-env";

const longestEmail = 254;
const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/**
 * `GET /my-orders/getUrlWithToken?email=<address>`: responds with the order portal's URL for this session's customer,
 * as a JSON string. The e-mail address comes from the session; that of the query must be the same.
 */
export async function answerOrderPortalUrl(context: ShopContext): Promise<Response> {
  if (context.req.method !== "GET") {
    return Response.json(
      { error: { code: "method-not-allowed", message: "Use GET" } },
      {
        status: 405,
        headers: { ...headers, allow: "GET" },
      },
    );
  }
  const scope = buildRequestScope(context);
  const site = context.req.header("sec-fetch-site");
  // Another site's page gets nothing, and issues no tokens.
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  const email = (context.get("url").searchParams.get("email") ?? "").trim().slice(0, longestEmail);
  const session = isOwn ? await scope.session.read() : null;
  const { customers, orders } = scope.gateways;
  const portal = buildPortal(context);
  const dependencies = { ...scope, customers, orders, portal };
  const opened = await openOrderPortal(dependencies, session?.customerId ?? null, email);
  if (!opened.ok) {
    const { code } = opened.error;
    if (code === "unavailable") scope.log.error("order-portal-unavailable");
    const status = code === "unavailable" ? 503 : 404;
    const message = code === "unavailable" ? "The order portal does not answer" : "Not found";
    return sealAnswer(Response.json({ error: { code, message } }, { status, headers }), scope);
  }
  return sealAnswer(Response.json(toOwnPort(context, opened.value), { headers }), scope);
}

function buildPortal(context: ShopContext) {
  const { orderPortal } = context.get("environment");
  if (!orderPortal) return null;
  return createOrderPortalGateway({
    ...orderPortal,
    fetch: createBoundFetch(orderPortal.apiUrl, context.env.SANDBOX, "order-portal"),
  });
}

/** Local systems are on the shop's port, whatever it is. */
function toOwnPort(context: ShopContext, url: string): string {
  const { isLocal } = context.get("environment");
  return isLocal ? toUrlAtPort(url, context.get("url").port) : url;
}
