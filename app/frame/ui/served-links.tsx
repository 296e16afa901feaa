import { use, useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { carryPicture } from "../../catalogue/browser/carry-picture";
import { LinkContext } from "../../design/link";
import { OpenPanelContext } from "../../design/panel-link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { readFormTarget, readLinkTarget } from "./read-link-target";

/** A pointer that rests this long on a link signals intent to follow it. */
const intentDelayMs = 70;
/** The path ends in a product number. */
const productPath = /-\d{8}\/$/;

/**
 * Client-side navigation for links and GET forms of markup that is served and not hydrated: CMS content, blocks, the
 * footer (`data-static`). Components use `Link`, `Form` and `PanelLink`, which do the same by themselves.
 */
export function ServedLinks() {
  const navigate = useNavigate();
  const links = use(LinkContext);
  const openPanel = use(OpenPanelContext);
  useEffect(() => {
    if (!links) return;
    const go = (event: Event, path: string | null) => {
      if (path === null || event.defaultPrevented) return;
      event.preventDefault();
      navigate(path, { viewTransition: productPath.test(path) && carryPicture(event) });
    };
    const onClick = (event: MouseEvent) => {
      const link = findServed(event)?.closest<HTMLAnchorElement>("a[data-open]");
      const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey;
      // The page that shows a panel's content itself opens no panel over it.
      if (link && openPanel && !hasModifier && link.pathname !== location.pathname) {
        event.preventDefault();
        openPanel(link.dataset.open ?? "", link);
      } else go(event, findServed(event) && readLinkTarget(event, links));
    };
    const onSubmit = (event: SubmitEvent) => go(event, findServed(event) && readFormTarget(event, links));
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [navigate, links, openPanel]);
  useCountryLink();
  return <IntentPrefetch />;
}

/** The footer's link to this page in the shops of other countries follows the shown page, like the header's. */
function useCountryLink(): void {
  const { pathname, search } = useLocation();
  const prefix = usePathPrefix();
  useEffect(() => {
    const link = document.querySelector("[data-static] a[data-open=countries]");
    link?.setAttribute("href", `${prefix}/countries?from=${pathname}${search}`);
  }, [prefix, pathname, search]);
}

function findServed({ target }: Event): Element | null {
  return target instanceof Element && target.closest("[data-static]") ? target : null;
}

/**
 * Prefetches the page that a hovered, focused or touched link of served markup leads to, and for every link to a
 * product its page's messages.
 */
function IntentPrefetch() {
  const { learn } = useTranslate();
  const links = use(LinkContext);
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (!links) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const path = readLinkTarget(event, links);
      if (!path || !navigator.onLine || links.prefix + path === location.pathname + location.search) return;
      timer = setTimeout(() => {
        if (findServed(event)) setPage(links.prefix + path);
        if (productPath.test(path)) learn?.("product");
      }, intentDelayMs);
    };
    const kinds = ["mouseover", "focusin", "touchstart"] as const;
    for (const kind of kinds) document.addEventListener(kind, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) document.removeEventListener(kind, onIntent);
    };
  }, [links, learn]);
  return page && <PrefetchPageLinks page={page} />;
}
