import { useEffect } from "react";
import { useNavigation } from "react-router";
import { isReloadingPage } from "../../design/reload-page";

/**
 * Loads the wanted page as a document when its route's script cannot be loaded, and lets a failed prefetch be. The router
 * would reload the present page each time and never show the wanted one; a document needs no script (specification,
 * second document 4). Browsers without the Navigation API keep the router's reload.
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
