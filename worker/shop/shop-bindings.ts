import type { AttemptCounter } from "../../durable-objects/attempt-counter/attempt-counter";
import type { CartRoom } from "../../durable-objects/cart-room/cart-room";
import type { CustomerSignIns } from "../../durable-objects/customer-sign-ins/customer-sign-ins";
import type { MessageLedger } from "../../durable-objects/message-ledger/message-ledger";
import type { StockRoom } from "../../durable-objects/stock-room/stock-room";
import type { PlatformMessage } from "./hooks/platform-message";

/** What wrangler.toml binds to the shop worker, before it is parsed. */
export type ShopBindings = {
  readonly ASSETS: Fetcher;
  readonly CartRoom: DurableObjectNamespace<CartRoom>;
  readonly StockRoom: DurableObjectNamespace<StockRoom>;
  readonly CustomerSignIns: DurableObjectNamespace<CustomerSignIns>;
  readonly AttemptCounter: DurableObjectNamespace<AttemptCounter>;
  readonly MessageLedger: DurableObjectNamespace<MessageLedger>;
  /** Messages of the platform on their way from the hook to those whom they concern. */
  readonly PLATFORM_MESSAGES: Queue<PlatformMessage>;
  /** The embedded commerce platform, where it is used. */
  readonly COMMERCE?: Fetcher;
  /** Stand-ins of the third parties, in development and preview. */
  readonly SANDBOX?: Fetcher;
  readonly DEPLOYMENT?: string;
  readonly COMMERCE_API_URL?: string;
  readonly COMMERCE_AUTH_URL?: string;
  readonly COMMERCE_PROJECT_KEY?: string;
  readonly COMMERCE_CLIENT_ID?: string;
  readonly COMMERCE_CLIENT_SECRET?: string;
  readonly COMMERCE_TIMEOUT_MS?: string;
  readonly SESSION_SECRET?: string;
  readonly ATTEMPT_LIMITS?: string;
  readonly PLATFORM_MESSAGES_TOKEN?: string;
  readonly PAYMENT_API_URL?: string;
  readonly PAYMENT_API_KEY?: string;
  readonly PAYMENT_MERCHANT_ACCOUNT?: string;
  readonly PAYMENT_HMAC_KEY?: string;
  readonly PAYMENT_PAGE_ORIGIN?: string;
  readonly SEO_REDIRECTION_URL?: string;
};
