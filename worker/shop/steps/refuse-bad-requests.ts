import { toPlainAnswer } from "../edit-headers";
import {
  isCookielessEndpoint,
  isCrossSiteWrite,
  isReplacing,
  parseJsonBody,
  readBoundedBody,
  toLongestBody,
} from "../security/refusals";
import type { Step } from "../shop-env";

/** Characters of an encoded path: the platform's longest slug in a script of three bytes per character has 2,304. */
const longestPath = 2_400;

/**
 * Refuses paths that are too long, unknown methods, writes from other sites, and bodies that are too long or broken.
 */
export const refuseBadRequests: Step = async (context, next) => {
  const { raw, method } = context.req;
  if (context.get("url").pathname.length > longestPath) return toPlainAnswer(414, "The address is too long");
  if (method === "GET" || method === "HEAD") return next();
  const isKnown = method === "POST" || isReplacing(method, context.get("url").pathname);
  if (!isKnown) return toPlainAnswer(405, "Method not allowed", { Allow: "GET, HEAD, POST" });
  const isOpen = isCookielessEndpoint(context.get("url").pathname);
  if (!isOpen && isCrossSiteWrite(raw.headers, context.get("origin"))) {
    context.get("log").warn("cross-site-write-refused");
    return toPlainAnswer(403, "This request came from another site");
  }
  const body = await readBoundedBody(raw, toLongestBody(context.get("url").pathname));
  if (body === "too-large") return toPlainAnswer(413, "The request is too large");
  if (body === "broken") return toPlainAnswer(400, "The body broke off");
  const isJsonRequest = raw.headers.get("content-type")?.toLowerCase().startsWith("application/json");
  if (isJsonRequest && parseJsonBody(body) === undefined) return toPlainAnswer(400, "The body is not JSON");
  const headers = new Headers(raw.headers);
  // React Router refuses an action with "Origin: null"; earlier checks proved that this one is the shop's own.
  if (headers.get("origin") === "null") headers.delete("origin");
  context.req.raw = new Request(raw.url, { method, headers, body, redirect: "manual" });
  return next();
};
