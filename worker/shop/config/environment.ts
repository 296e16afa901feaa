import type { WalletSettings } from "../../../app/checkout/model/wallet";
import type { PartySettings } from "../../../app/consent/model/third-parties";
import { type CountryCode, countryCodes } from "../../../app/countries/model/country";
import type { OutsideSites } from "../../../app/frame/model/outside-sites";
import type { RecommendationSettings } from "../../../app/gateways/recommendations/create-recommendations-gateway";
import type { ProviderSettings } from "../../../app/gateways/sign-in-providers/create-sign-in-providers";
import type { HumanCheckSettings } from "../../../app/gateways/support/create-human-check";
import type { WebToCaseSettings } from "../../../app/gateways/support/to-web-to-case";
import type { TrackingSettings } from "../../../app/gateways/tracking/tracking-gateway";
import type { LawSettings } from "../../../app/law/model/law-settings";
import type { AgentAccess } from "./agent-settings";
import { type AttemptLimits, parseAttemptLimits } from "./attempt-limits";
import { type EInvoiceSettings, toEInvoiceSettings } from "./e-invoice-settings";
import { type Deployment, findSettingProblems } from "./find-setting-problems";
import { toLawSettings } from "./law-settings";
import { type MonitoringSettings, toMonitoringSettings } from "./monitoring-settings";
import { parseSites } from "./outside-sites-setting";
import { toPartySettings } from "./party-settings";
import { toRecommendationSettings } from "./recommendation-settings";
import { type RedirectionSettings, toRedirectionSettings } from "./redirection-settings";
import type { SettingValues } from "./setting";
import { shopSettingsTable } from "./settings-table";
import { parseProviders } from "./sign-in-providers-setting";
import { toTrackingSettings } from "./tracking-settings";
import { toWalletSettings } from "./wallet-settings";
import { toWebToCaseSettings } from "./web-to-case-settings";

type Variables = SettingValues<typeof shopSettingsTable>;

const requiredBindings = [
  "ASSETS",
  "CartRoom",
  "StockRoom",
  "MessageLedger",
  "CustomerSignIns",
  "CustomerKeys",
  "AttemptCounter",
  "OperationsLedger",
  "PLATFORM_MESSAGES",
  "SEARCH_CHANGES",
  "MAILS",
  "CASES",
  "VISITS",
] as const;

/** A service that is used if its URL and key are set. */
export type KeyedService = { readonly apiUrl: string; readonly apiKey: string };

/** The shop worker's checked configuration. */
export type Environment = {
  readonly isLocal: boolean;
  /** A separate deployment for trials; crawlers may not read it. */
  readonly isStaging: boolean;
  /** The countries whose shops staging has; null: all. */
  readonly openCountries: readonly CountryCode[] | null;
  readonly localPort: string;
  readonly hasPageCache: boolean;
  readonly hasServiceWorker: boolean;
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
    readonly eventsUrl: string;
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
  /** null: VAT numbers are not checked. */
  readonly vat: { readonly apiUrl: string; readonly ownNumber: string } | null;
  readonly wallets: WalletSettings;
  /** null: addresses are not checked. */
  readonly addresses: KeyedService | null;
  /** null: no suggestions of places. */
  readonly places: KeyedService | null;
  /** null: the shop's team sends labels and dates of returns. */
  readonly carrier: KeyedService | null;
  /** null: no page that shows parcels. */
  readonly parcelPageUrl: string | null;
  readonly outsideSites: OutsideSites;
  /** Hosts whose photographs the image gateway resizes. */
  readonly photographHosts: readonly string[];
  /** null: no order portal. */
  readonly orderPortal: KeyedService | null;
  readonly webToCase: WebToCaseSettings;
  /** null: no check for humans. */
  readonly humanCheck: HumanCheckSettings | null;
  readonly redirections: RedirectionSettings | null;
  readonly signInProviders: readonly ProviderSettings[];
  /** null: no recommendations. */
  readonly recommendations: RecommendationSettings | null;
  /** Third-party services, used after consent. */
  readonly parties: PartySettings;
  /** null: visits are not tracked. */
  readonly tracking: TrackingSettings | null;
  readonly monitoring: MonitoringSettings;
  /** Sources that third-party services need besides their own origins. */
  readonly partySources: readonly string[];
  /** Empty: contacts are hashed without a salt. */
  readonly contactHashSalt: string;
  readonly law: LawSettings;
  readonly eInvoices: EInvoiceSettings;
  readonly agents: AgentAccess;
  /** null: the customer service's address. */
  readonly securityContact: string | null;
};

/** The worker refuses to serve with it; the message names the variable and how to set it. */
export class EnvironmentError extends Error {}

const environments = new WeakMap<ShopBindings, Environment | EnvironmentError>();

/**
 * Parses the bindings once per environment object.
 * Throws an EnvironmentError that lists every problem, the same each time.
 */
export function readEnvironment(bindings: ShopBindings): Environment {
  const known = environments.get(bindings) ?? parseOrRefuse(bindings);
  environments.set(bindings, known);
  if (known instanceof EnvironmentError) throw known;
  return known;
}

