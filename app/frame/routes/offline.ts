import { readPathPrefix, requestContext } from "../../request/context";
import { offlinePage } from "../operations/offline-scripts.server";
import { renderOfflinePage } from "../ui/render-offline-page.server";
import type { Route } from "./+types/offline";

/** The service worker caches this page and shows it without a network (docs/offline.md). */
export function loader({ context }: Route.LoaderArgs): Response {
  const html = renderOfflinePage({
    prefix: readPathPrefix(context),
    translate: context.get(requestContext).translate,
    nonce: context.get(requestContext).nonce,
    script: offlinePage,
  });
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
