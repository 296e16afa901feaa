import { findSecretParameter, findSharingPage } from "../../../app/consent/model/link-secret";
import { editAnswerHeaders } from "../edit-headers";
import { storeLinkSecret } from "../session/link-secrets";
import type { Step } from "../shop-env";

/**
 * Takes the secret of a mailed or shared link out of the URL: it goes into a sealed cookie, and the browser is redirected
 * to the same page without it. So neither the history, a referrer nor a script ever holds it.
 */
export const exchangeLinkSecret: Step = async (context, next) => {
  const url = context.get("url");
  const parameter = findSecretParameter(url.pathname);
  if (parameter === null) return next();
  const { method } = context.req;
  const value = url.searchParams.get(parameter);
  if (value !== null && (method === "GET" || method === "HEAD")) {
    const clean = new URL(url);
    clean.searchParams.delete(parameter);
    const { sessionSecret: secret, isLocal } = context.get("environment");
    const cookieHeader = context.req.header("cookie") ?? null;
    const cookie = await storeLinkSecret(
      { cookieHeader, secret, isLocal, now: new Date() },
      // The proof of an order opens all its pages, whichever the link names.
      { path: findSharingPage(url.pathname) ?? url.pathname, parameter, value },
    );
    const headers = {
      Location: clean.pathname + clean.search,
      "Cache-Control": "no-store",
      "Set-Cookie": cookie,
    };
    return new Response(null, { status: 303, headers: { ...headers, "Referrer-Policy": "no-referrer" } });
  }
  await next();
  editAnswerHeaders(context, (headers) => headers.set("Referrer-Policy", "no-referrer"));
};
