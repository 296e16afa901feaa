import type { ComponentType } from "react";
import type { PanelProps } from "../../design/drawer";
import { notify } from "../../design/notification-store";
import { announceConsent } from "../browser/consent-state";
import { readChoice } from "../model/consent";
import { findLanding } from "../model/utm-source";
import { type ConsentPanelView, isConsentPanelView } from "./to-consent-view";

type ConsentPanel = {
  /** The dialog of all purposes. */
  readonly Dialog: ComponentType<PanelProps>;
  /** Asks at the window's lower edge until the visitor chooses or closes the question. */
  readonly ask: () => void;
};

let loading: Promise<ConsentPanel> | null = null;

/**
 * Loads the consent question and dialog once per document. Rejects, and tries again at the next call, when the script or
 * the texts cannot be fetched.
 *
 * @param prefix - Path prefix of the page's language, such as "/nl", or "".
 */
export function loadConsentPanel(prefix: string): Promise<ConsentPanel> {
  loading ??= load(prefix).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(prefix: string): Promise<ConsentPanel> {
  const [panel, { ConsentDialog }, { askConsent }] = await Promise.all([
    loadView(prefix),
    import("./consent-panel"),
    import("./ask-consent"),
  ]);
  const shared = {
    panel,
    save: (fields: FormData) => saveChoice(panel.view.path, fields),
    announce() {
      announceConsent();
      notify({ id: "consent", kind: "ok", text: panel.texts.saved, dismissAfterMs: 3000 });
    },
  };
  return {
    Dialog: (props) => <ConsentDialog {...props} {...shared} />,
    ask: () => askConsent(shared),
  };
}

async function loadView(prefix: string): Promise<ConsentPanelView> {
  const response = await fetch(`${prefix}/consent-panel`);
  const view: unknown = response.ok ? await response.json() : null;
  if (!isConsentPanelView(view)) throw new Error(`The consent panel responded with ${response.status}`);
  return view;
}

/** Posts a choice to the consents' page. A browser that takes no cookies has stored nothing. */
async function saveChoice(path: string, fields: FormData): Promise<boolean> {
  const landing = findLanding(listVisited());
  if (landing) fields.set("landing", landing);
  return (await post(path, fields)) && readChoice(document.cookie) !== null;
}

/** The page's form responds with a redirect, which is not followed here. */
async function post(path: string, body: FormData): Promise<boolean> {
  try {
    const response = await fetch(path, { method: "POST", body, redirect: "manual" });
    return response.type === "opaqueredirect";
  } catch {
    return false;
  }
}

/** URLs of this shop that the tab visited, oldest first; browsers without the Navigation API provide the last two. */
function listVisited(): readonly string[] {
  const entries = "navigation" in window ? navigation.entries().flatMap(({ url }) => url ?? []) : [];
  const isOwn = URL.parse(document.referrer)?.origin === location.origin;
  return [...entries, ...(isOwn ? [document.referrer] : []), location.href];
}
