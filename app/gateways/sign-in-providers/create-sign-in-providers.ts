import * as oauth from "oauth4webapi";
import { boolean, coerce, type Infer, optional, string, type, union } from "superstruct";
import type { ProviderIdentity } from "../../accounts/model/provider-identity";
import { err, ok, type Result } from "../../foundation/result";
import type { ProviderChallenge, ProviderFailure, SignInProvidersGateway } from "./sign-in-providers-gateway";

/** A configured provider; the client is the shop's registration there. */
export type ProviderSettings = {
  readonly key: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

type ProvidersOptions = {
  readonly providers: readonly ProviderSettings[];
  /** The `fetch` to the provider of that issuer. */
  fetchOf(issuer: string): typeof fetch;
  /** The local sandbox speaks HTTP. */
  readonly allowsHttp: boolean;
  /** The URL of a provider's page as a browser reaches it. */
  toBrowserUrl(url: URL): URL;
  /** Logs why a provider could not be used, for the operator. */
  warn(event: string, fields: Readonly<Record<string, string>>): void;
};

/** The shopper waits in front of the page. */
const timeoutMs = 5_000;
const metadataLifetimeMs = 3_600_000;

/** Some providers write booleans as text. */
const Flag = coerce(boolean(), union([boolean(), string()]), (value) => value === true || value === "true");

const Claims = type({
  sub: string(),
  email: optional(string()),
  email_verified: optional(Flag),
  given_name: optional(string()),
  family_name: optional(string()),
  name: optional(string()),
});

/**
 * Creates the gateway over OpenID Connect.
 * Loads a provider's metadata at each start of a sign-in, so that no shopper is sent to an unavailable provider, and
 * caches it for the end.
 */
export function createSignInProviders(options: ProvidersOptions): SignInProvidersGateway {
  const known = new Map<string, { readonly server: oauth.AuthorizationServer; readonly at: number }>();

  async function discover(provider: ProviderSettings): Promise<oauth.AuthorizationServer> {
    const issuer = new URL(provider.issuer);
    const response = await oauth.discoveryRequest(issuer, toRequestOptions(options, provider));
    const server = await oauth.processDiscoveryResponse(issuer, response);
    known.set(provider.key, { server, at: Date.now() });
    return server;
  }

  function recall(provider: ProviderSettings): Promise<oauth.AuthorizationServer> {
    const cached = known.get(provider.key);
    const isFresh = cached && Date.now() - cached.at < metadataLifetimeMs;
    return isFresh ? Promise.resolve(cached.server) : discover(provider);
  }

  async function use<Value>(
    key: string,
    describe: (provider: ProviderSettings) => Promise<oauth.AuthorizationServer>,
    work: (provider: ProviderSettings, server: oauth.AuthorizationServer) => Promise<Value>,
  ): Promise<Result<Value, ProviderFailure>> {
    const provider = options.providers.find((each) => each.key === key);
    if (!provider) return err({ code: "provider-unknown" });
    try {
      return ok(await work(provider, await describe(provider)));
    } catch (error) {
      const code = toFailureCode(error);
      const reason = error instanceof Error ? (readCode(error) ?? error.name) : "unknown";
      options.warn("sign-in-provider-failed", { provider: key, code, reason });
      return err({ code });
    }
  }

  return {
    providers: options.providers.map(({ key, name }) => ({ key, name })),
    begin: (key, { returnUrl, language }) =>
      use(key, discover, async ({ clientId }, server) => {
        const challenge = createChallenge();
        const url = await toAuthorization(options, clientId, server, { ...challenge, returnUrl, language });
        return { ...challenge, url: url.href };
      }),
    finish: (key, challenge, { returnUrl, answer }) =>
      use(key, recall, async (provider, server) => {
        const claims = await exchange(options, provider, server, challenge, { returnUrl, answer });
        return toIdentity(provider, claims);
      }),
  };
}

/** Builds the URL of the provider's page with the request parameters. */
async function toAuthorization(
  { toBrowserUrl }: ProvidersOptions,
  clientId: string,
  server: oauth.AuthorizationServer,
  wanted: ProviderChallenge & { readonly returnUrl: string; readonly language: string },
): Promise<URL> {
  if (!server.authorization_endpoint) throw new TypeError("No authorization endpoint");
  const url = toBrowserUrl(new URL(server.authorization_endpoint));
  const parameters = {
    client_id: clientId,
    redirect_uri: wanted.returnUrl,
    response_type: "code",
    scope: "openid email profile",
    state: wanted.state,
    nonce: wanted.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(wanted.verifier),
    code_challenge_method: "S256",
    ui_locales: wanted.language,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

function createChallenge(): ProviderChallenge {
  return {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
}

/** Exchanges a code for the claims of its ID token; verifies issuer, audience, nonce, times and signature. */
async function exchange(
  options: ProvidersOptions,
  provider: ProviderSettings,
  server: oauth.AuthorizationServer,
  { state, nonce, verifier }: ProviderChallenge,
  { returnUrl, answer }: { readonly returnUrl: string; readonly answer: URL },
): Promise<Infer<typeof Claims>> {
  const client: oauth.Client = { client_id: provider.clientId };
  const request = () => toRequestOptions(options, provider);
  const parameters = oauth.validateAuthResponse(server, client, answer, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    chooseAuthentication(provider, server),
    parameters,
    returnUrl,
    verifier,
    request(),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, request());
  return Claims.create(oauth.getValidatedIdTokenClaims(tokens));
}

/** The client authentication that the provider supports; by default in a header. */
function chooseAuthentication({ clientSecret }: ProviderSettings, server: oauth.AuthorizationServer) {
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic")
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
}

function toIdentity(
  { key, issuer }: ProviderSettings,
  { sub, email, email_verified, given_name, family_name, name }: Infer<typeof Claims>,
): ProviderIdentity {
  const words = name?.trim().split(/\s+/) ?? [];
  return {
    provider: key,
    issuer,
    subject: sub,
    email: email?.trim() || null,
    isEmailVerified: email_verified === true,
    firstName: given_name ?? words[0] ?? null,
    lastName: family_name ?? (words.slice(1).join(" ") || null),
  };
}

function toRequestOptions({ fetchOf, allowsHttp }: ProvidersOptions, { issuer }: ProviderSettings) {
  return {
    [oauth.customFetch]: fetchOf(issuer),
    [oauth.allowInsecureRequests]: allowsHttp,
    signal: AbortSignal.timeout(timeoutMs),
  };
}

/** Errors of the library mean an invalid response; network errors and error pages mean an unavailable provider. */
function toFailureCode(error: unknown): ProviderFailure["code"] {
  if (error instanceof oauth.AuthorizationResponseError) {
    return error.error === "access_denied" ? "refused" : "provider-unavailable";
  }
  if (error instanceof oauth.ResponseBodyError) {
    return error.error === "invalid_grant" ? "invalid" : "provider-unavailable";
  }
  if (!(error instanceof oauth.OperationProcessingError)) return "provider-unavailable";
  return broken.has(readCode(error) ?? "") ? "provider-unavailable" : "invalid";
}

const broken: ReadonlySet<string> = new Set([
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.PARSE_ERROR,
  oauth.HTTP_REQUEST_FORBIDDEN,
  oauth.MISSING_SERVER_METADATA,
  oauth.INVALID_SERVER_METADATA,
]);

function readCode(error: object): string | null {
  return "code" in error && typeof error.code === "string" ? error.code : null;
}
