import type { Context, MiddlewareHandler } from "hono";
import type { Country } from "../../app/countries/model/country";
import type { Log } from "../../app/request/log";
import type { Environment } from "./config/environment";
import type { ServerTiming } from "./server-timing";

/** What the steps of the pipeline leave for those after them. */
export type ShopEnv = {
  Bindings: ShopBindings;
  Variables: {
    environment: Environment;
    requestId: string;
    url: URL;
    log: Log;
    timing: ServerTiming;
    country: Country;
    /** Scheme and host that the country's shop lives on, `https://www.ironhall.sk`. */
    origin: string;
    nonce: string;
    /** How the page cache answered, for the log. */
    cacheStatus: string;
    /** A page that must be the shop's 404 whatever its address would match. */
    isNotFound: boolean;
  };
};

export type ShopContext = Context<ShopEnv>;
export type Step = MiddlewareHandler<ShopEnv>;
