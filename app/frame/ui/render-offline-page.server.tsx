import { renderToStaticMarkup } from "react-dom/server.node";
import { brand } from "../../countries/model/brand";
import base from "../../design/base.css?inline";
import { fontFaces } from "../../design/font-faces.server";
import tokens from "../../design/tokens.css?inline";
import type { Translate } from "../../i18n/translate";
import styles from "./offline-page.css?inline";

type OfflinePage = {
  readonly prefix: string;
  readonly translate: Translate;
  readonly nonce: string;
  readonly script: string;
};

/** Empty href: the requested URL, which this page replaces. */
const again = "";

/**
 * Renders the document that the service worker shows when a page cannot be loaded: self-contained, the same for all
 * visitors. Its script fills its sections with this device's stored data.
 */
export function renderOfflinePage(page: OfflinePage): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<OfflineDocument {...page} />)}`;
}

function OfflineDocument({ prefix, translate, nonce, script }: OfflinePage) {
  const title = translate("frame.error.offline.title");
  const fonts = fontFaces[translate.language];
  const css = [tokens, base, fonts?.fallback, fonts?.css, styles].join("");
  return (
    <html lang={translate.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${brand.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <a href={prefix || "/"}>
            <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
              <path d="M0 5.4 30 0v15.6l-10.8 2.4v5.4l6.6 2.4V30H4.2v-4.2l6.6-2.4V18L0 13.2z" />
            </svg>
            {brand.name}
          </a>
        </header>
        <main>
          <img src="/pictures/empty-offline.svg" width="240" height="180" alt="" />
          <h1>{title}</h1>
          <p>{translate("frame.error.offline.text")}</p>
          <p>
            <a href={again}>{translate("frame.error.again")}</a>
          </p>
          <section data-kept="cart" aria-labelledby="kept-cart" hidden>
            <h2 id="kept-cart">{translate("cart.title")}</h2>
            <p>
              <time data-text={translate("content.offline.asOf", { time: "{{time}}" })} />
              {" · "}
              {translate("content.offline.changed")}
            </p>
            <ul />
            <p>
              {translate("cart.totals.total")} <b data-total="" />
            </p>
          </section>
          <section data-kept="viewed" aria-labelledby="kept-viewed" hidden>
            <h2 id="kept-viewed">{translate("guarantee.viewed")}</h2>
            <p>{translate("content.offline.changed")}</p>
            <ul />
          </section>
        </main>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
