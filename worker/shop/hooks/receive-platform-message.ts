import { toPlainAnswer } from "../edit-headers";
import { isSameSecret } from "../security/is-same-secret";
import type { ShopContext } from "../shop-env";
import { nameRequest } from "../trace-queues";
import { parsePush } from "./platform-message";

/** A push carries at most 10 MB, a third more as base64. */
const longestPushBytes = 14 * 1024 * 1024;

/**
 * `POST /hooks/platform-messages?token=…`: receives a push of the platform's messages.
 * Responds with 204 once the message is on the queue, so that its effects never keep the platform waiting. Responds
 * with 401 and reads nothing if the token is wrong, or if no token is set.
 */
export async function receivePlatformMessage(context: ShopContext): Promise<Response> {
  const { raw, method } = context.req;
  if (method !== "POST") return toPlainAnswer(405, "Method not allowed", { Allow: "POST" });
  const secret = context.get("environment").platformMessagesToken;
  const given = context.get("url").searchParams.get("token");
  if (!secret || !given || !(await isSameSecret(given, secret))) {
    context.get("log").warn("platform-message-refused");
    return toPlainAnswer(401, "The token is wrong");
  }
  if (Number(raw.headers.get("content-length") ?? 0) > longestPushBytes) {
    return toPlainAnswer(413, "The request is too large");
  }
  const message = parsePush(await raw.json().catch(() => null));
  if (!message) return toPlainAnswer(400, "Not a message of the platform");
  await context.env.PLATFORM_MESSAGES.send(nameRequest(message));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
