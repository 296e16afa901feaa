import { documentPath } from "../../countries/model/own-addresses";

/**
 * A page of this shop in this language that the browser can open without loading a document; `path` has prefix and
 * query.
 */
export type OwnTarget = { readonly path: string; readonly keepsScroll: boolean };

function isOwnPage(url: URL, prefix: string): boolean {
  // The checkout pages have another frame.
  if (/\/checkout\/(?!cart)/.test(location.pathname)) return false;
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(`${prefix}/`)) return false;
  return !documentPath.test(url.pathname.slice(prefix.length));
}

/** Returns the target of a click, hover, focus or touch on a link; null when the browser should handle it. */
export function readLinkTarget(event: Event, prefix: string): OwnTarget | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hreflang || link.hasAttribute("download")) return null;
  // The link's target depends on the comparison list on the device, not on its URL.
  if (link.dataset.compare !== undefined) return null;
  if (event instanceof MouseEvent && (event.button !== 0 || hasModifier(event))) return null;
  const url = new URL(link.href);
  const isSamePage = url.pathname === location.pathname && url.search === location.search;
  if (!isOwnPage(url, prefix) || (isSamePage && url.hash)) return null;
  return { path: url.pathname + url.search + url.hash, keepsScroll: link.dataset.keepScroll !== undefined };
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Returns the target of a GET form. Empty fields are omitted from the URL, unless another field of the same name (from,
 * to) is filled.
 */
export function readFormTarget(event: SubmitEvent, prefix: string): OwnTarget | null {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "get") return null;
  const url = new URL(form.action);
  if (!isOwnPage(url, prefix)) return null;
  const data = new FormData(form, event.submitter);
  const query = new URLSearchParams();
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map((value) => (typeof value === "string" ? value.trim() : ""));
    if (values.some((value) => value !== "")) for (const value of values) query.append(name, value);
  }
  const search = query.size === 0 ? "" : `?${query}`;
  return { path: url.pathname + search, keepsScroll: form.dataset.keepScroll !== undefined };
}
