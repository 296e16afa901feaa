import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createCartStore } from "./cart/browser/cart-state";
import { type BrowserCart, BrowserCartContext } from "./cart/ui/browser-cart-context";
import { readStaticHtml } from "./design/browser/static-html";
import { StaticHtmlContext } from "./design/static-slot";
import { afterPaint } from "./foundation/browser/when-idle";
import { loadTranslate } from "./i18n/browser/load-translate";
import { TranslateContext } from "./i18n/translate-context";

const translate = await loadTranslate(document);
const staticHtml = readStaticHtml();
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
          <AfterStart>
            <HydratedRouter onError={reportError} useTransitions={false} />
          </AfterStart>
        </BrowserCartContext>
      </StaticHtmlContext>
    </TranslateContext>,
  );
});

/** Loads what every page needs, but not at once: once for all pages, also after an error page mounted the frame again. */
function AfterStart({ children }: { readonly children: ReactNode }) {
  // Without the script the shop asks for no consent, and loads no third party.
  useEffect(
    () => afterPaint(() => import("./after-start").then((script) => script.startRest(state)).catch(() => {})),
    [],
  );
  return children;
}

/** Notifies the page's monitoring (frame/browser/watch-session.ts) that an error page replaced this one. */
function reportError(error: unknown): void {
  dispatchEvent(new CustomEvent("caught", { detail: error }));
}
