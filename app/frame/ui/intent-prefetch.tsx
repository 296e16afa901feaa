import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { readLinkTarget } from "./own-target";

/** A pointer that rests this long on a link signals intent to follow it. */
const intentDelayMs = 70;
/** The path ends in a product number. */
export const productPath = /-\d{8}\/$/;

/** Prefetches data, scripts, styles and messages of the page that a hovered, focused or touched link leads to. */
export function IntentPrefetch({ prefix }: { readonly prefix: string }) {
  const { learn } = useTranslate();
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (path: string) => {
      if (path === location.pathname + location.search) return;
      setPage(path);
      if (productPath.test(path)) learn?.("product");
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const target = readLinkTarget(event, prefix);
      if (target && navigator.onLine) timer = setTimeout(() => prefetch(target.path), intentDelayMs);
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
