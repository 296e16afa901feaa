import { useMemo } from "react";
import { useLocation } from "react-router";
import { documentPath, quietPath } from "../../countries/model/shop-paths";
import type { LinkSettings } from "../../design/link";

/** How the page's links and forms navigate. The steps of an order have a separate frame: leaving them loads a document. */
export function useLinkSettings(prefix: string): LinkSettings {
  const isQuiet = quietPath.test(useLocation().pathname);
  return useMemo(
    () => ({ prefix, opensDocument: (path) => isQuiet || documentPath.test(path) }),
    [prefix, isQuiet],
  );
}
