import { create, enums, optional, pattern, refine, StructError, size, string, type } from "superstruct";
import {
  type AttemptLimits,
  isAttemptLimitSetting,
  parseAttemptLimits,
} from "./attempt-counter/attempt-limits";

const HttpUrl = pattern(string(), /^https?:\/\/[^\s/]+/);
const Filled = size(string(), 1, 500);
const AttemptLimitSetting = refine(string(), "AttemptLimits", isAttemptLimitSetting);
/** What a sealed cookie needs at least. */
const Secret = size(string(), 32, 500);

const Variables = type({
  DEPLOYMENT: enums(["local", "production"]),
  COMMERCE_API_URL: HttpUrl,
  COMMERCE_AUTH_URL: HttpUrl,
  COMMERCE_PROJECT_KEY: Filled,
  COMMERCE_CLIENT_ID: Filled,
  COMMERCE_CLIENT_SECRET: Filled,
  /** How long one answer of the platform may take, in milliseconds; 15 s when it is not set. */
  COMMERCE_TIMEOUT_MS: optional(pattern(string(), /^[1-9]\d{2,4}$/)),
  /** Base address of the search: the embedded one's, or the hosted service's. */
  SEARCH_API_URL: HttpUrl,
  SEARCH_APP_ID: Filled,
  /** May search and nothing else. */
  SEARCH_API_KEY: Filled,
  /** May write records; without it the search is filled by command alone. */
  SEARCH_WRITE_KEY: optional(Filled),
  /** How long one answer of the search may take, in milliseconds; 2 s when it is not set. */
  SEARCH_TIMEOUT_MS: optional(pattern(string(), /^[1-9]\d{2,4}$/)),
  SESSION_SECRET: Secret,
  /** What may be tried how often (`attempt-limits.ts`), where the defaults do not fit; `off`: nothing is limited. */
  ATTEMPT_LIMITS: optional(AttemptLimitSetting),
  /** Proves a push of the platform's messages; without it the hook refuses everything. */
  PLATFORM_MESSAGES_TOKEN: optional(Secret),
  PAYMENT_API_URL: HttpUrl,
  PAYMENT_API_KEY: Filled,
  PAYMENT_MERCHANT_ACCOUNT: Filled,
  PAYMENT_HMAC_KEY: pattern(string(), /^(?:[0-9a-fA-F]{2}){16,}$/),
  /** Where the provider's hosted pages live, when that is not where its API lives. */
  PAYMENT_PAGE_ORIGIN: optional(HttpUrl),
  /** Where pages that are gone are looked up; without it they are 404s. */
  SEO_REDIRECTION_URL: optional(HttpUrl),
  /** `off`: every page is rendered anew; the bench measures so. */
  PAGE_CACHE: optional(enums(["on", "off"])),
});

const requiredBindings = [
  "ASSETS",
  "CartRoom",
  "StockRoom",
  "MessageLedger",
  "CustomerSignIns",
  "AttemptCounter",
  "PLATFORM_MESSAGES",
  "SEARCH_CHANGES",
] as const;

/** The shop worker's configuration, checked. */
export type Environment = {
  readonly isLocal: boolean;
  readonly hasPageCache: boolean;
  readonly commerce: {
    readonly apiUrl: string;
    readonly authUrl: string;
    readonly projectKey: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly requestTimeoutMs: number | undefined;
  };
  readonly search: {
    readonly apiUrl: string;
    readonly appId: string;
    readonly apiKey: string;
    readonly writeKey: string | null;
    readonly requestTimeoutMs: number | undefined;
  };
  readonly sessionSecret: string;
  readonly attemptLimits: AttemptLimits | null;
  readonly platformMessagesToken: string | null;
  readonly payment: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly merchantAccount: string;
    readonly hmacKey: string;
    readonly pageOrigin: string;
  };
  readonly seoRedirectionUrl: string | null;
};

/** The worker refuses to serve with it; the message names the variable and the way to set it. */
export class EnvironmentError extends Error {}

const environments = new WeakMap<ShopBindings, Environment>();

/** Parses the bindings once per environment object; throws an EnvironmentError that says what is missing. */
export function readEnvironment(bindings: ShopBindings): Environment {
  const known = environments.get(bindings);
  if (known) return known;
  const environment = parseEnvironment(bindings);
  environments.set(bindings, environment);
  return environment;
}

function parseEnvironment(bindings: ShopBindings): Environment {
  const missing = requiredBindings.filter((name) => !bindings[name]);
  if (missing.length > 0) {
    throw new EnvironmentError(`Binding ${missing.join(", ")} is missing: declare it in wrangler.toml`);
  }
  const variables = parseVariables(bindings);
  return {
    isLocal: variables.DEPLOYMENT === "local",
    hasPageCache: variables.PAGE_CACHE !== "off",
    commerce: {
      apiUrl: variables.COMMERCE_API_URL,
      authUrl: variables.COMMERCE_AUTH_URL,
      projectKey: variables.COMMERCE_PROJECT_KEY,
      clientId: variables.COMMERCE_CLIENT_ID,
      clientSecret: variables.COMMERCE_CLIENT_SECRET,
      requestTimeoutMs: variables.COMMERCE_TIMEOUT_MS ? Number(variables.COMMERCE_TIMEOUT_MS) : undefined,
    },
    search: {
      apiUrl: variables.SEARCH_API_URL,
      appId: variables.SEARCH_APP_ID,
      apiKey: variables.SEARCH_API_KEY,
      writeKey: variables.SEARCH_WRITE_KEY ?? null,
      requestTimeoutMs: variables.SEARCH_TIMEOUT_MS ? Number(variables.SEARCH_TIMEOUT_MS) : undefined,
    },
    sessionSecret: variables.SESSION_SECRET,
    attemptLimits: parseAttemptLimits(variables.ATTEMPT_LIMITS ?? ""),
    platformMessagesToken: variables.PLATFORM_MESSAGES_TOKEN ?? null,
    payment: {
      apiUrl: variables.PAYMENT_API_URL,
      apiKey: variables.PAYMENT_API_KEY,
      merchantAccount: variables.PAYMENT_MERCHANT_ACCOUNT,
      hmacKey: variables.PAYMENT_HMAC_KEY,
      pageOrigin: new URL(variables.PAYMENT_PAGE_ORIGIN ?? variables.PAYMENT_API_URL).origin,
    },
    seoRedirectionUrl: variables.SEO_REDIRECTION_URL ?? null,
  };
}

function parseVariables(bindings: ShopBindings) {
  try {
    return create(bindings, Variables);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const names = [...new Set(error.failures().map((failure) => String(failure.path[0])))];
    throw new EnvironmentError(
      `Environment variable ${names.join(", ")} is missing or malformed: set it in wrangler.toml ([vars]), as a secret (wrangler secret put), or locally in .dev.vars`,
    );
  }
}
