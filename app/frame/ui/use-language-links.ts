import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { toLanguageQuery } from "../model/language-query";

type WithPaths = { readonly languagePaths: Readonly<Record<string, string>> };

function hasPaths(data: unknown): data is WithPaths {
  return (
    typeof data === "object" && data !== null && "languagePaths" in data && data.languagePaths !== undefined
  );
}

type Shown = { readonly pathname: string; readonly search: string; readonly data: unknown };

/**
 * Updates the frame's language links to the shown page, with its query: order, page and filters. A page whose path
 * differs by language has the other paths in its loader data; every other page has the same path.
 */
export function useLanguageLinks(): void {
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
      const { language = "", prefix = "" } = link.dataset;
      link.href = toLanguageHref({ pathname, search, data }, language, prefix);
    }
  }, [pathname, search, data]);
}

/** Returns path and query of the same page in another language. `pathname` is without language prefix. */
export function toLanguageHref({ pathname, search, data }: Shown, language: string, prefix: string): string {
  const other = hasPaths(data) ? data.languagePaths[language] : undefined;
  return (other ?? (`${prefix}${pathname === "/" ? "" : pathname}` || "/")) + toLanguageQuery(search);
}
