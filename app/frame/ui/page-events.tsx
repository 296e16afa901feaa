import { useEffect } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { focusContent } from "../../design/browser/focus-content";
import { isReloadingPage } from "../../design/reload-page";
import { routedPage } from "../../tracking/browser/routed-page";
import { removeStaleHead, replaceReload, showWholeHeightOnReturn } from "../browser/page-document";

/** What happens on every page besides its content: focus, scroll position, and the event that the scripts run. */
export function PageEvents(): null {
  useDocumentFallback();
  useFocusOnNewPage();
  useEffect(showWholeHeightOnReturn, []);
  useRoutedPage();
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
    focusContent();
    removeStaleHead();
  }, [pathname]);
}

/**
 * Loads the requested page as a document when its route's script fails to load; ignores failed prefetches. The router
 * would reload the current page each time and never show the requested one; a document needs no script (specification,
 * second document 4). Browsers without the Navigation API use the router's reload.
 */
function useDocumentFallback(): void {
  const wanted = useNavigation().location;
  useEffect(() => {
    let isLeaving = false;
    const load = () => {
      if (wanted && !isLeaving) location.assign(wanted.pathname + wanted.search + wanted.hash);
      isLeaving = true;
    };
    return replaceReload(load, isReloadingPage);
  }, [wanted]);
}

/** Reports what the router shows to the tracking. */
function useRoutedPage(): void {
  const { pathname: path, search } = useLocation();
  const match = useMatches().at(-1);
  useEffect(() => routedPage.set({ path, search, match }), [path, search, match]);
}
