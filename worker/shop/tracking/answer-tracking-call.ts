import { findTrackingCallName, parseTrackingCall } from "../../../app/tracking/model/parse-tracking-call";
import type { TrackingCall } from "../../../app/tracking/model/tracking-call";
import { isSkipped } from "../../../app/tracking/model/tracking-call";
import {
  mayBeTracked,
  readTrackingCookie,
  trackingCookie,
  trackingCookieSeconds,
} from "../../../app/tracking/model/tracking-cookie";
import { toPlainAnswer } from "../edit-headers";
import { buildRequestScope, type RequestScope, sealAnswer } from "../rendering/request-scope";
import { parseJsonBody } from "../security/refusals";
import type { ShopContext } from "../shop-env";

/** A call about a listing of a hundred products has 2 kB. */
const longestBodyBytes = 8 * 1024;
/** A call that a browser stored offline for longer is dropped. */
const oldestMs = 24 * 60 * 60 * 1000;

/**
 * `POST /cia/<call>`: a visit's tracking calls (specification, second document 7.2). 202: the call is forwarded after
 * the response; 204: nothing is forwarded, because the call lacks a part, the visitor does not consent to marketing,
 * or the shop has no service. `?id=` and `?at=` (milliseconds since 1970) are the act's id and time.
 */
export async function answerTrackingCall(context: ShopContext): Promise<Response> {
  const name = findTrackingCallName(context.get("url").pathname.split("/").at(-1) ?? "");
  if (!name) return toPlainAnswer(404, "There is no such call");
  if (context.req.method !== "POST") return toPlainAnswer(405, "Use POST", { Allow: "POST" });
  const bytes = new Uint8Array(await context.req.raw.arrayBuffer());
  if (bytes.length > longestBodyBytes) return toPlainAnswer(413, "The call is too large");
  const body = parseJsonBody(bytes) ?? null;
  const sent = parseTrackingCall(name, body);
  if (!sent) return toPlainAnswer(400, "The body is not what this call says");
  const cookies = context.req.header("cookie") ?? "";
  const act = readAct(context.get("url").searchParams, Date.now());
  const isNothing = !act || isSkipped(sent.call) || !mayBeTracked(cookies);
  if (isNothing || !context.get("environment").tracking) return toEmptyAnswer(204);
  const scope = buildRequestScope(context);
  const answer = await scope.attempts.run(
    { counts: { "tracking.address": scope.attempts.address }, id: act.id },
    async () => {
      const who = () => findSender(scope, sent.call, sent.userId);
      scope.gateways.tracking.raise(sent.call, { ...act, who });
      return toEmptyAnswer(202);
    },
    () => false,
    toPlainAnswer(429, "Too many calls"),
  );
  keepCookieAlive(answer, cookies, context.get("environment").isLocal);
  return sealAnswer(answer, scope);
}

/** null: too old. A time in the future counts as now. */
function readAct(query: URLSearchParams, now: number): { readonly id: string; readonly at: Date } | null {
  const id = query.get("id") ?? "";
  const at = Number(query.get("at") ?? now);
  if (!Number.isFinite(at) || now - at > oldestMs) return null;
  return {
    id: /^[\da-f-]{36}$/.test(id) ? id : crypto.randomUUID(),
    at: new Date(Math.min(at, now)),
  };
}

/**
 * The subject comes from the session, and from the seal of a mail's link; the browser's value only confirms that the
 * act was the signed-in customer's. null: it concerns another customer, or none.
 */
async function findSender(
  { session, gateways }: RequestScope,
  call: TrackingCall,
  claimedUserId: string | null,
) {
  const customerId = (await session.read())?.customerId ?? null;
  const userId = claimedUserId === null || claimedUserId === customerId ? customerId : null;
  if (call.name === "customer-update" && call.payload.user_id !== userId) return null;
  const token = "email_token" in call.payload ? call.payload.email_token : undefined;
  const proved = token ? await openToken(gateways.newsletter, token) : null;
  const customer = userId && !proved ? await gateways.customers.load(userId) : null;
  const email = proved ?? (customer?.ok ? (customer.value?.email ?? null) : null);
  const isOfCustomer = call.name === "customer-consent";
  return isOfCustomer && email === null ? null : { userId: proved ? null : userId, email };
}

async function openToken(newsletter: RequestScope["gateways"]["newsletter"], token: string) {
  const request = await newsletter.readConfirmation(token);
  if (request !== null) return request === "over" ? null : request.email;
  return newsletter.readUnsubscription(token);
}

/** Some browsers delete a cookie that a script wrote after a week, but not one that a server wrote. */
function keepCookieAlive(answer: Response, cookies: string, isLocal: boolean): void {
  const value = readTrackingCookie(cookies);
  if (value === null) return;
  const attributes = `Path=/; Max-Age=${trackingCookieSeconds}; SameSite=Lax${isLocal ? "" : "; Secure"}`;
  answer.headers.append("Set-Cookie", `${trackingCookie}=${value}; ${attributes}`);
}

function toEmptyAnswer(status: 202 | 204): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
