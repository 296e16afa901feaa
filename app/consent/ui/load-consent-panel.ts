import { findLanding } from "../model/utm-source";
import type { ConsentPanel } from "./open-consent";

let loading: Promise<ConsentPanel> | null = null;

/**
 * Loads the consent question and dialog once per document. Rejects, and tries again at the next call, when the script or
 * the markup cannot be fetched.
 *
 * @param prefix - Path prefix of the page's language, such as "/nl", or "".
 */
export function loadConsentPanel(prefix: string): Promise<ConsentPanel> {
  loading ??= import("./open-consent")
    .then(({ openConsent }) =>
      openConsent({ source: `${prefix}/consent-panel`, landing: findLanding(listVisited()) }),
    )
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** URLs of this shop that the tab visited, oldest first; browsers without the Navigation API know the last two. */
function listVisited(): readonly string[] {
  const entries = "navigation" in window ? navigation.entries().flatMap(({ url }) => url ?? []) : [];
  const isOwn = URL.parse(document.referrer)?.origin === location.origin;
  return [...entries, ...(isOwn ? [document.referrer] : []), location.href];
}
