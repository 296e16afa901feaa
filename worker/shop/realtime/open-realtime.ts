import { readTrace, toTraceHeaders } from "../../../app/gateways/current-trace";
import type { Session, SessionAccess } from "../../../app/request/session";
import { closeCodes, refuseSocket } from "../../../durable-objects/cart-room/refuse-socket";
import { toRoomName } from "../cart-room-adapter/create-cart-room-adapter";
import { toPlainAnswer } from "../edit-headers";
import { buildRequestScope, type RequestScope } from "../rendering/request-scope";
import type { ShopContext } from "../shop-env";

const settingPatienceMs = 500;

/**
 * `wss://<host>/realtime?cartId=<id>`: a socket to the room of the session's own cart. `version` is the cart version
 * on the page, `again` marks a reconnect. A refused client learns the reason from the close code, without waking a
 * room.
 */
export async function openRealtime(context: ShopContext): Promise<Response> {
  const { raw } = context.req;
  if (raw.headers.get("upgrade")?.toLowerCase() !== "websocket") {
    return toPlainAnswer(426, "This address speaks WebSocket", { Upgrade: "websocket" });
  }
  const cartId = context.get("url").searchParams.get("cartId");
  if (!cartId) return refuse(context, closeCodes.noCartId, "No cart id");
  const scope = buildRequestScope(context);
  const session = isSameSite(raw, context.get("url").host) ? await readSession(scope.session) : null;
  if (session instanceof Response) return session;
  if (session?.cartId !== cartId)
    return refuse(context, closeCodes.foreignCart, "Not the cart of this session");
  if (!(await isSwitchedOn(scope)))
    return refuse(context, closeCodes.switchedOff, "No real-time channel here");
  return context.env.CartRoom.getByName(toRoomName(cartId)).fetch(
    toRoomRequest(raw, session, context.get("url").searchParams),
  );
}

function refuse(context: ShopContext, code: number, reason: string): Response {
  context.get("log").warn("socket-refused", { code, reason });
  return refuseSocket(code, reason);
}

/** The store's setting, else the country's; if the platform does not respond at once, the country's is used. */
async function isSwitchedOn({ country, gateways }: RequestScope): Promise<boolean> {
  const { hasRealtime } = country;
  const settings = gateways.catalogue.loadStoreSettings();
  const known = await Promise.race([settings, scheduler.wait(settingPatienceMs)]);
  return known?.ok ? known.value.isRealtimeEnabled : hasRealtime;
}

/** If the session cannot be confirmed now, the handshake fails and the page retries later. */
async function readSession(session: SessionAccess): Promise<Session | Response | null> {
  try {
    return await session.read();
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
}

/** Another site's page could open sockets with our cookie: only our own pages may have one. */
function isSameSite(request: Request, host: string): boolean {
  const origin = request.headers.get("origin");
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Passes only what the room needs: a browser's query and headers could steer partyserver (`_pk`, `x-partykit-…`). */
function toRoomRequest(request: Request, { id, customerId }: Session, query: URLSearchParams): Request {
  const trace = readTrace();
  const headers = new Headers({
    "x-session-id": id,
    ...(customerId && { "x-customer-id": customerId }),
    ...(trace && toTraceHeaders(trace)),
  });
  if (/^\d{1,15}$/.test(query.get("version") ?? ""))
    headers.set("x-known-version", query.get("version") ?? "");
  if (query.has("again")) headers.set("x-reconnect", "1");
  for (const [name, value] of request.headers) {
    if (name === "upgrade" || name === "connection" || name.startsWith("sec-websocket-"))
      headers.set(name, value);
  }
  return new Request("https://cart-room/", { headers });
}
