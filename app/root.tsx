import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { toAccountMenu } from "./accounts/operations/to-account-menu.server";
import { CartRuntime } from "./cart/ui/cart-runtime";
import productCard from "./catalogue/ui/product-card.module.css";
import productCardActions from "./catalogue/ui/product-card-actions.module.css";
import productCardMarks from "./catalogue/ui/product-card-marks.module.css";
import productCards from "./catalogue/ui/product-cards.module.css";
import { isPrivatePage } from "./countries/model/shop-paths";
import breadcrumb from "./design/breadcrumb.module.css";
import { LinkContext } from "./design/link";
import linkChips from "./design/link-chips.module.css";
import { Notifications } from "./design/notifications";
import stars from "./design/stars.module.css";
import { StaticSlot } from "./design/static-slot";
import wideTable from "./design/wide-table.module.css";
import { readNonce } from "./frame/browser/page-document";
import { toPageKind } from "./frame/model/page-kind";
import type { RootData } from "./frame/model/root-data";
import { loadFrame } from "./frame/operations/load-frame.server";
import { toHeaderView } from "./frame/operations/to-header-view.server";
import confirmationDialog from "./frame/ui/confirmation-dialog.module.css";
import { DocumentHeadElements } from "./frame/ui/document-head";
import { ErrorPage } from "./frame/ui/error-page";
import { FirstViewHead } from "./frame/ui/first-view";
import { footer } from "./frame/ui/footer.module.css";
import { Header } from "./frame/ui/header";
import { header } from "./frame/ui/header.module.css";
import { LastResortBoundary } from "./frame/ui/last-resort";
import { LoadingBar } from "./frame/ui/loading-bar";
import { PageEvents } from "./frame/ui/page-events";
import { PanelsProvider } from "./frame/ui/panels-provider";
import { renderFooter } from "./frame/ui/render-footer.server";
import { ServedLinks } from "./frame/ui/served-links";
import themeSwitch from "./frame/ui/theme-switch.module.css";
import { useLinkSettings } from "./frame/ui/use-link-settings";
import { useTranslate } from "./i18n/translate-context";
import { PathPrefixContext, useRouterPrefix } from "./i18n/use-path-prefix";
import { SavedListsWatcher } from "./lists/ui/saved-lists-watcher";
import newsletterForm from "./newsletter/ui/newsletter-form.module.css";
import { footerContext, requestContext } from "./request/context";
import "./design/tokens.css";
import "./design/fonts.css";
import "./design/base.css";

const nonce = readNonce();

/** The footer bypasses the hydration state and is written into the document. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const frame = await loadFrame(context, request);
  const { translate, locale, session } = context.get(requestContext);
  context.set(footerContext, renderFooter(frame, translate));
  const isPrivate = isPrivatePage(new URL(request.url).pathname);
  const isSignedIn = isPrivate && Boolean((await session.read())?.customerId);
  return {
    header: toHeaderView(frame, locale),
    account: isSignedIn ? toAccountMenu(frame.prefix, null, translate) : null,
  };
}

/** Styles of server-rendered parts that many pages share: a style sheet that no script imports is not loaded. */
export const handle = {
  styles: [
    breadcrumb,
    confirmationDialog,
    linkChips,
    newsletterForm,
    productCard,
    productCardActions,
    productCardMarks,
    productCards,
    stars,
    themeSwitch,
    wideTable,
  ],
};

export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const prefix = useRouterPrefix();
  const links = useLinkSettings(prefix);
  const { pathname } = useLocation();
  return (
    <html lang={translate.locale} data-page={toPageKind(pathname)}>
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
            <PanelsProvider>
              <ServedLinks>
                <header className={header}>
                  <Header />
                  <StaticSlot slot="notice" />
                </header>
                <main id="content" tabIndex={-1}>
                  <LoadingBar />
                  {children}
                </main>
                <StaticSlot slot="footer" as="footer" className={footer} />
                <StaticSlot slot="data" />
                <Notifications closeLabel={translate("frame.close")} />
                <CartRuntime />
                <SavedListsWatcher />
              </ServedLinks>
            </PanelsProvider>
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
