import {
  create,
  enums,
  type Infer,
  optional,
  pattern,
  refine,
  StructError,
  size,
  string,
  type,
} from "superstruct";
import type { WalletSettings } from "../app/checkout/model/wallet";
import type { PartySettings } from "../app/consent/model/third-parties";
import type { OutsideSites } from "../app/frame/model/outside-sites";
import type { RecommendationSettings } from "../app/gateways/recommendations/create-recommendations-gateway";
import type { ProviderSettings } from "../app/gateways/sign-in-providers/create-sign-in-providers";
import type { HumanCheckSettings } from "../app/gateways/support/create-human-check";
import type { WebToCaseSettings } from "../app/gateways/support/to-web-to-case";
import {
  type AttemptLimits,
  isAttemptLimitSetting,
  parseAttemptLimits,
} from "./attempt-counter/attempt-limits";
import { type MonitoringSettings, monitoringVariables, toMonitoringSettings } from "./monitoring-settings";
import { isSitesSetting, parseSites } from "./outside-sites-setting";
import { partyVariables, toPartySettings } from "./party-settings";
import { recommendationVariables, toRecommendationSettings } from "./recommendation-settings";
import { isProvidersSetting, isSecretsSetting, parseProviders } from "./sign-in-providers-setting";
import { toWalletSettings, walletVariables } from "./wallet-settings";
import { toWebToCaseSettings, webToCaseVariables } from "./web-to-case-settings";

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
  /** Names what is kept of addresses without an account, and seals the links of newsletters: another one loses both. */
  CONSENT_SECRET: Secret,
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
  /** Base address of an HTTP mail service; without it mails go by the `EMAIL` binding. */
  MAIL_API_URL: optional(HttpUrl),
  MAIL_API_KEY: optional(Filled),
  /** Whom mails come from: `Ironhall <orders@ironhall.example>`; without it none is sent. */
  MAIL_FROM: optional(Filled),
  /** The tax office's REST service; with the shop's own German number VAT numbers are validated, else nobody is asked. */
  VAT_API_URL: optional(HttpUrl),
  VAT_OWN_NUMBER: optional(pattern(string(), /^DE\d{9}$/)),
  ...walletVariables,
  /** The address check (Google Address Validation's protocol); without it addresses are taken as they are typed. */
  ADDRESS_API_URL: optional(HttpUrl),
  ADDRESS_API_KEY: optional(Filled),
  /** Suggestions of addresses (Google Places' protocol); without it the street is a plain field. */
  PLACES_API_URL: optional(HttpUrl),
  PLACES_API_KEY: optional(Filled),
  /** Where a parcel is followed; without it its number is shown alone. */
  PARCEL_PAGE_URL: optional(HttpUrl),
  /** The self-service order portal, which has a host of its own; without it "my orders" is the shop's own page. */
  ORDER_PORTAL_API_URL: optional(HttpUrl),
  ORDER_PORTAL_API_KEY: optional(Filled),
  ...webToCaseVariables,
  /** Turnstile's keys; without both nobody is checked for being a person. */
  TURNSTILE_SITE_KEY: optional(Filled),
  TURNSTILE_SECRET_KEY: optional(Filled),
  /** Where pages that are gone are looked up; without it they are 404s. */
  SEO_REDIRECTION_URL: optional(HttpUrl),
  ...partyVariables,
  /** Put before what is hashed of a buyer's e-mail and phone; without it the hashes are those that Google matches. */
  CONTACT_HASH_SALT: optional(size(string(), 16, 500)),
  ...recommendationVariables,
  /** Sign-in providers that speak OpenID Connect (`sign-in-providers-setting.ts`), and the shop's secrets there. */
  SOCIAL_PROVIDERS: optional(refine(string(), "Providers", isProvidersSetting)),
  SOCIAL_CLIENT_SECRETS: optional(refine(string(), "ProviderSecrets", isSecretsSetting)),
  /** Sites that the footer leads to (`outside-sites-setting.ts`). */
  OUTSIDE_SITES: optional(refine(string(), "Sites", isSitesSetting)),
  /** The port of a shop on this machine, for links in what leaves it. */
  LOCAL_PORT: optional(pattern(string(), /^\d{2,5}$/)),
  ...monitoringVariables,
  /** `off`: every page is rendered anew; the bench measures so. */
  PAGE_CACHE: optional(enums(["on", "off"])),
});

const requiredBindings = [
  "ASSETS",
  "CartRoom",
  "StockRoom",
  "MessageLedger",
  "CustomerSignIns",
  "CustomerKeys",
  "AttemptCounter",
  "PLATFORM_MESSAGES",
  "SEARCH_CHANGES",
  "MAILS",
  "CASES",
  "VISITS",
] as const;

/** A service that is used where it has an address and a key. */
export type KeyedService = { readonly apiUrl: string; readonly apiKey: string };

