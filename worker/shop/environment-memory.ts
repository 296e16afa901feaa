import { waitUntil } from "cloudflare:workers";
import {
  type AgentDirectories,
  createAgentDirectories,
} from "../../app/gateways/agents/create-agent-directories";
import { type AgentProfiles, createAgentProfiles } from "../../app/gateways/agents/create-agent-profiles";
import { createBoundFetch } from "../../app/gateways/bound-fetch";
import { type CommerceClient, createCommerceClient } from "../../app/gateways/commerce/commerce-client";
import { sizePictures } from "../../app/gateways/commerce/size-pictures";
import { createTimedMemo, type TimedMemo } from "../../app/gateways/commerce/timed-memo";
import { createRecommendationsGateway } from "../../app/gateways/recommendations/create-recommendations-gateway";
import type { RecommendationsGateway } from "../../app/gateways/recommendations/recommendations-gateway";
import { createSearchClient, type SearchClient } from "../../app/gateways/search/search-client";
import { createSearchEvents, type SearchEvents } from "../../app/gateways/search/search-events";
import {
  createSeoRedirectionGateway,
  type SeoRedirectionGateway,
} from "../../app/gateways/seo-redirection/create-seo-redirection-gateway";
import { createSignInProviders } from "../../app/gateways/sign-in-providers/create-sign-in-providers";
import type { SignInProvidersGateway } from "../../app/gateways/sign-in-providers/sign-in-providers-gateway";
import { createSilentVatGateway, createVatGateway } from "../../app/gateways/vat/create-vat-gateway";
import type { VatGateway } from "../../app/gateways/vat/vat-gateway";
import { injectFaults } from "../../durable-objects/development/platform-faults";
import { type Environment, readEnvironment } from "./config/environment";
import { createLog } from "./create-log";
import { toOriginAtPort } from "./rendering/outside-services";

/** Store settings and other slow responses of the platform (ARCHITECTURE, "How a request travels", 2). */
const settingsLifetimeMs = 60_000;
const maxCachedSettings = 1_000;
const maxCachedProducts = 500;
/** A card's texts are cached per version of its product; only their labels may change meanwhile. */
const cardLifetimeMs = 600_000;
const maxCachedCards = 5_000;
/** The search result cache of the specification. */
const searchLifetimeMs = 120_000;
const maxCachedSearches = 500;
/** Similar products change with the catalogue. */
const recommendationLifetimeMs = 600_000;
const maxCachedRecommendations = 1_000;
/** Agents come back within their task; the specification demands at least a minute. */
const agentDocumentLifetimeMs = 300_000;
const maxCachedAgentDocuments = 500;

/** Memory that outlives a request: none of it is specific to a request or a session, all of it is bounded or expires. */
export type EnvironmentMemory = {
  readonly commerce: CommerceClient;
  readonly settings: TimedMemo;
  readonly products: TimedMemo;
  readonly cards: TimedMemo;
  readonly search: SearchClient;
  readonly searchEvents: SearchEvents;
  readonly searches: TimedMemo;
  readonly contentFiles: Map<string, unknown>;
  /** Events that are logged once per worker, not with every request. */
  readonly loggedEvents: Set<string>;
  readonly vat: VatGateway;
  /** Null if no look-up is set. */
  readonly seoRedirection: SeoRedirectionGateway | null;
  readonly signInProviders: SignInProvidersGateway;
  /** Null if no service is set. */
  readonly recommendations: RecommendationsGateway | null;
  readonly agentProfiles: AgentProfiles;
  readonly agentDirectories: AgentDirectories;
};

/** Locally the sandbox has the documents of its agent. */
const sandboxOrigin = "http://sandbox.localhost";

const memories = new WeakMap<ShopBindings, EnvironmentMemory>();

