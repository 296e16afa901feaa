import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { readLinkTarget } from "./own-target";

/** A pointer that rests this long on a link signals intent to follow it. */
const intentDelayMs = 70;
/** The path ends in a product number. */
export const productPath = /-\d{8}\/$/;

/**
 * Prefetches the page that a hovered, focused or touched link of served markup leads to, as the router's links do
 * themselves, and the messages of a product page for every link.
 */
export function IntentPrefetch({ prefix }: { readonly prefix: string }) {
  const { learn } = useTranslate();
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (path: string, isServed: boolean) => {
      if (path === location.pathname + location.search) return;
      if (isServed) setPage(path);
      if (productPath.test(path)) learn?.("product");
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const target = readLinkTarget(event, prefix);
      const isServed = event.target instanceof Element && event.target.closest("[data-static]") !== null;
      if (target && navigator.onLine)
        timer = setTimeout(() => prefetch(target.path, isServed), intentDelayMs);
    };
    const kinds = ["mouseover", "focusin", "touchstart"] as const;
    for (const kind of kinds) document.addEventListener(kind, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) document.removeEventListener(kind, onIntent);
    };
  }, [prefix, learn]);
  return page && <PrefetchPageLinks page={page} />;
}
