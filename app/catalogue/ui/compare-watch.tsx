import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";

/** As in `browser/compare-list`, whose script comes on need. */
const compareKey = "compare";
const loadList = () => import("../browser/compare-list");

/** Stands once in the root: one listener for every link that compares, and the list's marks on each new page. */
export function CompareWatch(): null {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { key } = useLocation();
  useEffect(() => {
    const stop = new AbortController();
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>("a[data-compare], a[data-compare-remove]")
          : null;
      if (!link) return;
      const { compare, compareRemove } = link.dataset;
      event.preventDefault();
      // where the script cannot be had, the link is a plain one
      const go = () => location.assign(link.href);
      loadList().then((list) => {
        if (compare) list.toggle(compare, { prefix, translate });
        else if (compareRemove) {
          list.takeOff(compareRemove);
          go();
        }
      }, go);
    };
    document.addEventListener("click", onClick, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [prefix, translate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    const shown = document.querySelector<HTMLElement>("[data-compared]")?.dataset.compared;
    if (shown !== undefined) loadList().then((list) => list.adoptShown(shown, { prefix, translate }), ignore);
    else if (hasList()) loadList().then((list) => list.showList({ prefix }), ignore);
  }, [key, prefix, translate]);
  return null;
}

function hasList(): boolean {
  try {
    return localStorage.getItem(compareKey) !== null;
  } catch {
    return false;
  }
}

function ignore(): void {
  // links stay as they were served
}
