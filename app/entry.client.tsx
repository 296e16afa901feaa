import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createCartStore } from "./cart/browser/cart-state";
import { type BrowserCart, BrowserCartContext } from "./cart/ui/browser-cart-context";
import { StaticHtmlContext } from "./design/static-slot";
import { loadTranslate } from "./i18n/load-translate";
import { TranslateContext } from "./i18n/translate-context";

const translate = await loadTranslate(document);
const staticHtml = readStaticHtml(document);
const state = createCartStore();
const cart: BrowserCart = {
  state,
  loadClient: (page) => import("./start-cart").then((script) => script.startCart(page, state)),
};

startTransition(() => {
  hydrateRoot(
    document,
    <TranslateContext value={translate}>
      <StaticHtmlContext value={staticHtml}>
        <BrowserCartContext value={cart}>
          <HydratedRouter onError={reportError} useTransitions={false} />
        </BrowserCartContext>
      </StaticHtmlContext>
    </TranslateContext>,
  );
});

// Without it the shop asks for no consent, and loads no third party.
addEventListener(
  "hydrated",
  () => import("./after-start").then((script) => script.startRest(state)).catch(() => {}),
  // An error page mounts the frame again, which dispatches the event again.
  { once: true },
);

/** Reads the slots of the served document, so that a client-side render would not lose them. */
function readStaticHtml(document: Document): (slot: string) => string | undefined {
  const slots = document.querySelectorAll<HTMLElement>("[data-static]");
  const html = new Map([...slots].map((slot) => [slot.dataset.static, slot.innerHTML]));
  return (slot) => html.get(slot);
}

/** Notifies the page's monitoring (frame/browser/watch-session.ts) that an error page replaced this one. */
function reportError(error: unknown): void {
  dispatchEvent(new CustomEvent("caught", { detail: error }));
}
