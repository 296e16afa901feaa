import { Hono } from "hono";
import { consumePlatformMessages } from "./hooks/consume-platform-messages";
import { receivePlatformMessage } from "./hooks/receive-platform-message";
import { answerMiddleware } from "./middleware-api/answer-middleware";
import { receivePaymentNotification } from "./payment-return/receive-payment-notification";
import { returnFromPayment } from "./payment-return/return-from-payment";
import { openRealtime } from "./realtime/open-realtime";
import { consumeSearchChanges } from "./search-feed/consume-search-changes";
import { watchPrices } from "./search-feed/watch-prices";
import { watchReviews } from "./search-feed/watch-reviews";
import type { ShopEnv } from "./shop-env";
import { answerContentList } from "./steps/answer-content-list";
import { answerError } from "./steps/answer-error";
import { answerHealth } from "./steps/answer-health";
import { answerRobots } from "./steps/answer-robots";
import { answerSitemap } from "./steps/answer-sitemap";
import { chooseCountry } from "./steps/choose-country";
import { compressLocally } from "./steps/compress-locally";
import { dispatchLocalSystems } from "./steps/dispatch-local-systems";
import { redirectToCanonical } from "./steps/redirect-to-canonical";
import { redirectWhatIsGone } from "./steps/redirect-what-is-gone";
import { refuseBadRequests } from "./steps/refuse-bad-requests";
import { renderPage } from "./steps/render-page";
import { serveAssets } from "./steps/serve-assets";
import { serveFromPageCache } from "./steps/serve-from-page-cache";
import { setSecurityHeaders } from "./steps/set-security-headers";
import { traceRequest } from "./steps/trace-request";

export { AttemptCounter } from "../../durable-objects/attempt-counter/attempt-counter";
export { CartRoom } from "../../durable-objects/cart-room/cart-room";
export { CustomerSignIns } from "../../durable-objects/customer-sign-ins/customer-sign-ins";
export { MessageLedger } from "../../durable-objects/message-ledger/message-ledger";
export { StockRoom } from "../../durable-objects/stock-room/stock-room";

/** The edge of the shop: what a request meets, in this order. */
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
shop.all("/healthz", answerHealth);
shop.get("/api/content-list", answerContentList);
shop.get("/robots.txt", answerRobots);
shop.use(answerSitemap);
shop.use(redirectToCanonical);
shop.use(redirectWhatIsGone);
shop.use(serveFromPageCache);
shop.all("*", renderPage);

/** Production's queues and those of this machine have the same names. */
const searchQueue = "ironhall-search-changes";

export default {
  fetch: shop.fetch,
  queue: (batch, bindings) =>
    batch.queue === searchQueue
      ? consumeSearchChanges(batch, bindings)
      : consumePlatformMessages(batch, bindings),
  async scheduled({ scheduledTime }, bindings) {
    await watchPrices(new Date(scheduledTime), bindings);
    await watchReviews(new Date(scheduledTime), bindings);
  },
} satisfies ExportedHandler<ShopBindings>;
