import { trustScriptUrl } from "../../foundation/browser/trusted-types";
import { type ConsentPurpose, readConsent } from "../model/consent";
import { findSecretParameter } from "../model/link-secret";
import type { PartyView } from "../model/party-view";
import { purposesOf, type ScriptParty } from "../model/third-parties";
import { onConsent } from "./consent-state";
import { hasConsent } from "./has-consent";
import { announceTagManager, beginConsentMode, signalConsent } from "./tag-manager";

type Name = Exclude<keyof typeof purposesOf, "survey" | "tracking">;
type Parts = {
  /** Called once, at the first consent. */
  readonly load: () => Promise<PartyView>;
  readonly reload: () => void;
  /** Starts each service in a separate task. */
  readonly nextTask: () => Promise<void>;
};

/**
 * Loads the services that the visitor consents to, now and after every choice. A running script cannot be unloaded:
 * when its consent is withdrawn, the page is reloaded without it. No third party runs on pages that a secret link
 * opens: their forms hold its secret.
 */
export function startThirdParties({ load, reload, nextTask }: Parts): void {
  if (findSecretParameter(location.pathname) !== null) return;
  const running = new Set<Name>();
  let loading: Promise<PartyView> | null = null;
  const apply = async () => {
    const agreed = readConsent(document.cookie);
    const mayRun = (name: Name) => purposesOf[name].some(hasConsent);
    if ([...running].some((name) => !mayRun(name))) return reload();
    if (agreed.size === 0) return;
    loading ??= load();
    const parties = await loading;
    if (parties.tagManager && mayRun("tagManager")) runTagManager(parties.tagManager, agreed, running);
    await nextTask();
    if (parties.marketing && mayRun("marketing") && !running.has("marketing")) {
      running.add("marketing");
      addScript(parties.marketing.scriptUrl, { projectToken: parties.marketing.id });
    }
    for (const name of ["reviewsUrl", "badgeUrl"] as const) {
      await nextTask();
      const url = parties[name];
      if (url === null || !mayRun(name)) continue;
      if (showFrame(name, url, parties.titles)) running.add(name);
    }
  };
  // Without a response no third party runs; the next choice or page tries again.
  const attempt = () => {
    apply().catch(() => {
      loading = null;
    });
  };
  onConsent(attempt);
  attempt();
}

function runTagManager(
  { scriptUrl, id }: ScriptParty,
  agreed: ReadonlySet<ConsentPurpose>,
  running: Set<Name>,
): void {
  const isFirst = !running.has("tagManager");
  if (isFirst) beginConsentMode();
  signalConsent(agreed);
  if (!isFirst) return;
  announceTagManager();
  running.add("tagManager");
  const url = new URL(scriptUrl);
  url.searchParams.set("id", id);
  addScript(url.href);
}

/** Runs a script of another host. The Content-Security-Policy allows that to the shop's own scripts, not to markup. */
function addScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = Object.assign(document.createElement("script"), { src: trustScriptUrl(src), async: true });
  Object.assign(script.dataset, data);
  script.referrerPolicy = "strict-origin";
  document.head.append(script);
}

const slots = { reviewsUrl: "reviews", badgeUrl: "badge" } as const;

/**
 * Shows a page of another host in its slot, without access to our cookies, storage or document; false: this page lacks
 * the slot.
 */
function showFrame(name: keyof typeof slots, src: string, titles: PartyView["titles"]): boolean {
  const slot = document.querySelector<HTMLElement>(`[data-party=${slots[name]}]`);
  if (!slot || slot.childElementCount > 0) return slot !== null;
  const frame = document.createElement("iframe");
  frame.title = titles[slots[name]];
  frame.loading = "lazy";
  frame.referrerPolicy = "strict-origin";
  frame.sandbox.add("allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox");
  frame.src = src;
  slot.append(frame);
  return true;
}
