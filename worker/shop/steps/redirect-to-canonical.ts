import { composeRedirect } from "../../../app/countries/model/compose-redirect";
import type { Step } from "../shop-env";

/** One 308 to the one address of a page; what can be no page's address is marked for the shop's 404. */
export const redirectToCanonical: Step = async (context, next) => {
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") return next();
  const redirection = composeRedirect(context.get("url"), context.get("country"), context.get("origin"));
  if (redirection.kind === "redirect") {
    return new Response(null, { status: 308, headers: { Location: redirection.location } });
  }
  const isNotFound = redirection.kind === "not-found";
  if (isNotFound) context.get("log").warn("invalid-url");
  context.set("isNotFound", isNotFound);
  return next();
};
