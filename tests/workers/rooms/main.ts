import { WorkerEntrypoint } from "cloudflare:workers";
import { Hono } from "hono";
import { getCountry } from "../../../app/countries/model/country-table";
import { readEnvironment } from "../../../worker/shop/config/environment";
import { createLog } from "../../../worker/shop/create-log";
import {
  consumePlatformMessages,
  receivePlatformMessage,
} from "../../../worker/shop/hooks/platform-message-queue";
import { answerMiddleware } from "../../../worker/shop/middleware-api/answer-middleware";
import { receivePaymentNotification } from "../../../worker/shop/payment-return/receive-payment-notification";
import { returnFromPayment } from "../../../worker/shop/payment-return/return-from-payment";
import { openRealtime } from "../../../worker/shop/realtime/open-realtime";
import type { ShopEnv } from "../../../worker/shop/shop-env";
import { platform } from "../../support/commerce-stand-in";
import { provider } from "../../support/provider-stand-in";

export { AttemptCounter } from "../../../durable-objects/attempt-counter/attempt-counter";
export { CartRoom } from "../../../durable-objects/cart-room/cart-room";
export { CustomerKeys } from "../../../durable-objects/customer-keys/customer-keys";
export { CustomerSignIns } from "../../../durable-objects/customer-sign-ins/customer-sign-ins";
export { MessageLedger } from "../../../durable-objects/message-ledger/message-ledger";
export { OperationsLedger } from "../../../durable-objects/operations-ledger/operations-ledger";
export { StockRoom } from "../../../durable-objects/stock-room/stock-room";

export class CommerceStandIn extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> {
    return platform.answer(request);
  }
}

export class ProviderStandIn extends WorkerEntrypoint {
  override fetch(request: Request): Promise<Response> {
    return provider.answer(request);
  }
}

/** Only the parts of the shop's pipeline that the rooms need. */
const shop = new Hono<ShopEnv>();

shop.use(async (context, next) => {
  const url = new URL(context.req.url);
  context.set("environment", readEnvironment(context.env));
  context.set("url", url);
  context.set("country", getCountry("SK"));
  context.set("origin", url.origin);
  context.set("log", createLog({}));
  await next();
});
shop.get("/realtime", openRealtime);
shop.all("/payment/return", returnFromPayment);
shop.all("/hooks/payment", receivePaymentNotification);
shop.all("/hooks/platform-messages", receivePlatformMessage);
shop.all("/new-ct/:operation", answerMiddleware);

export default {
  fetch: shop.fetch,
  queue: consumePlatformMessages,
} satisfies ExportedHandler<ShopBindings>;
