import type { CartRoom } from "../../durable-objects/cart-room/cart-room";
import type { StockRoom } from "../../durable-objects/stock-room/stock-room";

/** What wrangler.toml binds to the shop worker, before it is parsed. */
export type ShopBindings = {
  readonly ASSETS: Fetcher;
  readonly CartRoom: DurableObjectNamespace<CartRoom>;
  readonly StockRoom: DurableObjectNamespace<StockRoom>;
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
  readonly PAYMENT_API_URL?: string;
  readonly PAYMENT_API_KEY?: string;
  readonly PAYMENT_MERCHANT_ACCOUNT?: string;
  readonly PAYMENT_HMAC_KEY?: string;
  readonly PAYMENT_PAGE_ORIGIN?: string;
  readonly SEO_REDIRECTION_URL?: string;
};
