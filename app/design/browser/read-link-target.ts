import { findAround } from "../../foundation/browser/find-around";
import { toQuery } from "../form";
import type { LinkSettings } from "../link";
import { toRouterPath } from "../router-path";

/** Returns the router's path of a URL; null when a document should be loaded. */
function toInternalPath(url: URL, { prefix, opensDocument }: LinkSettings): string | null {
  if (url.origin !== location.origin) return null;
  const path = toRouterPath(url.pathname, prefix);
  return path === null || opensDocument(path) ? null : path;
}

/**
 * Returns path, query and fragment, without language prefix, of the page that a click, hover, focus or touch on a link
 * leads to; null when the browser should handle it.
 */
export function readLinkTarget(event: Event, links: LinkSettings): string | null {
  const link = findAround<HTMLAnchorElement>(event.target, "a");
  if (!link?.href || link.target || link.hreflang || link.hasAttribute("download")) return null;
  if (event instanceof MouseEvent && (event.button !== 0 || hasModifier(event))) return null;
  const url = new URL(link.href);
  const path = toInternalPath(url, links);
  const isSamePage = url.pathname === location.pathname && url.search === location.search;
  if (path === null || (isSamePage && url.hash)) return null;
  return path + url.search + url.hash;
}

/** Returns the link around an event that opens a panel of the frame, with the panel's name; null: none. */
export function findPanelLink({ target }: Event) {
  const element = findAround<HTMLAnchorElement>(target, "a[data-open]");
  return element && { element, panel: element.dataset.open ?? "" };
}

/** Returns the form of an event that chooses the theme, which a script does at once; null: another form. */
export function findThemeForm({ target }: Event): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.dataset.themeForm !== undefined ? target : null;
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns path and query that `Form` would navigate to for this GET form; null when the browser should handle it. */
export function readFormTarget(event: Event, links: LinkSettings): string | null {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "get") return null;
  const path = toInternalPath(new URL(form.action), links);
  if (path === null) return null;
  const query = toQuery(new FormData(form, event instanceof SubmitEvent ? event.submitter : null));
  return query.size === 0 ? path : `${path}?${query}`;
}
