import {
  announceConsent,
  findConsentsLink,
  onConsent,
  onConsentsLeft,
} from "./consent/browser/consent-state";
import type { LoadServices } from "./consent/browser/load-services";
import { readChoice, readConsent } from "./consent/model/consent";
import { consentsPath } from "./consent/model/consents-path";
import { listUnwantedCookies, listUnwantedKeys } from "./consent/model/stored-items";
import { loadConsentPanel } from "./consent/ui/load-consent-panel";
import { checkoutPath } from "./countries/model/shop-paths";
import { nextTask } from "./design/next-task";
import { reloadPage } from "./design/reload-page";
import { watchPageLife } from "./foundation/browser/watch-page-life";
import { whenIdle } from "./foundation/browser/when-idle";

/**
 * Starts the consent manager after the page's scripts: loads the services that the visitor agreed to, and asks a visitor
 * who has not chosen yet once the page is idle; never in the checkout.
 */
export function startConsent(loadServices: LoadServices): void {
  const link = findConsentsLink();
  if (!link) return;
  const prefix = link.pathname.slice(0, -consentsPath.length);
  const isItsPage = location.pathname === link.pathname;
  forgetUnwanted();
  onConsent(forgetUnwanted);
  watchOtherTabs();
  startPartiesOnConsent(() => loadServices(prefix));
  const ask = () => {
    if (readChoice(document.cookie) || checkoutPath.test(location.pathname)) return;
    whenIdle(() => {
      loadConsentPanel(prefix).then(
        (panel) => panel.ask(),
        () => {},
      );
    });
  };
  if (isItsPage) onConsentsLeft(ask);
  else ask();
}

/** Starts the third parties at the first consent, and loads their script then: most first visits end without any. */
function startPartiesOnConsent(load: () => ReturnType<LoadServices>): void {
  let isStarted = false;
  const start = () => {
    if (isStarted || readConsent(document.cookie).size === 0) return;
    isStarted = true;
    import("./consent/browser/third-parties").then(
      ({ startThirdParties }) => startThirdParties({ load, reload: reloadPage, nextTask }),
      () => {
        isStarted = false;
      },
    );
  };
  onConsent(start);
  start();
}

/** Deletes what the present choice does not cover, including what third-party scripts wrote after the withdrawal. */
function forgetUnwanted(): void {
  const agreed = readConsent(document.cookie);
  const domain = location.hostname.replace(/^www\./, "");
  for (const name of listUnwantedCookies(document.cookie, agreed)) {
    for (const scope of ["", `; Domain=${domain}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
      document.cookie = `${name}=; Path=/; Max-Age=0${scope}`;
    }
  }
  try {
    for (const key of listUnwantedKeys(agreed)) {
      localStorage.removeItem(key);
      // Pictures of the stored products are cached under the same name.
      if ("caches" in window) caches.delete(key).catch(() => {});
    }
  } catch {
    // The storage is blocked, so it holds nothing.
  }
}

/** Applies a choice of another tab, also a refusal, when this tab becomes visible. */
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
  watchPageLife({ visible: compare });
}
