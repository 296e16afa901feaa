/**
 * Returns the router's path, query and fragment of a URL of this shop in this language: without the prefix. null for
 * any other URL, a fragment or a query alone.
 */
export function toRouterPath(href: string, prefix: string): string | null {
  if (!href.startsWith("/") || href.startsWith("//")) return null;
  if (prefix === "") return href;
  if (!href.startsWith(prefix)) return null;
  const rest = href.slice(prefix.length);
  if (rest === "" || rest.startsWith("?") || rest.startsWith("#")) return `/${rest}`;
  return rest.startsWith("/") ? rest : null;
}

/** Returns the path without query and fragment. */
export function readPathname(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}
