import { choosePageAddress } from "./choose-page-address";
import type { Country } from "./country";
import { isDocumentPath } from "./shop-paths";

export type Redirection =
  | { readonly kind: "none" }
  | { readonly kind: "not-found" }
  /** Absolute URL; the response is a 308. */
  | { readonly kind: "redirect"; readonly location: string };

const none: Redirection = { kind: "none" };

/**
 * Combines all rules about URLs: host, lower case, old prefixes, language prefix, slash, first page.
 * `canonicalOrigin` is the scheme and host of the country's shop. The query is preserved unchanged. Called only for
 * GET and HEAD.
 */
export function composeRedirect(url: URL, country: Country, canonicalOrigin: string): Redirection {
  if (!isDocumentPath(url.pathname)) return none;
  const address = choosePageAddress(url.pathname, country);
  if (address.kind === "not-found") return { kind: "not-found" };
  const search = dropFirstPage(url.search);
  if (address.isCanonical && search === url.search && url.origin === canonicalOrigin) return none;
  const path = address.isCanonical ? url.pathname : address.path;
  return { kind: "redirect", location: `${canonicalOrigin}${path}${search}` };
}

/** `page=1` is the page without a number. */
function dropFirstPage(search: string): string {
  if (!search.includes("page=1")) return search;
  const remaining = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "page=1");
  return remaining.length > 0 ? `?${remaining.join("&")}` : "";
}
