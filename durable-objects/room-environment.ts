import { create, optional, size, string, type } from "superstruct";
import { createBoundFetch } from "../app/gateways/bound-fetch";
import type { CartsGateway } from "../app/gateways/commerce/carts/carts-gateway";
import { createCartsGateway } from "../app/gateways/commerce/carts/create-carts-gateway";
import { createPaymentRecords } from "../app/gateways/commerce/carts/create-payment-records";
import type { PaymentRecords } from "../app/gateways/commerce/carts/payment-records";
import { createCommerceClient } from "../app/gateways/commerce/commerce-client";
import { createPaymentGateway } from "../app/gateways/payment/create-payment-gateway";
import type { PaymentGateway } from "../app/gateways/payment/payment-gateway";
import type { CartRoom } from "./cart-room/cart-room";
import { injectFaults } from "./development/platform-faults";
import type { StockRoom } from "./stock-room/stock-room";

/** What the rooms need of the shop worker's environment. */
export interface RoomEnvironment extends Cloudflare.Env {
  readonly CartRoom: DurableObjectNamespace<CartRoom>;
  readonly StockRoom: DurableObjectNamespace<StockRoom>;
  readonly COMMERCE?: Fetcher;
  readonly SANDBOX?: Fetcher;
}

const required = size(string(), 1, 2000);

const Settings = type({
  DEPLOYMENT: optional(required),
  COMMERCE_API_URL: required,
  COMMERCE_AUTH_URL: required,
  COMMERCE_PROJECT_KEY: required,
  COMMERCE_CLIENT_ID: required,
  COMMERCE_CLIENT_SECRET: required,
  COMMERCE_TIMEOUT_MS: optional(required),
  PAYMENT_API_URL: required,
  PAYMENT_API_KEY: required,
  PAYMENT_MERCHANT_ACCOUNT: required,
});

/** The outside systems of a room. */
export type RoomGateways = {
  readonly carts: CartsGateway;
  readonly records: PaymentRecords;
  readonly provider: PaymentGateway;
};

const memo = new WeakMap<RoomEnvironment, RoomGateways>();

/** Gateways of an environment, made once, so that rooms in one isolate share the server token. */
export function roomGateways(env: RoomEnvironment): RoomGateways {
  const known = memo.get(env);
  if (known) return known;
  const settings = create(env, Settings);
  const client = createCommerceClient({
    apiUrl: settings.COMMERCE_API_URL,
    authUrl: settings.COMMERCE_AUTH_URL,
    projectKey: settings.COMMERCE_PROJECT_KEY,
    clientId: settings.COMMERCE_CLIENT_ID,
    clientSecret: settings.COMMERCE_CLIENT_SECRET,
    requestTimeoutMs: settings.COMMERCE_TIMEOUT_MS ? Number(settings.COMMERCE_TIMEOUT_MS) : undefined,
    fetch: injectFaults(
      createBoundFetch(settings.COMMERCE_API_URL, env.COMMERCE),
      settings.DEPLOYMENT === "local",
    ),
  });
  const gateways = {
    carts: createCartsGateway(client),
    records: createPaymentRecords(client),
    provider: createPaymentGateway({
      apiUrl: settings.PAYMENT_API_URL,
      apiKey: settings.PAYMENT_API_KEY,
      merchantAccount: settings.PAYMENT_MERCHANT_ACCOUNT,
      fetch: createBoundFetch(settings.PAYMENT_API_URL, env.SANDBOX),
    }),
  };
  memo.set(env, gateways);
  return gateways;
}
