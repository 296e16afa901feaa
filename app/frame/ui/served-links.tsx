import { type ReactNode, type SyntheticEvent, use, useEffect, useMemo, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { carryPicture } from "../../catalogue/browser/carry-picture";
import { productPath } from "../../catalogue/model/product-number";
import {
  findPanelLink,
  findThemeForm,
  readFormTarget,
  readLinkTarget,
} from "../../design/browser/read-link-target";
import { LinkContext, type LinkSettings } from "../../design/link";
import { OpenPanelContext } from "../../design/panel-link";
import { type ServedEvents, ServedEventsContext } from "../../design/static-slot";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { setCountryLink } from "../browser/page-document";

/** A pointer that rests this long on a link signals intent to follow it. */
const intentDelayMs = 70;

/**
 * Client-side navigation for links and GET forms of markup that is served and not hydrated: CMS content, blocks, the
 * footer. Their elements take these handlers; components use `Link`, `Form` and `PanelLink`, which do the same by
 * themselves.
 */
export function ServedLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const links = use(LinkContext);
  const openPanel = use(OpenPanelContext);
  const [prefetched, setPrefetched] = useState<string | null>(null);
  const events = useMemo((): ServedEvents => {
    if (!links) return {};
    const go = (event: Event, path: string | null) => {
      if (path === null || event.defaultPrevented) return;
      event.preventDefault();
      navigate(path, { viewTransition: productPath.test(path) && carryPicture(event) });
    };
    return {
      onClick({ nativeEvent: event, ctrlKey, metaKey, shiftKey }) {
        const link = ctrlKey || metaKey || shiftKey ? null : findPanelLink(event);
        // The page that shows a panel's content itself opens no panel over it.
        if (link && openPanel && link.element.pathname !== location.pathname) {
          event.preventDefault();
          openPanel(link.panel, link.element);
        } else go(event, readLinkTarget(event, links));
      },
      onSubmit({ nativeEvent: event }) {
        const form = findThemeForm(event);
        if (!form) return go(event, readFormTarget(event, links));
        event.preventDefault();
        import("../browser/choose-theme").then(
          ({ chooseTheme }) => chooseTheme(form, (event as SubmitEvent).submitter),
          () => form.submit(),
        );
      },
      ...listenToIntent(links, setPrefetched),
    };
  }, [navigate, links, openPanel]);
  useCountryLink();
  return (
    <ServedEventsContext value={events}>
      {children}
      {prefetched && <PrefetchPageLinks page={prefetched} />}
    </ServedEventsContext>
  );
}

/** Calls back with the page that a hovered, focused or touched link leads to. */
function listenToIntent(links: LinkSettings, prefetch: (page: string) => void): ServedEvents {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ nativeEvent }: SyntheticEvent) => {
    clearTimeout(timer);
    const path = readLinkTarget(nativeEvent, links);
    if (!path || !navigator.onLine || links.prefix + path === location.pathname + location.search) return;
    timer = setTimeout(() => {
      prefetch(links.prefix + path);
      links.onIntent(path);
    }, intentDelayMs);
  };
  return { onMouseOver: onIntent, onFocus: onIntent, onTouchStart: onIntent };
}

/** The footer's link to this page in the shops of other countries follows the shown page, like the header's. */
function useCountryLink(): void {
  const { pathname, search } = useLocation();
  const prefix = usePathPrefix();
  useEffect(
    () => setCountryLink(`${prefix}/countries?from=${pathname}${search}`),
    [prefix, pathname, search],
  );
}
