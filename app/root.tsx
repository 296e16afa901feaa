import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { CartRuntime } from "./cart/ui/cart-runtime";
import productCard from "./catalogue/ui/product-card.module.css";
import productCardActions from "./catalogue/ui/product-card-actions.module.css";
import productCards from "./catalogue/ui/product-cards.module.css";
import breadcrumb from "./design/breadcrumb.module.css";
import { LinkContext } from "./design/link";
import linkChips from "./design/link-chips.module.css";
import { Notifications } from "./design/notifications";
import stars from "./design/stars.module.css";
import { StaticSlot } from "./design/static-slot";
import wideTable from "./design/wide-table.module.css";
import { loadFrame } from "./frame/operations/load-frame.server";
import { DocumentHeadElements } from "./frame/ui/document-head";
import { ErrorPage } from "./frame/ui/error-page";
import { FirstViewHead } from "./frame/ui/first-view";
import { footer } from "./frame/ui/footer.module.css";
import { headerClass } from "./frame/ui/header-class";
import { LastResortBoundary } from "./frame/ui/last-resort";
import { LoadingBar } from "./frame/ui/loading-bar";
import { PageEvents } from "./frame/ui/page-events";
import { renderFrame } from "./frame/ui/render-frame.server";
import { useLinkSettings } from "./frame/ui/use-link-settings";
import { useTranslate } from "./i18n/translate-context";
import { PathPrefixContext, useRouterPrefix } from "./i18n/use-path-prefix";
import { KeptWatch } from "./lists/ui/kept-watch";
import { frameHtmlContext, requestContext } from "./request/context";
import "./design/tokens.css";
import "./design/fonts.css";
import "./design/base.css";

/**
 * The nonce is on the style sheets' links in development too; the browser hides the attribute but keeps the property.
 */
const nonce =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

/** Header and footer bypass the hydration state and are written into the document. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const frame = await loadFrame(context, request);
  context.set(frameHtmlContext, renderFrame(frame, context.get(requestContext).translate));
  return null;
}

/** Styles of server-rendered parts that many pages share: a style sheet that no script imports is not loaded. */
export const handle = {
  styles: [breadcrumb, linkChips, productCard, productCardActions, productCards, stars, wideTable],
};

export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const prefix = useRouterPrefix();
  const links = useLinkSettings(prefix);
  return (
    <html lang={translate.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <DocumentHeadElements />
        <FirstViewHead nonce={nonce} />
      </head>
      <body>
        <PathPrefixContext value={prefix}>
          <LinkContext value={links}>
            <StaticSlot slot="header" as="header" className={headerClass} />
            <main id="content" tabIndex={-1}>
              <LoadingBar />
              {children}
            </main>
            <StaticSlot slot="footer" as="footer" className={footer} />
            <StaticSlot slot="data" />
            <Notifications closeLabel={translate("frame.close")} />
            <CartRuntime />
            <KeptWatch />
            <PageEvents />
            <ScrollRestoration />
            <Scripts />
          </LinkContext>
        </PathPrefixContext>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LastResortBoundary>
      <ErrorPage error={error} />
    </LastResortBoundary>
  );
}
