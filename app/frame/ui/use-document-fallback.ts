import { useEffect } from "react";
import { useNavigation } from "react-router";
import { isReloadingPage } from "../../design/reload-page";

/**
 * Loads the requested page as a document when its route's script fails to load; ignores failed prefetches. The router
 * would reload the current page each time and never show the requested one; a document needs no script (specification,
 * second document 4). Browsers without the Navigation API use the router's reload.
 */
export function useDocumentFallback(): void {
  const wanted = useNavigation().location;
  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    let isLeaving = false;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isReloadingPage()) return;
      event.preventDefault();
      if (wanted && !isLeaving) location.assign(wanted.pathname + wanted.search + wanted.hash);
      isLeaving = true;
    };
    navigation.addEventListener("navigate", onNavigate);
    return () => navigation.removeEventListener("navigate", onNavigate);
  }, [wanted]);
}
