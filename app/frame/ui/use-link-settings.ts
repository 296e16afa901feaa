import { useMemo } from "react";
import { useLocation } from "react-router";
import { productPath } from "../../catalogue/model/product-number";
import { documentPath, hasQuietFrame } from "../../countries/model/shop-paths";
import type { LinkSettings } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";

/**
 * How the page's links and forms navigate. Pages with the quiet frame load a document when they are left.
 * Intent to open a product loads the messages of its page.
 */
export function useLinkSettings(prefix: string): LinkSettings {
  const isQuiet = hasQuietFrame(useLocation().pathname);
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
