import { Hono } from "hono";
import { runWithTrace } from "../../app/gateways/current-trace";
import { answerLlmsText } from "./agents/answer-llms-text";
import { answerMarkdown } from "./agents/answer-markdown";
import { answerMcp } from "./agents/answer-mcp";
import { answerUcpProfile } from "./agents/answer-ucp-profile";
import { answerUcpRest } from "./agents/answer-ucp-rest";
import { consumePlatformMessages, receivePlatformMessage } from "./hooks/platform-message-queue";
import { consumeMails } from "./mail/consume-mails";
import { consumeUndelivered } from "./mail/note-undelivered";
import { sweepOrderMails } from "./mail/sweep-order-mails";
import { answerMiddleware } from "./middleware-api/answer-middleware";
import { answerOrderPortalUrl } from "./my-orders/answer-order-portal-url";
import { answerMailedConsents } from "./newsletter/answer-mailed-consents";
import { answerCountryState } from "./operators/answer-country-state";
import { answerHealth, answerReadiness } from "./operators/answer-health";
import { answerOperators } from "./operators/answer-operators";
import { consumeDeadLetters } from "./operators/keep-dead-letters";
import { receivePaymentNotification } from "./payment-return/receive-payment-notification";
import { returnFromPayment } from "./payment-return/return-from-payment";
import { openRealtime } from "./realtime/open-realtime";
import { receiveBrowserReport } from "./reports/receive-browser-report";
import { receivePolicyReports, reportsPath } from "./reports/receive-policy-reports";
import { forgetRecordsHourly } from "./retention/forget-records";
import { consumeSearchChanges } from "./search-feed/consume-search-changes";
import { watchPrices, watchReviews } from "./search-feed/watch-platform";
import type { ShopEnv } from "./shop-env";
import { answerError } from "./steps/answer-error";
import { answerFeed } from "./steps/answer-feed";
import { answerAppManifest, answerContentList, answerRobots } from "./steps/answer-host-files";
import { answerServiceWorker } from "./steps/answer-service-worker";
import { answerSitemap } from "./steps/answer-sitemap";
import { answerSecurityText, redirectToPassword } from "./steps/answer-well-known";
import { chooseCountry } from "./steps/choose-country";
import { compressLocally } from "./steps/compress-locally";
import { dispatchLocalSystems } from "./steps/dispatch-local-systems";
import { exchangeLinkSecret } from "./steps/exchange-link-secret";
import { keepToggles } from "./steps/keep-toggles";
import { keepUtmSource } from "./steps/keep-utm-source";
import { redirectToCanonical, redirectWhatIsGone } from "./steps/redirect-pages";
import { refuseBadRequests } from "./steps/refuse-bad-requests";
import { renderPage } from "./steps/render-page";
import { serveAssets } from "./steps/serve-assets";
import { serveFromPageCache } from "./steps/serve-from-page-cache";
import { setSecurityHeaders } from "./steps/set-security-headers";
import { traceRequest } from "./steps/trace-request";
import { consumeCases } from "./support/consume-cases";
import { answerTheme } from "./theme/answer-theme";
import { applyTheme } from "./theme/apply-theme";
import { createOwnTrace, observeBatch, toQueueName } from "./trace-queues";
import { answerTrackingCall } from "./tracking/answer-tracking-call";
import { receiveSearchClick } from "./tracking/receive-search-click";
import { answerVatValidation, clearVatNumber } from "./vat/answer-vat-validation";

export { AttemptCounter } from "../../durable-objects/attempt-counter/attempt-counter";
export { CartRoom } from "../../durable-objects/cart-room/cart-room";
export { CustomerKeys } from "../../durable-objects/customer-keys/customer-keys";
export { CustomerSignIns } from "../../durable-objects/customer-sign-ins/customer-sign-ins";
export { MessageLedger } from "../../durable-objects/message-ledger/message-ledger";
export { OperationsLedger } from "../../durable-objects/operations-ledger/operations-ledger";
export { StockRoom } from "../../durable-objects/stock-room/stock-room";

/** The edge of the shop: the steps that a request passes, in this order. */
const shop = new Hono<ShopEnv>({ strict: true });

