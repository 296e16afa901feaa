import type { Context, MiddlewareHandler } from "hono";
import type { Country } from "../../app/countries/model/country";
import type { Log } from "../../app/request/log";
import type { Environment } from "./config/environment";
import type { InlineSources } from "./security/content-security-policy";
import type { ServerTiming } from "./server-timing";

/** Values that pipeline steps set for the steps after them. */
export type ShopEnv = {
  Bindings: ShopBindings;
  Variables: {
    environment: Environment;
    requestId: string;
    url: URL;
    log: Log;
    timing: ServerTiming;
    country: Country;
    /** Scheme and host of the country's shop, `https://www.ironhall.sk`. */
    origin: string;
    nonce: string;
    /** Allow the page's inline scripts and styles: by the nonce, or by hashes in a cached page. */
    inlineSources: InlineSources;
    /** The page cache's result, for the log. */
    cacheStatus: string;
    /** A page that must be the shop's 404 whatever its URL would match. */
    isNotFound: boolean;
  };
};

export type ShopContext = Context<ShopEnv>;
export type Step = MiddlewareHandler<ShopEnv>;
