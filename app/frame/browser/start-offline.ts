import { keepCartCopy } from "../../cart/browser/cart-copy";
import type { CartStore } from "../../cart/browser/cart-state";
import { trustScriptUrl } from "../../foundation/browser/trusted-types";
import { whenIdle } from "../../foundation/browser/when-idle";
import { listMessageFiles } from "../../i18n/browser/message-files";

/** Prepares this device for the time without a network, when the page is idle. */
export function startOffline(cart: CartStore): void {
  keepCartCopy(cart);
  atRest(() => {
    nameShop();
    // Development has no service worker: every file changes when it is saved.
    if (import.meta.env.PROD) register().catch(() => {});
  });
}

/** Adds the web app manifest here and not in each document, because few visitors install the shop. */
function nameShop(): void {
  const add = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  add("manifest", `${readPrefix()}/manifest.json`);
  add("apple-touch-icon", "/icons/app-180.png");
}

/** Reads the router's base path, which is next to the page's data. */
function readPrefix(): string {
  const context: { readonly basename?: string } | undefined = Reflect.get(window, "__reactRouterContext");
  return (context?.basename ?? "/").replace(/\/$/, "");
}

async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(trustScriptUrl("/sw.js"));
  const { active } = await navigator.serviceWorker.ready;
  const words = listMessageFiles(document).map(({ urls: [url] }) => url);
  active?.postMessage({ words, isSparing: isSparing() });
}

/** Returns whether the visitor saves data or has a slow connection. */
function isSparing(): boolean {
  const connection: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined =
    Reflect.get(navigator, "connection");
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** Calls when the page has loaded and is idle. */
function atRest(act: () => void): void {
  const wait = () => whenIdle(act);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
