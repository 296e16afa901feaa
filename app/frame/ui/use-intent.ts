import { use, useEffect } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { loadProductPage } from "../../catalogue/ui/load-product-page";
import { useTranslate } from "../../i18n/translate-context";
import { ahead } from "../browser/fetch-ahead";
import { readLinkTarget } from "./own-target";

/** A pointer that rests this long on a link means it. */
const intentDelayMs = 70;
/** Ends in a product number: the page's script is one that the router does not know of. */
export const productPath = /-\d{8}\/$/;

/** Has what the page needs that hover, focus or touch is about to open: data, script, styles, words. */
export function useIntent(prefix: string): void {
  const { learn } = useTranslate();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepare = (path: string) => {
      const route = manifest?.routes[router?.match(path)?.at(-1)?.route.id ?? ""];
      if (!route?.hasLoader || path === location.pathname + location.search) return;
      ahead.prepare(toDataAddress(path, route.id));
      import(/* @vite-ignore */ route.module).catch(() => {});
      route.css?.forEach(preloadSheet);
      if (!productPath.test(path)) return;
      loadProductPage().catch(() => {});
      learn?.("product");
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const target = readLinkTarget(event, prefix);
      // Where the script of the next page cannot be fetched, the router loads this one anew.
      if (target && navigator.onLine) timer = setTimeout(() => prepare(target.path), intentDelayMs);
    };
    const kinds = ["mouseover", "focusin", "touchstart"] as const;
    for (const kind of kinds) document.addEventListener(kind, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) document.removeEventListener(kind, onIntent);
    };
  }, [prefix, learn, router, manifest]);
}

/** Where the router asks for a page's data; the root's never changes. */
function toDataAddress(path: string, route: string): string {
  const url = new URL(path, location.origin);
  url.pathname += url.pathname.endsWith("/") ? "_.data" : ".data";
  url.searchParams.set("_routes", route);
  return url.pathname + url.search;
}

function preloadSheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "style", href }));
}