function parseOrRefuse(bindings: ShopBindings): Environment | EnvironmentError {
  try {
    return parseEnvironment(bindings);
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
}

function parseEnvironment(bindings: ShopBindings): Environment {
  const missing = requiredBindings.filter((name) => !bindings[name]);
  if (missing.length > 0) {
    throw new EnvironmentError(`Binding ${missing.join(", ")} is missing: declare it in wrangler.toml`);
  }
  const variables = parseVariables(bindings);
  return {
    isLocal: variables.DEPLOYMENT === "local",
    isStaging: variables.DEPLOYMENT === "staging",
    openCountries: toOpenCountries(variables),
    localPort: variables.LOCAL_PORT ?? "8787",
    hasPageCache: variables.PAGE_CACHE !== "off",
    hasServiceWorker: variables.SERVICE_WORKER !== "off",
    commerce: toCommerceSettings(variables),
    search: toSearchSettings(variables),
    sessionSecret: variables.SESSION_SECRET,
    consentSecret: variables.CONSENT_SECRET,
    attemptLimits: parseAttemptLimits(variables.ATTEMPT_LIMITS ?? ""),
    law: toLawSettings(variables),
    eInvoices: toEInvoiceSettings(variables),
    agents: variables.AGENTS ?? "signed",
    securityContact: variables.SECURITY_CONTACT ?? null,
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
    vat: toVatService(variables),
    wallets: toWalletSettings(variables),
    addresses: toKeyedService(variables.ADDRESS_API_URL, variables.ADDRESS_API_KEY),
    places: toKeyedService(variables.PLACES_API_URL, variables.PLACES_API_KEY),
    carrier: toKeyedService(variables.CARRIER_API_URL, variables.CARRIER_API_KEY),
    parcelPageUrl: variables.PARCEL_PAGE_URL ?? null,
    outsideSites: parseSites(variables.OUTSIDE_SITES ?? ""),
    photographHosts: variables.PHOTOGRAPH_HOSTS?.split(" ") ?? [],
    orderPortal: toKeyedService(variables.ORDER_PORTAL_API_URL, variables.ORDER_PORTAL_API_KEY),
    webToCase: toWebToCaseSettings(variables),
    humanCheck:
      variables.TURNSTILE_SITE_KEY && variables.TURNSTILE_SECRET_KEY
        ? { siteKey: variables.TURNSTILE_SITE_KEY, secretKey: variables.TURNSTILE_SECRET_KEY }
        : null,
    redirections: toRedirectionSettings(variables),
    signInProviders: parseProviders(variables.SOCIAL_PROVIDERS ?? "", variables.SOCIAL_CLIENT_SECRETS ?? ""),
    recommendations: toRecommendationSettings(variables),
    parties: { ...toPartySettings(variables), tracking: toTrackingSettings(variables)?.apiUrl ?? null },
    tracking: toTrackingSettings(variables),
    monitoring: toMonitoringSettings(variables),
    partySources: variables.PARTY_SOURCES?.split(" ").filter(Boolean) ?? [],
    contactHashSalt: variables.CONTACT_HASH_SALT ?? "",
  };
}

function toVatService({ VAT_API_URL: apiUrl, VAT_OWN_NUMBER: ownNumber }: Variables): Environment["vat"] {
  return apiUrl && ownNumber ? { apiUrl, ownNumber } : null;
}

/** Production has all countries, whether their hosts are open or not: search engines see its list. */
function toOpenCountries({ DEPLOYMENT, OPEN_COUNTRIES }: Variables): readonly CountryCode[] | null {
  if (DEPLOYMENT !== "staging" || !OPEN_COUNTRIES) return null;
  const open = OPEN_COUNTRIES.split(" ");
  return countryCodes.filter((code) => open.includes(code));
}

function toSearchSettings(variables: Variables): Environment["search"] {
  return {
    apiUrl: variables.SEARCH_API_URL,
    eventsUrl: variables.SEARCH_EVENTS_URL ?? variables.SEARCH_API_URL,
    appId: variables.SEARCH_APP_ID,
    apiKey: variables.SEARCH_API_KEY,
    writeKey: variables.SEARCH_WRITE_KEY ?? null,
    requestTimeoutMs: variables.SEARCH_TIMEOUT_MS ? Number(variables.SEARCH_TIMEOUT_MS) : undefined,
  };
}

function toCommerceSettings(variables: Variables): Environment["commerce"] {
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

function parseVariables(bindings: ShopBindings): Variables {
  const values: Readonly<Record<string, unknown>> = { ...bindings };
  const problems = findSettingProblems({
    table: shopSettingsTable,
    values,
    deployment: toDeployment(values),
  });
  if (problems.length > 0) {
    const sentences = problems.map(({ sentence }) => sentence).join("; ");
    throw new EnvironmentError(
      `${sentences}. Set variables in wrangler.toml ([vars]) or the deployment's file, secrets by npm run deploy, locally in .dev.vars; docs/settings.md has them all`,
    );
  }
  const names = Object.keys(shopSettingsTable);
  // Each has just passed the check of its row.
  return Object.fromEntries(names.map((name) => [name, values[name] || undefined])) as Variables;
}

/** A deployment without a valid `DEPLOYMENT` counts as the strictest. */
function toDeployment({ DEPLOYMENT }: Readonly<Record<string, unknown>>): Deployment {
  return DEPLOYMENT === "local" || DEPLOYMENT === "staging" ? DEPLOYMENT : "production";
}
