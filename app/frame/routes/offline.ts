import { toPathPrefix } from "../../countries/model/language-prefix";
import { countryContext, localeContext, nonceContext, translateContext } from "../../request/context";
import { offlinePage } from "../operations/offline-scripts.server";
import { renderOfflinePage } from "../ui/render-offline-page.server";
import type { Route } from "./+types/offline";

/** Kept by the service worker while there is a network, and shown where there is none (docs/offline.md). */
export function loader({ context, request }: Route.LoaderArgs): Response {
  const html = renderOfflinePage({
    prefix: toPathPrefix(context.get(countryContext), context.get(localeContext)),
    path: new URL(request.url).pathname,
    translate: context.get(translateContext),
    nonce: context.get(nonceContext),
    script: offlinePage,
  });
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
