import { useEffect } from "react";
import { useLocation } from "react-router";
import { useShownPage } from "../../tracking/ui/use-shown-page";
import { useDocumentFallback } from "./use-document-fallback";

/** Elements of the head that the server wrote for the first page only. */
const staleHead =
  "link[rel=canonical], link[rel=alternate], meta[name=robots], meta[name=description], meta[property]";

/** What happens on every page besides its content: focus, scroll position, and the event that the scripts run. */
export function PageEvents(): null {
  useDocumentFallback();
  useFocusOnNewPage();
  useWholeHeight();
  useShownPage();
  // Runs after all effects of the page: from here on its scripts handle clicks, held ones included.
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event("hydrated"))), []);
  return null;
}

/** At module level, because an error page mounts the frame again. */
let lastPath: string | undefined;

/** After a client-side navigation the keyboard and the screen reader start at the new page's content. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = lastPath === undefined;
    if (lastPath === pathname) return;
    lastPath = pathname;
    if (isFirst) return;
    document.getElementById("content")?.focus({ preventScroll: true });
    for (const element of document.head.querySelectorAll(staleHead)) element.remove();
  }, [pathname]);
}

/** Going back restores the scroll position: from then on the parts below the window have their own heights. */
function useWholeHeight(): void {
  useEffect(() => {
    const show = () => {
      document.documentElement.dataset.whole = "";
    };
    addEventListener("popstate", show, { once: true });
    return () => removeEventListener("popstate", show);
  }, []);
}
