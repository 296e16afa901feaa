import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

type WithPaths = { readonly languagePaths: Readonly<Record<string, string>> };

function hasPaths(data: unknown): data is WithPaths {
  return (
    typeof data === "object" && data !== null && "languagePaths" in data && data.languagePaths !== undefined
  );
}

/**
 * Keeps the language links of the frame on the page that is shown. A page whose address differs by language says so in
 * its loader data; every other has the same path.
 */
export function useLanguageLinks(): void {
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
      const language = link.dataset.language ?? "";
      const other = hasPaths(data) ? data.languagePaths[language] : undefined;
      const otherPrefix = link.dataset.prefix ?? "";
      link.href = other ?? (`${otherPrefix}${pathname === "/" ? "" : pathname}${search}` || "/");
    }
  }, [pathname, search, data]);
}
