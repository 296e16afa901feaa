import { useMemo } from "react";
import { useLocation } from "react-router";
import { productPath } from "../../catalogue/model/product-number";
import { documentPath, quietPath } from "../../countries/model/shop-paths";
import type { LinkSettings } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";

/**
 * How the page's links and forms navigate. The steps of an order have a separate frame: leaving them loads a document.
 * Intent to open a product loads the messages of its page.
 */
export function useLinkSettings(prefix: string): LinkSettings {
  const isQuiet = quietPath.test(useLocation().pathname);
  const { learn } = useTranslate();
  return useMemo(
    () => ({
      prefix,
      opensDocument: (path) => isQuiet || documentPath.test(path),
      onIntent: (path) => {
        if (navigator.onLine && productPath.test(path)) learn?.("product");
      },
    }),
    [prefix, isQuiet, learn],
  );
}
