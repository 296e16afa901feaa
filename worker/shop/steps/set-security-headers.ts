import { editAnswerHeaders } from "../edit-headers";
import { createNonce, toContentSecurityPolicy } from "../security/content-security-policy";
import type { ShopContext, Step } from "../shop-env";

const twoYears = "max-age=63072000; includeSubDomains; preload";
const permissions = [
  "camera=()",
  "microphone=()",
  "geolocation=()",
  "usb=()",
  "browsing-topics=()",
  "payment=(self)",
].join(", ");

/** The headers that every answer of a shop carries; pages also get their policy with a nonce of their own. */
export const setSecurityHeaders: Step = async (context, next) => {
  context.set("nonce", createNonce());
  await next();
  editAnswerHeaders(context, (headers) => {
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", permissions);
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    if (!context.get("environment").isLocal) headers.set("Strict-Transport-Security", twoYears);
    if (headers.get("Content-Type")?.startsWith("text/html")) {
      headers.set("Content-Security-Policy", toPolicy(context));
    }
  });
};

function toPolicy(context: ShopContext): string {
  const { isLocal, payment } = context.get("environment");
  const { host, port } = context.get("url");
  return toContentSecurityPolicy({
    nonce: context.get("nonce"),
    host,
    isLocal,
    paymentOrigin: isLocal ? toOriginAtPort(payment.pageOrigin, port) : payment.pageOrigin,
  });
}

/** Local systems answer on the shop's port, whatever it is. */
function toOriginAtPort(origin: string, port: string): string {
  return origin.replace(/\.localhost(?::\d+)?$/, port ? `.localhost:${port}` : ".localhost");
}
