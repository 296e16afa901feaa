import { listen } from "../../foundation/browser/listen";

/** Elements of the head that the server wrote for the first page only. */
const staleHead =
  "link[rel=canonical], link[rel=alternate], meta[name=robots], meta[name=description], meta[property]";

/** Removes from the head what describes the served page, after a client-side navigation. */
export function removeStaleHead(): void {
  for (const element of document.head.querySelectorAll(staleHead)) element.remove();
}

/** From the first step back, the parts below the window have their own heights: the scroll position is restored. */
export function showWholeHeightOnReturn(): () => void {
  const popstate = () => {
    document.documentElement.dataset.whole = "";
  };
  return listen(window, { popstate }, { once: true });
}

/**
 * Calls back in place of a reload that a script starts; returns a function that stops. Does nothing in browsers without
 * the Navigation API.
 */
export function replaceReload(load: () => void, isWanted: () => boolean): () => void {
  if (!("navigation" in window)) return () => {};
  const navigate = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated || isWanted()) return;
    event.preventDefault();
    load();
  };
  return listen(window.navigation, { navigate });
}

/** Sets the link of the served footer to the countries' shops. */
export function setCountryLink(href: string): void {
  document.querySelector("[data-static] a[data-open=countries]")?.setAttribute("href", href);
}

/**
 * Returns the nonce of the document's scripts, which the style sheets' links have in development too; undefined on the
 * server. The browser hides the attribute but keeps the property.
 */
export function readNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}
