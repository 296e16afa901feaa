import { toQuery } from "../../design/form";
import type { LinkSettings } from "../../design/link";
import { toRouterPath } from "../../design/router-path";

/** A page of this shop in this language that opens without loading a document; `path` has no language prefix. */
export type OwnTarget = { readonly path: string; readonly keepsScroll: boolean };

/** Returns the router's path of a URL; null when a document should be loaded. */
function toOwnPath(url: URL, { prefix, opensDocument }: LinkSettings): string | null {
  if (url.origin !== location.origin) return null;
  const path = toRouterPath(url.pathname, prefix);
  return path === null || opensDocument(path) ? null : path;
}

/** Returns the target of a click, hover, focus or touch on a link; null when the browser should handle it. */
export function readLinkTarget(event: Event, links: LinkSettings): OwnTarget | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hreflang || link.hasAttribute("download")) return null;
  // The link's target depends on the comparison list on the device, not on its URL.
  if (link.dataset.compare !== undefined) return null;
  if (event instanceof MouseEvent && (event.button !== 0 || hasModifier(event))) return null;
  const url = new URL(link.href);
  const path = toOwnPath(url, links);
  const isSamePage = url.pathname === location.pathname && url.search === location.search;
  if (path === null || (isSamePage && url.hash)) return null;
  return { path: path + url.search + url.hash, keepsScroll: link.dataset.keepScroll !== undefined };
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns the target of a GET form, as `Form` navigates to it. */
export function readFormTarget(event: SubmitEvent, links: LinkSettings): OwnTarget | null {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "get") return null;
  const path = toOwnPath(new URL(form.action), links);
  if (path === null) return null;
  const query = toQuery(new FormData(form, event.submitter));
  return {
    path: query.size === 0 ? path : `${path}?${query}`,
    keepsScroll: form.dataset.keepScroll !== undefined,
  };
}
