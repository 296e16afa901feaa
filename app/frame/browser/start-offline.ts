import { keepCartCopy } from "../../cart/browser/cart-copy";
import type { CartStore } from "../../cart/browser/cart-state";

/** What a page does for the time without a network, when it has nothing else to do. */
export function startOffline(cart: CartStore): void {
  keepCartCopy(cart);
  atRest(() => {
    nameShop();
    // While developing every file is as it was just written.
    if (import.meta.env.PROD) register().catch(() => {});
  });
}

/** The shop for a home screen; here and not in each document, for few ever ask. */
function nameShop(): void {
  const add = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  add("manifest", `${readPrefix()}/manifest.json`);
  add("apple-touch-icon", "/icons/app-180.png");
}

/** The router keeps its base path beside the page's data. */
function readPrefix(): string {
  const context: { readonly basename?: string } | undefined = Reflect.get(window, "__reactRouterContext");
  return (context?.basename ?? "/").replace(/\/$/, "");
}

async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const words = [...document.querySelectorAll<HTMLMetaElement>("meta[name=words]")];
  active?.postMessage({ words: words.map(({ content }) => content), isSparing: isSparing() });
}

/** Somebody pays by the byte, or waits for each. */
function isSparing(): boolean {
  const connection: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined =
    Reflect.get(navigator, "connection");
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

/** When the page has loaded and has nothing to do; some browsers do not tell. */
function atRest(act: () => void): void {
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 300));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
