import { announceConsent, onConsent, onConsentsLeft } from "./consent/browser/consent-state";
import { forgetUnwanted } from "./consent/browser/forget-unwanted";
import type { LoadServices } from "./consent/browser/load-services";
import { startThirdParties } from "./consent/browser/third-parties";
import { readChoice } from "./consent/model/consent";
import { consentsPath } from "./consent/model/consents-path";
import { findLanding } from "./consent/model/utm-source";
import type { ConsentPanel } from "./consent/ui/open-consent";
import { quietPath } from "./countries/model/own-addresses";
import { nextTask } from "./design/next-task";
import { reloadPage } from "./design/reload-page";

/**
 * What each page needs of the consent manager, after its scripts run: what was agreed to is loaded, the footer's link
 * opens the dialog, and who has not chosen yet is asked when the page is at rest; never on the way to an order.
 */
export function startConsent(loadServices: LoadServices): void {
  // On its own page the link to the countries ends with this path as well: "/countries?from=/consents".
  const link = document.querySelector<HTMLAnchorElement>(
    `footer a[href$="${consentsPath}"]:not([href*="?"])`,
  );
  if (!link) return;
  const prefix = link.pathname.slice(0, -consentsPath.length);
  const isItsPage = () => location.pathname === link.pathname;
  let loading: Promise<ConsentPanel> | null = null;
  const loadPanel = () => {
    loading ??= import("./consent/ui/open-consent")
      .then(({ openConsent }) =>
        openConsent({ source: `${prefix}/consent-panel`, landing: findLanding(listVisited()) }),
      )
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  const openDialog = async () => {
    try {
      (await loadPanel()).openDialog();
    } catch {
      location.assign(link.href);
    }
  };
  document.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const pressed = target instanceof Element ? target.closest("a") : null;
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0;
      if (pressed?.href !== link.href || isElsewhere || isItsPage()) return;
      event.preventDefault();
      openDialog();
    },
    { capture: true },
  );
  forgetUnwanted();
  onConsent(forgetUnwanted);
  watchOtherTabs();
  startThirdParties({ load: () => loadServices(prefix), reload: reloadPage, nextTask });
  const ask = () => {
    if (readChoice(document.cookie) || quietPath.test(location.pathname)) return;
    atRest(() => {
      loadPanel().then(
        (panel) => panel.ask(),
        () => {},
      );
    });
  };
  if (isItsPage()) onConsentsLeft(ask);
  else ask();
}

/** URLs of this shop that the tab visited, oldest first; browsers without the Navigation API know the last two. */
function listVisited(): readonly string[] {
  const entries = "navigation" in window ? navigation.entries().flatMap(({ url }) => url ?? []) : [];
  const isOwn = URL.parse(document.referrer)?.origin === location.origin;
  return [...entries, ...(isOwn ? [document.referrer] : []), location.href];
}

/** What was chosen in another tab, be it a refusal, counts here as soon as this one is looked at again. */
function watchOtherTabs(): void {
  const read = () => {
    const choice = readChoice(document.cookie);
    return choice && [...choice.purposes].join();
  };
  let known = read();
  const compare = () => {
    if (read() !== known) announceConsent();
  };
  onConsent(() => {
    known = read();
  });
  document.addEventListener("visibilitychange", compare);
}

/** When the page has nothing to do; some browsers do not tell. */
function atRest(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 300);
}