/** The shop worker's configuration, checked. */
export type Environment = {
  readonly isLocal: boolean;
  readonly localPort: string;
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
  readonly consentSecret: string;
  readonly attemptLimits: AttemptLimits | null;
  readonly platformMessagesToken: string | null;
  readonly payment: {
    readonly apiUrl: string;
    readonly apiKey: string;
    readonly merchantAccount: string;
    readonly hmacKey: string;
    readonly pageOrigin: string;
  };
  readonly mail: {
    readonly apiUrl: string | null;
    readonly apiKey: string | null;
    readonly from: string | null;
  };
  /** null: nobody is asked about VAT numbers. */
  readonly vat: { readonly apiUrl: string; readonly ownNumber: string } | null;
  readonly wallets: WalletSettings;
  /** null: nothing is checked. */
  readonly addresses: KeyedService | null;
  /** null: nothing is suggested. */
  readonly places: KeyedService | null;
  /** null: nobody shows where parcels are. */
  readonly parcelPageUrl: string | null;
  readonly outsideSites: OutsideSites;
  /** null: there is none. */
  readonly orderPortal: KeyedService | null;
  readonly webToCase: WebToCaseSettings;
  /** null: nobody is checked. */
  readonly humanCheck: HumanCheckSettings | null;
  readonly seoRedirectionUrl: string | null;
  readonly signInProviders: readonly ProviderSettings[];
  /** null: nothing is recommended. */
  readonly recommendations: RecommendationSettings | null;
  /** Services of others, for use after consent. */
  readonly parties: PartySettings;
  readonly monitoring: MonitoringSettings;
  /** Sources that they need beside their own origins. */
  readonly partySources: readonly string[];
  /** Empty: contacts are hashed as they are. */
  readonly contactHashSalt: string;
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
    localPort: variables.LOCAL_PORT ?? "8787",
    hasPageCache: variables.PAGE_CACHE !== "off",
    commerce: toCommerceSettings(variables),
    search: {
      apiUrl: variables.SEARCH_API_URL,
      appId: variables.SEARCH_APP_ID,
      apiKey: variables.SEARCH_API_KEY,
      writeKey: variables.SEARCH_WRITE_KEY ?? null,
      requestTimeoutMs: variables.SEARCH_TIMEOUT_MS ? Number(variables.SEARCH_TIMEOUT_MS) : undefined,
    },
    sessionSecret: variables.SESSION_SECRET,
    consentSecret: variables.CONSENT_SECRET,
    attemptLimits: parseAttemptLimits(variables.ATTEMPT_LIMITS ?? ""),
    platformMessagesToken: variables.PLATFORM_MESSAGES_TOKEN ?? null,
    payment: {
      apiUrl: variables.PAYMENT_API_URL,
      apiKey: variables.PAYMENT_API_KEY,
      merchantAccount: variables.PAYMENT_MERCHANT_ACCOUNT,
      hmacKey: variables.PAYMENT_HMAC_KEY,
      pageOrigin: new URL(variables.PAYMENT_PAGE_ORIGIN ?? variables.PAYMENT_API_URL).origin,
    },
    mail: {
      apiUrl: variables.MAIL_API_URL ?? null,
      apiKey: variables.MAIL_API_KEY ?? null,
      from: variables.MAIL_FROM ?? null,
    },
    vat:
      variables.VAT_API_URL && variables.VAT_OWN_NUMBER
        ? { apiUrl: variables.VAT_API_URL, ownNumber: variables.VAT_OWN_NUMBER }
        : null,
    wallets: toWalletSettings(variables),
    addresses: toKeyedService(variables.ADDRESS_API_URL, variables.ADDRESS_API_KEY),
    places: toKeyedService(variables.PLACES_API_URL, variables.PLACES_API_KEY),
    parcelPageUrl: variables.PARCEL_PAGE_URL ?? null,
    outsideSites: parseSites(variables.OUTSIDE_SITES ?? ""),
    orderPortal: toKeyedService(variables.ORDER_PORTAL_API_URL, variables.ORDER_PORTAL_API_KEY),
    webToCase: toWebToCaseSettings(variables),
    humanCheck:
      variables.TURNSTILE_SITE_KEY && variables.TURNSTILE_SECRET_KEY
        ? { siteKey: variables.TURNSTILE_SITE_KEY, secretKey: variables.TURNSTILE_SECRET_KEY }
        : null,
    seoRedirectionUrl: variables.SEO_REDIRECTION_URL ?? null,
    signInProviders: parseProviders(variables.SOCIAL_PROVIDERS ?? "", variables.SOCIAL_CLIENT_SECRETS ?? ""),
    recommendations: toRecommendationSettings(variables),
    parties: toPartySettings(variables),
    monitoring: toMonitoringSettings(variables),
    partySources: variables.PARTY_SOURCES?.split(" ").filter(Boolean) ?? [],
    contactHashSalt: variables.CONTACT_HASH_SALT ?? "",
  };
}

function toCommerceSettings(variables: Infer<typeof Variables>): Environment["commerce"] {
  return {
    apiUrl: variables.COMMERCE_API_URL,
    authUrl: variables.COMMERCE_AUTH_URL,
    projectKey: variables.COMMERCE_PROJECT_KEY,
    clientId: variables.COMMERCE_CLIENT_ID,
    clientSecret: variables.COMMERCE_CLIENT_SECRET,
    requestTimeoutMs: variables.COMMERCE_TIMEOUT_MS ? Number(variables.COMMERCE_TIMEOUT_MS) : undefined,
  };
}

function toKeyedService(apiUrl: string | undefined, apiKey: string | undefined): KeyedService | null {
  return apiUrl && apiKey ? { apiUrl, apiKey } : null;
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
