import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { useShownPage } from "../../tracking/ui/use-shown-page";
import { carryPicture } from "./carry-picture";
import { IntentPrefetch, productPath } from "./intent-prefetch";
import { type OwnTarget, readFormTarget, readLinkTarget } from "./own-target";
import { PanelButtons } from "./panel-buttons";
import { SearchEvents } from "./search-events";
import { useCategoryBar } from "./use-category-bar";
import { useDocumentFallback } from "./use-document-fallback";
import { useLanguageLinks } from "./use-language-links";

/** Elements of the head that the server wrote for the first page only. */
const staleHead =
  "link[rel=canonical], link[rel=alternate], meta[name=robots], meta[name=description], meta[property]";

/**
 * Turns plain links and GET forms everywhere, also in markup that is not hydrated, into client-side navigations: one
 * listener for the page instead of a component for each link.
 */
export function PageEvents() {
  const navigate = useNavigate();
  const prefix = usePathPrefix();
  useDocumentFallback();
  useLanguageLinks();
  useCategoryBar(prefix);
  useFocusOnNewPage();
  useWholeHeight();
  useShownPage();
  useEffect(() => {
    const go = (event: Event, target: OwnTarget | null) => {
      if (!target || event.defaultPrevented) return;
      event.preventDefault();
      const viewTransition = productPath.test(target.path) && carryPicture(event);
      navigate(target.path.slice(prefix.length) || "/", {
        preventScrollReset: target.keepsScroll,
        viewTransition,
      });
    };
    const onClick = (event: MouseEvent) => go(event, readLinkTarget(event, prefix));
    const onSubmit = (event: SubmitEvent) => go(event, readFormTarget(event, prefix));
    const onChange = (event: Event) => {
      const control = event.target;
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
      // A control without a name is no field of its form: a slider fills one, a search within a list sends nothing.
      if (control.name && control.form?.dataset.autoSubmit !== undefined && control.form.checkValidity())
        control.form.requestSubmit();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    document.addEventListener("change", onChange);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("change", onChange);
    };
  }, [navigate, prefix]);
  // Runs after all effects of the page: from here on its scripts handle clicks, held ones included.
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event("hydrated"))), []);

  return (
    <>
      <IntentPrefetch prefix={prefix} />
      <PanelButtons />
      <SearchEvents />
    </>
  );
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
