import { isPrivatePage } from "../../../app/countries/model/shop-paths";
import { editHeaders } from "../edit-headers";
import { renderWithReactRouter } from "../rendering/render-with-react-router";
import { buildRequestScope, type RequestScope, sealAnswer } from "../rendering/request-scope";
import { toShopCookies } from "../session/shop-cookies";
import type { ShopContext } from "../shop-env";
import { toCacheControl } from "./to-cache-control";

/** Renders the page with React Router; the response is not cached. */
export async function renderPage(context: ShopContext): Promise<Response> {
  const scope = buildRequestScope(context);
  const request = toRenderedRequest(context.req.raw, context.get("isNotFound"), scope.basename);
  const response = await context
    .get("timing")
    .measure("render", () => renderWithReactRouter(request, scope, context.get("nonce")));
  const cookies = await listShopCookies(context, scope);
  return editHeaders(await sealAnswer(response, scope), (headers) => {
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    if (response.status === 405) headers.set("Allow", "GET, HEAD");
    if (headers.has("Cache-Control")) return;
    const isPrivate = isPrivatePage(context.get("url").pathname);
    headers.set("Cache-Control", isPrivate ? "no-store" : toCacheControl(context.req.raw));
  });
}

/** Only a response for one visitor may set cookies; a shared one sets none. */
async function listShopCookies(context: ShopContext, scope: RequestScope): Promise<readonly string[]> {
  if (!scope.session.wasTouched) return [];
  const customerId = (await scope.session.read().catch(() => null))?.customerId ?? null;
  return toShopCookies(
    { ...scope, customerId },
    context.req.header("cookie") ?? null,
    context.get("environment").isLocal,
  );
}

/** Matches no page of the shop, so that the router shows its 404. */
const nowhere = "not-found/not-found";

/** The request for the router: a URL that must not be found is replaced by one that cannot match. */
function toRenderedRequest(request: Request, isNotFound: boolean, basename: string): Request {
  if (!isNotFound) return request;
  const prefix = basename === "/" ? "/" : `${basename}/`;
  return new Request(new URL(`${prefix}${nowhere}`, request.url), request);
}