/** Returns the one memory of an environment object. */
export function rememberEnvironment(bindings: ShopBindings): EnvironmentMemory {
  const known = memories.get(bindings);
  if (known) return known;
  const environment = readEnvironment(bindings);
  const memory: EnvironmentMemory = {
    commerce: buildCommerce(environment, bindings),
    settings: createTimedMemo(settingsLifetimeMs, maxCachedSettings, {
      graceMs: settingsLifetimeMs,
      later: waitUntil,
    }),
    products: createTimedMemo(settingsLifetimeMs, maxCachedProducts),
    cards: createTimedMemo(cardLifetimeMs, maxCachedCards),
    search: createSearchClient({
      ...environment.search,
      fetch: createBoundFetch(environment.search.apiUrl, bindings.SEARCH, "search"),
    }),
    searchEvents: createSearchEvents({
      ...environment.search,
      fetch: createBoundFetch(environment.search.eventsUrl, bindings.SEARCH, "search"),
    }),
    searches: createTimedMemo(searchLifetimeMs, maxCachedSearches),
    contentFiles: new Map(),
    loggedEvents: new Set(),
    vat: environment.vat
      ? createVatGateway({
          ...environment.vat,
          fetch: createBoundFetch(environment.vat.apiUrl, bindings.SANDBOX, "vat"),
        })
      : createSilentVatGateway(),
    signInProviders: buildSignInProviders(environment, bindings),
    seoRedirection: buildSeoRedirection(environment.redirections, bindings),
    recommendations: buildRecommendations(environment, bindings),
    ...buildAgentDocuments(environment, bindings),
  };
  memories.set(bindings, memory);
  return memory;
}

function buildCommerce({ commerce, isLocal, photographHosts }: Environment, { COMMERCE }: ShopBindings) {
  const send = injectFaults(createBoundFetch(commerce.apiUrl, COMMERCE, "commerce"), isLocal);
  return sizePictures(createCommerceClient({ ...commerce, fetch: send }), photographHosts);
}

function buildAgentDocuments({ isLocal }: Environment, { SANDBOX }: ShopBindings) {
  const createOptions = () => ({
    fetch: createBoundFetch(sandboxOrigin, isLocal ? SANDBOX : undefined, "agents"),
    memo: createTimedMemo(agentDocumentLifetimeMs, maxCachedAgentDocuments),
    allowsLocal: isLocal,
  });
  return {
    agentProfiles: createAgentProfiles(createOptions()),
    agentDirectories: createAgentDirectories(createOptions()),
  };
}

function buildSeoRedirection(
  settings: Environment["redirections"],
  { REDIRECTIONS }: ShopBindings,
): SeoRedirectionGateway | null {
  if (!settings) return null;
  const { lookUpUrl: url } = settings;
  return createSeoRedirectionGateway({ url, fetch: createBoundFetch(url, REDIRECTIONS, "seo-redirection") });
}

/** Locally the service is behind the sandbox, whose switches can make it slow or fail. */
function buildRecommendations(
  { recommendations }: Environment,
  { RECOMMENDATIONS, SANDBOX }: ShopBindings,
): RecommendationsGateway | null {
  if (!recommendations) return null;
  return createRecommendationsGateway({
    ...recommendations,
    fetch: createBoundFetch(recommendations.apiUrl, RECOMMENDATIONS ?? SANDBOX, "recommendations"),
    memo: createTimedMemo(recommendationLifetimeMs, maxCachedRecommendations),
  });
}

function buildSignInProviders(
  { isLocal, localPort, signInProviders }: Environment,
  { SANDBOX }: ShopBindings,
): SignInProvidersGateway {
  return createSignInProviders({
    providers: signInProviders,
    fetchOf: (issuer) => createBoundFetch(issuer, SANDBOX, "sign-in"),
    allowsHttp: isLocal,
    // Local systems serve a browser on the shop's port.
    toBrowserUrl: (url) =>
      isLocal ? new URL(toOriginAtPort(url.origin, localPort) + url.pathname + url.search) : url,
    warn: createLog({}).warn,
  });
}