shop.onError(answerError);
shop.use(dispatchLocalSystems);
shop.use(compressLocally);
shop.use(traceRequest);
shop.use(chooseCountry);
shop.use(setSecurityHeaders);
shop.all("/hooks/platform-messages", receivePlatformMessage);
shop.use(refuseBadRequests);
shop.use(serveAssets);
shop.get("/realtime", openRealtime);
shop.all("/payment/return", returnFromPayment);
shop.all("/hooks/payment", receivePaymentNotification);
shop.all("/new-ct/:operation", answerMiddleware);
shop.all("/:language{[a-z]{2}}/new-ct/:operation", answerMiddleware);
shop.all("/api/ucp/mcp", answerMcp);
shop.all("/:language{[a-z]{2}}/api/ucp/mcp", answerMcp);
shop.all("/api/ucp/v1/*", answerUcpRest);
shop.all("/:language{[a-z]{2}}/api/ucp/v1/*", answerUcpRest);
shop.all("/my-orders/getUrlWithToken", answerOrderPortalUrl);
shop.all("/cia/:call", answerTrackingCall);
shop.all("/vat/validate", answerVatValidation);
shop.all("/vat/clear", clearVatNumber);
shop.all("/theme", answerTheme);
shop.all("/:language{[a-z]{2}}/theme", answerTheme);
shop.all("/healthz", answerHealth);
shop.all("/readyz", answerReadiness);
shop.all("/__operator/country", answerCountryState);
shop.all("/__operator", answerOperators);
shop.all("/__operator/*", answerOperators);
shop.all("/api/monitoring", receiveBrowserReport);
shop.all("/api/search-click", receiveSearchClick);
shop.all(reportsPath, receivePolicyReports);
shop.get("/api/content-list", answerContentList);
shop.get("/robots.txt", answerRobots);
shop.get("/llms.txt", answerLlmsText);
shop.get("/:language/llms.txt", answerLlmsText);
shop.get("/agents.md", answerLlmsText);
shop.get("/:language/agents.md", answerLlmsText);
shop.get("/sw.js", answerServiceWorker);
shop.get("/.well-known/security.txt", answerSecurityText);
shop.get("/.well-known/ucp", answerUcpProfile);
shop.get("/.well-known/change-password", redirectToPassword);
shop.get("/manifest.json", answerAppManifest);
shop.get("/:language/manifest.json", answerAppManifest);
shop.use(answerSitemap);
shop.use(answerFeed);
shop.use(answerMailedConsents);
shop.use(redirectToCanonical);
shop.use(redirectWhatIsGone);
shop.use(exchangeLinkSecret);
shop.use(keepUtmSource);
shop.use(keepToggles);
shop.use(answerMarkdown);
shop.use(applyTheme);
shop.use(serveFromPageCache);
shop.all("*", renderPage);

/** By their names, which are the same in production and on this machine; staging's end in its own. */
const consumers: Readonly<
  Record<string, (batch: MessageBatch<unknown>, bindings: ShopBindings) => Promise<void>>
> = {
  "ironhall-platform-messages": consumePlatformMessages,
  "ironhall-search-changes": consumeSearchChanges,
  "ironhall-mails": consumeMails,
  "ironhall-mails-undelivered": consumeUndelivered,
  "ironhall-cases": consumeCases,
  "ironhall-platform-messages-dead": consumeDeadLetters,
  "ironhall-search-changes-dead": consumeDeadLetters,
  "ironhall-cases-dead": consumeDeadLetters,
};

export default {
  fetch: shop.fetch,
  async queue(batch, bindings) {
    const consume = consumers[toQueueName(batch)];
    await observeBatch(batch, bindings, async () => consume?.(batch, bindings));
  },
  async scheduled({ scheduledTime }, bindings) {
    await runWithTrace(createOwnTrace(bindings), async () => {
      await watchPrices(new Date(scheduledTime), bindings);
      await watchReviews(new Date(scheduledTime), bindings);
      await sweepOrderMails(new Date(scheduledTime), bindings);
      await forgetRecordsHourly(new Date(scheduledTime), bindings);
    });
  },
} satisfies ExportedHandler<ShopBindings>;
